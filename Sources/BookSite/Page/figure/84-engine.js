// The engine, shared by all figures of a page: loaded once, when the page rests or is touched.
const ENGINES = {
  engine: null,
  failed: false,
  promise: null,

  load() {
    this.promise ??= new Promise((done, fail) => {
      document.head.append(make("script", { src: "engine.js", charset: "windows-1252", onload: done, onerror: fail }));
    // Both names come with the script, so they are not looked up before it is there.
    }).then(async () => { this.engine = await startEngine(await unpack(ENGINE)); })
      .catch(() => { this.failed = true; });
    return this.promise;
  },

  // Opens an experiment with settings; the book's record under these settings comes out.
  open(id, run, wishes) {
    const { engine } = this;
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
