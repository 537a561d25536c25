// The dialog for an API key, shown when the service wants one.

import { find } from "./elements.js";

/** Ask for a key; null if the dialog is closed without one. */
export function askForKey() {
  const dialog = find("#key");
  const field = dialog.querySelector("input");
  field.value = "";
  dialog.querySelector("button[type=button]").onclick = () => dialog.close("");
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => resolve(dialog.returnValue === "use" && field.value.trim() ? field.value.trim() : null);
  });
}
