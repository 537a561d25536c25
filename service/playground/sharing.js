// Ids: paste one in any notation, copy the state in all of them, share it as a link.

import { button, copy, find, make } from "./elements.js";
import { t } from "./texts.js";

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

export function showSharing(game, { open }) {
  const panel = find("#sharing");
  const field = make("input", { id: "paste", "aria-label": t("paste"), placeholder: "XGID=… / GNU ID / id", autocomplete: "off" });
  const form = make("form", {}, field, make("button", {}, t("open")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) open(field.value.trim());
  });
  const list = make("dl", { class: "ids" });
  panel.querySelector("div").replaceChildren(form, list);
  panel.ontoggle = () => panel.open && write(list, game);
  if (panel.open) write(list, game);
}

function write(list, game) {
  const rows = Object.entries({ link: linkTo(game.answer.id), ours: game.answer.id });
  list.replaceChildren(...rows.flatMap(([name, value]) => row(name, value)));
}

function row(name, value) {
  const copying = button(t("copy"), () => copy(value, copying, t("copied")), { class: "small" });
  return [make("dt", {}, t(`id.${name}`), " ", copying), make("dd", {}, make("code", {}, value))];
}
