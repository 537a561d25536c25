// View settings: the opponent, the side at the bottom, the home boards, the numbers beside the points.

import { find, make } from "./elements.js";
import { recall, remember } from "./memory.js";
import { t } from "./texts.js";

const CHOICES = {
  machine: ["none", "black", "white"],
  bottom: ["white", "black"],
  home: ["right", "left"],
  numbers: ["points", "halves", "mover", "both", "none"],
};

export const view = {
  machine: "none",
  bottom: "white",
  home: recall("home") ?? "right",
  numbers: recall("numbers") ?? "points",
};

/** The fields of a picture request that set its appearance. */
export const look = () => {
  const { bottom, home, numbers } = view;
  return { theme: document.documentElement.dataset.theme, bottom, home, numbers };
};

export function showView(changed) {
  const fields = Object.entries(CHOICES).map(([name, values]) => {
    const options = values.map((value) =>
      make("option", { value, selected: view[name] === value }, t(`${name}.${value}`)),
    );
    const choose = (event) => {
      view[name] = event.target.value;
      if (name === "home" || name === "numbers") remember(name, view[name]);
      changed();
    };
    return make("label", {}, make("span", {}, t(name)), make("select", { onchange: choose }, options));
  });
  find("#view > div").replaceChildren(...fields);
}
