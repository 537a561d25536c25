// Ids: open one in any notation, copy the state in several notations, share it as a link.

import { post } from "./api.js";
import { button, copy, find, make } from "./elements.js";
import { language, t } from "./texts.js";

const PROGRAMS = { "XGID": "xgid", "GNU ID": "gnu_id" };

/** The id in the URL of this page, if any. */
export function idInUrl() {
  const [hash, query] = [location.hash.slice(1), location.search];
  return new URLSearchParams(hash).get("id") ?? new URLSearchParams(query).get("id");
}

export function linkTo(id) {
  const link = new URL(location.href);
  [link.search, link.hash] = ["", `id=${encodeURIComponent(id)}`];
  return link.href;
}

let shown = null; // language and id of the panel; it is rebuilt only if they change, to keep typed text

export function showSharing(game, { open }) {
  const panel = find("#sharing");
  const { id } = game.answer;
  if (shown !== `${language()} ${id}`) {
    shown = `${language()} ${id}`;
    panel.querySelector("div").replaceChildren(pasteForm(open), make("dl", { class: "ids" }));
  }
  panel.ontoggle = () => panel.open && write(panel.querySelector(".ids"), id);
  panel.ontoggle();
}

function pasteForm(open) {
  const field = make("input", { id: "paste", "aria-label": t("paste"), placeholder: "XGID=… / GNU ID / id", autocomplete: "off" });
  const form = make("form", {}, field, make("button", {}, t("open")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) open(field.value.trim());
  });
  return form;
}

/** List the state as a link, as a position id and in the notations of other programs, with what is lost. */
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
