// Touches: nodes, engine, time, address, clipboard.
// Uses: arrange, dom, engine, start, store.
//
// A scene of one's own: its words are read by the engine, which plays it; the figure below shows the run.
(function () {
  const $ = (selector) => document.querySelector(selector);
  const words = $("#scene-words");
  const [wrong, svg, at, reasons, link] = [$("#scene-wrong"), $(".areas"), $(".at"), $(".reasons"), $(".link")];
  let [facts, point, root, timer] = [null, null, $("#run-own"), 0];
  // The line that was taken in the drawing, null if it is the one with the caret; the text that was built last;
  // what is told of a hand when its scene is built.
  let [here, built, news] = [null, "", null];

  // ---------- words and addresses: a space is _, the end of a line is /

  const written = (text) => text.split("\n").map((line) => line.trimEnd()).filter(Boolean)
    .map((line) => encodeURIComponent(line).replaceAll("%20", "_").replaceAll("%2C", ",")).join("/");
  function readAddress() {
    let word = location.hash.slice(1);
    try { word = decodeURIComponent(word); } catch { /* It stays as it is. */ }
    return word.includes("_") ? word.split("/").map((line) => line.replaceAll("_", " ")).join("\n") : null;
  }

  // ---------- building

  function build() {
    clearTimeout(timer);
    timer = 0;
    const answer = ENGINES.engine.ask(`build\n${words.value}`);
    const isWrong = answer.startsWith("No: ");
    wrong.textContent = isWrong ? answer.slice(4) : "";
    words.setAttribute("aria-invalid", isWrong);
    link.disabled = isWrong;
    const told = news;
    news = null;
    if (isWrong) return;
    facts = JSON.parse(answer);
    built = words.value;
    history.replaceState(null, "", `#${written(words.value)}`);
    $("code.app").textContent = facts.app;
    $("code.engine").textContent = facts.engine;
    wake();
    drawScene();
    ask(facts.touch);
    if (told) tell(told);
  }

  function drawScene() {
    if (arranging.isOn) arranging.load(RUNS.get("own"), built.split("\n")); else drawAreas();
    arranging.show();
    showPoint();
  }

  // The figure of the scene before makes way; the layers stay apart if they were.
  function wake() {
    ENGINES.user?.end();
    ENGINES.user = null;
    const old = wakeFigure(root);
    FIGURES.splice(FIGURES.indexOf(old), 1);
    old.stop();
    ENGINES.engine.ask("film own");
    RUNS.put("own", JSON.parse(ENGINES.engine.ask("record book")));
    const next = make("figure", { class: "run", id: "run-own", "data-run": "own", "data-key": "own", "data-pictures": facts.takesTime ? "scene,timeline" : "scene" },
      make("figcaption", {}, make("span", { class: "id" }, "Own"), " ", make("span", { class: "title" }, "Your scene, touched")));
    root.replaceWith(next);
    root = next;
    const figure = wakeFigure(next);
    figure.touchable();
    figure.stage.svg.addEventListener("pointerdown", (event) => {
      if (figure.own.isAble && figure.own.isMeant(event)) ask(figure.own.spot(event));
    });
    if (old.stage.tilt > 0.5) figure.setTilt(1);
    figure.goTo(figure.course.axis.size);
  }

  // ---------- who is hit where

  function drawAreas() {
    const run = RUNS.get("own");
    const [x, y, width, height] = run.area;
    const box = [Math.max(0, x - 16), Math.max(0, y - 16), 0, 0];
    box[2] = Math.min(run.screen[0], x + width + 16) - box[0];
    box[3] = Math.min(run.screen[1], y + height + 16) - box[1];
    set(svg, "viewBox", box.join(" "));
    svg.style.aspectRatio = `${box[2]} / ${box[3]}`;
    const largest = new Map();
    // Edges first and what is filled above them: so a view of several rectangles has one edge around all.
    const parts = new Map();
    for (const [name, family, left, top, w, h] of facts.areas) {
      const seen = [Math.max(left, box[0]), Math.max(top, box[1])];
      const size = [Math.min(left + w, box[0] + box[2]) - seen[0], Math.min(top + h, box[1] + box[3]) - seen[1]];
      const room = Math.min(size[0], 90) * Math.min(size[1], 40);
      if (name && room > (largest.get(name)?.room ?? 0)) largest.set(name, { room, middle: seen.map((each, k) => each + size[k] / 2) });
      const kind = name === "root" || !name ? "v-root" : `v-${family}`;
      const part = parts.get(name) ?? [draw("g", { class: "edge" }), draw("g")];
      parts.set(name, part);
      for (const group of part) group.append(draw("rect", { class: kind, x: left, y: top, width: w, height: h }));
    }
    const names = [...largest].map(([name, { middle }]) => draw("text", { x: middle[0], y: middle[1] + 5, "text-anchor": "middle" }, name));
    svg.replaceChildren(...[...parts.values()].flat(), ...names, draw("path", { class: "point", d: "" }));
  }

  function ask([x, y]) {
    point = [clamp(Math.round(x), 0, 374), clamp(Math.round(y), 0, 811)];
    at.textContent = point.join(", ");
    showPoint();
    const answer = ENGINES.engine.ask(`why ${point.join(" ")}`);
    const all = answer.startsWith("[") ? JSON.parse(answer) : [];
    const owners = new Set(facts.areas.map(([name]) => name));
    reasons.replaceChildren(...all.map(([name, reason]) => make("li", { class: reason === "is hit" ? "hit" : null },
      make("b", {}, name), ` ${reason}.`, owners.has(name) ? null : make("i", {}, " No place on the screen hits it."))));
  }

  function showPoint() {
    if (point) svg.querySelector(".point")?.setAttribute("d", `M${point[0] - 11} ${point[1]}h22M${point[0]} ${point[1] - 11}v22`);
  }

  // Reasons are heard as they come; so is what a hand has done, which is seen in the text.
  function tell(text) {
    reasons.querySelector(".news")?.remove();
    reasons.prepend(make("li", { class: "news unseen" }, text));
  }

  function place(event) {
    const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    ask([spot.x, spot.y]);
  }
  svg.addEventListener("pointerdown", (event) => { if (facts && !arranging.isOn) place(event); });
  svg.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way || !facts || arranging.isOn) return;
    event.preventDefault();
    ask(point.map((each, k) => each + way[k] * (event.shiftKey ? 1 : 10)));
  });

  // ---------- views by hand

  const arranging = new Arranging($(".who"), {
    lines: () => words.value.split("\n"),
    write: (all, number) => put(all, number, true),
    // What was written before a hand comes is asked before, and what the hand has done when it lets go.
    settle: () => { if (timer) build(); },
    ask: build,
    askSoon(text) {
      news = text;
      changed();
    },
    isReady: () => facts !== null,
    redraw: drawScene,
    look: () => showFlags(),
    tell,
    // The line in the text is marked, and seen.
    mark(number) {
      words.classList.toggle("marked", number !== null);
      if (number === null || words.style.getPropertyValue("--marked") === String(number)) return;
      words.style.setProperty("--marked", number);
      const [step, seen] = [words.scrollHeight / words.value.split("\n").length, words.clientHeight];
      const top = number * step - words.scrollTop;
      if (words.scrollHeight > seen && (top < 0 || top + 2 * step > seen)) words.scrollTop = number * step - seen / 2;
    },
  });

  // ---------- lines by hand

  const VIEWS = { view: ["card", "160x120 orange"], button: ["buy", "120x44 blue"], label: ["word", "120x30"], image: ["photo", "120x120 green"],
    switch: ["light", "51x31"], slider: ["volume", "180x40 purple"], scroll: ["list", "300x300 content 300x900 gray"] };
  const GESTURES = ["tap", "tap x2", "pan", "long press", "swipe left", "pinch"];
  const FLAGS = { view: ["hidden", "alpha 0.5", "interaction off", "clips"], button: ["disabled"], slider: ["disabled"], switch: ["disabled"], scroll: ["delays off", "cancels off", "paging"],
    gesture: ["cancels off", "delays on", "delays off", "with others", "off"] };

  // The line with the caret, or taken in the drawing: its number, its text, and what it is.
  function line() {
    const all = words.value.split("\n");
    const number = Math.min(here ?? words.value.slice(0, words.selectionStart).split("\n").length - 1, all.length - 1);
    const [indent, kind] = [/^ */.exec(all[number])[0].length, all[number].trim().split(" ")[0]];
    return { all, number, text: all[number], indent, isView: kind in VIEWS, kind };
  }

  // What the page writes into the text comes through here. A hand in the drawing keeps the focus there, and says
  // itself when the engine is asked.
  function put(all, number, isByHand = false) {
    words.value = all.join("\n");
    const isSame = isByHand && here === number;
    here = number;
    if (isSame) return arranging.follow(number);
    if (!isByHand) {
      words.focus({ preventScroll: true });
      leaveLine();
      changed();
    }
    showFlags();
  }

  // The caret goes where the hand was.
  function leaveLine() {
    if (here === null) return;
    const end = words.value.split("\n").slice(0, here + 1).join("\n").length;
    here = null;
    words.setSelectionRange(end, end);
  }

  function add(word) {
    const now = line();
    const isGesture = GESTURES.includes(word);
    const depth = now.text.trim() && now.isView && isGesture ? now.indent + 2 : now.indent;
    let text = word;
    if (word in VIEWS) {
      const [name, rest] = VIEWS[word];
      let number = 1;
      const full = () => number > 1 ? name + number : name;
      while (now.all.some((each) => each.includes(` ${full()} `))) number += 1;
      text = `${word} ${full()} ${8 + 12 * number},${96 + 24 * number} ${rest}`;
    } else if (!isGesture) {
      text = `finger ${word} ${point ? point.join(",") : "100,200"}${word === "drags" ? ` to ${point?.[0] ?? 100},${Math.max(0, (point?.[1] ?? 200) - 100)} 0.3` : ""}`;
    }
    const isEmpty = now.text.trim() === "";
    const isTouch = text.startsWith("finger");
    const number = isTouch ? now.all.length : now.number + (isEmpty ? 0 : 1);
    now.all.splice(number, isEmpty && !isTouch ? 1 : 0, (isTouch ? "" : " ".repeat(depth)) + text);
    put(now.all, number);
  }

  // What can be said of the line with the caret: a press says it, another one takes it back.
  function showFlags() {
    const now = line();
    arranging.follow(now.number);
    const isGesture = GESTURES.some((each) => each.split(" ")[0] === now.kind);
    const flags = now.isView ? [...FLAGS.view, ...(now.kind === "view" ? [] : FLAGS[now.kind] ?? [])] : isGesture ? FLAGS.gesture : [];
    $(".flags").replaceChildren(...flags.map((flag) => {
      const has = ` ${now.text.trim()} `.includes(` ${flag} `);
      return make("button", { type: "button", class: "plain", "aria-pressed": has, onclick: () => {
        const { all, number, text } = line();
        all[number] = has ? `${text} `.replace(` ${flag} `, " ").trimEnd() : `${text.trimEnd()} ${flag}`;
        put(all, number);
      } }, flag);
    }));
  }

  const button = (word, label = word) => make("button", { type: "button", class: "plain", onclick: () => add(word) }, label);
  $(".parts").append(...Object.keys(VIEWS).map((each) => button(each)), ...GESTURES.map((each) => button(each)),
    button("taps", "finger taps"), button("presses", "finger presses"), button("drags", "finger drags"));

  function changed() {
    clearTimeout(timer);
    timer = setTimeout(() => { if (ENGINES.engine) build(); }, 250);
  }
  words.addEventListener("focus", leaveLine);
  words.addEventListener("input", changed);
  for (const name of ["keyup", "click", "focus"]) words.addEventListener(name, showFlags);
  addEventListener("hashchange", () => {
    const text = readAddress();
    if (text === null || !ENGINES.engine) return;
    words.value = text;
    here = null;
    build();
    showFlags();
  });

  link.addEventListener("click", async () => {
    const told = link.nextElementSibling;
    try {
      await navigator.clipboard.writeText(location.href);
      told.textContent = "Copied.";
    } catch {
      told.textContent = "It is in the address line.";
    }
  });

  async function start() {
    words.value = readAddress() ?? words.value;
    await RUNS.ready;
    await ENGINES.load();
    if (ENGINES.failed) {
      wrong.textContent = "Building needs a newer browser.";
      return;
    }
    build();
    words.setSelectionRange(0, 0);
    showFlags();
  }
  start();
}());
