// The page on which a scene is built; one JSON line for each check.

import { pathToFileURL } from "node:url";
import { browser, keys, tap, tellAll, wait } from "./reader.mjs";

const folder = process.argv[3];
async function go(hash = "", width = 1280, height = 900) {
  await browser.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 500 });
  await browser.send("Page.navigate", { url: "about:blank" });
  await browser.send("Page.navigate", { url: pathToFileURL(`${folder}/build.html`).href + hash });
  await built();
}
const built = async () => {
  await wait(60);
  await browser.until(`document.querySelector(".areas rect") && typeof FIGURES !== "undefined" && FIGURES.at(-1)?.own`, "the scene is built");
  await browser.value(`globalThis.it = FIGURES.find((each) => each.root.id === "run-own"), true`);
};
const text = (selector) => browser.value(`document.querySelector(${JSON.stringify(selector)}).textContent`);
const all = (selector) => browser.value(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.textContent)`);
// Written like a reader does: what was there is taken away, and the page rests.
async function write(lines) {
  await browser.value(`(() => { const words = document.querySelector("#scene-words"); words.value = ${JSON.stringify(lines.join("\n"))};
    words.dispatchEvent(new Event("input")); })()`);
  await wait(350);
  await built();
}

await tellAll({
  async "the page begins with a scene, who is hit where, and why not"() {
    await go();
    return [...await all(".reasons li"), await text(".at"), String(new Set(await all(".areas text")).size), await browser.value("it.run.lines.length > 5")].map(String);
  },

  async "words become a scene, and the address has them"() {
    await write(["view page 0,100 375x400 gray", "  button pay 120,160 140x60 blue", "finger taps 190,290"]);
    const hit = await browser.value(`it.run.lines.filter((each) => each.kind === "action").map((each) => each.what).join()`);
    return [hit, await browser.value("location.hash"), String((await text("code.app")).includes("page.addSubview(pay)")), String((await text("code.engine")).includes("try stage.play("))];
  },

  async "what cannot be read is told, and the scene stays"() {
    await write(["view page 0,100 375x400 gray", "  button pay 120,160 140x60 blue", "  button pay 0,0 9x9"]);
    const wrong = await text("#scene-wrong");
    const seen = await browser.value(`[it.run.scene(-1).some((each) => each.name === "pay"), document.querySelector("#scene-words").getAttribute("aria-invalid"), location.hash.includes("9x9")]`);
    await write(["view page 0,100 375x400 gray"]);
    return [wrong, ...seen, await text("#scene-wrong")].map(String);
  },

  async "lines by hand"() {
    await write(["view page 0,100 375x400 gray"]);
    const press = (name) => browser.value(`[...document.querySelectorAll(".parts button")].find((each) => each.textContent === ${JSON.stringify(name)}).click()`);
    await browser.value(`document.querySelector("#scene-words").focus(), document.querySelector("#scene-words").setSelectionRange(3, 3), true`);
    await press("tap");
    await press("cancels off");
    await press("button");
    await press("hidden");
    await press("hidden");
    await press("finger drags");
    await wait(350);
    await built();
    return [...await browser.value(`document.querySelector("#scene-words").value.split("\\n")`), await text("#scene-wrong"), ...await all(".flags button[aria-pressed=true]")];
  },

  async "the map is asked by mouse and by keys"() {
    await write(["view card 40,160 200x200 orange", "  button buy 150,150 100x100 blue", "finger taps 100,200"]);
    await browser.value(`document.querySelector(".areas").scrollIntoView({ block: "center" })`);
    await wait(60);
    const [x, y] = await browser.value(`(() => { const svg = document.querySelector(".areas"); const place = new DOMPoint(270, 390).matrixTransform(svg.getScreenCTM()); return [place.x, place.y]; })()`);
    for (const type of ["mousePressed", "mouseReleased"]) await browser.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
    const seen = [await text(".at"), ...await all(".reasons li")];
    await browser.value(`document.querySelector(".areas").focus()`);
    await keys("ArrowLeft", "ArrowUp");
    return [...seen, await text(".at")];
  },

  async "the reader's own finger"() {
    await browser.value(`document.querySelector("#run-own").scrollIntoView({ block: "start" })`);
    await browser.until("it.isSeen && it.stage.width", "the figure is seen");
    await wait(100);
    await tap(210, 330);
    return [await browser.value(`it.run.lines.filter((each) => each.kind === "action").map((each) => each.what).join()`), await text(".at"), (await all(".reasons li"))[1]];
  },

  async "the layers stay apart"() {
    await browser.value("it.setTilt(1)");
    await write(["view card 40,160 200x200 green", "finger taps 100,200"]);
    return [await browser.value("[it.stage.tilt, FIGURES.filter((each) => each.root.id === 'run-own').length].join()")];
  },

  async "an address opens its scene"() {
    await go("#view_photo_40,160_295x260_green/__tap_waits_for_doubleTap(photo)/__tap_x2/finger_taps_180,280_x2");
    const first = await browser.value(`it.run.lines.filter((each) => each.kind === "action").map((each) => each.what).join()`);
    await browser.value(`document.querySelector(".examples a").click()`);
    await built();
    return [first, await browser.value(`document.querySelector("#scene-words").value.split("\\n").length`), String(await browser.value(`document.querySelectorAll(".note.unknown").length`))].map(String);
  },

  async "what was built before is not kept"() {
    for (let k = 0; k < 12; k += 1) await write([`view card ${k},160 200x200 green`, "finger taps 100,200"]);
    return browser.value(`[FIGURES.length, Object.keys(RUNS.records).length, document.querySelectorAll("figure.run").length].map(String)`);
  },

  async "on a phone"() {
    await go("", 390, 844);
    return browser.value(`[document.documentElement.scrollWidth, Math.min(...[...document.querySelectorAll(".build button:not([hidden])")].map((each) => Math.round(each.getBoundingClientRect().height))) >= 44].map(String)`);
  },
});
