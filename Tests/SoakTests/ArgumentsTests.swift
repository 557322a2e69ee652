import CommandKit
import TestKit
import Testing

@testable import soak

/// The command line of the long run.
@Suite(.provedOnce(.soak)) struct ArgumentsTests {
  @Test func `without a word a million events are played, from a seed at random`() throws {
    let arguments = try Arguments([])
    expectEqual(arguments.events, 1_000_000)
    expectNil(arguments.seed)
    expectNil(arguments.scene)
    expect(!arguments.wantsHelp)
  }

  @Test func `events, seed, scene and help are read`() throws {
    let run = try Arguments(["--seed", "0", "--events", "20"])
    expectEqual(run.seed, 0)
    expectEqual(run.events, 20)
    try expectEqual(Arguments(["--scene", "18446744073709551615"]).scene, .max)
    try expect(Arguments(["--help"]).wantsHelp)
    try expect(Arguments(["-h"]).wantsHelp)
  }

  @Test(arguments: [
    (["--nope"], "There is no option \"--nope\"; try --help."),
    (["12"], "There is no option \"12\"; try --help."),
    (["--seed"], "--seed needs a number after it."),
    (["--seed", "-1"], "--seed needs a whole number from 0 on, not \"-1\"."),
    (["--scene", "1.5"], "--scene needs a whole number from 0 on, not \"1.5\"."),
    (["--events", "many"], "--events needs a whole number from 0 on, not \"many\"."),
    (["--events", "0"], "--events takes a number from 1 to 1000000000000."),
    (["--events", "1000000000001"], "--events takes a number from 1 to 1000000000000."),
    (["--scene", "3", "--seed", "1"], "--scene plays one scene and takes no other option."),
  ])
  func `what cannot be followed is said in one sentence`(words: [String], sentence: String) {
    #expect(throws: Problem(sentence)) { try Arguments(words) }
  }
}
