// Choices of the reader, kept in the browser's local storage if it is available.

/** @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(`backgammon.${name}`);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value */
export function remember(name, value) {
  try {
    localStorage.setItem(`backgammon.${name}`, value);
  } catch {
    // without storage the page still works
  }
}
