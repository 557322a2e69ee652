// Uses figures as a reader does and tells what they answer, one JSON line for each check.
//
// Arguments: the browser, the folder of the site.

import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const [, , program, folder] = process.argv;
const browser = await Browser.start(program);
const tell = (what, value) => console.log(JSON.stringify({ what, value }));
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function open(page, id, width = 1280, height = 900, features = []) {
  await browser.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 500 });
  await browser.send("Emulation.setEmulatedMedia", { media: "", features });
  await browser.send("Page.navigate", { url: "about:blank" });
  await browser.send("Page.navigate", { url: pathToFileURL(`${folder}/${page}`).href });
  await browser.until(`document.readyState === "complete" && document.querySelector("#run-${id}")`, page);
  await browser.value(`localStorage.clear(); location.reload()`);
  await wait(100);
  await browser.until(`document.readyState === "complete" && document.querySelector("#run-${id}")`, page);
  await show(id);
}

async function show(id) {
  await browser.value(`document.querySelectorAll(".gated").forEach((each) => each.id === "run-${id}" && each.classList.add("open"));
    document.querySelector("#run-${id}").scrollIntoView({ block: "start" }); scrollBy(0, -56)`);
  await browser.until(`typeof FIGURES !== "undefined" && FIGURES.some((each) => each.root.id === "run-${id}" && each.stage.width && each.isSeen)`, `${id} lives`);
  await browser.value(`globalThis.it = FIGURES.find((each) => each.root.id === "run-${id}"), true`);
  await browser.until("ENGINES.engine", "the engine is ready");
  await wait(60);
}

const words = (selector) => browser.value(`document.querySelector("#" + it.root.id + " ${selector}")?.textContent ?? null`);

// Where a point of the scene is in the window.
const spot = (x, y) => browser.value(`(() => { const box = it.stage.svg.getBoundingClientRect();
  const [a, b] = it.stage.projection.spot(${x}, ${y}, 0); return [box.left + a, box.top + b]; })()`);

async function mouse(type, x, y) {
  const [a, b] = await spot(x, y);
  await browser.send("Input.dispatchMouseEvent", { type, x: a, y: b, button: "left", buttons: type === "mouseReleased" ? 0 : 1, clickCount: 1 });
}

async function tap(x, y, time = 60) {
  await mouse("mousePressed", x, y);
  await wait(time);
  await mouse("mouseReleased", x, y);
  await wait(100);
  await browser.until("!it.own.isLive", "the touch is over");
}

async function keys(...all) {
  for (const key of all) {
    const text = key === " " ? " " : undefined;
    await browser.send("Input.dispatchKeyEvent", { type: "keyDown", key, code: key === " " ? "Space" : key, text, windowsVirtualKeyCode: { " ": 32, Enter: 13 }[key] });
    await browser.send("Input.dispatchKeyEvent", { type: "keyUp", key, code: key === " " ? "Space" : key });
    await wait(40);
  }
}

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
    await browser.value(`it.prediction.askAnew()`);
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
    await browser.value("it.handle.node.focus()");
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
    await browser.value("it.prediction.unlock(), it.stop()");
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
      return [end - top < innerHeight - 48, document.documentElement.scrollWidth <= innerWidth, it.stage.height <= innerHeight * 0.4 + 1]; })()`);
  },

  async "reduced motion goes in steps"() {
    await open("chapter-02.html", "2B", 1280, 900, [{ name: "prefers-reduced-motion", value: "reduce" }]);
    await browser.value("it.goTo(0), it.play()");
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

  async "an idle page does nothing"() {
    await open("chapter-07.html", "7A");
    await wait(800);
    const before = await browser.send("Performance.getMetrics");
    await wait(2000);
    const after = await browser.send("Performance.getMetrics");
    const of = (all, name) => all.metrics.find((each) => each.name === name)?.value ?? 0;
    return [Math.round(1000 * (of(after, "TaskDuration") - of(before, "TaskDuration"))), of(after, "LayoutCount") - of(before, "LayoutCount")];
  },
};

try {
  await browser.send("Performance.enable");
  for (const [what, check] of Object.entries(checks)) {
    try {
      tell(what, await check());
    } catch (error) {
      tell(what, `failed: ${error.message}`);
    }
  }
  tell("complaints", browser.complaints);
} finally {
  browser.stop();
  process.exit(0);
}
