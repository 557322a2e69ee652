import Foundation
import Testing

/// The page on which a scene is built, while views are taken by hand.
///
/// What the engine is asked stands in the answers, too: nothing while a hand is at work, once when it
/// lets go.
@Suite(.serialized) struct ArrangeTests {
  /// What the page asks the engine for when a text is built.
  private static let built = "build,film,record,shakes"

  @Test func `views are dragged, pulled, moved by keys, taken away, and it is undone`() throws {
    let answers = try Answers(of: "arrange.mjs")
    Self.expectHand(answers)
    Self.expectKeys(answers)
    #expect(
      answers["a pen"] == [
        "view card 50,150 200x200 orange", "  button buy 150,150 100x100 blue", "",
      ])
    // A handle that is large enough, a page that does not scroll away, and nothing that is amiss.
    #expect(
      answers["a finger on a phone, in the dark"] == [
        "  button buy 90,70 100x100 blue", "buy", "true", "true", "true", "390", "true",
      ])
    #expect(answers.complaints == [])
  }

  private static func expectHand(_ answers: Answers) {
    #expect(
      answers["the page opens to be touched"] == [
        "false", "1", "0", "230, 350", "buy is hit.", "", "true",
      ])
    #expect(
      answers["a view is dragged"] == [
        "0", "", "1", "  button buy 90,70 100x100 blue", "", "  button buy 90,70 100x100 blue",
        built, "buy", "buy moved to 90, 70.", "button buy 90,70 100x100 blue",
      ])
    #expect(
      answers["its corner is pulled"] == [
        "  button buy 90,70 140x80 blue", built, "buy is now 140 by 80.", "true",
      ])
    #expect(
      answers["one step is undone"] == [
        "false", "  button buy 90,70 100x100 blue", "Undone: buy at 90, 70, 100 by 100.", "true",
      ])
    #expect(
      answers["a hand that is taken away has done nothing"] == [
        "  button buy 50,50 100x100 blue", "  button buy 150,150 100x100 blue", "", "true",
      ])
    #expect(
      answers["afterwards the scene is touched"] == [
        "buy", "220, 320", "  button buy 90,70 100x100 blue",
      ])
  }

  private static func expectKeys(_ answers: Answers) {
    #expect(
      answers["keys move it, and its corner"] == [
        "areas arranging", "view card 40,160 200x200 orange", "  button buy 152,140 100x100 blue",
        built, "buy moved to 152, 140.", "", "  button buy 152,140 110x101 blue",
        "Corner of buy, 110 by 101", "  button buy 152,140 100x100 blue", "Arrange", "false", "",
        "Who is hit where",
      ])
    let veil = "view veil 0,100 375x400 alpha 0.05 yellow"
    #expect(
      answers["what lies behind is reached, and a view goes with what lies in it"] == [
        "veil at 0, 100, 375 by 400.", "pay at 120, 160, 140 by 60.",
        "page at 0, 100, 375 by 400.", "view page 0,120 375x400 gray",
        "  button pay 120,160 140x60 blue", "\(veil)\nfinger taps 190,290",
        "page is gone, with what stood below it.", "\(built),\(built)", veil,
      ])
    #expect(
      answers["what cannot be built is told, and undone"] == [
        "view photo 40,160 200x200 green\n  tap waits for doubleTap(veil)",
        "Line 2: there is no other recognizer doubleTap(veil); there are tap(photo).",
        "view veil 60,180 100x100 gray", "", "Undone: veil at 60, 180, 100 by 100.",
      ])
    #expect(
      answers["the last one"] == [
        "", "Line 1: there is no view yet; begin with view card 20,100 300x200",
        "view page 0,100 375x400 gray", "",
      ])
    #expect(
      answers["lines and flags belong to the view that is held"] == [
        "  button buy 150,150 100x100 blue disabled", "  switch light 20,120 51x31", "2", "none",
      ])
  }
}
