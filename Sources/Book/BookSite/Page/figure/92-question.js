// Touches: nodes.
// Uses: dom, figure.
//
// What a figure does for its question: closed before, then played to the moment that decides.
Object.assign(Figure.prototype, {
  unlocked() {
    this.root.classList.remove("asking");
    if (!this.course) return;
    this.trace.load(this.course, false);
    this.measure();
  },

  locked() {
    this.stop();
    this.p = 0;
    this.own?.end();
    this.wishes.clear();
    this.root.classList.add("asking", "fresh");
    this.hasEnded = false;
    this.load(this.bookRun);
    this.setTilt(0);
  },

  // After a prediction the moment that decides comes within three seconds; what follows takes its time.
  playFromStart(isAsked = false) {
    this.comeBack();
    this.p = 0;
    const isHitTest = this.asksInText && this.bookRun.lines.some((line) => line.kind === "hitTest");
    const go = () => {
      if (isAsked && this.prediction.isSettled) return;
      this.play(isAsked ? this.hurried(isHitTest ? 1.9 : 2.6) : null);
    };
    if (isHitTest) this.turnTo(1, go); else go();
  },

  // Where the run decides its question, and how many times faster than else that comes in so many seconds.
  hurried(limit) {
    const { axis, moments } = this.course;
    const place = this.proofPlace();
    let time = 0;
    for (const part of axis.parts) {
      if (part.u0 < place) time += (Math.min(place, part.u1) - part.u0) / this.pace(part);
    }
    if (isCalm.matches) time = 0.42 * moments.filter((moment) => this.course.placeOf(moment) <= place).length;
    return { place, factor: Math.max(1, time / limit) };
  },

  // On a phone the button that starts a run may lie far below the scene.
  comeBack() {
    if (isPhone.matches && this.root.getBoundingClientRect().top < 48) this.root.scrollIntoView({ behavior: isCalm.matches ? "auto" : "smooth" });
  },

  // The line from which on the run says so; the end if the answer is that something never happens.
  proofPlace() {
    const { proof } = this.run.prediction;
    const line = this.course.moments.findLast(({ members }) => members[0] <= proof);
    return line ? this.course.placeOf(line) : this.course.axis.size;
  },

  goToProof() {
    this.stop();
    this.goTo(this.proofPlace());
    this.tabs?.show(0);
    this.trace.node.focus({ preventScroll: true });
    this.trace.node.scrollIntoView({ block: "nearest", behavior: isCalm.matches ? "auto" : "smooth" });
  },
});
