// Touches: nodes, engine, time.
// Uses: boards, chain, course, dom, engine, fields, geometry, handles, kinds, lanes, own-touch, prediction, scrubber, sentences, stage, start, tabs, trace.
//
// A figure of the book, alive: one run, one moment, and every part of the figure shows that moment.
class Figure {
  constructor(root, run, listing) {
    Object.assign(this, { root, run, bookRun: run, p: 0, hot: null, hotMoments: null, wishes: new Map(), speed: 1, isSeen: false });
    this.isPlaces = root.classList.contains("places");
    this.pictures = (root.dataset.pictures ?? "").split(",");
    this.kinds = this.kindsOf(root, run);
    const shownKinds = new Set(run.lines.map((line) => line.kind).filter((kind) => this.kinds.includes(kind) || this.kinds.length === 0));
    const isHitTest = shownKinds.has("hitTest");
    this.hasLanes = ["timeline", "plot", "states", "branch"].some((each) => this.pictures.includes(each)) || shownKinds.has("gesture") || shownKinds.has("scroll");
    this.hasChain = !this.hasLanes && run.chain.length > 0 && (this.pictures.includes("chain") || (run.showsChain && shownKinds.has("touch") && !isHitTest));
    this.asksInText = isHitTest && !this.hasLanes;
    this.build(listing);
    this.load(run);
    // Beside a verdict of before stands the moment that it is about.
    if (this.prediction?.isSettled) this.goTo(this.proofPlace());
    this.listen();
  }

  kindsOf(root, run) {
    const chosen = root.dataset.only ? root.dataset.only.split(",").map((word) => word.trim()) : run.kinds;
    if (chosen.length > 0 && !run.lines.some((line) => chosen.includes(line.kind))) return TELLING_KINDS;
    // Where more fingers come down than lines are chosen, it is shown what becomes of each of them.
    const downs = run.fingers.filter(({ change }) => change === "down").length;
    if (!root.dataset.only && chosen.length > 0 && run.lines.filter(({ kind }) => chosen.includes(kind)).length < downs) {
      return [...new Set([...chosen, ...TELLING_KINDS])];
    }
    const hasLanes = this.pictures.includes("timeline") || this.pictures.includes("states") || this.pictures.includes("branch");
    return hasLanes && !root.dataset.only && chosen.length > 0 ? [...new Set([...chosen, ...LANE_KINDS])] : chosen;
  }

  // ---------- nodes

  build(listing) {
    const { root } = this;
    this.stage = new Stage(this);
    this.scrubber = new Scrubber(this);
    this.trace = new TraceList(this);
    this.boards = new Boards(this);
    this.fields = new Fields(this);
    if (this.hasLanes) this.lanes = new Lanes(this);
    if (this.hasChain) this.stairs = new ChainStairs(this);
    this.when = make("p", { class: "when" }, make("b"), make("span"));
    this.sentence = make("p", { class: "sentence" });
    this.live = make("p", { class: "unseen", "aria-live": "polite" });
    this.slider = make("input", {
      type: "range", min: 0, max: 100, value: 0, "aria-label": "Flat, or the layers apart", oninput: () => this.setTilt(this.slider.value / 100),
    });
    this.flat = make("button", { type: "button", class: "plain", onclick: () => this.turnTo(0) }, "Flat");
    this.apart = make("button", { type: "button", class: "plain", onclick: () => this.turnTo(1) }, "Apart");
    root.querySelector("figcaption").append(make("div", { class: "tilt" }, this.flat, this.slider, this.apart));
    this.playButton = this.button("Play", "M5 2.5v13l10.5-6.5z", () => this.toggle());
    this.playButton.classList.add("play");
    const speed = make("select", { class: "speed", "aria-label": "Speed", onchange: () => { this.speed = Number(speed.value); } },
      ...[["0.5", "half"], ["1", "normal"], ["2", "double"]].map(([value, word]) => make("option", { value, selected: value === "1" ? "" : null }, word)));
    // Where a finger scrolls the page, the scene hears it only after this.
    this.arm = make("button", { type: "button", class: "arm", "aria-pressed": false, onclick: () => {
      if (!this.own) this.loadEngine();
      this.setTilt(0);
      this.arm.setAttribute("aria-pressed", root.classList.toggle("armed"));
    } }, "Touch");
    const buttons = make("div", { class: "btns" },
      this.button("Back one moment", "M12.5 3v12L4 9z", () => this.step(-1)), this.playButton,
      this.button("On one moment", "M5.5 3v12L14 9z", () => this.step(1)), speed, this.arm);
    this.time = make("div", { class: "time" });
    this.body = make("div", { class: "body" });
    this.panel = make("div", { class: "panel" });
    this.node = make("div", { class: "live" });
    root.append(this.node);
    if (listing) this.tabs = new Tabs(this, listing);
    if (this.hasLanes) root.classList.add("with-lanes");
    const form = root.querySelector(".predict");
    if (form && this.bookRun.prediction) this.prediction = new Prediction(this, form);
    const say = make("div", { class: "say" }, this.when, this.sentence);
    const nodes = (...all) => all.filter(Boolean);
    const sides = this.tabs ? [this.tabs.node, ...this.tabs.panes] : [this.trace.pane];
    const below = nodes(this.lanes?.node, this.stairs?.node);
    const verdict = nodes(this.prediction?.box);
    const question = nodes(this.prediction && form);
    // What comes first on the screen comes first for keys, too; on a phone that is another order.
    this.arrange = () => {
      if (this.isSmall) {
        this.time.replaceChildren(this.scrubber.node, buttons);
        this.node.replaceChildren(this.stage.node, this.time, say, ...verdict, ...question, ...below, ...sides, this.boards.node, this.fields.node, this.live);
      } else {
        this.time.replaceChildren(buttons, this.scrubber.node);
        this.panel.replaceChildren(...verdict, ...sides.slice(0, -2), say, ...sides.slice(-2), ...question);
        this.body.replaceChildren(this.stage.node, this.panel);
        this.node.replaceChildren(this.body, this.time, ...below, this.boards.node, this.fields.node, this.live);
      }
    };
    this.arrange();
    isPhone.addEventListener("change", this.arrange);
    root.classList.toggle("asking", this.isLocked);
    root.classList.add("ready", "fresh");
  }

  // The engine is there: the reader's own fingers, and the handles in the scene.
  touchable() {
    if (!ENGINES.engine || this.own) return;
    this.own = new OwnTouch(this);
    this.handles = new Handles(this);
    this.share();
    this.boards.load(this.run);
  }

  button(label, path, act) {
    return make("button", { type: "button", title: label, "aria-label": label, onclick: act },
      draw("svg", { width: 18, height: 18, viewBox: "0 0 18 18", "aria-hidden": "true" }, draw("path", { fill: "currentColor", d: path })));
  }

  // On a phone, but not on the paper that it prints on.
  get isSmall() { return isPhone.matches && !this.beforePrint; }

  // While the reader's fingers are down there is a new run many times a second.
  get isBusy() { return Boolean(this.own?.isLive || this.handles?.isDragged); }

  get isLocked() { return Boolean(this.prediction?.isOpen) && !this.beforePrint; }

  // Time has moved: trace and lanes may show what comes.
  unfold() {
    this.root.classList.remove("fresh");
    this.redraw();
  }

  // Of a session that is not whole nothing is judged.
  settle(isOwn) { if (!this.run.before) this.prediction?.settle(this.run, isOwn); }

  // ---------- runs

  // Another run takes the figure: the book's, one with other settings, or the reader's own.
  load(run) {
    this.run = run;
    this.course = new Course(run, this.kinds);
    this.stage.load(this.course, run, this.asksInText);
    this.scrubber.load(this.course);
    this.trace.load(this.course, this.isLocked);
    this.lanes?.load(this.course, run.showsChain);
    this.stairs?.load(run);
    this.boards.load(run);
    const isBare = this.course.moments.length === 0 && run.tables.length > 0;
    this.root.classList.toggle("bare", isBare);
    // Its rows are scenes of their own, so there is none to touch.
    this.root.classList.toggle("no-scene", isBare && !this.stage.plan.hasViews);
    this.describe();
    this.redraw();
  }

  showAllKinds() {
    this.kinds = [];
    this.load(this.run);
  }

  // ---------- time

  goTo(p) {
    const { size } = this.course.axis;
    const wasOver = this.p >= size - 0.02;
    this.p = clamp(p, 0, size);
    this.unfold();
    this.speak();
    // Whoever has gone to the end by hand has seen the run as well.
    if (this.p >= size - 0.02 && !wasOver && !this.isLocked) this.settle(this.run !== this.bookRun);
  }

  step(direction) {
    this.stop();
    const spots = [0, ...this.course.moments.map((moment) => this.course.placeOf(moment))];
    const next = direction > 0 ? spots.find((spot) => spot > this.p + 0.02) : spots.findLast((spot) => spot < this.p - 0.02);
    this.goTo(next ?? (direction > 0 ? this.course.axis.size : 0));
  }

  jump(direction) {
    const spots = [0, ...this.course.axis.instants().map((part) => part.u0 + 0.99), this.course.axis.size];
    const next = direction > 0 ? spots.find((spot) => spot > this.p + 0.02) : spots.findLast((spot) => spot < this.p - 0.02);
    this.stop();
    this.goTo(next ?? this.p);
  }

  timeKey(event, isList = false) {
    if (this.isLocked || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = {
      ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1),
      ArrowDown: () => this.step(isList ? 1 : -1), ArrowUp: () => this.step(isList ? -1 : 1),
      PageUp: () => this.jump(-1), PageDown: () => this.jump(1),
      Home: () => { this.stop(); this.goTo(0); }, End: () => { this.stop(); this.goTo(this.course.axis.size); },
      " ": () => this.toggle(),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }

  toggle() { if (this.isPlaying) this.stop(); else this.play(); }

  // hurry: the place up to which it goes faster, and how many times; there the verdict is given.
  play(hurry = null) {
    if (this.isLocked) return;
    if (this.p >= this.course.axis.size - 0.02) this.p = 0;
    this.isPlaying = true;
    this.unfold();
    this.showPlaying();
    let last = performance.now();
    let rested = 0;
    const tick = (now) => {
      if (!this.isPlaying) return;
      const passed = Math.min(100, now - last) / 1000 * this.speed * (hurry?.factor ?? 1);
      last = now;
      if (isCalm.matches) {
        rested += passed;
        if (rested > 0.42) {
          rested = 0;
          const next = this.course.moments.find((moment) => this.course.placeOf(moment) > this.p + 0.02);
          this.p = next ? this.course.placeOf(next) : this.course.axis.size;
        }
      } else {
        this.p += passed * this.pace(this.course.axis.at(this.p).part);
      }
      if (hurry && this.p >= hurry.place) {
        this.p = hurry.place;
        hurry = null;
        this.settle(this.run !== this.bookRun);
      }
      if (this.p >= this.course.axis.size - 0.001) {
        this.p = this.course.axis.size;
        this.stop();
        this.speak();
        this.settle(this.run !== this.bookRun);
      } else {
        requestAnimationFrame(tick);
      }
      this.redraw();
      this.speak(true);
    };
    requestAnimationFrame(tick);
  }

  // Slots a second: 0.42 s for a line; a gap four times slower than life, at least half a second.
  pace(part) {
    if (part.kind !== "gap") return 1 / 0.42;
    return (part.u1 - part.u0) / Math.max(0.5, 4 * (part.t1 - part.t0));
  }

  stop() {
    this.isPlaying = false;
    this.showPlaying();
  }

  showPlaying() {
    const label = this.isPlaying ? "Pause" : "Play";
    if (this.playButton.title === label) return;
    this.playButton.title = label;
    this.playButton.setAttribute("aria-label", label);
    this.playButton.querySelector("path").setAttribute("d", this.isPlaying ? "M4 3h3.6v12H4zM10.4 3H14v12h-3.6z" : "M5 2.5v13l10.5-6.5z");
  }

  // ---------- drawing: once in a frame, and only what is on the screen

  redraw() {
    if (this.frame || !this.isSeen) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = null;
      if (this.isSeen) this.show();
    });
  }

  show() {
    const begin = performance.now();
    const { isLocked } = this;
    const now = this.course.at(this.p);
    this.hasEnded ||= !isLocked && this.p >= this.course.axis.size - 0.02;
    this.boards.node.classList.toggle("future", !this.hasEnded && !isLocked && this.course.moments.length > 0);
    this.stage.pointers = this.own?.shown() ?? null;
    const drawn = this.stage.show(now, this.hot, isLocked);
    this.scrubber.show(this.p, now, isLocked);
    this.showWords(now, drawn?.fingers ?? new Map());
    const related = this.hotMoments ?? (this.hot ? new Set(this.course.moments.filter((each) => this.course.isAbout(each, this.hot)).map((each) => each.index)) : null);
    this.trace.show(isLocked ? -1 : now.index, related);
    this.lanes?.show(this.p, this.scrubber.window, this.hot);
    if (drawn) this.handles?.show();
    this.stairs?.show(this.stage.knowledge, now.moment, isLocked);
    this.listing?.show(now.index, isLocked);
    if (this.tabs?.place) this.tabs.code.show(now.index, isLocked);
    set(this.stage.svg, "role", this.own?.isAble ? "application" : "img");
    this.fields.show(this.run, this.bookRun, ENGINES.engine !== null, isLocked);
    this.trace.scrollTo(isLocked ? -1 : now.index);
    this.cost = performance.now() - begin;
  }

  showWords(now, fingers) {
    if (this.isLocked) {
      this.scrubber.node.setAttribute("aria-valuetext", "Closed until you predict");
      return;
    }
    const { moment } = now;
    if (moment?.answer === "nil") moment.wasOutside = moment.area === "outside";
    const parts = moment ? sentenceParts(moment, this.course)
      : now.index < 0 ? ["Nothing has happened yet.", ["why", this.course.moments.length ? " Play, or drag along the line of time." : ""]]
        : waitingParts(this.stage.knowledge, now.t, fingers);
    writeParts(this.sentence, parts);
    const [time, count] = this.when.children;
    write(time, `${seconds(now.t)} s`);
    write(count, moment ? `${moment.kind}, moment ${moment.index + 1} of ${this.course.moments.length}${this.run.before ? `, after ${this.run.before} lines` : ""}` : now.index < 0 ? "before the first" : "waiting");
    set(this.scrubber.node, "aria-valuenow", now.index + 1);
    set(this.scrubber.node, "aria-valuetext", plain(parts));
  }

  // ---------- what is heard

  // Steps by hand are spoken; while it plays only decisions, and never more than one a second.
  speak(isPlaying = false) {
    if (this.isLocked) return;
    const now = this.course.at(this.p);
    const isDecision = now.moment?.kind === "gesture" && now.moment.what !== "possible" && now.moment.what !== "changed";
    if (isPlaying && !isDecision) return;
    if (now.moment) this.say(plain(sentenceParts(now.moment, this.course)));
  }

  say(text) {
    this.words = text;
    if (this.saying) return;
    const wait = Math.max(0, 1000 - (performance.now() - (this.saidAt ?? -1e9)));
    this.saying = setTimeout(() => {
      this.saying = null;
      this.saidAt = performance.now();
      write(this.live, this.words);
    }, wait);
  }

  describe() {
    const words = this.run.scene(-1).filter((view) => this.stage.plan.isDrawn(view) && view.depth > 0).map((view) => {
      const [x, y, width, height] = bounds(view.corners).map((value) => Math.round(value));
      return `${view.name} at ${x}, ${y}, ${width} by ${height}${view.off ? `, ${view.off}` : ""}`;
    });
    this.stage.svg.setAttribute("aria-label", `The scene. From the back to the front: ${words.join("; ")}. Arrows move a finger, space puts it down and lifts it, Enter taps, Escape takes it away; 1 and 2 choose a finger.`);
  }

  // ---------- linking, tilt, size

  pointAt(who) {
    if (this.hot === who || this.isLocked) return;
    this.hot = who;
    this.redraw();
  }

  pointAtMoments(moments) {
    this.hotMoments = moments && new Set(moments.map((each) => each.index));
    this.redraw();
  }

  setTilt(tilt) {
    this.stage.tilt = tilt;
    this.root.classList.toggle("apart", tilt > 0.08);
    this.slider.value = tilt * 100;
    this.flat.setAttribute("aria-pressed", tilt < 0.03);
    this.apart.setAttribute("aria-pressed", tilt > 0.97);
    this.redraw();
  }

  turnTo(tilt, done) {
    const [from, start] = [this.stage.tilt, performance.now()];
    const tick = (now) => {
      const part = isCalm.matches ? 1 : clamp((now - start) / 700, 0, 1);
      this.setTilt(lerp(from, tilt, ease(part)));
      if (part < 1) requestAnimationFrame(tick); else done?.();
    };
    requestAnimationFrame(tick);
  }

  loadEngine() { 
    ENGINES.load().then(() => FIGURES.forEach((figure) => {
      figure.touchable();
      figure.redraw();
    }));
  }

  measure() {
    const width = this.stage.node.clientWidth;
    if (!width) return;
    const [, , w, h] = this.bookRun.area;
    const [least, most] = this.beforePrint ? [0, 300] : this.stage.plan.most >= 6 ? [500, 500] : [360, 470];
    // A tall scene may take half of a phone's screen; a run that is but a table needs a small one.
    const isBare = this.root.classList.contains("bare");
    const height = this.isSmall ? clamp((width - 20) * h / w, 220, innerHeight * (isBare ? 0.3 : h > 1.4 * w ? 0.52 : 0.4))
      : isBare ? 260 : clamp(width * h / w, least, most);
    this.stage.measure(width, Math.round(height));
    this.trace.measure();
    this.tabs?.code.measure();
    const line = this.scrubber.node.getBoundingClientRect();
    this.scrubber.measure(line.width);
    if (this.lanes) {
      const box = this.lanes.node.getBoundingClientRect();
      // On paper there is no line of time above.
      this.lanes.measure(box.width, ...this.beforePrint ? [160, box.width - 20] : [line.left - box.left + 12, line.right - box.left - 12]);
    }
    this.redraw();
  }

  listen() {
    this.touchable();
    this.setTilt(0);
    const sizes = new ResizeObserver(() => this.measure());
    for (const node of [this.stage.node, this.scrubber.node, this.trace.node]) sizes.observe(node);
    this.stage.svg.addEventListener("pointerover", (event) => this.pointAt(event.target.closest("[data-name]")?.dataset.name ?? null));
    this.stage.svg.addEventListener("pointerleave", () => this.pointAt(null));
    this.root.addEventListener("keydown", (event) => {
      if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^t$/i.test(event.key)) this.setTilt(this.stage.tilt > 0.5 ? 0 : 1);
      if (/^c$/i.test(event.key) && !this.isLocked) this.tabs?.change();
    });
    this.stage.svg.addEventListener("pointerdown", (event) => {
      if (event.button > 0 || this.isLocked) return;
      if (this.stage.tilt > 0.03) this.turn(event); else if (!this.own) this.loadEngine();
    });
    this.stage.svg.addEventListener("keydown", () => { if (!this.own) this.loadEngine(); });
  }

  // Layers apart turn by a sideways drag.
  turn(event) {
    const { svg, tilt } = this.stage;
    svg.setPointerCapture(event.pointerId);
    const move = (each) => {
      const next = clamp(tilt - (each.clientX - event.clientX) / 320, 0, 1);
      this.setTilt(next < 0.05 ? 0 : next);
    };
    svg.addEventListener("pointermove", move);
    svg.addEventListener("lostpointercapture", () => svg.removeEventListener("pointermove", move), { once: true });
  }

  // On paper: the last moment, nothing hidden.
  print() {
    const { root, p, isSeen, hasEnded } = this;
    this.beforePrint = { p, isSeen, hasEnded, className: root.className };
    this.arrange();
    this.tabs?.show(0);
    root.classList.remove("asking", "fresh");
    root.style.width = "640px";
    this.trace.load(this.course, false);
    this.isSeen = true;
    this.p = this.course.axis.size;
    this.measure();
    this.show();
  }

  printed() {
    const { className, ...before } = this.beforePrint;
    this.beforePrint = null;
    Object.assign(this, before);
    this.root.className = className;
    this.root.style.width = "";
    this.arrange();
    this.trace.load(this.course, this.isLocked);
    this.measure();
  }
}
