// Touches: nothing.
// Uses: dom.
//
// What is true after a line: the last hit test, who hears, what is held back, what recognizers say.
class Knowledge {
  constructor(run) {
    this.run = run;
    this.clear();
  }

  clear() {
    this.line = -1;
    this.views = new Map();
    this.recognizers = new Map();
    this.timers = new Map();
    this.held = [];
    this.action = null;
    this.heard = new Map();
    this.beginTest(null);
  }

  beginTest(at) {
    for (const fact of this.views.values()) Object.assign(fact, { asked: 0, inside: undefined, answer: undefined });
    Object.assign(this, { asked: 0, stack: [], questions: [], hit: null, isOver: false, touched: at });
  }

  of(name) {
    if (!this.views.has(name)) this.views.set(name, { asked: 0, inside: undefined, answer: undefined, hears: false });
    return this.views.get(name);
  }

  // Goes on to a line, or back.
  goTo(line) {
    if (line < this.line) this.clear();
    while (this.line < line) {
      this.line += 1;
      this.take(this.run.lines[this.line], this.line);
    }
    return this;
  }

  take(line, number) {
    const { kind, who, what } = line;
    if (kind === "hitTest") this.takeQuestion(line, number);
    else if (kind === "point") this.of(who).inside = what === "inside";
    else if (this.asked > 0) this.isOver = true;
    if (kind === "touch") {
      // Whom a touch is only passed on to is not lit, unless the run is about the chain.
      const before = this.run.lines[number - 1];
      const isPassedOn = before?.kind === "touch" && before.t === line.t && before.what === what && before.finger === line.finger;
      if (!isPassedOn || this.run.showsChain) this.of(who).hears = what === "began" || what === "moved";
      this.heard.set(`${who} ${what}`, (this.heard.get(`${who} ${what}`) ?? 0) + 1);
    } else if (kind === "gestureTouch") {
      if (!this.recognizers.has(who)) this.recognizers.set(who, "possible");
    } else if (kind === "gesture") {
      if (what !== "possible" || !this.recognizers.has(who)) this.recognizers.set(who, what);
    } else if (kind === "timer") {
      if (what.startsWith("scheduled")) this.timers.set(who, { from: line.t, length: Number(what.split(" ")[1]) });
      else this.timers.delete(who);
    } else if (kind === "delay") {
      this.held = this.held.filter((each) => each.who !== who);
      if (what.startsWith("held")) this.held.push({ who, by: line.by, timer: this.timers.get(line.by) });
    } else if (kind === "action") {
      this.action = line;
    }
  }

  takeQuestion({ who, what, at, depth }, number) {
    if (what === "asked") {
      const isNext = depth === 0 && (this.isOver || this.hit || this.of(who).asked > 0);
      if (isNext || (depth === 0 && this.asked === 0)) this.beginTest(/\((.+), (.+)\)/.exec(at)?.slice(1).map(Number));
      this.asked += 1;
      Object.assign(this.of(who), { asked: this.asked, answer: undefined });
      this.questions.push({ number, from: this.stack.at(-1), to: who, isOpen: true });
      this.stack.push(who);
    } else {
      this.stack.pop();
      const answer = what.slice(3);
      this.of(who).answer = answer;
      const question = this.questions.findLast((each) => each.to === who && each.isOpen);
      if (question) question.isOpen = false;
      this.questions.push({ number, from: who, to: this.stack.at(-1), answer });
      if (depth === 0 && answer !== "nil") this.hit = answer;
    }
  }
}

// Where each finger is at a moment; before its first report it is where it will come down.
function fingersAt(run, t, line, hasBegun) {
  const fingers = new Map();
  for (const report of run.fingers) {
    const finger = fingers.get(report.finger) ?? { trail: [], isDown: false, isComing: true };
    fingers.set(report.finger, finger);
    const hasHappened = hasBegun && (report.t < t || (report.t === t && report.i <= Math.max(line, 0)));
    if (hasHappened) {
      if (report.change === "down") Object.assign(finger, { trail: [], next: null });
      Object.assign(finger, { x: report.x, y: report.y, since: report.t, isComing: false });
      finger.isDown = report.change === "down" || report.change === "moved";
      finger.trail.push([report.x, report.y]);
    } else if (finger.isComing && finger.x === undefined) {
      Object.assign(finger, { x: report.x, y: report.y });
    } else if (!finger.next && finger.isDown) {
      finger.next = report;
    }
  }
  for (const finger of fingers.values()) {
    if (!finger.isDown || !finger.next || finger.next.change === "down") continue;
    const part = clamp((t - finger.since) / (finger.next.t - finger.since || 1), 0, 1);
    finger.x = lerp(finger.x, finger.next.x, part);
    finger.y = lerp(finger.y, finger.next.y, part);
  }
  return fingers;
}
