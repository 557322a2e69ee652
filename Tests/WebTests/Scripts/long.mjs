// A session of 100,000 events in one figure: what is drawn then, and how long a finger waits for it.

import { browser, mouse, open, tell, tellAll, wait } from "./reader.mjs";

const nodes = `({ trace: it.trace.node.querySelectorAll("*").length, scrubber: it.scrubber.svg.querySelectorAll("*").length,
  lanes: it.lanes?.node.querySelectorAll("*").length ?? 0, ticks: it.scrubber.ticks.length, stage: it.stage.svg.querySelectorAll("*").length })`;

await tellAll({
  async "before"() {
    await open("chapter-10.html", "10A");
    await browser.value("it.isLocked && it.prediction.unlock(), it.stop(), it.goTo(it.course.axis.size)");
    await wait(80);
    return browser.value(nodes);
  },

  // The finger goes to and fro, for the engine in its own time, and is lifted at times: drags alone would
  // be a single fold.
  async "100,000 events"() {
    await mouse("mousePressed", 120, 400);
    await wait(50);
    let count = 0;
    const begin = performance.now();
    while (count < 100_000) {
      count += await browser.value(`(() => {
        for (let k = 0; k < 2000; k += 1) {
          const at = 400 - 3 * Math.abs(40 - k % 80);
          if (k % 8 === 4) for (const phase of [2, 0]) ENGINES.engine.finger(phase, 1, 120, at);
          ENGINES.engine.finger(1, 1, 120, at);
          ENGINES.engine.advance(16667);
        }
        return 2000; })()`);
    }
    tell("seconds for the engine", (performance.now() - begin) / 1000);
    return browser.value(`[${count}, it.own.isLive]`);
  },

  async "while the finger moves"() {
    const times = [];
    await browser.value(`globalThis.paints = [], it.stage.svg.addEventListener("pointermove", () => {
      const begin = performance.now();
      requestAnimationFrame(() => setTimeout(() => paints.push(performance.now() - begin)));
    }), globalThis.drawn = []`);
    for (let turn = 0; turn < 60; turn += 1) {
      await mouse("mouseMoved", 120, 300 + (turn % 30) * 3);
      await wait(25);
    }
    await wait(200);
    times.push(...await browser.value("paints"));
    tell("pointer to paint", times.sort((a, b) => a - b));
    tell("reading", await browser.value("[it.own.cost, it.cost]"));
    return browser.value(nodes);
  },

  async "after it"() {
    await mouse("mouseReleased", 120, 300);
    await browser.until("!it.own.isLive", "the touch is over");
    await browser.value("it.show()");
    return browser.value(`({ ...${nodes}, scenes: new Set(Array.from({ length: it.run.lines.length }, (_, k) => it.run.scene(k))).size, whole: it.scrubber.whole.querySelectorAll(".seen").length, lines: it.run.lines.length, before: it.run.before ?? 0, moments: it.course.moments.length, slots: it.course.axis.size > 80, words: it.when.children[1].textContent })`);
  },

  async "at its begin"() {
    await browser.value("it.goTo(0), it.show(), it.step(1), it.show()");
    return browser.value(`({ ...${nodes}, words: it.when.children[1].textContent })`);
  },
});
