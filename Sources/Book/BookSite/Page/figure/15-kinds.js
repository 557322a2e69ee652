// Touches: nothing.
// Uses: nothing.
//
// The kinds of lines: a sign and a colour for each.
const KINDS = {
  hitTest: ["?", "--accent"], point: ["\u25ab", "--soft"], touch: ["\u25cf", "--touch"], activate: ["\u266a", "--accent"],
  gestureTouch: ["\u25cb", "--touch"], gesturePress: ["\u25cb", "--touch"],
  gestureScroll: ["\u25cb", "--touch"], estimate: ["\u25cf", "--soft"], gesture: ["\u25c6", "--wait"],
  action: ["\u2605", "--yes"], delay: ["\u2016", "--wait"], timer: ["\u25f7", "--soft"], wait: ["\u2016", "--wait"],
  ask: ["?", "--accent"], control: ["\u25a3", "--yes"], scroll: ["\u2195", "--accent"], send: ["\u2192", "--soft"],
  chain: ["\u2191", "--accent"], responder: ["\u25c9", "--accent"], notify: ["\u266a", "--soft"], row: ["\u2261", "--yes"],
  system: ["\u00b7", "--soft"], noSuper: ["!", "--no"],
};
const signOf = (moment) => {
  if (moment.kind === "hitTest" && !moment.asks) return ["\u21a9", moment.answer === "nil" ? "--no" : "--yes"];
  return KINDS[moment.kind] ?? ["\u25cf", "--touch"];
};

// A recognizer's state: sign, word, colour.
const STATES = {
  possible: ["\u25c7", "possible", "--soft"], began: ["\u25b6", "began", "--accent"],
  changed: ["\u25cf", "changed", "--accent"], ended: ["\u2713", "recognized", "--yes"],
  recognized: ["\u2713", "recognized", "--yes"], failed: ["\u2715", "failed", "--no"],
  cancelled: ["\u2298", "cancelled", "--no"],
};
// What is shown of a run whose text shows nothing but a table.
const TELLING_KINDS = ["touch", "gesture", "action", "control", "scroll", "row", "responder", "notify"];
const LANE_KINDS = ["gestureTouch", "gesture", "delay", "timer", "wait"];
