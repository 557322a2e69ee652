// Touches: nodes, engine.
// Uses: bench/engine, bench/streams, bench/unpack, dom, store.
//
// The engine, shared by all figures of a page: loaded once, when the page rests or is touched.
const ENGINES = {
  engine: null,
  failed: false,
  promise: null,

  // What only a touch needs comes with it.
  load() {
    const script = (src) => new Promise((done, fail) => {
      document.head.append(make("script", { src, charset: "windows-1252", onload: done, onerror: fail }));
    });
    this.promise ??= Promise.all([script("engine.js"), script("touch.js")])
      // These names come with the scripts, so they are not looked up before they are there.
      .then(async () => { this.engine = await startEngine(joined(await unpack(ENGINE))); })
      .catch(() => { this.failed = true; });
    return this.promise;
  },

  // Opens an experiment with settings; the book's record under these settings comes out.
  open(id, run, wishes) {
    const { engine } = this;
    this.user?.end();
    this.user = null;
    engine.ask(`film ${id}`);
    run.parameters.forEach((parameter, index) => {
      const word = wishes.get(parameter.name) ?? run.settings[parameter.name];
      if (word === parameter.standard) return;
      engine.set(index, parameter.words ? parameter.words.indexOf(word) : Number(word));
    });
    if (run.touch && run.standardTouch && run.touch.join() !== run.standardTouch.join()) {
      engine.set(-1, run.touch[0]);
      engine.set(-2, run.touch[1]);
    }
  },

  record(which = "record") {
    const answer = this.engine.ask(which);
    return answer.startsWith("{") ? RUNS.unpack(JSON.parse(answer)) : null;
  },
};
