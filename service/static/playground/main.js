// The page: which part of it is shown, in which language and in which colours.

import { find, make } from "./elements.js";
import { recall, remember } from "./memory.js";
import { Picker } from "./picker.js";
import { idInAddress } from "./sharing.js";
import { begin, open, showTable } from "./table.js";
import { LANGUAGES, preferred, speak } from "./texts.js";
import { view } from "./view.js";
import { showWire, watch } from "./wire.js";

const picker = new Picker({
  async begin(asked, machine) {
    view.machine = machine;
    view.bottom = machine === "white" ? "black" : "white";
    history.pushState(null, "", "#");
    await show("table");
    await begin(asked);
    find("#main").focus({ preventScroll: true });
  },
});

function show(part) {
  for (const id of ["picker", "table"]) find(`#${id}`).hidden = id !== part;
  scrollTo(0, 0);
  return part === "picker" ? picker.show() : undefined;
}

/** What the address asks for: a state, or the list of games. */
async function route() {
  const id = idInAddress();
  if (!id) return show("picker");
  show("table");
  return open(id);
}

/** Show the same again, in other words or colours. */
const refresh = () => (find("#table").hidden ? picker.show() : showTable());

function colours(theme) {
  document.documentElement.dataset.theme = theme;
  remember("theme", theme);
}

const [language, theme] = [find("#language"), find("#theme")];
language.append(...Object.entries(LANGUAGES).map(([tag, name]) => make("option", { value: tag, lang: tag }, name)));
language.value = preferred();
theme.value = recall("theme") ?? "auto";
colours(theme.value);
theme.addEventListener("change", () => {
  colours(theme.value);
  refresh();
});
language.addEventListener("change", async () => {
  await speak(language.value);
  showWire();
  refresh();
});
find("#games").addEventListener("click", () => {
  history.pushState(null, "", "#");
  show("picker");
});
addEventListener("popstate", route);

watch();
await speak(language.value);
await route();
