// Touches the page in a browser and tells what happened, one JSON line for each check:
// node touches.mjs BROWSER PAGE [FOLDER FOR PICTURES]

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const [program, page, pictures] = process.argv.slice(2);
const browser = await Browser.start(program);
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

function tell(what, value) { console.log(JSON.stringify({ what, value })); }

async function open(id) {
  await browser.value(`location.hash = ${JSON.stringify(id)}`);
  await browser.until(`document.title.startsWith(${JSON.stringify(`${id} `)})`, `${id} is open`);
  await browser.value(`document.querySelector("#choices input")?.click()`);
}

// Where a point of the scene is in the window.
async function place(x, y) {
  return browser.value(`(() => {
    const svg = document.getElementById("scene");
    svg.scrollIntoView({ block: "center" });
    const place = new DOMPoint(${x}, ${y}).matrixTransform(svg.getScreenCTM());
    return [place.x, place.y];
  })()`);
}

async function mouse(type, point) {
  await browser.send("Input.dispatchMouseEvent", {
    type, x: point[0], y: point[1], button: "left", buttons: type === "mouseReleased" ? 0 : 1,
    clickCount: 1, pointerType: "mouse",
  });
}

async function press(from, { moves = [], hold = 0 } = {}) {
  await mouse("mousePressed", await place(...from));
  await wait(hold);
  let last = from;
  for (const move of moves) {
    last = move;
    await mouse("mouseMoved", await place(...move));
    await wait(30);
  }
  await mouse("mouseReleased", await place(...last));
  await wait(120);
}

async function fingers(type, points) {
  const touchPoints = [];
  for (const [id, x, y] of points) {
    const [left, top] = await place(x, y);
    touchPoints.push({ x: left, y: top, id });
  }
  await browser.send("Input.dispatchTouchEvent", { type, touchPoints });
}

// The trace without times and repetitions, only some kinds.
async function trace(...kinds) {
  const text = await browser.value(`globalThis.book.engine.ask("json")`);
  return text.split("\n").filter(Boolean).map((line) => JSON.parse(line))
    .filter((line) => kinds.includes(line.kind))
    .map((line) => `${line.kind} ${line.who} ${line.what}`)
    .filter((line, place, all) => line !== all[place - 1]);
}

const script = process.env.CHECKS ? JSON.parse(process.env.CHECKS) : [];
try {
  const begin = performance.now();
  await browser.send("Page.navigate", { url: pathToFileURL(page).href });
  await browser.until(`globalThis.book && document.title.includes("·")`, "the page is ready");
  tell("ready", performance.now() - begin);
  tell("experiments", await browser.value(`document.querySelectorAll("#experiment option").length`));
  for (const check of script) {
    await open(check.id);
    if (check.press) await press(check.press, check);
    if (check.two) {
      await fingers("touchStart", check.two[0]);
      for (const points of check.two.slice(1)) {
        await wait(30);
        await fingers("touchMove", points);
      }
      await wait(30);
      await fingers("touchEnd", []);
      await wait(150);
    }
    if (check.keys) {
      await browser.value(`document.getElementById("scene").focus()`);
      for (const key of check.keys) {
        for (const type of ["keyDown", "keyUp"]) {
          await browser.send("Input.dispatchKeyEvent", { type, key, code: key });
        }
        await wait(30);
      }
      await wait(120);
    }
    tell(check.name, await trace(...check.kinds));
    tell(`${check.name}, shown`, await browser.value(
      `document.getElementById("trace").textContent.length > 0`));
  }
  if (pictures) {
    const ids = await browser.value(
      `[...document.querySelectorAll("#experiment optgroup")].map((each) => each.querySelector("option").value)`);
    for (const id of ids) {
      await open(id);
      await browser.value(`document.getElementById("own").click()`);
      await wait(1500);
      const { data } = await browser.send("Page.captureScreenshot", { captureBeyondViewport: true });
      writeFileSync(`${pictures}/${id}.png`, Buffer.from(data, "base64"));
    }
  }
  tell("speed", await browser.value(readFileSync(new URL("speed.js", import.meta.url), "utf8")));
  tell("complaints", browser.complaints);
  tell("requests", browser.requests.filter((url) => !/^(file|data|blob|about):/.test(url)));
} catch (error) {
  tell("failed", String(error.stack));
} finally {
  browser.stop();
  process.exit(0);
}
