// Touches: nothing.
// Uses: dom.
//
// One axis for scrubber and lanes. An instant is opened into a slot for each of its lines; between two
// instants time is to scale, and so it is behind the last one if the run ends later. Positions are in
// slots, from 0.
class Axis {
  constructor(moments, end) {
    const last = moments.at(-1);
    const span = last ? Math.max(end, last.end ?? last.t) - moments[0].t : 0;
    const perSecond = Math.max(6, 0.55 * moments.length) / (span || 1);
    this.parts = [{ kind: "before", u0: 0, u1: 1, t0: moments[0]?.t ?? 0, t1: moments[0]?.t ?? 0, list: [] }];
    let u = 1;
    let part = this.parts[0];
    const wait = (until) => {
      const size = Math.max(1.1, (until - part.t1) * perSecond);
      this.parts.push({ kind: "gap", u0: u, u1: u + size, t0: part.t1, t1: until, list: [] });
      u += size;
    };
    for (const moment of moments) {
      const isFold = moment.end !== undefined && moment.end > moment.t;
      if (part.kind !== "before" && moment.t > part.t1) wait(moment.t);
      if (part.kind !== "instant" || part.t1 !== moment.t || isFold) {
        part = { kind: isFold ? "fold" : "instant", u0: u, u1: u, t0: moment.t, t1: moment.end ?? moment.t, list: [] };
        this.parts.push(part);
      }
      moment.u = u;
      part.list.push(moment);
      u += moment.size;
      part.u1 = u;
    }
    if (last && end > part.t1) wait(end);
    this.size = u;
  }

  at(p) {
    let index = -1;
    for (const part of this.parts) {
      if (part.list.length > 0) index = part.list.at(-1).index;
      if (p >= part.u1 && part !== this.parts.at(-1)) continue;
      if (part.kind === "before") return { part, index: -1, t: part.t0, f: clamp(p, 0, 1) };
      if (part.kind === "gap") {
        const f = clamp((p - part.u0) / (part.u1 - part.u0), 0, 1);
        return { part, index, t: lerp(part.t0, part.t1, f), f };
      }
      const moment = part.list.findLast((each) => p >= each.u) ?? part.list[0];
      return { part, index: moment.index, t: moment.t, f: clamp((p - moment.u) / moment.size, 0, 1) };
    }
    return { part: this.parts[0], index: -1, t: 0, f: 1 };
  }

  // Where a time lies; the beginning of an instant.
  placeOf(t) {
    for (const part of this.parts) {
      if (part.kind === "before" || t > part.t1) continue;
      if (part.kind === "instant" || t <= part.t0) return part.u0;
      return lerp(part.u0, part.u1, (t - part.t0) / (part.t1 - part.t0));
    }
    return this.size;
  }

  instants() { return this.parts.filter((part) => part.list.length > 0); }
}

// The part of the axis that is drawn: all of it, or eighty slots around now.
class AxisWindow {
  constructor() { this.from = 0; this.to = 1; }

  // Says whether another part is drawn now.
  follow(axis, p, longest) {
    let [from, to] = [this.from, this.to];
    if (axis.size <= longest) {
      [from, to] = [0, axis.size];
    } else if (p < from + 2 || p > to - 2 || to - from !== longest) {
      from = clamp(Math.floor(p - longest * 0.4), 0, axis.size - longest);
      to = from + longest;
    }
    const isOther = from !== this.from || to !== this.to;
    [this.from, this.to] = [from, to];
    return isOther;
  }

  isWhole(axis) { return this.from === 0 && this.to === axis.size; }
}
