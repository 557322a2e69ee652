// Touches: nodes.
// Uses: dom, geometry, kinds, names.
//
// What stands behind a view's name: the latest word about it.
function wordOf(view, at, stage) {
  if (stage.isLocked) return view.off ? [view.off, "--soft"] : null;
  if (stage.showsQuestions) {
    if (at.isHit) return ["hit", "--paper", true];
    if (at.answer === "nil") return ["\u2715 nil", "--no"];
    if (at.answer) return [`\u2192 ${stage.isTight ? stage.knowledge.of(at.answer).asked : at.answer}`, "--yes"];
    if (at.inside === true) return ["\u2713 inside", "--yes"];
    if (at.inside === false) return ["\u2715 outside", "--no"];
    if (at.asked) return ["asked", "--accent"];
  }
  if (at.recognizer) {
    const [sign, word, color] = STATES[at.recognizer] ?? ["", at.recognizer, "--soft"];
    return [`${sign} ${word}`, color];
  }
  const states = view.states.filter((state) => !/^[\d.]+$/.test(state));
  if (states.length > 0) return [states.join(", "), "--soft"];
  if (view.off) return [view.off, "--soft"];
  if (stage.showsQuestions && stage.knowledge.hit && !at.asked) return ["not asked", "--soft"];
  return null;
}

// As wide as the longest name with its longest word can get.
function railWidth(layers, course, showsQuestions, limit) {
  const names = [...layers.names];
  const longest = Math.max(0, ...names.map((each) => wordWidth(each, true)));
  const recognized = new Set([...course.viewOf.values()]);
  const word = (each) => Math.max(
    showsQuestions ? Math.max(wordWidth("\u2715 outside"), wordWidth("not asked"), wordWidth("\u2192 ") + longest) : 0,
    recognized.has(each) ? wordWidth("\u2713 recognized") : 0, 0);
  const full = Math.max(60, ...names.map((each) => wordWidth(each, true) + word(each))) + 26 + (showsQuestions ? 22 : 0) + 7;
  const tight = longest + wordWidth("\u2715 outside") + 26 + 22 + 7;
  return full <= limit ? [full, false] : [Math.min(tight, limit), true];
}

class NameRows {
  // Places all names of a moment and draws them. Facts: { layer, drawn, at } from the back to the front.
  constructor(stage) { this.stage = stage; }

  show(facts) {
    const { stage } = this;
    // The strip lies above the scene.
    const top = stage.hasStrip ? 42 : 6;
    const wanted = facts.filter((fact) => fact.drawn.isNamed && fact.layer.seen.length > 0 && this.isWanted(fact));
    const isOnRail = stage.tilt > 0.08;
    const limit = Math.floor((stage.height - top - 5) / (isOnRail ? NAME_HEIGHT + 1 : RAIL_STEP));
    const chosen = wanted.length > limit ? this.mostWanted(wanted, limit) : wanted;
    const labels = chosen.map((fact) => this.label(fact));
    const shapes = isOnRail ? [] : facts.filter(({ layer, drawn }) => layer.seen.length > 0 && !drawn.isSheet)
      .map(({ layer }) => ({ z: layer.z, box: this.box(layer.seen, layer.z) }));
    const spots = isOnRail
      ? placeOnRail(labels, stage.width - stage.rail + 8, top, [stage.width, stage.height])
      : placeFlat(labels, [stage.width, stage.height], stage.hasStrip ? 40 : 2, shapes, stage.fingerSpots);
    const shown = new Set();
    for (const label of labels) {
      const spot = spots.get(label);
      if (!spot) continue;
      shown.add(label.fact.layer);
      this.draw(label, spot, isOnRail);
    }
    for (const { layer } of facts) show(layer.label, shown.has(layer));
    return spots;
  }

  isWanted({ layer, drawn: { isSheet, view }, at }) {
    const { stage } = this;
    if (stage.chosen && !stage.chosen.has(view.name)) return false;
    if (stage.tilt > 0.08 || !isSheet) return true;
    // A clear sheet in front of others has a name once it is asked.
    return view.depth > 0 ? stage.namesRoot : layer.z > 0 && stage.showsQuestions && at.asked > 0;
  }

  mostWanted(facts, limit) {
    const rank = ({ at, drawn }) => (at.asked || at.hears || at.recognizer || at.isHot ? -100 : 0) + drawn.view.depth;
    const best = new Set([...facts].sort((a, b) => rank(a) - rank(b)).slice(0, limit));
    return facts.filter((fact) => best.has(fact));
  }

  label(fact) {
    const { layer, drawn, at } = fact;
    const { stage } = this;
    const word = wordOf(drawn.view, at, stage);
    const number = stage.showsQuestions && !stage.isLocked && at.asked ? String(at.asked) : "";
    const nameWidth = wordWidth(drawn.view.name, true);
    const width = (number ? 22 : 0) + nameWidth + (word ? 7 + wordWidth(word[0], word[2]) + (word[2] ? 10 : 0) : 0);
    const box = bounds(layer.seen);
    return {
      fact, word, number, nameWidth, width, z: layer.z, isHeardOf: Boolean(word || number || at.hears || at.isHot || at.isHeld), seen: this.box(layer.seen, layer.z),
      anchor: stage.projection.spot(box[0] + box[2], box[1], layer.z),
    };
  }

  box(corners, z) {
    const [x, y, width, height] = bounds(corners);
    const { projection } = this.stage;
    return [...projection.spot(x, y, z), width * projection.scale, height * projection.scale];
  }

  draw({ fact, word, number, nameWidth, width, anchor, leadsTo }, [x, y], isOnRail) {
    const { layer, drawn, at } = fact;
    const isHot = at.isHot || at.isNow;
    set(layer.label, "class", isHot ? "name-row hot" : "name-row");
    const hasLeader = isOnRail || Boolean(leadsTo);
    show(layer.leader, hasLeader);
    show(layer.knot, hasLeader);
    if (hasLeader && !isOnRail) {
      const from = [clamp(leadsTo[0], x - 3, x + width + 3), clamp(leadsTo[1], y + 3, y + NAME_HEIGHT - 3)];
      set(layer.leader, "d", `M${place(from)}L${place(leadsTo)}`);
      set(layer.knot, "cx", leadsTo[0].toFixed(1));
      set(layer.knot, "cy", leadsTo[1].toFixed(1));
    }
    if (isOnRail) {
      set(layer.leader, "d", `M${place(anchor)}L${place([x - 22, y + 9])}H${(x - 6).toFixed(1)}`);
      set(layer.knot, "cx", anchor[0].toFixed(1));
      set(layer.knot, "cy", anchor[1].toFixed(1));
    }
    let left = x;
    show(layer.badge, number !== "");
    show(layer.number, number !== "");
    if (number) {
      set(layer.badge, "cx", (left + 8).toFixed(1));
      set(layer.badge, "cy", (y + 9).toFixed(1));
      set(layer.number, "x", (left + 8).toFixed(1));
      set(layer.number, "y", (y + 13.5).toFixed(1));
      set(layer.number, "class", number.length > 1 ? "number long" : "number");
      write(layer.number, number);
      left += 22;
    }
    set(layer.name, "x", left.toFixed(1));
    set(layer.name, "y", (y + 13.5).toFixed(1));
    write(layer.name, drawn.view.name);
    left += nameWidth + 7;
    show(layer.word, word !== null);
    show(layer.plate, Boolean(word?.[2]));
    if (!word) return;
    const [text, color, isPlate] = word;
    if (isPlate) {
      set(layer.plate, "x", (left - 1).toFixed(1));
      set(layer.plate, "y", y.toFixed(1));
      set(layer.plate, "width", wordWidth(text, true) + 12);
    }
    set(layer.word, "class", isPlate ? "b" : "halo");
    set(layer.word, "x", (left + (isPlate ? 5 : 0)).toFixed(1));
    set(layer.word, "y", (y + 13.5).toFixed(1));
    set(layer.word, "style", `fill:var(${color})`);
    write(layer.word, text);
  }
}
