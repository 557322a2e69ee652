// Touches: nodes, engine.
// Uses: dom, engine.
//
// What the reader varies: a slider, a switch or a menu for each parameter.
class Fields {
  constructor(figure) {
    this.figure = figure;
    this.rows = figure.bookRun.parameters.map((parameter) => this.row(parameter));
    this.hint = make("span", { class: "hint" });
    this.back = make("button", { type: "button", class: "plain", hidden: "", onclick: () => figure.playTheBooks() }, "Back to the book's values");
    this.second = make("input", { type: "checkbox" });
    this.secondLabel = make("label", { class: "second" }, this.second, "second finger");
    this.node = make("div", { class: "params" }, ...this.rows.map(({ node }) => node), this.hint, this.secondLabel, this.back);
    this.node.addEventListener("focusin", () => this.comeOut());
  }

  row(parameter) {
    const out = make("output", { class: "val" });
    let input;
    if (!parameter.words) {
      const step = parameter.step ?? niceStep(parameter.to - parameter.from);
      input = make("input", { type: "range", min: parameter.from, max: parameter.to, step });
    } else if (parameter.words.join() === "no,yes") {
      input = make("input", { type: "checkbox" });
    } else {
      input = make("select", {}, ...parameter.words.map((word) => make("option", { value: word }, word)));
    }
    input.addEventListener("input", () => {
      const word = input.type === "checkbox" ? (input.checked ? "yes" : "no") : input.value;
      out.textContent = input.type === "checkbox" || parameter.words ? "" : word;
      this.figure.change(parameter.name, word);
    });
    const node = make("label", {}, make("span", {}, parameter.help), input, out);
    return { node, input, out, parameter };
  }

  // On a phone the stage stays above a field that is used: what lies under it comes out.
  comeOut() {
    const least = 56 + this.figure.stage.height;
    const { top } = document.activeElement.getBoundingClientRect();
    if (isPhone.matches && top < least) scrollBy({ top: top - least });
  }

  show(run, bookRun, isReady, isLocked) {
    for (const { input, out, parameter } of this.rows) {
      const value = this.figure.wishes.get(parameter.name) ?? run.settings[parameter.name];
      input.disabled = !isReady || isLocked;
      if (input.type === "checkbox") input.checked = value === "yes";
      else if (document.activeElement !== input) input.value = value;
      if (!parameter.words) write(out, value);
    }
    const isOther = run !== bookRun;
    hide(this.back, !isOther || isLocked);
    hide(this.secondLabel, isLocked);
    write(this.hint, isLocked ? "After your prediction you can touch the scene yourself."
      : ENGINES.failed ? "Touching needs a newer browser; the recorded run is shown."
        : !isReady ? "Touching will be ready in a moment."
          : this.figure.stage.svg.matches(":focus-visible") ? "Arrows move the finger, with Shift by one point. Space puts it down and lifts it, Enter taps, Escape takes it away; 1 and 2 choose a finger."
          : this.figure.stage.tilt > 0.03 ? "Drag sideways to turn the layers; flat, you can touch." : isCoarse.matches && !this.figure.root.classList.contains("armed")
              ? "Press Touch, then use your finger in the scene." : "Touch anywhere in the scene: the engine plays it.");
  }
}

function niceStep(range) { return range <= 2 ? 0.01 : range <= 20 ? 0.1 : 1; }
