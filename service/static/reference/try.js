// The forms "Try it" of the reference page: each sends a request and shows the answer.

const LONGEST = 200_000; // characters of an answer that are shown

function address(form) {
  const query = new URLSearchParams();
  let path = form.dataset.path;
  for (const input of form.querySelectorAll("input")) {
    if (input.dataset.in === "path") path = path.replace(`{${input.name}}`, encodeURIComponent(input.value));
    else if (input.value !== "") query.set(input.name, input.value);
  }
  const suffix = query.size ? `?${query}` : "";
  return `${path.slice(1)}${suffix}`; // relative, because the service may be under any path
}

function request(form) {
  const headers = new Headers();
  const key = document.getElementById("key").value;
  if (key) headers.set("Authorization", `Bearer ${key}`);
  const body = form.querySelector("textarea")?.value;
  if (body !== undefined) headers.set("Content-Type", "application/json");
  return { method: form.dataset.method, headers, body };
}

function shown(text, type) {
  if (!type.includes("json")) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text; // JSON lines
  }
}

async function send(form) {
  const output = form.querySelector("output");
  output.replaceChildren("…");
  const status = document.createElement("p");
  const answer = document.createElement("pre");
  try {
    const begun = performance.now();
    const response = await fetch(address(form), request(form));
    const text = await response.text();
    const type = response.headers.get("Content-Type") ?? "";
    const ms = Math.round(performance.now() - begun);
    status.className = response.ok ? "good" : "bad";
    status.textContent = `${response.status} ${response.statusText} · ${type} · ${ms} ms`;
    answer.textContent = type.startsWith("image/png") ? "" : shown(text, type).slice(0, LONGEST);
  } catch (error) {
    status.className = "bad";
    status.textContent = `The request failed: ${error.message}`;
  }
  output.replaceChildren(status, answer);
}

document.addEventListener("click", (event) => {
  const form = event.target.closest("details.try");
  if (form && event.target.matches("button")) send(form);
});
document.addEventListener("change", (event) => {
  if (event.target.matches("details.try select")) {
    event.target.closest("details").querySelector("textarea").value = event.target.value;
  }
});
