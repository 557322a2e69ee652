// Views that are taken by hand on the page on which a scene is built; one JSON line for each check.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { browser, tap, tellAll, wait } from "./reader.mjs";

const folder = process.argv[3];
const audit = readFileSync(new URL("audit.js", import.meta.url), "utf8");
const value = (text) => browser.value(text);
const CARD = ["view card 40,160 200x200 orange", "  button buy 150,150 100x100 blue", "finger taps 150,250"];
const VEIL = ["view page 0,100 375x400 gray", "  button pay 120,160 140x60 blue", "  tap", "view veil 0,100 375x400 alpha 0.05 yellow", "finger taps 190,290"];

// The page with a scene; of what the engine is asked from now on the first words are kept.
async function go(lines, width = 1280, height = 900) {
  await browser.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 500 });
  await browser.send("Page.navigate", { url: "about:blank" });
  await browser.send("Page.navigate", { url: `${pathToFileURL(`${folder}/build.html`).href}#${lines.map((each) => each.replaceAll(" ", "_")).join("/")}` });
  await wait(60);
  await browser.until(`document.querySelector(".areas rect") && typeof FIGURES !== "undefined" && FIGURES.at(-1)?.own`, "the scene is built");
  await value(`(() => { const { engine } = ENGINES; const ask = engine.ask.bind(engine); globalThis.ASKED = [];
    engine.ask = (words) => { ASKED.push(words.split(/\\s/)[0]); return ask(words); }; return true; })()`);
  await see();
}
// The drawing is in sight, and the figure is one that was made anew.
async function see() {
  await value(`document.querySelector(".areas").scrollIntoView({ block: "center", behavior: "instant" })`);
  await value(`globalThis.it = FIGURES.find((each) => each.root.id === "run-own"), true`);
  await wait(60);
}
const press = (name) => value(`[...document.querySelectorAll(".by-hand button")].find((each) => each.textContent === "${name}").click()`);
const arrange = async () => { await press("Arrange"); await see(); };
const text = (number) => value(`document.querySelector("#scene-words").value${number === undefined ? "" : `.split("\\n")[${number}]`}`);
const news = () => value(`document.querySelector(".reasons .news")?.textContent ?? null`);
const hits = () => value(`RUNS.get("own").lines.filter((each) => each.kind === "action").map((each) => each.what).join()`);
const asked = () => value(`ASKED.splice(0).filter((each) => each !== "why").join()`);
const marked = () => value(`(() => { const { classList, style } = document.querySelector("#scene-words"); return classList.contains("marked") ? style.getPropertyValue("--marked") : ""; })()`);

// Where a point of the screen is in the drawing, and the middle of the handle.
const spot = (x, y) => value(`(() => { const { x, y } = new DOMPoint(${x}, ${y}).matrixTransform(document.querySelector(".areas").getScreenCTM()); return [x, y]; })()`);
const corner = () => value(`(() => { const box = document.querySelector(".corner").getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2, box.width, box.height]; })()`);
async function mouse(type, [x, y], pointerType = "mouse") {
  await browser.send("Input.dispatchMouseEvent", { type: `mouse${type}`, x, y, button: "left", buttons: type === "Released" ? 0 : 1, clickCount: 1, pointerType });
  await wait(30);
}
async function drag(from, to, pointerType) {
  await mouse("Pressed", from, pointerType);
  await mouse("Moved", [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], pointerType);
  await mouse("Moved", to, pointerType);
  await mouse("Released", to, pointerType);
}
async function keys(...all) {
  for (const each of all) {
    const [key, modifiers] = [each.split("+").at(-1), each.startsWith("Shift+") ? 8 : each.startsWith("Control+") ? 2 : 0];
    const windowsVirtualKeyCode = { Tab: 9, Enter: 13, " ": 32 }[key];
    await browser.send("Input.dispatchKeyEvent", { type: "keyDown", key, modifiers, windowsVirtualKeyCode, text: { Enter: "\r", " ": " " }[key] });
    await browser.send("Input.dispatchKeyEvent", { type: "keyUp", key, modifiers, windowsVirtualKeyCode });
    await wait(20);
  }
}

await tellAll({
  async "the page opens to be touched"() {
    await go(CARD);
    const seen = await value(`[document.querySelector(".by-hand button").getAttribute("aria-pressed"), document.querySelectorAll(".by-hand button:not([hidden])").length, document.querySelectorAll(".areas .view").length].map(String)`);
    await mouse("Pressed", await spot(230, 350));
    await mouse("Released", await spot(230, 350));
    return [...seen, await value(`document.querySelector(".at").textContent`), await value(`document.querySelector(".reasons .hit").textContent`), await asked(), String(await text() === CARD.join("\n"))];
  },

  async "a view is dragged"() {
    await arrange();
    const before = [await marked(), await hits()];
    // The card is held; what lies in front of it is taken.
    const [from, to] = [await spot(210, 330), await spot(150, 250)];
    await mouse("Pressed", from);
    before.push(await marked());
    await mouse("Moved", await spot(180, 290));
    await mouse("Moved", to);
    before.push(await text(1), await asked());
    await mouse("Released", to);
    return [...before, await text(1), await asked(), await hits(), await news(), await value(`document.querySelector(".held").textContent`)];
  },

  async "its corner is pulled"() {
    await see();
    const [x, y, width, height] = await corner();
    const [from, to] = [await spot(0, 0), await spot(40, -20)];
    await drag([x, y], [x + to[0] - from[0], y + to[1] - from[1]]);
    return [await text(1), await asked(), await news(), String(width >= 24 && height >= 24)];
  },

  async "one step is undone"() {
    const seen = [await value(`document.querySelector(".by-hand button:last-child").disabled`)];
    await press("Undo");
    return [...seen, await text(1), await news(), await value(`document.querySelector(".by-hand button:last-child").disabled`)].map(String);
  },

  async "keys move it, and its corner"() {
    await go(CARD);
    await value(`document.querySelector(".by-hand button").focus()`);
    await keys(" ", "Tab", "Tab");
    const seen = [await value(`document.activeElement.getAttribute("class")`), await value(`document.querySelector(".held").textContent`)];
    await keys("Enter", "ArrowRight", "ArrowRight", "Shift+ArrowUp");
    seen.push(await text(1));
    await browser.until("ASKED.includes('build')", "the engine is asked");
    seen.push(await asked(), await news(), await hits());
    await keys("Tab", "Shift+ArrowRight", "ArrowDown");
    seen.push(await text(1), await value(`document.activeElement.getAttribute("aria-label")`));
    await keys("Control+z");
    seen.push(await text(1));
    await keys("Escape");
    return [...seen, await value(`document.activeElement.textContent`), await value(`document.activeElement.getAttribute("aria-pressed")`), await marked(), await value(`document.querySelector("h2").textContent`)];
  },

  async "what lies behind is reached, and a view goes with what lies in it"() {
    await go(VEIL);
    await arrange();
    const seen = [];
    for (let k = 0; k < 3; k += 1) {
      await mouse("Pressed", await spot(190, 290));
      await mouse("Released", await spot(190, 290));
      seen.push(await news());
    }
    await drag(await spot(190, 290), await spot(190, 310));
    seen.push(await text(0), await text(1));
    await keys("Delete");
    return [...seen, await text(), await news(), await asked(), await value(`document.querySelector(".held").textContent`)];
  },

  async "what cannot be built is told, and undone"() {
    await go(["view photo 40,160 200x200 green", "  tap waits for doubleTap(veil)", "view veil 60,180 100x100 gray", "  tap x2"]);
    await arrange();
    await mouse("Pressed", await spot(80, 200));
    await mouse("Released", await spot(80, 200));
    await keys("Delete");
    const seen = [await text(), await value(`document.querySelector("#scene-wrong").textContent`)];
    await press("Undo");
    return [...seen, await text(2), await value(`document.querySelector("#scene-wrong").textContent`), await news()];
  },

  async "the last one"() {
    await go(["view page 0,100 375x400 gray"]);
    await arrange();
    await value(`document.querySelector(".areas").focus()`);
    await keys("Delete");
    const seen = [await text(), await value(`document.querySelector("#scene-wrong").textContent`)];
    await keys("Enter", "ArrowUp", "Delete", "Control+z");
    return [...seen, await text(), await value(`document.querySelector("#scene-wrong").textContent`)];
  },

  async "a hand that is taken away has done nothing"() {
    await go(CARD);
    await arrange();
    await mouse("Pressed", await spot(270, 390));
    await mouse("Moved", await spot(170, 290));
    const seen = [await text(1)];
    await keys("Escape");
    await mouse("Moved", await spot(100, 200));
    await mouse("Released", await spot(100, 200));
    return [...seen, await text(1), await asked(), await value(`document.querySelector(".areas").classList.contains("arranging")`)].map(String);
  },

  async "lines and flags belong to the view that is held"() {
    await mouse("Pressed", await spot(270, 390));
    await mouse("Released", await spot(270, 390));
    await value(`[...document.querySelectorAll(".flags button")].find((each) => each.textContent === "disabled").click()`);
    const seen = [await text(1)];
    await value(`[...document.querySelectorAll(".parts button")].find((each) => each.textContent === "switch").click()`);
    await browser.until(`[...document.querySelectorAll(".areas text")].some((each) => each.textContent === "light")`, "it is drawn");
    return [...seen, await text(2), await marked(), await value(`getComputedStyle(document.querySelector(".corner")).display`)];
  },

  async "afterwards the scene is touched"() {
    await go(CARD);
    await arrange();
    await drag(await spot(270, 390), await spot(210, 310));
    await press("Arrange");
    await value(`globalThis.it = FIGURES.find((each) => each.root.id === "run-own"), document.querySelector("#run-own").scrollIntoView({ block: "start", behavior: "instant" })`);
    await browser.until("it.isSeen && it.stage.width", "the figure is seen");
    await wait(100);
    await tap(220, 320);
    return [await value(`it.run.lines.filter((each) => each.kind === "action").map((each) => each.what).join()`), await value(`document.querySelector(".at").textContent`), await text(1)];
  },

  async "a pen"() {
    await go(CARD);
    await arrange();
    await drag(await spot(100, 200), await spot(110, 190), "pen");
    return [await text(0), await text(1), await hits()];
  },

  async "a finger on a phone, in the dark"() {
    await browser.send("Emulation.setEmulatedMedia", { media: "", features: [{ name: "prefers-color-scheme", value: "dark" }] });
    await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await go(CARD, 390, 844);
    await arrange();
    const scrolled = await value("scrollY");
    const touch = async (type, ...points) => {
      await browser.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
      await wait(30);
    };
    for (const [type, ...at] of [["touchStart", 210, 330], ["touchMove", 190, 310], ["touchMove", 150, 250], ["touchEnd"]]) {
      await touch(type, ...at.length ? [await spot(...at)] : []);
    }
    const seen = [await text(1), await hits()];
    const [x, y, width] = await corner();
    await touch("touchStart", [x, y]);
    await touch("touchMove", [x + 20, y + 20]);
    await touch("touchMove", [x + 31, y + 31]);
    await touch("touchEnd");
    seen.push(String(width >= 24), String(await text(1) !== seen[0]), String(await value("scrollY") === scrolled));
    seen.push(String(await value("document.documentElement.scrollWidth")));
    seen.push(String(await value(`Math.min(...[...document.querySelectorAll(".build button:not([hidden])")].map((each) => Math.round(each.getBoundingClientRect().height))) >= 44`)));
    return [...seen, ...await value(`${audit}\naudit()`)];
  },
});
