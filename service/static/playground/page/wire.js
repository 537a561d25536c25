// The panel that shows requests and responses, each also as a curl command.

import { curl, exchangeEvents, exchanges } from "../api/exchange.js";
import { button, copy, find, make } from "./elements.js";
import { t } from "./texts.js";

/** @typedef {import("../api/exchange.js").Exchange} Exchange */

const MAX_CHARACTERS = 40_000;

/** @type {Exchange | null} */
let chosen = null; // the exchange that the reader selected; null shows the latest

export function watch() {
  exchangeEvents.addEventListener("exchange", () => showWire());
  find("#wire").addEventListener("toggle", () => showWire());
}

export function showWire() {
  const [last] = exchanges;
  if (last) find("#last").textContent = line(last);
  // a closed panel is not updated
  if (!find("#wire").open) return;
  if (chosen && !exchanges.includes(chosen)) chosen = null;
  const shown = chosen ?? last;
  find("#exchanges").replaceChildren(...exchanges.map((exchange) => entry(exchange, shown)));
  if (shown) find("#exchange").replaceChildren(...details(shown));
}

/** @param {Exchange} exchange */
const line = ({ method, path, status }) => `${method} /${path} ${status}`;

/** @param {Exchange} exchange @param {Exchange} shown */
function entry(exchange, shown) {
  const choose = () => {
    chosen = chosen === exchange ? null : exchange;
    showWire();
  };
  const pressed = String(exchange === shown);
  return make("li", {}, button(line(exchange), choose, { "aria-pressed": pressed }));
}

/** @param {Exchange} exchange */
function details(exchange) {
  const command = curl(exchange);
  const body = exchange.body && JSON.stringify(exchange.body, null, 1);
  return [
    heading("curl", command),
    make("pre", { tabindex: 0 }, command),
    ...(body ? [heading(t("request"), body), make("pre", { tabindex: 0 }, body)] : []),
    heading(t("answer"), asText(exchange.answer)),
    make("pre", { tabindex: 0 }, shortened(asText(exchange.answer))),
  ];
}

/** @param {unknown} answer */
const asText = (answer) => (typeof answer === "string" ? answer : JSON.stringify(answer, null, 1));
/** @param {string} text */
const shortened = (text) => (text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}\n…` : text);

/** @param {string} text @param {string} copied */
function heading(text, copied) {
  const copying = button(t("copy"), () => copy(copied, copying, t("copied")), { class: "small" });
  return make("h3", {}, text, " ", copying);
}
