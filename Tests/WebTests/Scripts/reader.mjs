// A reader of the book: opens a page, shows a figure, uses mouse and keys. The figure that is shown is
// called `it` in the page.
//
// Arguments of every script that uses this: the browser, the folder of the site.

import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const [, , program, folder] = process.argv;
export const browser = await Browser.start(program);
export const tell = (what, value) => console.log(JSON.stringify({ what, value }));
// A pause of a person's, and at least as many frames of the page as it has on a machine that keeps up:
// on one that is busy a page gets the time it needs. A page that goes away, or lies behind another, has
// no frames; it's left to itself after a second.
export async function wait(time) {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  await pause(time);
  const frames = Math.min(Math.ceil(time / 16), 4);
  const drawn = browser.value(`new Promise((resolve) => {
    let left = ${frames};
    const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
    next();
  })`).catch(() => {});
  await Promise.race([drawn, pause(1000)]);
}

export async function open(page, id, width = 1280, height = 900, features = []) {
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

// What is folded away or waits for an answer is opened before.
export async function show(id) {
  await browser.value(`for (let box = document.querySelector("#run-${id}"); box; box = box.parentElement) {
      if (box.matches(".gated")) box.classList.add("open");
      if (box.matches("details")) box.open = true;
    }
    document.querySelector("#run-${id}").scrollIntoView({ block: "start" }); scrollBy(0, -56)`);
  await browser.until(`typeof FIGURES !== "undefined" && FIGURES.some((each) => each.root.id === "run-${id}" && each.stage.width && each.isSeen)`, `${id} lives`);
  await browser.value(`globalThis.it = FIGURES.find((each) => each.root.id === "run-${id}"), true`);
  await browser.until("ENGINES.engine", "the engine is ready");
  await wait(60);
}

export const words = (selector) => browser.value(`document.querySelector("#" + it.root.id + " ${selector}")?.textContent ?? null`);

// Where a point of the scene is in the window.
export const spot = (x, y) => browser.value(`(() => { const box = it.stage.svg.getBoundingClientRect();
  const [a, b] = it.stage.projection.spot(${x}, ${y}, 0); return [box.left + a, box.top + b]; })()`);

export async function mouse(type, x, y) {
  const [a, b] = await spot(x, y);
  await browser.send("Input.dispatchMouseEvent", { type, x: a, y: b, button: "left", buttons: type === "mouseReleased" ? 0 : 1, clickCount: 1 });
}

export async function tap(x, y, time = 60) {
  await mouse("mousePressed", x, y);
  await wait(time);
  await mouse("mouseReleased", x, y);
  await wait(100);
  await browser.until("!it.own.isLive", "the touch is over");
}

export async function keys(...all) {
  for (const key of all) {
    const text = key === " " ? " " : undefined;
    await browser.send("Input.dispatchKeyEvent", { type: "keyDown", key, code: key === " " ? "Space" : key, text, windowsVirtualKeyCode: { " ": 32, Enter: 13 }[key] });
    await browser.send("Input.dispatchKeyEvent", { type: "keyUp", key, code: key === " " ? "Space" : key });
    await wait(40);
  }
}

// Does one check after the other and tells what each answers.
export async function tellAll(checks) {
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
}
