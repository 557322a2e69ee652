import Foundation
import Testing

/// The page on which a reader builds a scene.
@Suite(.serialized) struct BuildTests {
  @Test func `a scene of one's own is built, touched, told in code, and linked to`() async throws {
    let answers = try Answers(of: "build.mjs")
    #expect(
      answers["the page begins with a scene, who is hit where, and why not"] == [
        "root", "card is asked nobody", "true", "true",
      ])
    #expect(answers["words become a scene, and the address has them"] == [])
    #expect(answers["what cannot be read is told, and the scene stays"] == [])
    #expect(answers["lines by hand"] == [])
    #expect(answers["the map is asked by mouse and by keys"] == [])
    #expect(answers["the reader's own finger"] == [])
    #expect(answers["the layers stay apart"] == [])
    #expect(answers["an address opens its scene"] == [])
    #expect(answers["what is built beside each other is not kept"] == [])
    #expect(answers["on a phone"] == [])
    #expect(answers.complaints == [])
  }
}
