// The page: which section is shown, in which language and theme.

import { find, make } from "./elements.js";
import { recall, remember } from "./memory.js";
import { Picker } from "./picker.js";
import { idInUrl } from "./sharing.js";
import { begin, open, showTable } from "./table.js";
import { LANGUAGES, preferredLanguage, setLanguage } from "./texts.js";
import { view } from "./view.js";
import { showWire, watch } from "./wire.js";

const picker = new Picker({
  async begin(request, machine) {
    view.machine = machine;
    view.bottom = machine === "white" ? "black" : "white";
    history.pushState(null, "", "#");
    await show("table");
    await begin(request);
    find("#main").focus({ preventScroll: true });
  },
});

function show(part) {
  for (const id of ["picker", "table"]) find(`#${id}`).hidden = id !== part;
  scrollTo(0, 0);
  return part === "picker" ? picker.show() : undefined;
}

/** Show what the URL contains: a state, or the list of games. */
async function route() {
  const id = idInUrl();
  if (!id) return show("picker");
  show("table");
  return open(id);
}

/** Show the current section again, in another language or theme. */
const refresh = () => (find("#table").hidden ? picker.show() : showTable());

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  remember("theme", theme);
}

const [language, theme] = [find("#language"), find("#theme")];
language.append(...Object.entries(LANGUAGES).map(([tag, name]) => make("option", { value: tag, lang: tag }, name)));
language.value = preferredLanguage();
theme.value = recall("theme") ?? "auto";
setTheme(theme.value);
theme.addEventListener("change", () => {
  setTheme(theme.value);
  refresh();
});
language.addEventListener("change", async () => {
  await setLanguage(language.value);
  showWire();
  refresh();
});
find("#games").addEventListener("click", () => {
  history.pushState(null, "", "#");
  show("picker");
});
addEventListener("popstate", route);

watch();
await setLanguage(language.value);
await route();
