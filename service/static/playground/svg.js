// The picture of the service as an element of the page.

const SVG = "http://www.w3.org/2000/svg";
const CROP = 12; // of the frame of the picture at the left and right; the page has a frame of its own

/** The topmost checker of a side on a place of a picture. */
export function topOf(svg, name, side) {
  const checkers = svg.querySelectorAll(`.checker.${side}[data-place="${name}"]`);
  return checkers[checkers.length - 1] ?? null;
}

/** An SVG element with attributes. */
export function element(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

/** The width of a picture divided by its height. */
export function ratioOf(svg) {
  const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  return width / height;
}

/** The SVG of the service as an element, without the frame at its left and right. */
export function parse(text) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  svg.setAttribute("viewBox", `${CROP} 0 ${width - 2 * CROP} ${height}`);
  // a group, not an image: its places are buttons
  svg.setAttribute("role", "group");
  return document.importNode(svg, true);
}

/** The numbers that the picture shows beside the points, by place. */
export function numbersBeside(svg) {
  const shown = [...svg.querySelectorAll(":scope > .number:not(.written)")].map((number) => {
    const [x, y] = number.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
    return { x, y, text: number.dataset.number };
  });
  const result = {};
  for (const point of svg.querySelectorAll(".point")) {
    const [x, y, width] = ["x", "y", "width"].map((name) => Number(point.querySelector(".hit").getAttribute(name)));
    const isAbove = y < 100;
    const number = shown.find((one) => one.x >= x && one.x < x + width && one.y < 100 === isAbove);
    if (number) result[point.dataset.place] = number.text;
  }
  return result;
}
