// Touches: nodes.
// Uses: dom.
//
// One sentence for a moment, as parts: strings, and pairs of a class and a string.
const named = (word) => ["who", word];
const code = (word) => ["code", word];
const why = (text) => ["why", ` ${text}`];

const METHODS = {
  began: "touchesBegan", moved: "touchesMoved", ended: "touchesEnded", cancelled: "touchesCancelled",
};

const SENTENCES = {
  hitTest(moment, course) {
    const { who, answer, asker, receiver } = moment;
    const kids = course.children.get(who) ?? [];
    if (moment.asks) {
      return [named(who), " is asked: which view in you is under ", code(moment.at ?? ""), "?",
        asker ? why(`Asked by ${asker}.`) : null];
    }
    if (answer === "nil") {
      const count = kids.length;
      const reason = count && moment.wasOutside ? `${listed(kids)} ${count > 1 ? "were" : "was"} never asked.` : "";
      return [named(who), " answers: none.", reason ? why(reason) : null];
    }
    if (!receiver) return ["So ", named(answer), " is the hit view."];
    if (answer === who) return [named(who), " answers: I am.", kids.length ? why("No view in it took the point.") : null];
    return [named(who), " hands the answer up: ", named(answer), "."];
  },
  point({ who, what }, course) {
    const hasKids = (course.children.get(who) ?? []).length > 0;
    if (what === "inside") {
      return ["The point is inside ", named(who), ".",
        why(hasKids ? "Next it asks what lies in it, the front one first." : "Nothing lies in it.")];
    }
    return ["The point is outside ", named(who), ".", why("Whatever lies in it, the search ends here.")];
  },
  activate({ who, what }) {
    if (what === "asked") return ["VoiceOver asks ", named(who), " to activate itself."];
    return what === "-> yes" ? [named(who), " answers: done.", why("No tap follows.")]
      : [named(who), " answers: no.", why("So VoiceOver taps at its activation point.")];
  },
  touch({ who, what, from, members }) {
    const times = members.length > 1 ? `, ${members.length} times` : "";
    return [named(who), " hears ", code(METHODS[what] ?? what), `${times}.`,
      from ? why(`${from} has passed it on along the chain.`)
        : what === "cancelled" ? why("Its touch was taken away.") : null];
  },
  gestureTouch({ who, what }) {
    return [named(who), " hears of the touch: ", `${what}.`, why("Recognizers hear before views.")];
  },
  gesturePress({ who, what, button }) { return [named(who), ` gets the button ${button}: ${what}.`]; },
  gestureScroll({ who, what, by }) {
    return [named(who), " hears of the scroll: ", `${what}${by ? `, by ${by}` : ""}.`, why("There is no touch in it.")];
  },
  estimate({ who, index }) { return [named(who), ` hears the measured value of sample ${index}.`]; },
  gesture({ who, what, because }, course) {
    if (what === "failed") return [named(who), " fails", because ? ", because " : "", because ? ["who", because] : "", "."];
    if (what === "possible") return [named(who), " is reset to possible.", why("It is ready for the next touch.")];
    const isTap = !course.moments.some((each) => each.who === who && each.kind === "gesture" && each.what === "began");
    if (what === "ended") return [named(who), isTap ? " recognizes its gesture." : " ends: the gesture is over."];
    return [named(who), " is in the state ", named(what), "."];
  },
  action({ who, what }) { return ["The action runs: ", named(who), " performs ", code(what), "."]; },
  timer({ who, what }) {
    if (what.startsWith("scheduled")) return [named(who), ` starts a timer of ${Math.round(1000 * what.split(" ")[1])} ms.`];
    return ["The timer of ", named(who), what === "fired" ? " fires." : " is stopped.",
      what === "fired" ? why("What it waited for did not come.") : null];
  },
  wait(moment) {
    if (moment.what === "waits") return [named(moment.who), " would recognize, and waits for the failure of ", named(moment.for), "."];
    if (moment.what === "circle") return [named(moment.who), " waits for ", named(moment.for), ", which waits for it."];
    return [named(moment.who), " need not wait for ", named(moment.for), " any more."];
  },
  ask(moment) {
    const [question, answer] = moment.what.split(" -> ");
    return [named(moment.who), " is asked ", code(question), " about ", named(moment.about),
      moment.with ? ` and ${moment.with}` : "", `, and answers ${answer}.`];
  },
  delay({ who, what, by }) {
    if (what.startsWith("held")) return [named(by ?? ""), ` holds the touch's ${what.split(" ")[1] ?? "phase"} back.`, why(`${who} hears nothing yet.`)];
    if (what.startsWith("released")) return ["What was held back is released.", why(`${who} hears of it now.`)];
    return ["What was held back is dropped", by ? " because of " : "", by ? named(by) : "", ".", why(`${who} never hears of it.`)];
  },
  control({ who, what, members }) {
    return [named(who), " sends ", code(what), members.length > 1 ? `, ${members.length} times.` : "."];
  },
  send({ who, what }) {
    const [, action, target] = /sendAction (\S+)(?: to (.+))?/.exec(what) ?? [];
    if (target === "nil") return [named(who), " sends ", code(action), " to nil:", why("the responder chain is searched for one that can.")];
    return [named(who), " sends ", code(action ?? what), target ? " to " : "", target ? named(target) : "", "."];
  },
  chain({ who, what }) {
    const [, action, answer] = /canPerform (\S+) -> (\w+)/.exec(what) ?? [];
    return [named(who), " is asked whether it can perform ", code(action ?? what), ` and answers ${answer}.`];
  },
  scroll({ who, what, members }) {
    const offset = /^didScroll (.+),(.+)$/.exec(what);
    if (!offset) return [named(who), " tells its delegate ", code(what.split(",")[0]), what.includes("decelerates") ? ": it moves on by itself." : "."];
    const steps = members.length > 1 ? ` after ${members.length} steps` : "";
    return ["The content of ", named(who), ` lies at offset (${offset[1]}, ${offset[2]})${steps}.`];
  },
  row({ who, what }) {
    const [step, row] = what.split(" ");
    const words = { highlight: "is highlighted", unhighlight: "is highlighted no more", select: "is selected", deselect: "is deselected" };
    return [`Row ${row} of `, named(who), ` ${words[step] ?? step}.`];
  },
  responder({ who, what }) { return [named(who), `: ${what}.`]; },
  notify({ who, what }) { return [named(who), " posts ", code(what), "."]; },
  noSuper({ who, what }) { return [named(who), " overrides ", code(what), " and does not call super."]; },
  system({ who, what, to }) { return [named(who), `: ${what}${to ? ` to ${to}` : ""}.`]; },
};

function sentenceParts(moment, course) {
  const parts = SENTENCES[moment.kind]?.(moment, course)
    ?? [named(moment.who), ` hears ${moment.kind} ${moment.what}`, moment.button ? ` ${moment.button}.` : "."];
  return parts.filter(Boolean);
}

// In a gap: what is waited for, and how long still.
function waitingParts(knowledge, t, fingers) {
  const held = knowledge.held[0];
  const isDown = [...fingers.values()].some((finger) => finger.isDown);
  if (held?.timer) {
    const left = Math.max(0, held.timer.from + held.timer.length - t);
    return [isDown ? "The finger is down, and " : "", named(held.who), " hears nothing.", why(`${milliseconds(left)} of the hold are left.`)];
  }
  let next = null;
  for (const [who, timer] of knowledge.timers) {
    const left = timer.from + timer.length - t;
    if (left >= 0 && (!next || left < next.left)) next = { who, left };
  }
  const finger = isDown ? "The finger is down." : "No finger is on the glass.";
  if (next) return [finger, why(`The timer of ${next.who} has ${milliseconds(next.left)} left.`)];
  return [finger, why("Nothing is heard.")];
}

const plain = (parts) => parts.map((part) => Array.isArray(part) ? part[1] : part).join("");
function writeParts(node, parts) {
  const text = plain(parts);
  if (node.written === text) return;
  node.written = text;
  node.replaceChildren(...parts.map((part) => {
    if (!Array.isArray(part)) return part;
    const [kind, words] = part;
    return make(kind === "code" ? "code" : kind === "who" ? "b" : "span", { class: kind === "why" ? "why" : null }, words);
  }));
}
