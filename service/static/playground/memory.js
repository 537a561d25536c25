// What the reader chose, kept by his browser if it lets us.

export function recall(name) {
  try {
    return localStorage.getItem(`backgammon.${name}`);
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(`backgammon.${name}`, value);
  } catch {
    // a browser that keeps nothing still plays
  }
}
