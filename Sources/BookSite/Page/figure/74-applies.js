// Whether a run is what a question was asked about; else in what it differs, as a sentence.
// A right answer for another touch, or under other settings, is no answer to this question.
function difference(run, bookRun, stage) {
  const changed = run.parameters.filter((each) => run.settings[each.name] !== bookRun.settings[each.name]);
  const isHitTest = bookRun.kinds.includes("hitTest") && !bookRun.kinds.includes("gesture");
  const [mine, books] = [courseOf(run), courseOf(bookRun)];
  if (mine.touches !== books.touches) {
    return mine.touches === 0 ? "There was no touch." : `There ${mine.touches === 1 ? "was one touch" : `were ${mine.touches} touches`}, and the question is about ${books.touches}.`;
  }
  if (books.touches > 0) {
    const [own, asked] = [asks(run), asks(bookRun)];
    const [here, there] = [stage.under(...mine.first), stage.underIn(bookRun, ...books.first)];
    if (own.join() !== asked.join() || here.join() !== there.join()) {
      const top = here.filter((each) => each !== "window").at(-1) ?? "nothing";
      return `You touched (${mine.first.map((value) => Math.round(value)).join(", ")}), on ${top}.`;
    }
    if (!isHitTest && mine.hasMoved !== books.hasMoved) return mine.hasMoved ? "Your finger moved." : "Your finger did not move.";
    const isAlike = (mine.length < 0.3 && books.length < 0.3) || (mine.length < books.length * 2 && mine.length > books.length / 2);
    if (!isHitTest && !isAlike) return `Your finger was down for ${mine.length.toFixed(2)} s, not for ${books.length.toFixed(2)} s.`;
  }
  if (changed.length > 0 && !isHitTest) return `Now ${listed(changed.map((each) => `${each.name} is ${run.settings[each.name]}`))}.`;
  return null;
}

function asks(run) {
  const end = run.lines.findIndex((line) => line.kind === "hitTest" && line.depth === 0 && line.what !== "asked" && line.what !== "-> nil");
  return run.lines.slice(0, end + 1).filter((line) => line.kind === "hitTest").map((line) => `${line.who} ${line.what}`);
}

function courseOf(run) {
  const downs = run.fingers.filter((each) => each.change === "down");
  const ups = run.fingers.filter((each) => each.change === "up");
  const first = downs[0];
  return {
    touches: downs.length, first: first ? [first.x, first.y] : null,
    length: downs.length && ups.length ? ups.at(-1).t - first.t : 0,
    hasMoved: run.fingers.some((each) => first && Math.hypot(each.x - first.x, each.y - first.y) > 10),
  };
}
