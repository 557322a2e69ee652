// Uses figures as a reader does and tells what they answer, one JSON line for each check.

import { browser, keys, mouse, open, show, spot, tap, tellAll, wait, words } from "./reader.mjs";

const state = `[it.sentence.textContent, it.scrubber.node.getAttribute("aria-valuetext"), it.trace.node.getAttribute("aria-activedescendant"),
  [...it.stage.svg.querySelectorAll("*")].filter((each) => !each.closest("[display=none]") && each.localName !== "g").map((each) => each.outerHTML).join(), [...it.trace.rows].map((each) => each.className).join()].join("|")`;

const checks = {
  async "nothing of the answer is there before the prediction"() {
    await open("chapter-02.html", "2A");
    return browser.value(`[it.trace.node.textContent, it.sentence.textContent, it.scrubber.node.getAttribute("aria-valuetext"),
      it.stage.knowledge.line, document.querySelector(".gated:not(.open)") !== null]`);
  },

  async "wrong and certain"() {
    await browser.value(`it.root.querySelector("input[value=child]").click(), it.root.querySelector("input[value=certain]").click(), it.root.querySelector(".primary").click(), it.speed = 40`);
    await browser.until(`it.prediction.isSettled`, "a verdict");
    return [await words(".verdict .head"), await words(".verdict p:nth-of-type(4)")];
  },

  async "kept and asked anew"() {
    await browser.value("location.reload()");
    await wait(150);
    await browser.until(`document.readyState === "complete"`, "again");
    await show("2A");
    const kept = await words(".verdict .mark");
    await browser.value(`it.prediction.askAgain()`);
    return [kept, await browser.value("it.isLocked"), await browser.value(`STORE.get("predictions", "2A") ?? null`)];
  },

  async "another touch leaves the question open, the same one settles it"() {
    await open("chapter-02.html", "2A");
    await browser.value(`it.root.querySelector("input[value=root]").click(), it.root.querySelector("input[value=guessing]").click(), it.root.querySelector(".primary").click(), it.stop()`);
    await wait(900);
    await browser.value("it.stop(), it.setTilt(0)");
    await wait(50);
    await tap(100, 150);
    const open1 = await words(".verdict .head");
    await tap(250, 420);
    return [open1, await words(".verdict .mark"), await browser.value("it.run.prediction.outcome")];
  },

  async "changed settings: the verdict stays, the figure changes"() {
    await browser.value(`(() => { const input = it.fields.rows[0].input; input.value = 300; input.dispatchEvent(new Event("input")); })()`);
    await wait(80);
    const changed = await browser.value("[it.run.settings.width, it.run.prediction.outcome]");
    const verdict = await words(".verdict .mark");
    await browser.value("it.fields.back.click(), it.stop()");
    return [...changed, verdict, await browser.value("it.run === it.bookRun")];
  },

  async "a corner is dragged, and moved by keys"() {
    await browser.value("it.setTilt(0)");
    await wait(60);
    await mouse("mousePressed", 210, 300);
    await mouse("mouseMoved", 280, 440);
    await mouse("mouseReleased", 280, 440);
    await wait(60);
    const dragged = await browser.value("[it.run.settings.width, it.run.settings.height, it.run.prediction.outcome]");
    await browser.value("it.handles.all[0].node.focus()");
    await keys("ArrowLeft");
    const moved = await browser.value("it.run.settings.width");
    await browser.value("it.fields.back.click(), it.stop()");
    return [...dragged, moved];
  },

  async "scrubbing on and back comes to the same"() {
    const forth = [];
    const back = [];
    await browser.value("it.stop(), it.setTilt(1)");
    for (const share of [0, 0.3, 0.6, 1]) forth.push(await browser.value(`it.goTo(${share} * it.course.axis.size), it.show(), ${state}`));
    for (const share of [1, 0.6, 0.3, 0]) back.unshift(await browser.value(`it.goTo(${share} * it.course.axis.size), it.show(), ${state}`));
    return forth.map((each, k) => each.split("|")[0] !== "" && each === back[k]);
  },

  async "pointing at a view marks its rows"() {
    // A mouse that rests on the scene would point as well.
    await browser.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 2, y: 2 });
    await wait(80);
    await browser.value("it.setTilt(0), it.hot = null, it.goTo(it.course.axis.size), it.pointAt('parent'), it.show()");
    return browser.value(`[...it.root.querySelectorAll(".trace .related")].map((each) => each.querySelector("b").textContent)`);
  },

  async "the keyboard moves through time"() {
    await browser.value("it.goTo(0), it.scrubber.node.focus()");
    await keys("ArrowRight", "ArrowRight");
    const two = await words(".when span");
    await keys("End");
    const end = await words(".when span");
    await keys("Home");
    return [two, end, await words(".when span")];
  },

  async "the keyboard touches"() {
    await browser.value("it.stage.svg.focus()");
    await keys("ArrowDown", "ArrowRight", "Enter");
    await wait(200);
    await browser.until("!it.own.isLive", "over");
    return browser.value(`[it.run.fingers.map((each) => each.change), it.run.fingers[0].x, it.run.fingers[0].y, it.course.moments.length > 5]`);
  },

  async "a drag scrolls"() {
    await open("chapter-10.html", "10A");
    await browser.value("it.prediction?.unlock(), it.stop()");
    await wait(80);
    await mouse("mousePressed", 120, 400);
    for (let y = 390; y >= 300; y -= 10) {
      await mouse("mouseMoved", 120, y);
      await wait(16);
    }
    await mouse("mouseReleased", 120, 300);
    await wait(200);
    await browser.until("!it.own.isLive", "over");
    return browser.value(`(() => { const list = it.run.scene(it.run.lines.length - 1).find((each) => each.name === "list");
      return [list.offset[1] > 30, it.lanes.stories.some((each) => each.sub === "offset")]; })()`);
  },

  async "two fingers by a switch"() {
    await browser.value("it.fields.second.checked = true");
    await tap(120, 200);
    return browser.value(`[...new Set(it.run.fingers.map((each) => each.finger))]`);
  },

  async "a listing follows"() {
    await open("chapter-02.html", "2B");
    await browser.value(`document.querySelector(".listing[data-lines]").scrollIntoView()`);
    await browser.until("FIGURES.some((each) => each.listing)", "a figure with a listing");
    return browser.value(`(() => { const all = FIGURES.find((each) => each.listing); const { course } = all;
      all.isSeen = true; all.measure(); all.goTo(course.placeOf(course.moments.findLast((each) => each.asks))); all.show();
      return [...document.querySelectorAll(".listing .frame")].map((each) => each.textContent); })()`);
  },

  async "on a phone stage, time and sentence are on one screen"() {
    await open("chapter-07.html", "7A", 390, 844);
    await browser.value("it.prediction.unlock(), it.stop(), it.goTo(it.course.axis.size * 0.7)");
    await wait(120);
    return browser.value(`(() => { const top = it.stage.node.getBoundingClientRect().top; const end = it.sentence.getBoundingClientRect().bottom;
      return [end - top < innerHeight - 48, document.documentElement.scrollWidth <= innerWidth, it.stage.height <= innerHeight * 0.52 + 1]; })()`);
  },

  async "reduced motion goes in steps"() {
    await open("chapter-02.html", "2B", 1280, 900, [{ name: "prefers-reduced-motion", value: "reduce" }]);
    await browser.value("it.prediction.unlock(), it.goTo(0), it.play()");
    await wait(700);
    return browser.value(`(it.stop(), it.course.moments.some((each) => Math.abs(it.course.placeOf(each) - it.p) < 1e-9))`);
  },

  async "paper shows the last moment"() {
    await open("chapter-02.html", "2A");
    await browser.value(`dispatchEvent(new Event("beforeprint"))`);
    await browser.send("Emulation.setEmulatedMedia", { media: "print" });
    await wait(100);
    return browser.value(`[FIGURES.every((each) => each.p === each.course.axis.size), getComputedStyle(it.time).display,
      getComputedStyle(it.trace.node).display]`);
  },

  async "paper is narrower, and has all of a figure whose question is open"() {
    await open("chapter-06.html", "6A");
    await browser.value(`dispatchEvent(new Event("beforeprint"))`);
    await browser.send("Emulation.setEmulatedMedia", { media: "print" });
    await browser.send("Emulation.setDeviceMetricsOverride", { width: 672, height: 980, deviceScaleFactor: 1, mobile: false });
    await wait(100);
    const facts = await browser.value(`[it.trace.rows.length === it.course.moments.length, it.sentence.textContent !== "",
      it.root.querySelector(".predict .q").offsetHeight > 0, document.querySelectorAll(".gated.run, .gated .run").length > 0,
      FIGURES.filter((each) => !each.root.classList.contains("no-scene") && each.stage.width < 200).map((each) => each.root.id).join(),
      [...document.querySelectorAll("article > *, .run svg")].filter((each) => each.getBoundingClientRect().right > 673 || each.getBoundingClientRect().left < 0).length]`);
    await browser.send("Emulation.setDeviceMetricsOverride", { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false });
    await browser.send("Emulation.setEmulatedMedia", { media: "" });
    await browser.value(`dispatchEvent(new Event("afterprint"))`);
    return [...facts, ...await browser.value(`[it.isLocked, it.p, it.trace.rows.length, it.root.classList.contains("asking"), document.documentElement.className,
      document.querySelectorAll(".gated.run.open, .gated.open .run").length]`)];
  },

  async "paper shows what waits behind a question"() {
    await open("chapter-06.html", "6A");
    await browser.value(`dispatchEvent(new Event("beforeprint"))`);
    const shown = await browser.value(`(() => { const other = FIGURES.find((each) => each.root.closest(".gated"));
      return [it.stage.knowledge.line === it.run.lines.length - 1, it.trace.rows.length > 5, other.stage.width > 100, other.trace.rows.length > 0]; })()`);
    await browser.value(`dispatchEvent(new Event("afterprint"))`);
    return [...shown, await browser.value(`it.isLocked && it.trace.rows.length === 0 && it.root.classList.contains("asking") && document.querySelector(".gated:not(.open)") !== null`)];
  },

  async "on paper nothing lies on anything, and a phone prints what a desk prints"() {
    const found = [];
    for (const width of [1280, 390]) {
      await open("chapter-10.html", "10A", width, 844);
      await browser.value(`dispatchEvent(new Event("beforeprint"))`);
      await browser.send("Emulation.setEmulatedMedia", { media: "print" });
      await browser.send("Emulation.setDeviceMetricsOverride", { width: 672, height: 980, deviceScaleFactor: 1, mobile: false });
      await wait(150);
      found.push(await browser.value(`[FIGURES.filter((each) => each.lanes && each.trace.node.getBoundingClientRect().bottom > each.lanes.node.getBoundingClientRect().top + 1).map((each) => each.root.id).join(),
        [it.stage.width, it.stage.height, it.lanes.left, it.lanes.titles[0].node.textContent].join()]`));
      await browser.value(`dispatchEvent(new Event("afterprint"))`);
    }
    return [found[0][0], found[1][0], found[0][1] === found[1][1]];
  },

  async "a verdict leaves the trace a place of its own"() {
    await open("chapter-02.html", "2A");
    await browser.value(`it.root.querySelector("input[value=parent]").click(), it.root.querySelector("input[value=certain]").click(), it.root.querySelector(".primary").click(), it.stop()`);
    await wait(100);
    await browser.value("it.stop(), it.goTo(it.course.axis.size)");
    await wait(100);
    return browser.value(`[it.prediction.isSettled, it.trace.node.offsetHeight > 100, it.trace.node.getBoundingClientRect().bottom <= it.time.getBoundingClientRect().top + 1]`);
  },

  async "a table has the head that its run gave it"() {
    const heads = `[...it.boards.node.querySelectorAll("table")].map((each) => ["thead th", "tbody th", "pre"].map((part) => each.querySelectorAll(part).length).join(" ")).join()`;
    await open("chapter-01.html", "1I");
    const found = [await browser.value(heads)];
    await open("chapter-13.html", "13B");
    return [...found, await browser.value(heads)];
  },

  async "on a phone words stay whole, and a tall drawing takes the place of a wide one"() {
    await open("chapter-01.html", "1H", 390, 844);
    await browser.value("it.isLocked && it.prediction.unlock()");
    const stairs = await browser.value("new Set(it.stairs.steps.map(({ node }) => node.offsetHeight)).size");
    await open("chapter-02.html", "2C2", 390, 844);
    const fields = await browser.value(`[...it.root.querySelectorAll(".params label:has([type=checkbox])")].filter((each) => each.offsetHeight > 48).length`);
    await open("chapter-07.html", "7D", 390, 844);
    await browser.value(`document.querySelector('[data-echo="7D"][data-picture=states]').scrollIntoView()`);
    await browser.until(`document.querySelector('[data-echo="7D"][data-picture=states] img').complete`, "the drawing");
    const drawing = await browser.value(`(() => { const image = document.querySelector('[data-echo="7D"][data-picture=states] img');
      return [image.currentSrc.split("/").at(-1), image.naturalWidth > 300 && image.getBoundingClientRect().right <= innerWidth]; })()`);
    await browser.send("Page.navigate", { url: await browser.value(`new URL("names.html", location).href`) });
    await browser.until(`document.readyState === "complete" && document.querySelector(".scrolls td code")`, "the index");
    return [stairs, fields, ...drawing, await browser.value(`[...document.querySelectorAll(".scrolls td code")].filter((each) => each.getClientRects().length > 1).length`)];
  },

  async "in forced colours only the row of now has an edge"() {
    await open("chapter-07.html", "7B", 1280, 900, [{ name: "forced-colors", value: "active" }]);
    await browser.value("it.step(1)");
    await wait(60);
    return browser.value(`(() => { const ground = getComputedStyle(document.body).backgroundColor; const now = it.root.querySelector(".trace .now");
      return [it.trace.rows.every((row) => row === now || getComputedStyle(row).borderLeftColor === ground), getComputedStyle(now).outlineStyle]; })()`);
  },

  async "a listing keeps its code while it is played"() {
    await open("chapter-02.html", "2B");
    await browser.until("FIGURES.some((each) => each.listing)", "a figure with a listing");
    return browser.value(`(() => { const figure = FIGURES.find((each) => each.listing); const { listing, course } = figure;
      const text = () => listing.rows.map((row) => row.querySelector("b").textContent).join("|");
      figure.isSeen = true; figure.measure();
      for (const moment of course.moments) { figure.goTo(course.placeOf(moment)); figure.show(); }
      return [text() === listing.text.join("|"), /\\/\\//.test(text())]; })()`);
  },

  async "an answer waits for its run, and scrubbing to the end settles it"() {
    await open("chapter-06.html", "6A");
    await browser.value(`it.root.querySelector("input[name=answer]").click(), it.root.querySelector("input[value=certain]").click(), it.root.querySelector(".primary").click(), it.stop()`);
    await browser.value("location.reload()");
    await wait(150);
    await browser.until(`document.readyState === "complete"`, "again");
    await show("6A");
    const waits = [await browser.value("!it.isLocked && !it.prediction.isSettled"), await words(".verdict .mark")];
    await browser.value("it.scrubber.node.focus()");
    await keys("End");
    return [...waits, await browser.value("it.prediction.isSettled"), await browser.value(`STORE.get("predictions", "6A").settled !== null`)];
  },

  async "nothing is told before time moves"() {
    await open("chapter-07.html", "7B");
    const row = `getComputedStyle(it.trace.rows[0]).visibility`;
    const board = `it.boards.node.querySelector("table").offsetHeight > 0`;
    const before = await browser.value(`[${row}, getComputedStyle(it.lanes.veil).opacity]`);
    await browser.value("it.step(1)");
    await wait(60);
    const after = await browser.value(`[${row}, ${board}]`);
    await browser.value("it.goTo(it.course.axis.size)");
    await wait(60);
    return [...before, ...after, await browser.value(board)];
  },

  async "a finger scrolls the page, until it is meant for the scene"() {
    await open("chapter-02.html", "2B", 390, 844);
    await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 5 });
    await browser.value("it.prediction.unlock(), it.stop(), it.setTilt(0)");
    const press = async (x, y) => {
      const [a, b] = await spot(x, y);
      for (const [type, touchPoints] of [["touchStart", [{ x: a, y: b }]], ["touchEnd", []]]) {
        await browser.send("Input.dispatchTouchEvent", { type, touchPoints });
        await wait(60);
      }
    };
    await press(100, 300);
    const first = await browser.value(`[it.run === it.bookRun, getComputedStyle(it.stage.svg).touchAction === "pan-y"]`);
    await browser.value("it.arm.click()");
    await press(100, 300);
    await browser.until("it.own.isLive", "a touch");
    await browser.until("!it.own.isLive", "over");
    return [...first, ...await browser.value(`[it.run !== it.bookRun, getComputedStyle(it.stage.svg).touchAction === "none"]`)];
  },

  async "beside the screen there is nothing to touch"() {
    await browser.value("it.playTheBooks(), it.stop()");
    await browser.value("it.root.scrollIntoView()");
    const [x, y] = await browser.value(`(() => { const box = it.stage.svg.getBoundingClientRect(); return [box.left + 6, box.top + box.height / 2]; })()`);
    await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await wait(60);
    await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await wait(60);
    return browser.value("it.run === it.bookRun && !it.own.isLive");
  },

  async "a finger that scrolls over the line leaves the moment"() {
    const swipe = async (dx, dy) => {
      await browser.value("it.goTo(2), it.scrubber.node.scrollIntoView({ block: 'center' })");
      await wait(60);
      const [x, y] = await browser.value(`(() => { const box = it.scrubber.node.getBoundingClientRect(); return [box.left + 200, box.top + 17]; })()`);
      await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      for (let k = 1; k <= 8; k += 1) {
        await browser.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + dx * k, y: y + dy * k }] });
        await wait(16);
      }
      await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await wait(60);
      return browser.value("it.p");
    };
    return [await swipe(0, -12) === 2, await swipe(8, 0) > 2];
  },

  async "the line that proves it is red's touchesCancelled"() {
    await browser.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await open("chapter-07.html", "7A", 390, 844);
    await browser.value("it.prediction.unlock(), it.stop(), it.goTo(it.course.axis.size)");
    await wait(200);
    await browser.value("it.goToProof()");
    await wait(1200);
    return browser.value(`[it.root.querySelector(".trace .now .tx").textContent.trim(), (() => { const box = it.root.querySelector(".trace .now").getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight; })()]`);
  },

  async "a fold is drawn from all its members"() {
    await open("chapter-10.html", "10F");
    return browser.value(`(() => { const fold = it.course.moments.find((each) => each.members.length > 100);
      const { steps } = it.lanes.stories.find((each) => each.sub === "offset"); const inside = steps.filter((each) => each.u >= fold.u && each.u < fold.u + fold.size);
      const half = inside[inside.length / 2 | 0].value[1]; const [first, last] = [inside[0], inside.at(-1)].map((each) => each.value[1]);
      return [inside.length, half - first > 0.7 * (last - first)]; })()`);
  },

  async "an idle page does nothing"() {
    await open("chapter-07.html", "7A");
    const metric = async (name) =>
      (await browser.send("Performance.getMetrics")).metrics.find((each) => each.name === name)?.value ?? 0;
    // On a busy machine the page takes its time to come to rest; one that never does fails.
    for (let look = 0; ; look += 1) {
      const [tasks, layouts] = [await metric("TaskDuration"), await metric("LayoutCount")];
      await wait(2000);
      const more = await metric("LayoutCount") - layouts;
      if (more === 0 || look === 10) return [Math.round(1000 * (await metric("TaskDuration") - tasks)), more];
    }
  },
};

await tellAll(checks);
