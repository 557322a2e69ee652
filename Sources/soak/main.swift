import Foundation

// A long run over the engine. Random scenes of all parts, judged by laws; see --help.

do {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  guard !arguments.wantsHelp else {
    say(Arguments.usage)
    exit(0)
  }
  Watchdog.start()
  if let scene = arguments.scene { exit(Soak.replay(scene) ? 0 : 1) }
  var soak = Soak()
  let seed = arguments.seed ?? UInt64.random(in: 0..<1_000_000_000)
  exit(soak.run(from: seed, events: arguments.events) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("soak: \(error.sentence)\n".utf8))
  exit(2)
}
