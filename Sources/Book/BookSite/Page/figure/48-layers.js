// Touches: nothing.
// Uses: dom, geometry.
//
// Which views of a run are drawn, and under which name each is known in all its scenes.
class Layers {
  constructor(run) {
    this.run = run;
    this.spoken = new Set(run.lines.map((line) => line.who));
    this.known = new Map();
    this.names = new Set();
    this.most = 0;
    let before = null;
    for (let line = -1; line < run.lines.length; line += 1) {
      const views = run.scene(line);
      if (views === before) continue;
      before = views;
      const drawn = this.of(views);
      this.most = Math.max(this.most, drawn.length);
      if (drawn.some((each) => !each.isSheet)) this.hasViews = true;
      for (const each of drawn) if (!each.view.plain || this.spoken.has(each.view.name)) this.names.add(each.view.name);
    }
  }

  isDrawn(view) {
    return !view.plain || view.family !== "clear" || view.states.length > 0 || this.spoken.has(view.name);
  }

  // A window and its root that show nothing themselves: the sheet on which all lies.
  isSheet(view) {
    const [x, y, width, height] = bounds(view.corners);
    const [w, h] = this.run.screen;
    return view.depth <= 1 && x <= 0 && y <= 0 && width >= w && height >= h && (view.family === "clear" || view.family === "white");
  }

  // The views of a scene that are drawn, from the back to the front, each with a key of its own.
  of(views) {
    const known = this.known.get(views);
    if (known) return known;
    const counts = new Map();
    const drawn = [];
    for (const view of views) {
      const count = (counts.get(view.name) ?? 0) + 1;
      counts.set(view.name, count);
      if (this.isDrawn(view)) {
        const isSheet = this.isSheet(view);
        // Through a clear window in front of others one sees them.
        const isPane = isSheet && view.family === "clear" && drawn.some((each) => !each.isSheet);
        drawn.push({ key: `${view.name} ${count}`, view, isSheet, isPane, isNamed: !view.plain || this.spoken.has(view.name) });
      }
    }
    if (this.known.size > 400) this.known.clear();
    this.known.set(views, drawn);
    return drawn;
  }

  // The drawn views on the way from one scene to the next.
  between(before, after, part) {
    const [from, to] = [this.of(before), this.of(after)];
    if (part >= 1 || before === after || from.length !== to.length) return to;
    return to.map((each, place) => {
      const old = from[place];
      if (old.key !== each.key || old.view === each.view || old.view.corners.length !== each.view.corners.length) return each;
      const corners = each.view.corners.map((value, k) => lerp(old.view.corners[k], value, part));
      return { ...each, view: { ...each.view, corners } };
    });
  }
}
