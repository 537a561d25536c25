async () => {
  const table = document.querySelector("#table");
  const board = document.querySelector("#board > backgammon-board").shadowRoot;
  // while the page works or the machine plays there is nothing to press
  const isIdle = () => table.getAttribute("aria-busy") === "false" && document.querySelector("#controls button");
  await new Promise((resolve) => {
    const look = () => !table.hidden && isIdle() && (watching.disconnect(), resolve());
    const watching = new MutationObserver(look);
    watching.observe(table, { attributes: true });
    look();
  });
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const mover = document.querySelector(".player.due")?.classList.contains("white") ? "white" : "black";
  const places = {};
  const named = { source: [], target: [], far: [] };
  for (const element of board.querySelectorAll('.place[role="button"]')) {
    const { place, side } = element.dataset;
    if (side && side !== mover) continue;
    const lying = (who) => board.querySelectorAll(`.checkers .${who}[data-place="${place}"]`).length;
    const held = { own: lying(mover), opposing: lying(mover === "white" ? "black" : "white") };
    // the number beside a point counts down to the home of the mover; borne off is nearest
    const number = Number(element.getAttribute("aria-label").match(/\d+/)?.[0] ?? 0);
    places[place] = { ...middle(element.querySelector(".hit")), ...held, number: side ? 0 : number };
    const names = element.classList.contains("far") ? ["far"] : ["source", "target"];
    for (const kind of names) if (element.classList.contains(kind)) named[kind].push(place);
  }
  const buttons = [...document.querySelectorAll("#controls button:enabled:not(.quiet)")];
  const text = (selector) => document.querySelector(selector).textContent;
  return {
    mover,
    places,
    sources: named.source,
    targets: named.target,
    far: named.far,
    buttons: buttons.filter((button) => !button.closest("form")).map((button) => ({ ...middle(button), text: button.textContent })),
    status: text("#status"),
    why: text("#why"),
    over: document.querySelector("#table").dataset.over === "true",
    moves: [...document.querySelectorAll("#moves li")].map((row) => [...row.querySelectorAll("button")].map((cell) => cell.textContent).join("")),
  };
}
