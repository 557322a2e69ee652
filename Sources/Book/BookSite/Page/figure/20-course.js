// Touches: nothing.
// Uses: axis.
//
// The moments of a run: the lines that are shown, each with who asked and who gets the answer.
class Course {
  constructor(run, kinds) {
    this.run = run;
    this.moments = foldRepeats(shownLines(run, kinds));
    this.moments.forEach((moment, index) => { moment.index = index; });
    this.axis = new Axis(this.moments, this.lastLift());
    this.children = new Map();
    for (const view of run.scene(-1)) {
      const parent = run.scene(-1)[view.superview]?.name;
      if (parent) this.children.set(parent, [...this.children.get(parent) ?? [], view.name]);
    }
    this.viewOf = new Map(run.recognizers.map(({ name, view }) => [name, view]));
  }

  // When the last finger is lifted; where touches are shown, time goes on until then, heard or not.
  lastLift() {
    const report = this.run.fingers.at(-1);
    const isLift = report && report.change !== "down" && report.change !== "moved";
    return isLift && this.moments.some((moment) => moment.kind === "touch") ? report.t : 0;
  }

  // The view a name belongs to: `tap(red)` belongs to red.
  view(name) { return this.viewOf.get(name) ?? /\((.+)\)$/.exec(name)?.[1] ?? name; }

  isAbout(moment, name) { return moment.who === name || this.view(moment.who) === name; }

  // What is true at a place on the axis: the moment, the time, and the line up to which all has happened.
  at(p) {
    const spot = this.axis.at(p);
    const moment = this.moments[spot.index];
    if (spot.part.kind === "gap") {
      const isEnd = spot.part === this.axis.parts.at(-1) && spot.f > 0.98;
      return { ...spot, moment: null, last: moment, line: isEnd ? this.run.lines.length - 1 : lineAt(this.run, spot.t, moment.line) };
    }
    if (!moment) return { ...spot, moment: null, last: null, line: -1 };
    if (spot.index === this.moments.length - 1 && spot.f > 0.98) {
      return { ...spot, moment, last: moment, line: this.run.lines.length - 1 };
    }
    const member = moment.members[Math.min(moment.members.length - 1, Math.floor(spot.f * moment.members.length))];
    return { ...spot, moment, last: moment, line: member, t: this.run.lines[member].t };
  }

  // The place just before the end of a moment's slot.
  placeOf(moment) { return moment.u + moment.size - 0.01; }

  endOfHitTest() {
    const answer = this.moments.findLast((moment) => moment.kind === "hitTest" && moment.depth === 0 && !moment.asks);
    return answer ? this.placeOf(answer) : this.axis.size;
  }
}

function lineAt(run, t, from) {
  let line = from;
  while (line + 1 < run.lines.length && run.lines[line + 1].t <= t) line += 1;
  return line;
}

function shownLines(run, kinds) {
  const shown = [];
  const stack = [];
  let previous = null;
  run.lines.forEach((line, number) => {
    const isPassedOn = line.kind === "touch" && previous?.kind === "touch" && previous.t === line.t
      && previous.what === line.what && previous.finger === line.finger;
    const hearer = isPassedOn ? previous.who : null;
    previous = line;
    const facts = {};
    if (line.kind === "hitTest" && line.what === "asked") {
      Object.assign(facts, { asks: true, asker: stack.at(-1)?.who });
      stack.push({ who: line.who });
    } else if (line.kind === "hitTest") {
      // A view that has not asked whether the point lies in it has declined before.
      const { area } = stack.pop() ?? {};
      Object.assign(facts, { answer: line.what.slice(3), receiver: stack.at(-1)?.who, area });
    } else if (line.kind === "point" && stack.at(-1)?.who === line.who) {
      stack.at(-1).area = line.what;
    }
    if (isPassedOn && !run.showsChain) return;
    if (kinds.length > 0 && !kinds.includes(line.kind)) return;
    if (isPassedOn) facts.from = hearer;
    shown.push({ ...line, ...facts, line: number, members: [number], size: 1 });
  });
  return shown;
}

// More than three of one kind, one name and one word in a row are one moment.
function foldRepeats(shown) {
  const word = (moment) => moment.what.split(" ")[0];
  const folded = [];
  for (let start = 0; start < shown.length;) {
    const first = shown[start];
    let end = start + 1;
    const canFold = first.kind !== "hitTest" && first.kind !== "point";
    while (canFold && end < shown.length && shown[end].kind === first.kind && shown[end].who === first.who
      && word(shown[end]) === word(first)) end += 1;
    if (end - start > 3) {
      const members = shown.slice(start, end).map((moment) => moment.line);
      folded.push({ ...shown[end - 1], t: first.t, end: shown[end - 1].t, members, size: Math.min(8, 2 + members.length / 20) });
    } else {
      folded.push(...shown.slice(start, end));
    }
    start = end;
  }
  return folded;
}
