import CommandKit

/// What a command line asks for.
struct Arguments: Equatable {
  /// How many events the scenes are to be sent, at least.
  var events = 1_000_000
  /// The seed of the first scene, or nil for one at random; each further scene has the next number.
  var seed: UInt64?
  /// The one scene that is to be played with its trace.
  var scene: UInt64?
  /// Whether only the usage is asked for.
  var wantsHelp = false

  static let usage = """
    usage: swift run -c release soak [--events N] [--seed N] | --scene N

    Plays random scenes on the engine and judges them by its laws.

      --events N  go on until the phones were sent so many events (1000000)
      --seed N    the number of the first scene; without it, one at random
      --scene N   play this one scene and print its trace
      --help      print this

    The exit status is 0 if no law is broken, 1 if one is, 2 if the command line is wrong.
    """

  /// Reads a command line.
  ///
  /// - Throws: A `Problem` if an option is unknown, or its number is missing or none.
  init(_ words: [String]) throws(Problem) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--events":
        let number = try Self.number(after: word, &rest)
        guard number >= 1, number <= 1_000_000_000_000 else {
          throw Problem("--events takes a number from 1 to 1000000000000.")
        }
        events = Int(number)
      case "--seed": seed = try Self.number(after: word, &rest)
      case "--scene": scene = try Self.number(after: word, &rest)
      default: throw Problem("There is no option \(quoted(word)); try --help.")
      }
    }
    if scene != nil, words.count > 2, !wantsHelp {
      throw Problem("--scene plays one scene and takes no other option.")
    }
  }

  private static func number(
    after option: String, _ rest: inout ArraySlice<String>
  ) throws(Problem) -> UInt64 {
    guard let word = rest.popFirst() else {
      throw Problem("\(option) needs a number after it.")
    }
    guard let number = UInt64(word) else {
      throw Problem("\(option) needs a whole number from 0 on, not \(quoted(word)).")
    }
    return number
  }
}
