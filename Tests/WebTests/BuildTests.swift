import Foundation
import Testing

/// The page on which a reader builds a scene.
@Suite(.serialized) struct BuildTests {
  @Test func `a scene of one's own is built, touched, told in code, and linked to`() async throws {
    try Self.expectScenes(in: nil)
  }

  /// What the page answers in a browser; in the first that is found if it's nil.
  static func expectScenes(in browser: String?) throws {
    let answers = try Answers(of: "build.mjs", in: browser)
    #expect(
      answers["the page begins with a scene, who is hit where, and why not"] == [
        "card does not lie under the point.",
        "buy lies in card, which does not lie under the point and asks nobody in it.", "270, 385",
        "3", "true",
      ])
    #expect(
      answers["words become a scene, and the address has them"] == [
        "pay",
        "#view_page_0,100_375x400_gray/__button_pay_120,160_140x60_blue/finger_taps_190,290",
        "true", "true",
      ])
    #expect(
      answers["what cannot be read is told, and the scene stays"]
        == ["Line 3: there is a pay already.", "true", "true", "false", ""])
    #expect(
      answers["lines by hand"] == [
        "view page 0,100 375x400 gray", "  tap cancels off", "  button buy 20,120 120x44 blue",
        "finger drags 188,300 to 188,200 0.3", "",
      ])
    #expect(
      answers["the map is asked by mouse and by keys"] == [
        "270, 390", "card does not lie under the point.",
        "buy lies in card, which does not lie under the point and asks nobody in it.", "260, 380",
      ])
    #expect(answers["the reader's own finger"] == ["buy", "210, 330", "buy is hit."])
    #expect(answers["the layers stay apart"] == ["1,1"])
    #expect(answers["an address opens its scene"] == ["doubleTap(photo)", "3", "0"])
    #expect(answers["what was built before is not kept"] == ["1", "1", "1"])
    #expect(answers["on a phone"] == ["390", "true"])
    #expect(answers.complaints == [])
  }
}
