// The page: which section is shown, in which language and theme, and files that are opened or dropped.

import { Unreachable } from "./api/answer.js";
import { onKeyNeeded, Refused } from "./api/exchange.js";
import { find, make } from "./page/elements.js";
import { askForKey } from "./page/key.js";
import { recall, remember } from "./page/memory.js";
import { Picker } from "./picker/picker.js";
import { idInUrl, sideInUrl } from "./table/sharing.js";
import { begin, edit, open, openRecord, showTable } from "./table/table.js";
import { LANGUAGES, preferredLanguage, setLanguage, t } from "./page/texts.js";
import { applyBoard, sit } from "./table/view.js";
import { showWire, watch } from "./page/wire.js";

const MAX_FILE = 1 << 22; // as much as the service reads

const picker = new Picker({
  async begin(request, opponent, side) {
    sit(opponent, side);
    history.pushState(null, "", "#");
    show("table");
    await begin(request);
    find("#main").focus({ preventScroll: true });
  },
  edit: setUp,
});

/** @param {"picker" | "table"} part */
function show(part) {
  for (const id of ["picker", "table"]) find(`#${id}`).hidden = id !== part;
  find("#notice").replaceChildren();
  scrollTo(0, 0);
  // on a low screen the board needs all of it
  if (part === "table" && innerHeight < 480) find("#table").scrollIntoView();
  return part === "picker" ? notify(picker.show()) : undefined;
}

/** Show the sentence if the service does not answer. @param {Promise<unknown>} work */
async function notify(work) {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    const sentences = error instanceof Refused ? error.sentences : [t("unreachable")];
    find("#notice").replaceChildren(...sentences.map((sentence) => make("p", {}, sentence)));
  }
}

/** Show what the URL contains: a state, or the list of games. */
async function route() {
  const [id, side] = [idInUrl(), sideInUrl()];
  if (!id) return show("picker");
  const seat = side ? { opponent: "link", side } : history.state;
  if (seat) sit(seat.opponent, seat.side);
  show("table");
  if (await open(id)) return undefined;
  // the sentences of the refusal stand above the list of games
  const sentences = [...find("#why").childNodes];
  await show("picker");
  find("#notice").replaceChildren(make("strong", {}, t("link.refused")), ...sentences);
  return undefined;
}

/** @param {string | null} variant */
function setUp(variant) {
  show("table");
  return edit(variant);
}

/** Show the current section again, in another language or theme. */
const refresh = () => (find("#table").hidden ? notify(picker.show()) : showTable());

/** @param {string} theme */
function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  remember("theme", theme);
}

/** @param {File | undefined} file */
async function openFile(file) {
  if (!file) return;
  show("table");
  const isOpen = file.size <= MAX_FILE && (await openRecord(await file.text()));
  if (isOpen) return;
  const sentences = file.size > MAX_FILE ? [make("p", {}, t("record.large"))] : [...find("#why").childNodes];
  await show("picker");
  find("#notice").replaceChildren(...sentences);
}

const [language, theme, file] = [find("#language"), find("#theme"), find("#file")];
language.append(...Object.entries(LANGUAGES).map(([tag, name]) => make("option", { value: tag, lang: tag }, name)));
language.value = preferredLanguage();
theme.value = recall("theme") ?? "auto";
setTheme(theme.value);
applyBoard();
onKeyNeeded(askForKey);
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
find("#edit").addEventListener("click", () => setUp(find("#table").hidden ? picker.chosen : null));
find("#load").addEventListener("click", () => file.click());
file.addEventListener("change", () => {
  openFile(file.files[0]);
  file.value = "";
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  openFile(event.dataTransfer?.files[0]);
});
addEventListener("popstate", route);

watch();
await setLanguage(language.value);
await route();
