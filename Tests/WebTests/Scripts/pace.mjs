// How fast figures follow: from a pointer's move to the frame that shows it, while one scrubs and while
// one touches, on this processor and on one that is four times slower; and the longest task meanwhile.
// Measured, never judged: node pace.mjs BROWSER FOLDER, with .build/web as the folder.

import { browser, open, show, spot, wait } from "./reader.mjs";

const figures = [
  ["chapter-02.html", "2A"], ["chapter-07.html", "7A"], ["chapter-08.html", "8H2"],
  ["chapter-10.html", "10A"], ["chapter-12.html", "12F"], ["chapter-13.html", "13A"],
];
const observer = `globalThis.pace = { delays: [], tasks: [] };
  new PerformanceObserver((list) => pace.tasks.push(...list.getEntries().map((each) => each.duration)))
    .observe({ type: "longtask" });
  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => { for (const time of waiting.splice(0)) pace.delays.push(performance.now() - time); };
  addEventListener("pointermove", (event) => {
    waiting.push(event.timeStamp);
    requestAnimationFrame(() => port2.postMessage(0));
  }, true);
  true`;

async function moved(places) {
  const send = (type, [x, y]) => browser.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: 1, clickCount: 1 });
  await browser.value("pace.delays = [], pace.tasks = [], true");
  await send("mousePressed", places[0]);
  for (const place of places.slice(1)) {
    await send("mouseMoved", place);
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  await send("mouseReleased", places.at(-1));
  await wait(300);
  return browser.value(`(() => {
    const sorted = pace.delays.toSorted((a, b) => a - b);
    const part = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
    return [part(0.5), part(0.9), Math.round(Math.max(0, ...pace.tasks))];
  })()`);
}

const to = (from, end, steps) => Array.from({ length: steps + 1 }, (_, k) =>
  from.map((value, axis) => value + ((end[axis] - value) * k) / steps));

async function measure(rate) {
  await browser.send("Emulation.setCPUThrottlingRate", { rate });
  await browser.value("it.stop(), it.scrubber.node.scrollIntoView({ block: 'center' })");
  await wait(1500);  // what comes into sight is made first
  const line = await browser.value("(({ left, right, top }) => [left, right, top + 17])(it.scrubber.node.getBoundingClientRect())");
  const scrubbing = await moved([
    ...to([line[0] + 4, line[2]], [line[1] - 4, line[2]], 60), ...to([line[1] - 4, line[2]], [line[0] + 4, line[2]], 60),
  ]);
  await browser.value("it.stop(), it.root.scrollIntoView({ block: 'start' }), scrollBy(0, -56)");
  await wait(200);
  const touching = await moved(to(await spot(180, 400), await spot(200, 200), 60));
  await browser.until("!it.own.isLive", "the touch is over");
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return [...scrubbing, ...touching];
}

console.log("milliseconds              scrubbing               touching");
console.log("figure  processor   median   90 %   task    median   90 %   task");
for (const [page, id] of figures) {
  await open(page, id);
  await show(id);
  await browser.value(observer);
  for (const rate of [1, 4]) {
    const times = (await measure(rate)).map((time) => String(time).padStart(7)).join("");
    console.log(`${id.padEnd(7)} ${rate === 1 ? "this      " : "4x slower "}${times}`);
  }
}
browser.stop();
process.exit(0);
