// A browser without a window, driven through its own pipe: no package is needed for it.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Browser {
  static async start(program) {
    if (program.includes("firefox")) return (await import("./firefox.mjs")).Firefox.start(program);
    const browser = new Browser();
    browser.folder = mkdtempSync(join(tmpdir(), "touch-"));
    browser.process = spawn(
      program,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
        `--user-data-dir=${browser.folder}`, "--hide-scrollbars", "about:blank",
      ],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    browser.pending = new Map();
    browser.number = 0;
    browser.heard = [];
    let rest = "";
    browser.process.stdio[4].on("data", (data) => {
      const parts = (rest + data).split("\0");
      rest = parts.pop();
      for (const part of parts) browser.receive(JSON.parse(part));
    });
    const { targetInfos } = await browser.send("Target.getTargets");
    const target = targetInfos.find((each) => each.type === "page");
    const { sessionId } = await browser.send("Target.attachToTarget", {
      targetId: target.targetId, flatten: true,
    });
    browser.session = sessionId;
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await browser.send(`${domain}.enable`);
    return browser;
  }

  receive(message) {
    if (message.id === undefined) {
      this.heard.push(message);
      return;
    }
    const { resolve, reject } = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.error) reject(new Error(message.error.message));
    else resolve(message.result);
  }

  send(method, params = {}) {
    this.number += 1;
    const message = { id: this.number, method, params };
    if (this.session) message.sessionId = this.session;
    return new Promise((resolve, reject) => {
      // A page's main thread has been seen to wait for ever for the browser's own threads.
      const silence = setTimeout(() => reject(new Error("The browser does not answer.")), 240_000);
      const answered = (settle) => (value) => { clearTimeout(silence); settle(value); };
      this.pending.set(message.id, { resolve: answered(resolve), reject: answered(reject) });
      this.process.stdio[3].write(`${JSON.stringify(message)}\0`);
    });
  }

  // The value of an expression in the page; promises are awaited.
  async value(expression) {
    const answer = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true,
    });
    if (answer.exceptionDetails) {
      throw new Error(answer.exceptionDetails.exception?.description ?? "failed in the page");
    }
    return answer.result.value;
  }

  // Waits until an expression is true in the page; how long that takes is the machine's affair. While one
  // page gives way to another, there is none that could answer.
  async until(expression, what) {
    let failure = "";
    for (const begin = Date.now(); Date.now() - begin < 60_000;) {
      try {
        if (await this.value(`Boolean(${expression})`)) return;
        failure = "";
      } catch (error) {
        failure = `; ${error.message}`;
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`It did not come to this: ${what}${failure}`);
  }

  // What the console said, errors first of all, and what was asked of the network.
  get complaints() {
    return this.heard
      .filter((each) =>
        ["Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"]
          .includes(each.method))
      .map((each) => JSON.stringify(each.params).slice(0, 4000));
  }

  get requests() {
    return this.heard.filter((each) => each.method === "Network.requestWillBeSent")
      .map((each) => each.params.request.url);
  }

  stop() {
    this.process.kill();
    // What a dying browser still writes stays in the system's folder for such.
    try { rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 }); } catch { /* Not empty yet. */ }
  }
}
