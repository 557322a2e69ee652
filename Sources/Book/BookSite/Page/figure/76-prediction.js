// Touches: nodes, store.
// Uses: article, dom, store.
//
// Predict, see, compare: the answer is kept, the run is played, and the verdict is about that run.
class Prediction {
  constructor(figure, form) {
    this.figure = figure;
    this.form = form;
    this.id = figure.run.id;
    this.question = figure.bookRun.prediction;
    this.box = make("div", { class: "verdict", hidden: "" });
    this.button = form.querySelector(".primary");
    this.need = form.querySelector(".need");
    form.addEventListener("change", () => this.check());
    form.addEventListener("submit", (event) => event.preventDefault());
    this.button.addEventListener("click", () => this.commit());
    form.querySelector(".skip-it").addEventListener("click", () => this.skip());
    const kept = STORE.get("predictions", this.id);
    if (kept && this.question.choices.some(({ answer }) => answer === kept.answer)) this.recall(kept);
    else if (STORE.get("gates", this.id)) this.unlock();
    else this.check();
  }

  value(name) { return this.form.querySelector(`input[name="${name}"]:checked`)?.value; }

  check() {
    if (this.mine) return;
    const [answer, sure] = [this.value("answer"), this.value("sure")];
    this.button.disabled = !answer || !sure;
    write(this.need, !answer ? "Choose an answer." : !sure ? "And say how sure you are." : "");
  }

  get isOpen() { return !this.isUnlocked; }

  unlock() {
    this.isUnlocked = true;
    this.form.hidden = true;
    ARTICLE.open(this.id);
    this.figure.unlocked();
  }

  skip() {
    this.unlock();
    this.figure.playFromStart();
  }

  commit() {
    this.mine = { answer: this.value("answer"), sure: this.value("sure"), settled: null };
    STORE.set("predictions", this.id, this.mine);
    this.tellAnswer();
    this.unlock();
    this.figure.say(this.box.textContent);
    this.figure.playFromStart(true);
    // The key that has asked goes to the end when it is pressed again.
    this.box.querySelector("button").focus({ preventScroll: true });
  }

  toEnd() {
    this.figure.stop();
    this.figure.goTo(this.figure.course.axis.size);
  }

  get said() { return `You said \u201c${this.mine.answer}\u201d (${this.mine.sure}).`; }

  tellAnswer() {
    this.tell("open", "your answer", `${this.said} Watch.`,
      [make("p", { class: "soft" }, make("button", { type: "button", class: "plain", onclick: () => this.toEnd() }, "Go to the end"))]);
  }

  // An answer whose run was not seen to its end waits for that.
  recall(kept) {
    this.mine = kept;
    this.isSettled = Boolean(kept.settled);
    if (this.isSettled) this.showVerdict(kept.settled === "right", "What happened", this.question.right); else this.tellAnswer();
    this.isUnlocked = true;
    this.form.hidden = true;
  }

  // A run is over: does it answer the question?
  settle(run, isOwn) {
    if (!this.mine || this.isSettled) return;
    const { difference, outcome } = run.prediction;
    if (difference) {
      this.tell("open", "still open", `${difference} What came of it: ${outcome}.`,
        [make("p", { class: "soft" }, "The question is about the book's touch, with the book's settings. Do the same, or ",
          make("button", { type: "button", class: "plain", onclick: () => this.figure.playTheBooks() }, "play the book's touch"), ".")]);
      this.figure.say(this.box.textContent);
      return;
    }
    this.isSettled = true;
    const isRight = outcome === this.mine.answer;
    this.mine.settled = isRight ? "right" : "wrong";
    STORE.set("predictions", this.id, this.mine);
    this.showVerdict(isRight, isOwn ? "Your touch" : "What happened", outcome);
    this.figure.say(this.box.textContent);
  }

  showVerdict(isRight, who, outcome) {
    const { answer, sure } = this.mine;
    const reason = (word) => this.question.choices.find((each) => each.answer === word)?.reason;
    const isNamed = reason(outcome) !== undefined;
    const lines = [];
    if (!isRight && reason(answer)) lines.push(make("p", {}, make("b", {}, `\u201c${answer}\u201d: `), reason(answer)));
    if (isNamed) lines.push(make("p", {}, isRight ? null : make("b", {}, `\u201c${outcome}\u201d: `), reason(outcome)));
    else lines.push(make("p", {}, `None of the ${this.question.choices.length} answers says so.`));
    if (!isRight && sure === "certain") lines.push(make("p", { class: "soft" }, "Certain and surprised: this is the one to remember."));
    lines.push(make("p", { class: "soft" },
      make("button", { type: "button", class: "plain", onclick: () => this.figure.goToProof() }, "The line that proves it"), " ",
      make("button", { type: "button", class: "plain", onclick: () => this.askAgain() }, "Ask me again")));
    this.tell(isRight ? "right" : "wrong", isRight ? "\u2713 right" : "\u2715 not so", `${who}: \u201c${outcome}\u201d. ${this.said}`, lines);
  }

  tell(mark, word, head, lines) {
    const hadFocus = this.box.contains(document.activeElement);
    this.box.hidden = false;
    this.box.replaceChildren(
      make("p", { class: "head" }, make("span", { class: `mark ${mark}` }, word), make("span", {}, head)), ...lines);
    if (hadFocus) this.box.querySelector("button")?.focus({ preventScroll: true });
  }

  askAgain() {
    Object.assign(this, { mine: null, isSettled: false, isUnlocked: false });
    STORE.remove("predictions", this.id);
    ARTICLE.close(this.id);
    this.form.reset();
    this.form.hidden = false;
    this.box.hidden = true;
    this.check();
    this.figure.locked();
    this.form.querySelector("input").focus();
  }
}
