// Touches: nodes, engine.
// Uses: bench/engine, bench/streams, bench/unpack, dom.
//
// The judge, which says of an answer what `swift test` says: loaded for the first verdict.
const JUDGES = {
  promise: null,

  load() {
    this.promise ??= new Promise((done, fail) => {
      document.head.append(make("script", { src: "judge.js", charset: "windows-1252", onload: done, onerror: fail }));
    }).then(async () => startEngine(joined(await unpack(JUDGE))));
    return this.promise;
  },

  // The message for an answer; empty if it is right. A judge that fails is started anew next time.
  async verdict(id, answer) {
    try {
      return (await this.load()).ask(`${id}\n${answer}`);
    } catch (error) {
      this.promise = null;
      throw error;
    }
  },

  // A message breaks its lines for a terminal; here only its parts begin new ones.
  paragraphs(message) {
    const parts = [];
    for (const line of message.split("\n")) {
      if (parts.length === 0 || /^(Rule: |The rule \(|Read: |Hint: )/.test(line)) parts.push(line);
      else parts[parts.length - 1] += ` ${line}`;
    }
    return parts;
  },
};
