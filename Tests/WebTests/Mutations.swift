import ExerciseKit
import SeededRandom

/// Answers that are nearly the right one.
enum Mutations {
  static let strange = [
    "", " ", "rött", "e\u{301}te\u{301}", "👍🏽👩‍👩‍👧", "ROOT", "a b", "„x“", "nil", "ﬁn", "ǅ", "\u{a0}x",
    String(repeating: "long ", count: 30),
  ]

  static func seed(_ id: String) -> UInt64 {
    id.utf8.reduce(17) { ($0 &* 31) &+ UInt64($1) }
  }

  /// Changes an answer once to four times.
  static func of(_ right: [String], _ count: Int, seed id: String, names: [String]) -> [[String]] {
    var random = SplitMix(seed: seed(id))
    let all = names.isEmpty ? ["began", "ended", "2", "nothing", ".moved"] : names
    func name() -> String {
      random.int(in: 0...9) == 0
        ? strange[random.int(in: 0...strange.count - 1)] : all[random.int(in: 0...all.count - 1)]
    }
    return (0..<count).map { _ in
      var lines = right
      for _ in 0..<random.int(in: 1...4) {
        let place = random.int(in: 0...max(0, lines.count - 1))
        var parts = lines.isEmpty ? [] : lines[place].components(separatedBy: ", ")
        let part = random.int(in: 0...max(0, parts.count - 1))
        switch random.int(in: 0...7) {
        case 0, 1: if !parts.isEmpty { parts[part] = name() }
        case 2: parts.insert(name(), at: min(part, parts.count))
        case 3: parts.append(name())
        case 4: if !parts.isEmpty { parts.remove(at: part) }
        case 5: parts.reverse()
        case 6: parts.swapAt(part, max(0, parts.count - 1))
        default:
          if random.int(in: 0...5) == 0, lines.count > 1 {
            lines.removeLast()
            continue
          }
          parts = [name()]
        }
        if lines.indices.contains(place) { lines[place] = parts.joined(separator: ", ") }
      }
      return lines
    }
  }
}

/// Scripts that are nearly the right ones.
enum ScriptMutations {
  /// Changes scripts once to four times; at times one of them becomes nil.
  static func of(_ right: [[TouchStep]?], _ count: Int, seed id: String) -> [[[TouchStep]?]] {
    var random = SplitMix(seed: Mutations.seed(id))
    func finger() -> Int { random.int(in: 0...5) == 0 ? 2 : 1 }
    func coordinate() -> Double { Double(random.int(in: -4...90)) * 5 }
    func step() -> TouchStep {
      switch random.int(in: 0...4) {
      case 0: .down(finger(), x: coordinate(), y: coordinate())
      case 1: .move(finger(), x: coordinate(), y: coordinate())
      case 2: .up(finger())
      case 3: .cancel(finger())
      default: .wait(Double(random.int(in: 0...24)) / 20)
      }
    }
    return (0..<count).map { _ in
      var scripts = right
      for _ in 0..<random.int(in: 1...4) {
        if random.int(in: 0...30) == 0 { scripts.removeLast() }
        guard !scripts.isEmpty else { break }
        let index = random.int(in: 0...scripts.count - 1)
        var script = scripts[index] ?? []
        let place = random.int(in: 0...max(0, script.count - 1))
        switch random.int(in: 0...7) {
        case 0, 1, 2: if !script.isEmpty { script[place] = step() }
        case 3: script.insert(step(), at: min(place, script.count))
        case 4: script.append(step())
        case 5: if !script.isEmpty { script.remove(at: place) }
        case 6: script = random.int(in: 0...3) == 0 ? [] : Array(script.reversed())
        default:
          scripts[index] = nil
          continue
        }
        scripts[index] = script
      }
      return scripts
    }
  }
}
