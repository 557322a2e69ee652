// Touches: nodes.
// Uses: dom.
//
// Fingers on the glass, as discs with their trails; a crosshair before they come and after they have gone.
class FingerMarks {
  constructor(node) {
    this.node = node;
    this.marks = new Map();
  }

  mark(number) {
    if (!this.marks.has(number)) {
      const parts = {
        trail: draw("path", { class: "trail" }), dots: draw("path", { class: "dots" }),
        disc: draw("circle", { class: "disc" }), dot: draw("circle", { class: "dot", r: 3 }),
        aim: draw("path", { class: "aim" }), hold: draw("circle", { class: "hold-back" }),
        left: draw("circle", { class: "hold-left", pathLength: 1 }), number: draw("text", { class: "b", "text-anchor": "middle" }),
      };
      this.node.append(draw("g", {}, ...Object.values(parts)));
      this.marks.set(number, parts);
    }
    return this.marks.get(number);
  }

  show(fingers, projection, z, held) {
    const radius = clamp(20 * projection.scale, 13, 24);
    const spots = [];
    for (const [number, parts] of this.marks) if (!fingers.has(number)) show(parts.disc.parentNode, false);
    for (const [number, finger] of fingers) {
      const parts = this.mark(number);
      show(parts.disc.parentNode, finger.x !== undefined);
      if (finger.x === undefined) continue;
      const spot = projection.spot(finger.x, finger.y, z);
      spots.push(spot);
      const way = [...finger.trail.slice(-300).map(([x, y]) => projection.spot(x, y, z)), spot];
      const hasMoved = finger.trail.length > 1;
      show(parts.trail, hasMoved);
      show(parts.dots, hasMoved);
      if (hasMoved) {
        set(parts.trail, "d", `M${way.map(place).join("L")}`);
        set(parts.dots, "d", way.slice(0, -1).map((each) => `M${place(each)}h0`).join(""));
      }
      show(parts.disc, finger.isDown);
      show(parts.dot, finger.isDown);
      show(parts.aim, !finger.isDown);
      for (const node of [parts.disc, parts.dot]) {
        set(node, "cx", spot[0].toFixed(1));
        set(node, "cy", spot[1].toFixed(1));
      }
      set(parts.disc, "r", radius.toFixed(1));
      if (!finger.isDown) {
        const r = radius * 0.62;
        const [x, y] = spot;
        set(parts.aim, "class", finger.isComing ? "aim" : "aim gone");
        set(parts.aim, "d", `M${place([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
          + `M${place([x - radius, y])}h${2 * radius}M${place([x, y - radius])}v${2 * radius}`);
      }
      show(parts.number, fingers.size > 1);
      if (fingers.size > 1) {
        set(parts.number, "x", spot[0].toFixed(1));
        set(parts.number, "y", (spot[1] - radius - 5).toFixed(1));
        write(parts.number, String(number));
      }
      const isHeld = held !== null && finger.isDown;
      show(parts.hold, isHeld);
      show(parts.left, isHeld);
      if (!isHeld) continue;
      for (const node of [parts.hold, parts.left]) {
        set(node, "cx", spot[0].toFixed(1));
        set(node, "cy", spot[1].toFixed(1));
        set(node, "r", (radius + 8).toFixed(1));
      }
      set(parts.left, "stroke-dasharray", `${held.toFixed(3)} 1`);
      set(parts.left, "transform", `rotate(-90 ${place(spot)})`);
    }
    return spots;
  }
}

// Question and answer, along the ray: curves between who asks and who is asked.
class Arrows {
  constructor(node) {
    this.node = node;
    this.pairs = [];
  }

  show(stage, isOn, zOf) {
    const questions = isOn ? stage.knowledge.questions.filter((each) => each.from !== undefined && each.to !== undefined) : [];
    while (this.pairs.length < questions.length) {
      const pair = [draw("path", { class: "curve" }), draw("path", { class: "head", d: "M1 0L-7 -4V4z" })];
      this.node.append(...pair);
      this.pairs.push(pair);
    }
    this.pairs.forEach(([curve, head], place) => {
      const question = questions[place];
      const [from, to] = question ? [zOf.get(question.from), zOf.get(question.to)] : [];
      const isShown = from !== undefined && to !== undefined;
      show(curve, isShown);
      show(head, isShown);
      if (isShown) this.draw(stage, question, curve, head, from, to);
    });
  }

  draw(stage, question, curve, head, from, to) {
    const { projection, ray, now } = stage;
    const isNow = question.number === now.line && now.moment !== null;
    const [a, b] = [projection.spot(...ray, from), projection.spot(...ray, to)];
    const distance = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const bend = (10 + 0.16 * distance) / distance;
    const c = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
    const part = isNow ? clamp(now.f * 1.6, 0.02, 1) : 1;
    const mix = (p, q) => [lerp(p[0], q[0], part), lerp(p[1], q[1], part)];
    const control = mix(a, c);
    const end = mix(control, mix(c, b));
    const angle = Math.atan2(end[1] - control[1], end[0] - control[0]) * 180 / Math.PI;
    const kind = question.answer === undefined ? "down" : question.answer === "nil" ? "nil" : "back";
    const state = isNow ? "now" : question.isOpen ? "open" : stage.knowledge.hit ? "over" : "closed";
    set(curve, "class", `curve ${kind} ${state}`);
    set(head, "class", `head ${kind} ${state}`);
    set(curve, "d", `M${place(a)}Q${place(control)} ${place(end)}`);
    set(head, "transform", `translate(${place(end)}) rotate(${angle.toFixed(0)})`);
  }
}
