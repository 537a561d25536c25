// Ids: paste one in any notation, copy the state in all of them, share it as a link.

import { post } from "./api.js";
import { button, copy, find, make } from "./elements.js";
import { language, t } from "./texts.js";

const PROGRAMS = { "XGID": "xgid", "GNU ID": "gnu_id" };

/** The id that the address of this page carries, if any. */
export function idInAddress() {
  const [hash, query] = [location.hash.slice(1), location.search];
  return new URLSearchParams(hash).get("id") ?? new URLSearchParams(query).get("id");
}

export function linkTo(id) {
  const link = new URL(location.href);
  [link.search, link.hash] = ["", `id=${encodeURIComponent(id)}`];
  return link.href;
}

let shown = null; // the state and the language the panel speaks of; what is typed there stays

export function showSharing(game, { open }) {
  const panel = find("#sharing");
  const { id } = game.answer;
  if (shown !== `${language()} ${id}`) {
    shown = `${language()} ${id}`;
    panel.querySelector("div").replaceChildren(pasting(open), make("dl", { class: "ids" }));
  }
  panel.ontoggle = () => panel.open && write(panel.querySelector(".ids"), id);
  panel.ontoggle();
}

function pasting(open) {
  const field = make("input", { id: "paste", "aria-label": t("paste"), placeholder: "XGID=… / GNU ID / id", autocomplete: "off" });
  const form = make("form", {}, field, make("button", {}, t("open")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) open(field.value.trim());
  });
  return form;
}

/** The state in our words and in those of other programs, which cannot always say all of it. */
async function write(list, id) {
  if (list.childElementCount) return;
  list.append(...row(t("id.link"), linkTo(id)), ...row(t("id.ours"), id));
  const { notations } = await post("v1/convert", { id });
  for (const [name, key] of Object.entries(PROGRAMS)) {
    const { text, loss } = notations[key];
    list.append(...row(name, text, loss));
  }
}

function row(name, value, loss = []) {
  const copying = button(t("copy"), () => copy(value, copying, t("copied")), { class: "small" });
  const lost = loss.map(({ detail }) => make("small", {}, detail));
  return [make("dt", {}, name, " ", copying), make("dd", {}, make("code", {}, value), lost)];
}
