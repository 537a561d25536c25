// Plays until the game is over by looking at the page and clicking. White moves checker
// by checker, Black chooses from the list of plays. Both leave nobody alone and hit nobody if they can help it,
// which makes for short games; of the rules they know nothing.
async (look, { seed, most }) => {
  let state = seed;
  const among = (list) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return list[(state >>> 16) % list.length];
  };
  const first = (...lists) => among(lists.find((list) => list.length));

  const click = ({ x, y }) => {
    const over = document.elementFromPoint(x, y);
    const under = over.shadowRoot?.elementFromPoint(x, y) ?? over;
    const how = { clientX: x, clientY: y, bubbles: true, composed: true, cancelable: true, pointerId: 1, isPrimary: true };
    for (const type of ["pointerdown", "pointerup", "click"]) under.dispatchEvent(new PointerEvent(type, how));
  };

  const touched = ({ places, sources, targets }) => {
    const joined = targets.filter((name) => name === "off" || places[name].own);
    const free = targets.filter((name) => !places[name].opposing);
    const alone = sources.filter((name) => places[name].own === 1);
    return places[first(joined, free, targets, alone, sources)];
  };

  const chosen = () => {
    const plays = [...document.querySelectorAll("#plays .list button")];
    const bears = plays.filter((play) => play.textContent.includes("off"));
    const quiet = plays.filter((play) => !play.textContent.includes("*"));
    return first(bears, quiet, plays);
  };

  let view = await look();
  let clicks = 0;
  while (!view.over && !view.why && clicks < most) {
    clicks += 1;
    const canMove = view.sources.length || view.targets.length;
    if (view.mover === "white" && canMove) click(touched(view));
    else if (canMove && !view.buttons.length) chosen().click();
    else click(first(view.buttons.filter(({ text }) => text === "Confirm play"), view.buttons));
    view = await look();
  }
  return view;
}
