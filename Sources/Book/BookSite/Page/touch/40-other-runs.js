// Touches: nodes, engine.
// Uses: engine, figure.
//
// What a figure can do once the engine is there: another run takes it.
Object.assign(Figure.prototype, {
  // A run under other settings keeps the share of the axis; a touch goes to its end.
  take(run) {
    run.isOwn = true;
    this.load(run);
    this.p = this.course.axis.size;
    this.unfold();
  },

  change(name, word) {
    const share = this.p / this.course.axis.size;
    if (!this.playWith([[name, word]])) return;
    this.p = share * this.course.axis.size;
    this.unfold();
    this.settleBooks();
  },

  // A handle: a hit test is shown at its end, anything else before its first moment.
  changeInScene(changes) {
    if (this.playWith(changes)) this.goTo(this.asksInText ? this.course.endOfHitTest() : 0);
  },

  // Plays the book's run with other values; false if that cannot be.
  playWith(changes) {
    for (const [name, word] of changes) this.wishes.set(name, word);
    if (!ENGINES.engine) return false;
    this.stop();
    this.own?.end();
    ENGINES.open(this.bookRun.id, this.bookRun, this.wishes);
    const run = ENGINES.record("record book");
    if (run) this.load(run);
    return Boolean(run);
  },

  // From a table: this figure, with other settings, from its beginning. A question is asked first.
  async openWith(changes) {
    await ENGINES.load();
    this.root.scrollIntoView({ block: "start" });
    if (this.isLocked) return this.root.querySelector(".predict input").focus({ preventScroll: true });
    this.scrubber.node.focus({ preventScroll: true });
    if (!this.playWith(changes)) return;
    this.p = 0;
    this.play();
  },

  settleBooks() { this.settle(false); },

  playTheBooks() {
    this.comeBack();
    this.own?.end();
    this.wishes.clear();
    this.load(this.bookRun);
    this.p = 0;
    this.play();
  },

  // What was left out while there was a new run many times a second.
  showWhole() {
    if (this.lanes) this.lanes.window = null;
    this.trace.load(this.course, this.isLocked);
    this.redraw();
  },

  ownTouchEnded() {
    this.showWhole();
    this.goTo(this.asksInText ? this.course.endOfHitTest() : this.p);
    this.settle(true);
  },
});
