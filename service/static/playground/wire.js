// What was asked and answered, with the same request for a terminal: how to learn the API.

import { curl, exchanges, told } from "./api.js";
import { button, copy, find, make } from "./elements.js";
import { t } from "./texts.js";

const MOST_SHOWN = 40_000;

let chosen = null; // the exchange the reader keeps in sight; without one the last is shown

export function watch() {
  told.addEventListener("exchange", () => showWire());
  find("#wire").addEventListener("toggle", () => showWire());
}

export function showWire() {
  // pictures follow every answer; what they show is the news
  const last = exchanges.find((one) => one.path !== "v1/picture");
  if (last) find("#last").textContent = line(last);
  // nobody looks: nothing is written
  if (!find("#wire").open) return;
  if (!exchanges.includes(chosen)) chosen = null;
  const shown = chosen ?? last;
  find("#exchanges").replaceChildren(...exchanges.map((one) => entry(one, shown)));
  if (shown) find("#exchange").replaceChildren(...details(shown));
}

const line = ({ method, path, status }) => `${method} /${path} ${status}`;

function entry(exchange, shown) {
  const choose = () => {
    chosen = chosen === exchange ? null : exchange;
    showWire();
  };
  const pressed = String(exchange === shown);
  return make("li", {}, button(line(exchange), choose, { "aria-pressed": pressed }));
}

function details(exchange) {
  const command = curl(exchange);
  const body = exchange.body && JSON.stringify(exchange.body, null, 1);
  return [
    heading("curl", command),
    make("pre", { class: "command", tabindex: 0 }, command),
    ...(body ? [heading(t("request"), body), make("pre", { tabindex: 0 }, body)] : []),
    heading(t("answer"), said(exchange.answer)),
    make("pre", { tabindex: 0 }, shortened(said(exchange.answer))),
  ];
}

const said = (answer) => (typeof answer === "string" ? answer : JSON.stringify(answer, null, 1));
const shortened = (text) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}\n…` : text);

function heading(text, copied) {
  const copying = button(t("copy"), () => copy(copied, copying, t("copied")), { class: "small" });
  return make("h3", {}, text, " ", copying);
}
