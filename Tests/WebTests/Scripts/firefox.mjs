// Firefox without a window, driven by WebDriver BiDi over a socket of our own: no package is needed for it.
// It understands what the scripts here ask of a browser, so that they can be run in it, too.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Browser } from "./browser.mjs";

const keys = {
  Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", End: "\uE010", Home: "\uE011", ArrowLeft: "\uE012",
  ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015", Delete: "\uE017",
};

export class Firefox extends Browser {
  static async start(program) {
    const browser = new Firefox();
    browser.folder = mkdtempSync(join(tmpdir(), "touch-"));
    Object.assign(browser, { pending: new Map(), number: 0, heard: [] });
    // What Firefox wishes of a browser that is driven makes files less strange to each other than a reader's
    // are. So it's as he has it, but is silent about itself, and its bars lie over the page.
    const wishes = {
      "remote.prefs.recommended": false, "datareporting.policy.dataSubmissionEnabled": false, "termsofuse.bypassNotification": true,
      "services.settings.server": "data:,", "ui.useOverlayScrollbars": 1, "widget.gtk.overlay-scrollbars.enabled": true,
    };
    const line = ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`;
    writeFileSync(join(browser.folder, "user.js"), Object.entries(wishes).map(line).join(""));
    browser.process = spawn(
      program, ["--headless", "--no-remote", "--profile", browser.folder, "--remote-debugging-port=0", "about:blank"],
      { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: browser.folder } });
    // Firefox takes a port that is free and says which.
    let said = "";
    const port = await new Promise((resolve, reject) => {
      browser.process.stderr.on("data", (data) => {
        const found = /listening on ws:\/\/[^:]+:(\d+)/.exec(said += data);
        if (found) resolve(found[1]);
      });
      const fail = () => reject(new Error(`Firefox did not start: ${said.slice(-2000)}`));
      browser.process.on("exit", fail);
      setTimeout(fail, 60_000).unref();
    });
    await browser.connect(port);
    await browser.ask("session.new", { capabilities: {} });
    // Keys go to a new tab; at first they are the address's.
    browser.context = (await browser.ask("browsingContext.create", { type: "tab" })).context;
    await browser.ask("session.subscribe", { events: ["log.entryAdded", "network.beforeRequestSent"] });
    return browser;
  }

  // A WebSocket, as far as Firefox needs one: text in whole frames, ours under a mask of ones.
  async connect(port) {
    const asked = request({
      host: "127.0.0.1", port, path: "/session", headers: {
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": 13,
        "Sec-WebSocket-Key": Buffer.alloc(16).toString("base64"),
      },
    });
    asked.end();
    const [, socket, head] = await once(asked, "upgrade");
    socket.unshift(head);
    let rest = Buffer.alloc(0);
    socket.on("data", (data) => {
      rest = Buffer.concat([rest, data]);
      while (rest.length >= 2) {
        const short = rest[1] & 127;
        const start = short === 127 ? 10 : short === 126 ? 4 : 2;
        if (rest.length < start) return;
        const size = short === 127 ? Number(rest.readBigUInt64BE(2)) : short === 126 ? rest.readUInt16BE(2) : short;
        if (rest.length < start + size) return;
        if ((rest[0] & 15) === 1) this.receive(JSON.parse(rest.subarray(start, start + size)));
        rest = rest.subarray(start + size);
      }
    });
    // What nobody will answer any more has failed.
    socket.on("close", () => { for (const { reject } of this.pending.values()) reject(new Error("Firefox is gone.")); });
    this.write = (text) => {
      const data = Buffer.from(text).map((byte) => byte ^ 1);
      const { length } = data;
      const size = length < 126 ? [length] : length < 65536 ? [126, length >> 8, length & 255]
        : [127, 0, 0, 0, 0, ...[24, 16, 8, 0].map((bits) => (length >> bits) & 255)];
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | size[0], ...size.slice(1), 1, 1, 1, 1]), data]));
    };
  }

  receive(message) {
    if (message.type === "event") return void this.heard.push(message);
    super.receive({ ...message, error: message.type === "error" ? { message: message.message } : null });
  }

  ask(method, params) {
    const id = this.number += 1;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.write(JSON.stringify({ id, method, params }));
    });
  }

  // What the scripts ask of Chromium.
  async send(method, params = {}) {
    const { context } = this;
    const { type, x, y } = params;
    const act = (actions) => this.ask("input.performActions", { context, actions });
    switch (method) {
    case "Page.navigate":
      // The page is loaded when the scripts say so.
      return this.ask("browsingContext.navigate", { context, url: params.url, wait: "none" });
    case "Emulation.setDeviceMetricsOverride":
      return this.ask("browsingContext.setViewport", { context, viewport: { width: params.width, height: params.height }, devicePixelRatio: 1 });
    case "Input.dispatchMouseEvent": {
      const deed = { mousePressed: "pointerDown", mouseReleased: "pointerUp" }[type];
      return act([{
        type: "pointer", id: "mouse", actions: [{ type: "pointerMove", x, y }, ...deed ? [{ type: deed, button: 0 }] : []],
      }]);
    }
    case "Input.dispatchTouchEvent": {
      const move = ({ x, y }) => ({ type: "pointerMove", x, y });
      const all = type === "touchEnd" ? this.touches : this.touches = params.touchPoints;
      return act(all.map((each) => ({
        type: "pointer", id: `finger ${each.id}`, parameters: { pointerType: "touch" },
        actions: type === "touchEnd" ? [{ type: "pointerUp", button: 0 }]
          : [move(each), ...type === "touchStart" ? [{ type: "pointerDown", button: 0 }] : []],
      })));
    }
    case "Input.dispatchKeyEvent":
      return act([{ type: "key", id: "keys", actions: [{ type, value: keys[params.key] ?? params.key }] }]);
    case "Performance.enable": return null;
    case "Emulation.setEmulatedMedia":
      if (!params.media && !params.features?.length) return null;
      break;
    }
    throw new Error(`Firefox is not asked for ${method} here.`);
  }

  async value(expression) {
    const answer = await this.ask("script.evaluate", { expression, target: { context: this.context }, awaitPromise: true });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return plain(answer.result);
  }

  // At once: a Firefox that takes its leave would go on writing.
  stop() {
    this.process.kill("SIGKILL");
    super.stop();
  }

  get complaints() {
    return this.heard.filter((each) => each.method === "log.entryAdded")
      .map(({ params }) => JSON.stringify([params.type, params.level, params.text, params.stackTrace]).slice(0, 4000));
  }

  get requests() {
    return this.heard.filter((each) => each.method === "network.beforeRequestSent").map((each) => each.params.request.url);
  }
}

// A value of the page as it is written here; what has no such is left out.
function plain({ type, value }) {
  if (type === "array") return value.map(plain);
  if (type === "object") return Object.fromEntries(value.map(([key, each]) => [key, plain(each)]));
  if (type === "number") return Number(value);
  return type === "null" ? null : value;
}
