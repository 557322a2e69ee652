// Touches: nodes.
// Uses: dom.
//
// The responder chain as stairs: each line of a touch lights its step; where it is not passed on, the
// stairs end with a bar.
class ChainStairs {
  constructor(figure) {
    this.figure = figure;
    this.node = make("ol", { class: "stairs", "aria-label": "The responder chain, from the hit view" });
  }

  load(run) {
    this.phases = ["began", "moved", "ended", "cancelled"].filter((phase) =>
      run.lines.some((line) => line.kind === "touch" && line.what === phase));
    const heard = (who, phase) => run.lines.some((line) => line.kind === "touch" && line.who === who && line.what === phase);
    const last = new Map(this.phases.map((phase) => [phase, run.chain.findLastIndex((who) => heard(who, phase))]));
    this.steps = run.chain.map((who, depth) => {
      const words = this.phases.map((phase) => make("span", { class: "phase" }, phase));
      const stops = depth < run.chain.length - 1
        ? this.phases.filter((phase) => last.get(phase) === depth) : [];
      const node = make("li", { style: `--depth:${depth}`, onpointerenter: () => this.figure.pointAt(who), onpointerleave: () => this.figure.pointAt(null) },
        make("b", {}, who), stops.length ? make("span", { class: "stop" }, "not passed on") : null, ...words);
      return { who, node, words, stop: node.querySelector(".stop"), stops };
    });
    this.node.replaceChildren(...this.steps.map(({ node }) => node));
  }

  show(knowledge, moment, isLocked) {
    for (const { who, node, words, stop, stops } of this.steps) {
      this.phases.forEach((phase, k) => {
        const count = isLocked ? 0 : knowledge.heard.get(`${who} ${phase}`) ?? 0;
        set(words[k], "class", count ? "phase on" : "phase");
        write(words[k], count > 1 ? `${phase} \u00d7 ${count}` : phase);
      });
      set(node, "class", !isLocked && moment?.kind === "touch" && moment.who === who ? "now" : "");
      if (stop) set(stop, "class", stops.some((phase) => knowledge.heard.has(`${who} ${phase}`)) && !isLocked ? "stop on" : "stop");
    }
  }
}
