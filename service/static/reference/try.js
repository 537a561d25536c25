// The examples of the reference page: choose one, change it, send it, and see the answer.

const LONGEST = 200_000; // characters of an answer that are shown
const WIDTH = 60; // characters of a line of JSON
const ROWS = 16; // lines of a request that are shown without scrolling

// JSON on one line, and as its reader would write it: what fits into a line has one
function line(value) {
  if (Array.isArray(value)) return `[${value.map(line).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${line(one)}`).join(", ")}}`;
}

function indented(value, pad = "", used = 0) {
  const short = line(value);
  if (used + short.length <= WIDTH || typeof value !== "object" || value === null) return short;
  const inner = `${pad}  `;
  const entries = Array.isArray(value)
    ? value.map((one) => inner + indented(one, inner, inner.length))
    : Object.entries(value).map(([key, one]) => {
        const name = `${inner}${JSON.stringify(key)}: `;
        return name + indented(one, inner, name.length);
      });
  return `${short[0]}\n${entries.join(",\n")}\n${pad}${short.at(-1)}`;
}

function address(example) {
  const query = new URLSearchParams();
  let path = example.dataset.path;
  for (const input of example.querySelectorAll("input")) {
    if (input.dataset.in === "path") path = path.replace(`{${input.name}}`, encodeURIComponent(input.value));
    else if (input.value !== "") query.set(input.name, input.value);
  }
  const suffix = query.size ? `?${query}` : "";
  return `${path.slice(1)}${suffix}`; // relative, because the service may be under any path
}

function request(example) {
  const headers = new Headers();
  const key = document.getElementById("key").value;
  if (key) headers.set("Authorization", `Bearer ${key}`);
  const body = example.querySelector("textarea")?.value;
  if (body !== undefined) headers.set("Content-Type", "application/json");
  return { method: example.dataset.method, headers, body };
}

function shown(text) {
  try {
    return indented(JSON.parse(text));
  } catch {
    return text; // a picture, YAML or lines of JSON
  }
}

function write(example, text) {
  const area = example.querySelector("textarea");
  if (!area) return;
  area.value = shown(text);
  area.rows = Math.min(area.value.split("\n").length + 1, ROWS);
}

function show(example, status, text, kind = "") {
  const line = example.querySelector(".status");
  line.textContent = status;
  line.className = `status ${kind}`;
  const answer = example.querySelector(".answer");
  answer.textContent = shown(text).slice(0, LONGEST);
  answer.hidden = text === "";
  answer.scrollTop = 0;
}

async function send(example) {
  show(example, "…", "");
  try {
    const begun = performance.now();
    const response = await fetch(address(example), request(example));
    const text = await response.text();
    const type = response.headers.get("Content-Type") ?? "";
    const ms = Math.round(performance.now() - begun);
    const status = `${response.status} ${response.statusText} · ${type} · ${ms} ms`;
    show(example, status, type.startsWith("image/png") ? "" : text, response.ok ? "good" : "bad");
  } catch (error) {
    show(example, `The request failed: ${error.message}`, "", "bad");
  }
}

function choose(example, number) {
  const chosen = example.querySelectorAll("template")[number];
  const [body, answer] = chosen.content.children;
  const values = JSON.parse(chosen.dataset.parameters);
  for (const input of example.querySelectorAll("input")) input.value = values[input.name] ?? "";
  write(example, body.textContent);
  show(example, chosen.dataset.status, answer.textContent);
}

document.addEventListener("click", (event) => {
  const example = event.target.closest(".try");
  if (example && event.target.matches("button")) send(example);
});
document.addEventListener("change", (event) => {
  if (event.target.matches(".try select")) choose(event.target.closest(".try"), event.target.selectedIndex);
});

for (const example of document.querySelectorAll(".try")) {
  write(example, example.querySelector("textarea")?.value);
  const answer = example.querySelector(".answer");
  answer.textContent = shown(answer.textContent);
}
// on a narrow screen the contents come before the reference: closed, so that it begins at once
if (matchMedia("(max-width: 50em)").matches) document.querySelector("nav details").open = false;
