// What a browser of another make must show as well. It waits for what is to come, never for a time; one JSON
// line for each check.

import { pathToFileURL } from "node:url";
import { browser, spot, tellAll, words } from "./reader.mjs";

const folder = process.argv[3];
const value = (text) => browser.value(text);
async function go(page, width = 1280) {
  const url = pathToFileURL(`${folder}/`).href + page;
  await browser.send("Emulation.setDeviceMetricsOverride", { width, height: 900, deviceScaleFactor: 1, mobile: false });
  await browser.send("Page.navigate", { url: "about:blank" });
  await browser.send("Page.navigate", { url });
  await browser.until(`location.href === ${JSON.stringify(url)} && document.readyState === "complete" && document.querySelector("h1")`, page);
}
const allLive = () => browser.until(`typeof FIGURES !== "undefined" && FIGURES.length === document.querySelectorAll("figure.run[data-key]").length`, "all figures live");

// A figure comes near and can be touched; from then on it is `it`.
async function show(id) {
  await value(`document.querySelector("#run-${id}").scrollIntoView({ block: "start", behavior: "instant" })`);
  await browser.until(`typeof FIGURES !== "undefined" && (globalThis.it = FIGURES.find((each) => each.root.id === "run-${id}"))?.own && it.isSeen && it.stage.projection`, `${id} can be touched`);
}

// The mouse, where a node or a point of the scene is.
const mouse = (type, [x, y]) => browser.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: type === "mousePressed" ? 1 : 0, clickCount: 1 });
const middle = (node) => value(`(() => { const node = ${node}; node.scrollIntoView({ block: "center", behavior: "instant" });
  const [box] = node.getClientRects(); return [box.left + box.width / 2, box.top + box.height / 2]; })()`);
async function click(node) {
  const place = await middle(node);
  await mouse("mousePressed", place);
  await mouse("mouseReleased", place);
}
async function tap(x, y) {
  await value(`it.stage.svg.scrollIntoView({ block: "center", behavior: "instant" })`);
  await mouse("mousePressed", await spot(x, y));
  await browser.until("it.own.fingers.size === 1", "a finger is down");
  await mouse("mouseReleased", await spot(x, y));
  await browser.until("!it.own.isLive", "the touch is over");
}
async function answer(word, sure) {
  await click(`it.root.querySelector('.predict label:has(input[value="${word}"])')`);
  await click(`it.root.querySelector('.predict label:has(input[value="${sure}"])')`);
  await click(`it.root.querySelector(".predict .primary")`);
}
async function keys(...all) {
  for (const key of all) {
    for (const type of ["keyDown", "keyUp"]) {
      await browser.send("Input.dispatchKeyEvent", { type, key, text: type === "keyUp" ? undefined : key === "Enter" ? "\r" : key.length === 1 ? key : undefined, windowsVirtualKeyCode: key === "Enter" ? 13 : undefined });
    }
  }
}

// All figures of a page at their last moment: the lines of each run, and what is amiss.
async function figures(page) {
  await go(page);
  await allLive();
  return value(`FIGURES.map((each) => {
    if (each.isLocked) each.prediction.unlock();
    each.stop();
    each.measure();
    each.goTo(each.course.axis.size);
    each.show();
    const amiss = [["no row", each.trace.rows.length !== each.course.moments.length], ["no sentence", !each.sentence.textContent],
      ["no picture", each.stage.width && each.stage.plan.hasViews && !each.stage.svg.querySelector("polygon[points]")]].filter(([, is]) => is).map(([what]) => what);
    return [each.run.key + amiss.map((what) => ", " + what).join(""), ...each.run.lines.map(({ t, kind, who, what }) => [Math.round(t * 1e6), kind, who, what].join(" "))].join("\\n");
  })`);
}
const pages = ["chapter-01.html", "chapter-10.html", "chapter-16.html"];

await tellAll({
  ...Object.fromEntries(pages.map((page) => [page, () => figures(page)])),

  async "figures are no wider than the window"() {
    const found = [];
    for (const page of ["index.html", ...pages, "symptoms.html", "build.html"]) {
      for (const width of [1280, 390]) {
        await go(page, width);
        if (page !== "symptoms.html") await allLive();
        found.push(await value("document.documentElement.scrollWidth <= innerWidth"));
      }
    }
    return [String(found.length), ...new Set(found.map(String))];
  },

  async "an answer opens its gate, and both are kept"() {
    await go("chapter-16.html");
    await value("STORE.forget()");
    await go("chapter-16.html");
    await show("16B");
    const gate = `[it.isLocked, document.querySelector("#run-16C").offsetHeight > 0]`;
    const seen = [await value(gate)];
    await answer(await value("it.prediction.question.right"), "certain");
    await browser.until("it.prediction.isSettled", "a verdict");
    seen.push(await value(gate), [await words(".verdict .mark")]);
    await go("chapter-16.html");
    await show("16B");
    seen.push(await value(gate), [await words(".verdict .mark")]);
    await value("STORE.forget()");
    return seen.map((each) => each.join());
  },

  async "another touch leaves the question open, the same one settles it"() {
    await go("chapter-02.html");
    await show("2A");
    // The book's touch must not answer before the reader's own.
    await value("it.turnTo = () => {}");
    await answer("root", "guessing");
    await browser.until("!it.isLocked", "the scene may be touched");
    await tap(100, 150);
    const seen = [await words(".verdict .mark")];
    await tap(250, 420);
    seen.push(await words(".verdict .mark"), await value("it.run.prediction.outcome"));
    await value("STORE.forget()");
    return seen;
  },

  async "a symptom leads to its place"() {
    await go("symptoms.html");
    const link = `document.querySelector('.find a[href^="#"]')`;
    const target = await value(`${link}.getAttribute("href")`);
    await click(link);
    await browser.until(`location.hash === ${JSON.stringify(target)}`, target);
    await browser.until(`(() => { const { top } = document.querySelector(location.hash).getBoundingClientRect(); return top >= 0 && top < innerHeight; })()`, `${target} is seen`);
    return "true";
  },

  async "the gallery draws, plays and chooses"() {
    await go("experiments.html");
    await browser.until(`document.querySelectorAll(".mini .stage").length >= 8`, "small pictures");
    const mini = `[...document.querySelectorAll(".mini:has(.stage)")].find((each) => !each.hasAttribute("data-asks"))`;
    const drawn = `${mini}.querySelector(".stage svg").outerHTML`;
    const before = await value(drawn);
    await mouse("mouseMoved", await middle(mini));
    await browser.until(`${drawn} !== ${JSON.stringify(before)}`, "it plays");
    await click(`document.querySelector(".chooser input")`);
    await keys(..."pan");
    const all = `document.querySelectorAll(".mini").length`;
    const shown = `document.querySelectorAll(".minis li:not([hidden])").length`;
    await browser.until(`${shown} < ${all}`, "fewer");
    return [await value(all), await value(`${shown} > 3`)].map(String);
  },

  async "the search leads to a rule, by keys alone"() {
    await go("chapter-05.html");
    await keys("/");
    await browser.until(`document.querySelector(".searching[open] input") === document.activeElement`, "the search");
    await keys(..."HT-12");
    await browser.until(`document.querySelector(".searching li a")?.getAttribute("href") === "rules-hit-testing.html#ht-12"`, "the rule");
    await keys("Enter");
    await browser.until(`location.href.endsWith("/rules-hit-testing.html#ht-12")`, "the page of the rule");
    return "true";
  },

  async "before paper every figure has its size"() {
    await go("chapter-02.html");
    await allLive();
    await value(`dispatchEvent(new Event("beforeprint"))`);
    const small = await value(`FIGURES.filter((each) => !each.root.classList.contains("no-scene") && each.stage.width < 200).map((each) => each.root.id)`);
    await value(`dispatchEvent(new Event("afterprint"))`);
    return [await value("String(FIGURES.length > 10)"), ...small];
  },
});
