// Touches: nodes.
// Uses: dom, geometry, stage.
//
// The nodes of one view: made once, a moment sets attributes.
class Layer {
  constructor(key) {
    const part = (tag, name) => {
      const node = draw(tag, { class: name });
      this[name] = node;
      return node;
    };
    this.key = key;
    this.node = draw("g", { class: "layer" },
      part("polygon", "cutOff"), part("polygon", "frameOf"), part("polygon", "fill"), part("polygon", "pattern"), part("polygon", "nil"),
      part("polygon", "hit"), part("polygon", "inner"), part("polygon", "hold"), part("path", "inside"), part("path", "stars"),
      part("path", "ray"), part("path", "away"), part("circle", "mark"), part("path", "cross"));
    this.fill.setAttribute("data-name", key.replace(/ \d+$/, ""));
    this.covered = draw("polygon", { class: "covered" });
    this.leader = draw("path", { class: "leader" });
    this.knot = draw("circle", { class: "knot", r: 2.6 });
    this.badge = draw("circle", { class: "badge", r: 8.5 });
    this.number = draw("text", { class: "number", "text-anchor": "middle" });
    this.name = draw("text", { class: "halo b" });
    this.plate = draw("rect", { class: "plate", height: 18, rx: 4 });
    this.word = draw("text", { class: "halo" });
    this.label = draw("g", { class: "name-row", "data-name": key.replace(/ \d+$/, "") },
      this.leader, this.knot, this.badge, this.number, this.name, this.plate, this.word);
  }

  // Draws the view. `at` is what is known of it at the moment.
  show(stage, drawn, z, at) {
    const { projection, area } = stage;
    const { view, isSheet, isPane } = drawn;
    const whole = cut(view.corners, area);
    const seen = view.clip ? cut(whole, view.clip) : whole;
    this.seen = seen;
    this.whole = whole;
    this.z = z;
    const isGone = whole.length === 0;
    show(this.node, !isGone);
    if (isGone) return;
    const points = projection.polygon(seen, z);
    const family = isSheet && !isPane ? "root" : view.family;
    const state = `${at.isHot ? " hot" : ""}${at.hears ? " hears" : ""}${view.unseen || view.off === "hidden" ? " unseen" : ""}${isSheet ? " sheet" : ""}${view.states.includes("lit") ? " lit" : ""}`;
    set(this.node, "class", `layer v-${family}${state}`);
    set(this.fill, "points", points);
    set(this.fill, "fill-opacity", at.opacity.toFixed(2));
    const isBackdrop = isSheet && z === 0 && !stage.isApart;
    show(this.fill, !isBackdrop && seen.length > 0);
    const hasPattern = !isSheet && !view.unseen && /red|orange|yellow|green|blue|purple/.test(family);
    show(this.pattern, hasPattern);
    if (hasPattern) set(this.pattern, "points", points);
    const isCut = Boolean(view.clip) && seen.join() !== whole.join();
    show(this.cutOff, isCut);
    if (isCut) set(this.cutOff, "points", projection.polygon(whole, z));
    // The frame of a view that is turned.
    const isTurned = view.corners[1] !== view.corners[3] && view.corners[0] !== view.corners[2];
    show(this.frameOf, isTurned);
    if (isTurned) set(this.frameOf, "points", projection.polygon(cut(rectangle(bounds(view.corners)), area), z));
    show(this.nil, stage.isApart && at.answer === "nil");
    if (stage.isApart && at.answer === "nil") set(this.nil, "points", points);
    show(this.hit, at.isHit);
    show(this.inner, at.isHit);
    if (at.isHit) {
      set(this.hit, "points", points);
      set(this.inner, "points", projection.polygon(shrunk(seen, 4 / projection.scale), z));
    }
    show(this.hold, at.isHeld);
    if (at.isHeld) set(this.hold, "points", points);
    this.showControl(projection, view, z, stage.isApart);
    this.showStars(projection, view, z, stage.isApart);
    this.showRay(stage, view, z, at);
  }

  // A slider's thumb and a switch's knob.
  showControl(projection, view, z, isApart) {
    const value = view.states.find((state) => /^(0|1|0?\.\d+)$/.test(state));
    const knob = view.states.includes("on") ? 1 : view.states.includes("off") ? 0 : null;
    const part = value === undefined ? knob : Number(value);
    const isShown = part !== null && !isApart && !view.unseen;
    show(this.inside, isShown);
    if (!isShown) return;
    const [x, y, width, height] = bounds(view.corners);
    const radius = Math.min(14, height * 0.4);
    const [cx, cy] = projection.spot(x + radius + (width - 2 * radius) * part, y + height / 2, z);
    const [ax, ay] = projection.spot(x + 2, y + height / 2, z);
    const [bx] = projection.spot(x + width - 2, y + height / 2, z);
    const r = radius * projection.scale;
    const track = value === undefined ? "" : `M${ax.toFixed(1)} ${ay.toFixed(1)}H${bx.toFixed(1)}`;
    set(this.inside, "d", `${track}M${(cx - r).toFixed(1)} ${cy.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`);
  }

  // A rating, such as 3 of 5, as stars, full and empty.
  showStars(projection, view, z, isApart) {
    const rating = view.states.map((state) => /^(\d) of (\d)$/.exec(state)).find(Boolean);
    const isShown = rating && !isApart && !view.unseen;
    show(this.stars, Boolean(isShown));
    if (!isShown) return;
    const [x, y, width, height] = bounds(view.corners);
    const [full, count] = [Number(rating[1]), Number(rating[2])];
    let d = "";
    for (let k = 0; k < count; k += 1) {
      const [cx, cy] = projection.spot(x + (k + 0.5) * width / count, y + height / 2, z);
      const star = (size, turn) => Array.from({ length: 10 }, (_, corner) => {
        const r = size * projection.scale * (corner % 2 ? 0.42 : 1);
        const angle = turn * corner * Math.PI / 5 - Math.PI / 2;
        return place([cx + r * Math.cos(angle), cy + r * Math.sin(angle)]);
      });
      const size = Math.min(width / count, height) * 0.46;
      d += `M${star(size, 1).join("L")}Z`;
      // An empty star is one with a hole.
      if (k >= full) d += `M${star(size * 0.72, -1).join("L")}Z`;
    }
    set(this.stars, "d", d);
  }

  // What of the ray lies behind the next layer, and what this view said of the point.
  showRay(stage, view, z, at) {
    const has = stage.isApart && stage.ray && !stage.isLocked;
    show(this.ray, has);
    const isOutside = has && at.inside === false;
    show(this.away, isOutside);
    show(this.cross, isOutside);
    const isPassed = has && !at.asked && stage.knowledge.hit !== null;
    const isMarked = has && (at.asked > 0 || isPassed);
    show(this.mark, isMarked);
    if (!has) return;
    const a = stage.projection.spot(...stage.ray, z);
    set(this.ray, "d", `M${place(a)}L${place(stage.projection.spot(...stage.ray, z + 1))}`);
    if (isMarked) {
      set(this.mark, "cx", a[0].toFixed(1));
      set(this.mark, "cy", a[1].toFixed(1));
      set(this.mark, "r", isOutside ? 6.5 : isPassed ? 4 : 5);
      set(this.mark, "class", `mark ${isPassed ? "passed" : isOutside ? "outside" : at.inside ? "inside" : "asked"}`);
    }
    if (isOutside) {
      set(this.cross, "d", `M${place([a[0] - 3, a[1] - 3])}l6 6m0 -6l-6 6`);
      set(this.away, "d", `M${place(a)}L${place(stage.projection.spot(...nearest(view.corners, ...stage.ray), z))}`);
    }
  }
}

// A convex shape made smaller on all sides.
function shrunk(corners, by) {
  const [x, y, width, height] = bounds(corners);
  const factor = (size) => size > 2 * by ? (size - 2 * by) / size : 0;
  const [fx, fy] = [factor(width), factor(height)];
  return corners.map((value, k) => k % 2 === 0
    ? x + width / 2 + (value - x - width / 2) * fx : y + height / 2 + (value - y - height / 2) * fy);
}
