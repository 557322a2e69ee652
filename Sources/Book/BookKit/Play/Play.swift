import Foundation
import MiniUIKit
import Stage

/// Lets the reader touch an experiment's scene at the terminal, until enough is enough.
///
/// - Parameters:
///   - experiment: The experiment.
///   - request: What else the command says.
///   - console: Where to print what was recorded, once the terminal is as it was.
/// - Throws: `Problem` if there is no terminal or no scene, or the terminal goes away.
func play(_ experiment: Experiment, _ request: Request, on console: Console) throws(Problem) {
  guard console.isTerminal else {
    throw Problem("--play needs a terminal for input and output; leave --play out")
  }
  guard Console.obeysEscapes(console.environment) else {
    throw Problem("--play needs a terminal that can move its cursor, and TERM names none")
  }
  let session: LiveSession
  do throws(ScriptError) {
    session = try LiveSession(experiment, request.settings)
  } catch {
    throw Problem("\(experiment.id) cannot be built: \(error.description)")
  }
  guard let terminal = Terminal() else {
    throw Problem("--play needs a terminal for input and output; leave --play out")
  }
  var player = Player(
    session, kinds: request.only, asks: !request.isPlain && request.settings == Settings(),
    foldsChain: !request.showsChain, glyphs: Glyphs(console.environment))
  terminal.enter()
  let isWritable = run(&player, on: terminal, Terminal.Colors(console.environment))
  terminal.close()
  console.print(player.recordings)
  if !isWritable { throw Problem("the terminal takes no more output") }
}

/// The loop: what time has passed, what the reader does, what is to be seen; false if the terminal
/// cannot be written to any more.
private func run(
  _ player: inout Player, on terminal: Terminal, _ colors: Terminal.Colors
) -> Bool {
  var parser = InputParser()
  var shown: [String] = []
  var last = uptime()
  // How often in a row nothing came in: what belongs together may come in pieces.
  var emptyReads = 0
  while !player.isOver {
    let rows = player.view(in: terminal.size).rows(colors)
    if rows != shown {
      guard terminal.send(Canvas.changes(from: shown, to: rows)) else { return false }
      shown = rows
    }
    guard let bytes = terminal.read(waiting: player.session.isPaused ? 200 : 16) else {
      return true
    }
    let now = uptime()
    player.session.advance(by: now - last)
    last = now
    emptyReads = bytes.isEmpty ? emptyReads + 1 : 0
    for input in emptyReads == 5 ? parser.finish() : parser.take(bytes) { player.take(input) }
    let notes = TerminalGuard.take()
    if player.wantsToStop || notes & TerminalGuard.Note.stop != 0 {
      player.wantsToStop = false
      terminal.suspend()
      last = uptime()
      shown = []
    } else if notes & TerminalGuard.Note.resumed != 0 {
      // Stopped by force: what ran meanwhile may have changed the terminal.
      terminal.enter()
      shown = []
    } else if notes & TerminalGuard.Note.resized != 0 {
      shown = []
    }
  }
  return true
}

/// Time that only goes forward, in microseconds.
private func uptime() -> Microseconds {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Microseconds(time.tv_sec) * 1_000_000 + Microseconds(time.tv_nsec) / 1000
}
