// Tabs, fingers and handles of a figure, by mouse and by keys alone; one JSON line for each check.

import { browser, keys, mouse, open, spot, tap, tellAll, wait } from "./reader.mjs";

const over = () => browser.until("!it.own.isLive", "the touch is over");
const moveMouse = async (x, y) => {
  const [a, b] = await spot(x, y);
  await browser.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: a, y: b, button: "none" });
};
// The crosshairs and discs that are drawn, each with its number and the point of the screen.
const drawn = `[...it.stage.fingers.marks].filter(([, parts]) => parts.disc.parentNode.getAttribute("display") !== "none").map(([number, parts]) => {
  const isDown = parts.disc.getAttribute("display") !== "none";
  return [number, isDown ? "down" : "above"].join(" "); })`;
const tabs = `[...it.root.querySelectorAll("[role=tab]")].map((each) => [each.getAttribute("aria-selected"), each.tabIndex,
  !document.getElementById(each.getAttribute("aria-controls")).hidden, document.activeElement === each].join(" "))`;

await tellAll({
  async "tabs by arrows, Home and End"() {
    await open("chapter-02.html", "2B");
    // The run is a question; what is tried here stands behind its gate.
    await browser.value("it.isLocked && it.prediction.unlock()");
    await browser.value(`it.root.querySelector("[role=tab]").focus()`);
    const seen = [await browser.value(tabs)];
    for (const key of ["ArrowRight", "ArrowRight", "End", "Home"]) {
      await keys(key);
      seen.push(await browser.value(tabs));
    }
    return seen.map((each) => each.join(", "));
  },

  async "tabs, as they are told"() {
    return browser.value(`[it.root.querySelector("[role=tablist]").getAttribute("aria-label"), ...[...it.root.querySelectorAll("[role=tabpanel]")].map((each) =>
      document.getElementById(each.getAttribute("aria-labelledby")).textContent)]`);
  },

  async "C changes sides, and the code follows"() {
    await browser.value("it.goTo(it.course.placeOf(it.course.moments.findLast((each) => each.asks))), it.scrubber.node.focus()");
    await keys("c");
    await wait(80);
    const code = await browser.value(`[it.tabs.place, it.tabs.code.box.querySelector(".l.now")?.dataset.line, it.tabs.code.box.querySelectorAll(".frame").length > 1,]`);
    await keys("c");
    return [...code, await browser.value("it.tabs.place")].map(String);
  },

  async "a run before the listing has no tabs"() {
    await open("chapter-02.html", "2C2");
    return browser.value(`[it.root.querySelectorAll("[role=tab]").length]`);
  },

  async "a mirrored finger beside the mouse"() {
    await open("chapter-08.html", "8G2");
    await browser.value("it.isLocked && it.prediction.unlock(), it.stop(), it.setTilt(0), it.goTo(it.course.axis.size)");
    await wait(80);
    await browser.value("it.fields.second.click()");
    await moveMouse(150, 300);
    await wait(60);
    const above = await browser.value(drawn);
    await mouse("mousePressed", 150, 300);
    await wait(60);
    const down = await browser.value(drawn);
    for (const x of [140, 130, 120, 110]) {
      await mouse("mouseMoved", x, 300);
      await wait(20);
    }
    await mouse("mouseReleased", 110, 300);
    await over();
    const [left, top, width, height] = await browser.value("it.stage.area");
    const ends = await browser.value(`it.run.fingers.filter((each) => each.change === "up").map((each) => [each.finger, each.x, each.y])`);
    const isMirrored = ends.length === 2 && Math.abs(ends[0][1] + ends[1][1] - 2 * left - width) < 1 && Math.abs(ends[0][2] + ends[1][2] - 2 * top - height) < 1;
    return [above.join(), down.join(), String(isMirrored), await browser.value(`it.run.lines.some((each) => each.kind === "gesture" && each.who.startsWith("pinch") && each.what === "began")`)].map(String);
  },

  async "two fingers by keys alone, each by itself"() {
    await open("chapter-08.html", "8G2");
    await browser.value("it.isLocked && it.prediction.unlock(), it.stop(), it.setTilt(0)");
    await wait(60);
    await browser.value("it.stage.svg.focus()");
    await keys("1", "ArrowLeft", " ", "2", "ArrowRight", " ", "ArrowRight", "ArrowRight", "1", "ArrowLeft", " ", "2", "Escape");
    await over();
    return browser.value(`it.run.fingers.map((each) => each.finger + " " + each.change)`);
  },

  async "two mirrored fingers by keys alone"() {
    await browser.value("it.fields.second.focus()");
    await keys(" ");
    await browser.value("it.stage.svg.focus()");
    await keys("1", "ArrowLeft", " ", "ArrowLeft", "ArrowLeft", " ");
    await over();
    return browser.value(`[it.fields.second.checked, ...it.run.fingers.map((each) => each.finger + " " + each.change)].map(String)`);
  },
  async "a shake brings back a pin"() {
    await open("chapter-05.html", "places-5");
    await browser.value("it.stop(), it.setTilt(0)");
    await wait(60);
    const pin = `it.run.scene(it.run.lines.length - 1).some((each) => each.name === "harbour")`;
    await tap(145, 178);
    const seen = [await browser.value(pin)];
    await tap(187, 468);
    await browser.value("it.own.shaker.click()");
    await over();
    return [...seen, await browser.value(pin), await browser.value(`it.own.shaker.textContent`),
      await browser.value(`it.course.moments.some((each) => each.kind === "motion" && each.who === "screen")`)].map(String);
  },

  async "a shake belongs to the touch before it, by its key as well"() {
    await open("chapter-05.html", "5A");
    await browser.value("it.isLocked && it.prediction.unlock(), it.stop(), it.setTilt(0)");
    await wait(60);
    await tap(110, 300);
    await browser.value("it.stage.svg.focus()");
    await keys("k");
    await over();
    const told = await browser.value(`[it.run.fingers.length, it.run.lines.find((each) => each.kind === "motion")?.who]`);
    await browser.value("it.playTheBooks(), it.stop(), it.own.shaker.click()");
    await over();
    const alone = await browser.value("it.run.fingers.length");
    await open("chapter-05.html", "5H");
    return [...told, alone, await browser.value("it.own.shaker === undefined")].map(String);
  },

  async "lanes are a table, too"() {
    await open("chapter-07.html", "7A");
    await browser.value("it.isLocked && it.prediction.unlock(), it.stop(), it.goTo(it.course.axis.size)");
    await wait(60);
    return browser.value(`[...it.lanes.table.rows].map((row) => [...row.cells].map((cell) => cell.textContent).join(" | "))
      .filter((row) => /^(finger|action|decision)|tap\\(grey/.test(row))`);
  },

  async "a scrubber says its moment, a trace has one row of now"() {
    return browser.value(`(() => { it.goTo(it.course.placeOf(it.course.moments[5])); it.show();
      const { node } = it.scrubber; const trace = it.trace.node; const row = document.getElementById(trace.getAttribute("aria-activedescendant"));
      return [node.getAttribute("role"), node.getAttribute("aria-valuenow"), node.getAttribute("aria-valuemax"), node.getAttribute("aria-valuetext") === it.sentence.textContent,
        trace.getAttribute("role"), trace.querySelectorAll("[aria-selected=true]").length, row.getAttribute("aria-selected"), it.stage.svg.getAttribute("role")].map(String); })()`);
  },

  async "what is spoken comes once a second at most, and the last word is said"() {
    await browser.value(`it.goTo(0), globalThis.spoken = [], new MutationObserver(() => spoken.push([performance.now(), it.live.textContent])).observe(it.live, { childList: true, characterData: true, subtree: true })`);
    await browser.value("it.scrubber.node.focus()");
    for (let turn = 0; turn < 14; turn += 1) {
      await keys("ArrowRight");
      await wait(120);
    }
    await wait(1200);
    return browser.value(`(() => { const gaps = spoken.slice(1).map(([time], k) => time - spoken[k][0]);
      return [spoken.length >= 2, gaps.every((gap) => gap > 950), it.live.textContent === it.sentence.textContent, document.querySelectorAll("#" + it.root.id + " [aria-live]").length].map(String); })()`);
  },

  async "a position, an inset and an offset have handles"() {
    const found = [];
    for (const [page, id] of [["chapter-12.html", "12F"], ["chapter-03.html", "3A"], ["chapter-02.html", "2B"]]) {
      await open(page, id);
      await browser.value("it.isLocked && it.prediction.unlock(), it.stop(), it.setTilt(0), it.goTo(0)");
      await browser.until("it.handles.isFound", "handles are looked for");
      await wait(60);
      found.push(await browser.value(`it.handles.all.filter((each) => each.node.getAttribute("display") === null).map((each) => each.node.getAttribute("aria-label")).join(" | ")`));
    }
    return found;
  },

  async "an edge is dragged, an offset is moved by keys"() {
    await open("chapter-12.html", "12F");
    await browser.value("it.isLocked && it.prediction.unlock(), it.stop(), it.setTilt(0), it.goTo(0)");
    await browser.until("it.handles.all.length === 2", "two handles");
    await wait(60);
    const corner = await browser.value(`(() => { const box = it.handles.all[0].node.querySelector("rect").getBoundingClientRect(); return [box.x + 6, box.y + 6]; })()`);
    const far = 60 * await browser.value("it.stage.projection.scale");
    for (const [type, y] of [["mousePressed", 0], ["mouseMoved", far / 2], ["mouseMoved", far], ["mouseReleased", far]]) {
      await browser.send("Input.dispatchMouseEvent", { type, x: corner[0], y: corner[1] + y, button: "left", buttons: type === "mouseReleased" ? 0 : 1, clickCount: 1 });
      await wait(40);
    }
    const dragged = await browser.value(`[it.run.settings.top, it.run.scene(-1).find((each) => each.name === "panel").corners[1], it.own.isLive]`);
    await browser.value("it.handles.all[1].node.focus()");
    await keys("ArrowUp", "ArrowUp");
    await wait(60);
    return [...dragged, await browser.value("it.run.settings.offset"), await browser.value("it.fields.rows.map(({ out }) => out.textContent).join()")].map(String);
  },

  async "tables whose rows are settings"() {
    const found = [];
    for (const [page, id] of [["chapter-09.html", "9D"], ["chapter-13.html", "13B2"]]) {
      await open(page, id);
      await browser.value("it.isLocked && it.prediction.unlock()");
      await wait(40);
      found.push(await browser.value(`[...it.root.querySelectorAll(".boards button")].map((each) => each.getAttribute("aria-label"))`));
    }
    return [found[0].length, found[0][1], ...found[1]].map(String);
  },

  async "a row opens another figure with its setting"() {
    await browser.value(`[...it.root.querySelectorAll(".boards button")].find((each) => each.textContent === "removed").focus()`);
    await keys("Enter");
    await browser.until(`FIGURES.find((each) => each.root.id === "run-13B")`, "the figure lives");
    const before = await browser.value(`(globalThis.other = FIGURES.find((each) => each.root.id === "run-13B"), [other.isLocked, other.run.settings.end, document.activeElement.closest(".run")?.id].join())`);
    // Its question comes first; then the row does what it says.
    await browser.value(`other.isLocked && other.prediction.unlock(), other.stop(), it.root.scrollIntoView(), [...it.root.querySelectorAll(".boards button")].find((each) => each.textContent === "removed").click()`);
    await wait(300);
    return [before, ...await browser.value(`[other.run.settings.end, other.isPlaying || other.p > 0, document.activeElement === other.scrubber.node, it.root.querySelectorAll(".boards .now").length].map(String)`)];
  },

  async "a row plays its run where it stands, in every table that has scenes"() {
    const told = [];
    for (const [id, word, column] of [["13D", "covered", null], ["13K", "a list takes", 1]]) {
      await open("chapter-13.html", id);
      await browser.value("it.isLocked && it.prediction.unlock()");
      await wait(40);
      const rows = `[...it.root.querySelectorAll(".boards tbody tr")].filter((each) => each.querySelector("button")).length`;
      const before = await browser.value(`[${rows}, it.run.lines.length, it.root.classList.contains("no-scene")].join()`);
      await browser.value(`(() => { const row = [...it.root.querySelectorAll(".boards tr")].find((each) => each.textContent.startsWith(${JSON.stringify(word)}));
        [...row.querySelectorAll("button")].at(${column ?? 0}).click(); })()`);
      await browser.until("it.run.lines.length > 0", "the row's run");
      await browser.value("it.stop(), it.goTo(it.course.axis.size)");
      told.push(before, await browser.value(`[JSON.stringify(it.run.settings), it.root.classList.contains("no-scene"), it.root.querySelectorAll(".boards .now").length, it.stage.plan.hasViews,
        it.run.lines.filter((each) => ["beach", "it"].includes(each.who) && /touch|control/.test(each.kind) && each.what !== "primaryActionTriggered").at(-1)?.what].join(" ")`));
    }
    return told;
  },
});
