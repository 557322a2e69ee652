import CommandKit

// A long run over the engine. Random scenes of all parts, judged by laws; see --help.

runCommand("soak") { () throws(Problem) in
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  guard !arguments.wantsHelp else {
    say(Arguments.usage)
    return 0
  }
  Watchdog.start()
  if let scene = arguments.scene { return Soak.replay(scene) ? 0 : 1 }
  var soak = Soak()
  let seed = arguments.seed ?? UInt64.random(in: 0..<1_000_000_000)
  return soak.run(from: seed, events: arguments.events) ? 0 : 1
}
