// Touches: nodes.
// Uses: dom, listing.
//
// Two sides of the panel, for a run of which the book has the code: its trace, and the listing that it
// goes through. The keys are those of the WAI-ARIA pattern of tabs; C changes sides from anywhere.
class Tabs {
  constructor(figure, listing) {
    this.figure = figure;
    const id = figure.trace.id;
    const code = listing.cloneNode(true);
    code.removeAttribute("aria-label");
    code.dataset.live = "";
    code.className = "listing code";
    this.code = new LiveListing(code, figure);
    code.addEventListener("keydown", (event) => figure.timeKey(event, true));
    this.panes = [figure.trace.pane, code];
    this.tabs = ["Trace", "Code"].map((word, place) => make("button", {
      type: "button", role: "tab", id: `${id}-tab${place}`, "aria-controls": `${id}-pane${place}`, onclick: () => this.show(place),
    }, word));
    this.panes.forEach((pane, place) => fill(pane, { role: "tabpanel", id: `${id}-pane${place}`, "aria-labelledby": `${id}-tab${place}` }, []));
    this.node = make("div", { class: "tabs", role: "tablist", "aria-label": "Trace or code", onkeydown: (event) => this.key(event) }, ...this.tabs);
    this.show(0);
  }

  show(place) {
    this.place = place;
    this.tabs.forEach((tab, k) => {
      set(tab, "aria-selected", k === place);
      tab.tabIndex = k === place ? 0 : -1;
      this.panes[k].hidden = k !== place;
    });
    if (this.figure.course) this.figure.measure();
  }

  change() { this.show(1 - this.place); }

  key(event) {
    const next = { ArrowLeft: 1 - this.place, ArrowRight: 1 - this.place, Home: 0, End: 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.show(next);
    this.tabs[next].focus();
  }
}
