// Touches: nodes, engine, time.
// Uses: course, dom, engine, geometry, sentences, stage, start, store.
//
// The first page: a touch falls through the views of an app, once by itself and then wherever the
// reader's finger is.
(function () {
  const root = document.querySelector("[data-falls]");
  if (!root) return;
  const HIT_TEST = ["hitTest", "point"];
  const stage = new Stage({});
  const words = make("p", { class: "sentence", "aria-live": "polite" });
  const again = make("button", { type: "button", onclick: () => fall() }, "Let it fall again");
  const phone = draw("path", { class: "phone" });
  const glass = draw("path", { class: "glass" });
  let [run, course, end, p, film] = [null, null, 0, 0, 0];
  let wish = null;
  let rest = null;

  function load(other) {
    run = other;
    course = new Course(run, HIT_TEST);
    stage.load(course, run, true);
    stage.hasStrip = false;
    // A further touch is another story.
    const answer = course.moments.find((moment) => moment.kind === "hitTest" && moment.depth === 0 && !moment.asks);
    // Only those are named who are asked.
    stage.chosen = new Set(course.moments.filter((moment) => moment.asks && moment.index < (answer?.index ?? Infinity)).map((moment) => moment.who));
    end = answer ? course.placeOf(answer) : course.axis.size;
    stage.svg.setAttribute("aria-label", `A phone with its views apart, ${listed([...stage.plan.names])}. Arrows move the finger.`);
  }

  // The picture is as large as its views allow, in every tilt.
  stage.spotsOf = (drawn) => drawn.flatMap(({ view }, z) => {
    const [x, y, width, height] = bounds(cut(view.corners, stage.area));
    return [[x, y, z], [x + width, y, z], [x, y + height, z], [x + width, y + height, z]];
  });

  // The body of the phone, behind all views.
  function body(z, rim, corner) {
    const [width, height] = run.screen;
    const spots = [];
    for (const [x, y, from] of [[width + rim, -rim, -90], [width + rim, height + rim, 0], [-rim, height + rim, 90], [-rim, -rim, 180]]) {
      const [cx, cy] = [x + (x > 0 ? -corner : corner), y + (y > 0 ? -corner : corner)];
      for (let angle = from; angle <= from + 90; angle += 15) {
        spots.push(place(stage.projection.spot(cx + corner * Math.cos(angle * Math.PI / 180), cy + corner * Math.sin(angle * Math.PI / 180), z)));
      }
    }
    return `M${spots.join("L")}Z`;
  }

  function show() {
    if (!stage.width) return;
    const now = course.at(p);
    stage.show(now, null, false);
    stage.group.prepend(phone, glass);
    const depth = 26 / (stage.projection.gap || 1e9);
    set(phone, "d", body(-depth, 13, 50) + body(-depth * 0.5, 13, 50));
    set(glass, "d", body(0, 5, 40));
    const last = now.moment ?? now.last;
    writeParts(words, p < 0.5 || !last ? ["The finger is about to come down."] : sentenceParts(last, course));
  }

  // Something that goes on for a while: each frame gets the part that is done. The next one ends it.
  function go(time, draw, then) {
    film += 1;
    const [own, begin] = [film, performance.now()];
    const tick = (now) => {
      if (own !== film) return;
      const part = isCalm.matches ? 1 : Math.min(1, (now - begin) / time);
      draw(part);
      show();
      if (part < 1) requestAnimationFrame(tick); else then?.();
    };
    requestAnimationFrame(tick);
  }

  function fall() { go(clamp(end * 260, 2600, 5000), (part) => { p = lerp(0.4, end, part); }); }

  function begin() {
    stage.tilt = 0;
    go(700, () => { p = 0; }, () => go(1300, (part) => { stage.tilt = ease(part); }, () => {
      // From here on no finger moves the picture.
      stage.isHeld = true;
      fall();
    }));
  }

  function measure() {
    const width = stage.node.clientWidth;
    if (!width) return;
    stage.isHeld = false;
    stage.measure(width, Math.round(width < 560 ? 340 : clamp(width * 0.66, 430, 620)));
    show();
    stage.isHeld = stage.tilt === 1;
  }

  // The point of the glass under a spot of the picture.
  function pointOf(event) {
    const box = stage.svg.getBoundingClientRect();
    const { left, top, scale, gap, middle, sinYaw, cosYaw, sinPitch, cosPitch } = stage.projection;
    const c = (stage.plan.most + 0.2 - middle[2]) * gap;
    const a = ((event.clientX - box.left - left) / scale + c * sinYaw) / cosYaw;
    const b = ((event.clientY - box.top - top) / scale - (a * sinYaw + c * cosYaw) * sinPitch) / cosPitch;
    return [a + middle[0], b + middle[1]];
  }

  function aim([x, y]) {
    const [width, height] = run.screen;
    const isFirst = wish === null;
    wish = [clamp(x, 1, width - 1), clamp(y, 1, height - 1)];
    if (isFirst) ENGINES.load().then(() => requestAnimationFrame(answer));
  }

  // The engine plays a tap there, and the ray stands where it has fallen; when the finger rests, it falls.
  function answer() {
    const spot = wish;
    wish = null;
    if (!spot || !ENGINES.engine) return;
    const { engine } = ENGINES;
    ENGINES.user?.end();
    ENGINES.user = null;
    engine.ask(`film ${run.id}`);
    engine.finger(DEED.down, 1, ...spot);
    engine.advance(34_000);
    engine.finger(DEED.up, 1, ...spot);
    engine.advance(34_000);
    const other = ENGINES.record();
    if (!other?.lines.some((line) => line.kind === "hitTest")) return;
    film += 1;
    load(other);
    p = end;
    show();
    clearTimeout(rest);
    rest = setTimeout(fall, 450);
  }
  const DEED = { down: 0, up: 2 };

  RUNS.ready.then(() => {
    const first = RUNS.get(root.dataset.falls);
    if (!first) return;
    load(first);
    if (!document.querySelector(".patterns")) patterns();
    root.prepend(make("div", { class: "live" }, stage.node, make("div", { class: "under" }, words, again)));
    root.classList.add("ready");
    stage.svg.setAttribute("role", "application");
    new ResizeObserver(measure).observe(stage.node);
    measure();
    stage.svg.addEventListener("pointermove", (event) => {
      if (stage.tilt === 1 && (event.pointerType === "mouse" || event.buttons)) aim(pointOf(event));
    });
    stage.svg.addEventListener("pointerdown", (event) => { if (stage.tilt === 1) aim(pointOf(event)); });
    stage.svg.addEventListener("keydown", (event) => {
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const [x, y] = stage.ray ?? [run.screen[0] / 2, run.screen[1] / 2];
      aim([x + 20 * way[0], y + 20 * way[1]]);
    });
    // It begins when it is seen.
    const seen = new IntersectionObserver((all) => {
      if (!all.some((each) => each.isIntersecting)) return;
      seen.disconnect();
      begin();
    }, { threshold: 0.3 });
    seen.observe(root);
  });
}());
