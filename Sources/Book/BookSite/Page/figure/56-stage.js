// Touches: nodes.
// Uses: dom, fingers, geometry, knowledge, layer, layers, names-drawn.
//
// The scene at a moment: flat, or with its layers apart.
class Stage {
  constructor(figure) {
    this.figure = figure;
    this.tilt = 0;
    // Whether a finger of the reader is down; then the scene stays where it is.
    this.isHeld = false;
    this.hasStrip = false;
    this.width = 0;
    this.height = 0;
    this.layers = new Map();
    this.group = draw("g");
    this.coveredGroup = draw("g");
    this.arrowGroup = draw("g");
    this.fingerGroup = draw("g");
    this.labelGroup = draw("g");
    this.svg = draw("svg", { role: "img", tabindex: 0 },
      this.group, this.coveredGroup, this.arrowGroup, this.fingerGroup, this.labelGroup);
    this.arrows = new Arrows(this.arrowGroup);
    this.fingers = new FingerMarks(this.fingerGroup);
    this.names = new NameRows(this);
    this.strip = make("div", { class: "strip", hidden: "" }, make("span"), make("i"), make("b"));
    this.node = make("div", { class: "stage" }, this.svg, this.strip);
    this.fingerSpots = [];
  }

  // Another run: its layers, and the width of its names.
  load(course, run, showsQuestions) {
    this.run = run;
    this.course = course;
    this.asksInText = showsQuestions;
    this.plan = new Layers(run);
    this.area = run.area;
    this.knowledge = new Knowledge(run);
    // Once there is room for the strip it stays, so that no run of the reader's own moves the scene.
    this.hasStrip ||= run.lines.some((line) => line.kind === "delay" || line.kind === "action");
    this.namesRoot = course.moments.some((moment) => moment.who === "root" && /touch|hitTest/.test(moment.kind));
    this.order = "";
    this.railKey = "";
  }

  measure(width, height) {
    [this.width, this.height] = [width, height];
    set(this.svg, "viewBox", `0 0 ${width} ${height}`);
    set(this.svg, "height", height);
    this.railKey = "";
  }

  layer(key) {
    if (!this.layers.has(key)) {
      const layer = new Layer(key);
      this.layers.set(key, layer);
      this.group.append(layer.node);
      this.coveredGroup.append(layer.covered);
      this.labelGroup.append(layer.label);
    }
    return this.layers.get(key);
  }

  // now: the spot of the course; hot: the name that is pointed at.
  show(now, hot, isLocked) {
    if (!this.width) return;
    const { course, run } = this;
    this.now = now;
    this.isLocked = isLocked;
    this.showsQuestions = this.asksInText || this.tilt > 0.08;
    const line = isLocked ? -1 : now.line;
    this.knowledge.goTo(line);
    const fingers = this.pointers ?? fingersAt(run, now.t, line, !isLocked && now.index >= 0);
    const isHitTest = now.moment && /hitTest|point/.test(now.moment.kind);
    const scenes = this.scenes(now, line);
    const drawn = this.plan.between(...scenes);
    this.isApart = this.tilt > 0.02;
    const first = [...fingers.values()][0];
    this.ray = this.knowledge.touched ?? (first ? [first.x, first.y] : run.touch);
    const key = `${this.width} ${this.showsQuestions}`;
    if (this.railKey !== key) {
      this.railKey = key;
      [this.fullRail, this.isTight] = railWidth(this.plan, course, this.showsQuestions, this.width * 0.48);
    }
    this.rail = this.fullRail * clamp(this.tilt / 0.08, 0, 1);
    const pad = 10 + 14 * ease(this.tilt);
    const top = this.hasStrip ? 46 : pad;
    if (!this.isHeld || !this.projection) this.projection = new Projection(this.area, Math.max(this.plan.most, 1), this.tilt, this.ray, {
      x: pad, y: top, width: Math.max(20, this.width - this.rail - 2 * pad), height: Math.max(20, this.height - pad - top),
    }, this.spotsOf?.(drawn));
    const held = new Set(this.knowledge.held.map(({ who }) => who));
    const zOf = new Map(drawn.map(({ view }, z) => [view.name, z]));
    const speaker = isHitTest ? zOf.get(now.moment.who) : zOf.get(this.knowledge.hit);
    const recognizers = this.recognizersByView();
    this.reorder(drawn);
    const facts = drawn.map((each, z) => {
      const { view } = each;
      const known = this.knowledge.of(view.name);
      const isAnswer = this.knowledge.hit === view.name;
      const at = {
        asked: known.asked, inside: known.inside, answer: known.answer,
        isNow: isHitTest && now.moment.who === view.name,
        isHot: hot === view.name || (isHitTest && now.moment.who === view.name),
        isHit: this.showsQuestions && isAnswer && !isLocked,
        hears: known.hears || view.states.includes("highlighted"),
        isHeld: held.has(view.name), recognizer: isLocked ? null : recognizers.get(view.name) ?? null,
        opacity: this.opacity(each.isSheet, z, speaker),
      };
      const layer = this.layer(each.key);
      layer.show(this, each, z, at);
      return { layer, drawn: each, at };
    });
    this.showCovered(facts);
    this.arrows.show(this, this.isApart && !isLocked && Boolean(this.ray), zOf);
    const timer = this.knowledge.held[0]?.timer;
    const left = timer ? clamp(1 - (now.t - timer.from) / timer.length, 0, 1) : null;
    const z = this.isApart ? drawn.length + 0.2 : 0;
    this.fingerSpots = this.fingers.show(fingers, this.projection, z, this.knowledge.held.length ? left : null);
    this.spots = this.names.show(facts);
    this.showStrip(now, timer, left);
    return { fingers, facts };
  }

  // The scene before the moment and the one after it, and how far between them we are.
  scenes({ moment, index, f }, line) {
    const after = this.run.scene(line);
    if (!moment || isCalm.matches) return [after, after, 1];
    const member = moment.members.indexOf(line);
    const before = member > 0 ? moment.members[member - 1] : this.course.moments[index - 1]?.members.at(-1) ?? -1;
    const part = moment.members.length > 1 ? (f * moment.members.length) % 1 : f;
    return [this.run.scene(before), after, f > 0.98 ? 1 : ease(part)];
  }

  opacity(isSheet, z, speaker) {
    const s = ease(this.tilt);
    if (!this.isApart) return isSheet ? 1 : 0.96;
    if (speaker !== undefined && z > speaker && !this.isLocked) return lerp(0.96, isSheet ? 0.3 : 0.42, s);
    return lerp(isSheet ? 1 : 0.96, isSheet ? 0.5 : 0.8, s);
  }

  recognizersByView() {
    const best = new Map();
    const rank = ["possible", "failed", "cancelled", "began", "changed", "ended", "recognized"];
    for (const [who, state] of this.knowledge.recognizers) {
      const view = this.course.view(who);
      if (who.startsWith("delay(")) continue;
      if (rank.indexOf(state) >= rank.indexOf(best.get(view))) best.set(view, state);
    }
    return best;
  }

  // Views that came, went or changed places.
  reorder(drawn) {
    const order = drawn.map(({ key }) => key).join("\n");
    if (order === this.order) return;
    this.order = order;
    const present = new Set(drawn.map(({ key }) => key));
    for (const [key, layer] of this.layers) {
      if (present.has(key)) continue;
      for (const node of [layer.node, layer.covered, layer.label]) node.remove();
      this.layers.delete(key);
    }
    for (const { key } of drawn) this.group.append(this.layer(key).node);
  }

  // Edges that lie behind another view, dashed.
  showCovered(facts) {
    const boxes = facts.map(({ layer }) => bounds(layer.seen));
    facts.forEach(({ layer, drawn, at }, place) => {
      const own = bounds(layer.whole);
      const isCovered = this.tilt < 0.9 && !drawn.isSheet && layer.whole.length > 0 && facts.some((other, k) => {
        if (k <= place || other.drawn.view.family === "clear" || other.layer.seen.length === 0 || !overlap(boxes[k], own)) return false;
        const [x, y, w, h] = boxes[k];
        return !(x >= own[0] && y >= own[1] && x + w <= own[0] + own[2] && y + h <= own[1] + own[3]);
      });
      show(layer.covered, isCovered);
      if (!isCovered) return;
      set(layer.covered, "class", `covered v-${drawn.view.family}${at.isHit ? " is-hit" : ""}`);
      set(layer.covered, "points", this.projection.polygon(layer.seen, layer.z));
      set(layer.covered, "opacity", (0.8 * (1 - ease(this.tilt))).toFixed(2));
    });
  }

  // Above the scene: what is held back and how long still; an action that runs.
  showStrip(now, timer, left) {
    const held = this.knowledge.held[0];
    const { action } = this.knowledge;
    const runs = !held && action && now.t - action.t < 0.2;
    hide(this.strip, this.isLocked || !(held || runs));
    if (this.strip.hidden) return;
    this.strip.classList.toggle("runs", !held);
    const [words, bar, rest] = this.strip.children;
    write(words, held ? `${held.who} hears nothing` : `\u2605 ${action.what} runs`);
    for (const each of [bar, rest]) hide(each, !timer);
    if (timer) {
      bar.style.setProperty("--left", left.toFixed(3));
      write(rest, milliseconds(left * timer.length));
    }
  }

  // The views under a point of the screen, as far as they can be seen.
  under(x, y) {
    return this.run.scene(-1).filter((view) => !view.unseen && (!view.plain || view.family !== "clear") && contains(view.corners, x, y)
      && (!view.clip || contains(rectangle(view.clip), x, y))).map((view) => view.name);
  }
}

function rectangle([x, y, width, height]) { return [x, y, x + width, y, x + width, y + height, x, y + height]; }
