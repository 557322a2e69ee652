// Touches: nothing.
// Uses: dom.
//
// The events with which a control begins or goes on to follow a touch, and where the touch is then; null
// where it stops.
const TRACKING = {
  touchDown: "inside", touchDragEnter: "inside", touchDragExit: "outside",
  touchUpInside: null, touchUpOutside: null, touchCancel: null,
};

// The sign and the words of what a bar shows.
const LANE_STATES = {
  possible: ["", "possible"], began: ["\u25b6", "began"], changed: ["\u25cf", "changed"], ended: ["\u2713", "recognized"],
  recognized: ["\u2713", "recognized"], failed: ["\u2715", "failed"], cancelled: ["\u2298", ""], held: ["\u2016", "held back"],
  heard: ["", "touchesBegan \u2026"], finger: ["", "down"], over: ["\u2713", ""],
  inside: ["", "tracking, inside"], outside: ["", "tracking, outside"],
};

// What each lane shows, as bars and marks on the axis: no pixel is known here.
// A bar: { from, to, state, by }, where by names the recognizer that holds a touch back; a mark: { u, sign, kind }.
function laneStories(course, showsChain) {
  const { moments, axis, run } = course;
  const lanes = new Map();
  const lane = (key, title, sub) => {
    if (!lanes.has(key)) lanes.set(key, { title, sub, bars: [], marks: [], wedges: [], open: null });
    return lanes.get(key);
  };
  const close = (story, u) => {
    if (story.open) story.bars.push({ ...story.open, to: u });
    story.open = null;
  };
  fingerLanes(run, axis, lane);
  const recognizers = moments.filter((each) => each.kind === "gestureTouch" || each.kind === "gesture");
  for (const { who } of recognizers) lane(who, who, "recognizer");
  for (const moment of moments) {
    const { kind, who, what, u, size } = moment;
    const middle = u + size / 2;
    if (kind === "gestureTouch") {
      const story = lane(who);
      if (!story.open) story.open = { from: u, state: "possible" };
      story.marks.push({ u: middle, kind: what === "moved" ? "hears-move" : "hears" });
    } else if (kind === "gesture") {
      const story = lane(who);
      if (what === "changed" && story.open?.state === "changed") continue;
      close(story, u);
      story.open = what === "possible" ? null : { from: u, state: what };
    } else if (kind === "timer" && lanes.has(who)) {
      const story = lane(who);
      if (what.startsWith("scheduled")) story.timer = { from: middle, t: moment.t, length: Number(what.split(" ")[1]) };
      else if (story.timer) {
        const left = clamp(1 - (moment.t - story.timer.t) / story.timer.length, 0, 1);
        story.wedges.push({ from: story.timer.from, to: middle, left });
        story.timer = null;
      }
    } else if (kind === "delay") {
      const story = lane(`hears ${who}`, who, "hears");
      const by = what.startsWith("held") && ` by ${moment.by}`;
      if (by && story.open?.by === by) continue;
      close(story, u);
      if (by) story.open = { from: u, state: "held", by };
      else if (what.startsWith("dropped")) story.marks.push({ u: middle, kind: "dropped" });
    } else if (kind === "touch") {
      if (moment.from && !showsChain) continue;
      const story = lane(`hears ${who}`, who, "hears");
      if (what === "began") {
        close(story, u);
        story.open = { from: u, state: "heard" };
      } else if (what === "moved") {
        story.marks.push({ u: middle, kind: "move" });
      } else {
        close(story, u);
        story.bars.push({ from: u, to: u + size, state: what === "ended" ? "over" : "cancelled" });
        story.marks.push({ u, kind: "before", words: what, tone: what === "ended" ? "yes" : "no" });
      }
    } else if (kind === "control") {
      const place = TRACKING[what];
      if (place || (place === null && lanes.has(`tracks ${who}`))) {
        const story = lane(`tracks ${who}`, who, "follows");
        close(story, u);
        if (place) story.open = { from: u, state: place };
      }
      lane(`sends ${who}`, who, "sends").marks.push({ u: middle, kind: "event", words: what });
    } else if (kind === "row") {
      lane(`rows ${who}`, who, "rows").marks.push({ u: middle, kind: "event", words: what });
    } else if (kind === "action") {
      lane("action", "action", who).marks.push({ u: middle, kind: "star", words: what });
    } else if (kind === "scroll" && what.startsWith("didScroll")) {
      const story = lane(`offset ${who}`, who, "offset");
      const { length } = moment.members;
      const steps = moment.members.map((line, k) => ({
        u: u + size * k / length, to: u + size * (k + 1) / length, isLast: k === length - 1,
        value: run.lines[line].what.slice(10).split(",").map(Number),
      }));
      story.steps = [...story.steps ?? [], ...steps];
    }
  }
  for (const story of lanes.values()) {
    if (story.timer) {
      const left = clamp(1 - (run.end - story.timer.t) / story.timer.length, 0, 1);
      story.wedges.push({ from: story.timer.from, to: axis.size, left });
    }
    close(story, axis.size);
  }
  return [...lanes.values()];
}

function fingerLanes(run, axis, lane) {
  const several = new Set(run.fingers.map((each) => each.finger)).size > 1;
  for (const report of run.fingers) {
    const story = lane(`finger ${report.finger}`, several ? `finger ${report.finger}` : "finger", "on the glass");
    const u = axis.placeOf(report.t);
    if (report.change === "down") story.open = { from: u, state: "finger" };
    else if (report.change === "moved") story.marks.push({ u: u + 0.5, kind: "move" });
    else if (story.open) {
      story.bars.push({ ...story.open, to: u + 0.5 });
      story.open = null;
    }
  }
}

// The instants at which something is decided: who won, and who failed because of what.
function decisions(course) {
  const all = [];
  const latest = new Map();
  for (const part of course.axis.instants()) {
    const states = part.list.filter((each) => each.kind === "gesture");
    const won = states.filter((each) => each.what === "began" || each.what === "ended" || each.what === "recognized");
    const failed = states.filter((each) => each.what === "failed");
    const began = won.filter((each) => !/began|changed/.test(latest.get(each.who)));
    for (const each of states) latest.set(each.who, each.what);
    if (began.length === 0 && failed.length === 0) continue;
    const lines = began.map((each) => `${each.who} ${each.what === "began" ? "begins" : "is recognized"}`);
    for (const each of failed) lines.push(`${each.who} fails${each.because ? `: ${each.because}` : ""}`);
    const first = (began[0] ?? failed[0]);
    all.push({ u: first.u + first.size / 2, lines: lines.length > 3 ? [...lines.slice(0, 2), `and ${lines.length - 2} more`] : lines });
  }
  return all;
}

// The same as rows of a table: lane, time, and what is there; what lies between two places of the axis.
function laneRows(stories, decisions, axis, from, to) {
  const time = (u) => seconds(axis.at(u).t);
  const rows = stories.flatMap(({ title, sub, bars, marks, wedges, steps }) => {
    const all = [
      ...bars.filter(({ state }) => state !== "over").map((bar) =>
        [bar.from, bar.to, (LANE_STATES[bar.state]?.[1] || bar.state).replace(" \u2026", "") + (bar.by ?? "")]),
      ...marks.filter(({ kind, words }) => kind !== "hears-move" && words !== "cancelled").map(({ u, kind, words }) =>
        [u, u, words ?? { move: "moved", hears: "hears the touch", dropped: "dropped" }[kind]]),
      ...wedges.map((wedge) => [wedge.from, wedge.to, "timer"]),
      ...(steps ?? []).filter(({ isLast }) => isLast).map(({ u, value }) => [u, u, `at ${value.join(", ")}`]),
    ];
    return all.filter(([u, end]) => end >= from && u <= to).sort((a, b) => a[0] - b[0]).map(([u, end, what]) => {
      const [begins, ends] = [time(u), time(end)];
      return [`${title}, ${sub}`, begins === ends ? begins : `${begins} to ${ends}`, what];
    });
  });
  const told = decisions.filter(({ u }) => u >= from && u <= to).map(({ u, lines }) => ["decision", time(u), lines.join(", ")]);
  return [...rows, ...told];
}
