import Foundation
import LiveBook
import Stage
import Testing

/// What one sends to a friend: links to states, pictures, the search, the gallery, the first page.
@Suite(.serialized) struct FriendTests {
  @Test func `links, pictures, search, gallery and first page do what they say`() async throws {
    let answers = try Answers(of: "friend.mjs")
    // How many figures have the code and how many views declined, and then every wrong line.
    #expect(
      answers["the code lights the line that answered, in every run that has it"]
        == ["true", "true"])
    #expect(
      answers["after Show me the verdict comes within three seconds, and the rest plays on"]
        == ["true,true,true,true,true", "true,true,true,true,true", "true,true,true,true,true"])
    #expect(
      answers["a second press goes to the end"] == ["true", "true", "The line that proves it"])
    #expect(
      answers["a link has settings, moment and tilt"]
        == ["#run-2A?width=300&moment=5&apart", "true", "hitTest, moment 5 of 11"])
    #expect(answers["a link has the reader's own drag"] == ["true", "true", "true", "true"])
    #expect(answers["what an address says is checked"] == ["true", "true", "true"])
    #expect(
      answers["a moment is saved as a picture"]
        == ["true", "false", "true", "true", "true", "true", "image/png", "true", "true"])
    let film = answers["a run is saved as a film, where the browser makes films"]
    #expect(
      film
        == (film[0] == "true"
          ? ["true", "true", "true", "video/webm", "1a45dfa3"] + Array(repeating: "true", count: 5)
          : ["false", "true"]))
    let found = answers["the search finds names, symptoms and rules, by keys alone"]
    try #require(found.count == 6)
    #expect(found[0].hasPrefix("chapter-07.html#the-setting-that-everybody-tries "))
    #expect(found[1].hasPrefix("rules-hit-testing.html#ht-12 "))
    #expect(found[2].hasPrefix("symptoms.html#the-list-scrolls-and-my-own-pan-never-begins "))
    #expect(
      found[3...] == ["", "Nothing. Try fewer words, or one as it stands in code.", "true"])
    let count = liveBook.map(\.experiments.count).reduce(0, +)
    #expect(
      answers["the gallery has every experiment, plays it, and answers no open question"]
        == [String(count), "true", "false", "true"])
    #expect(
      answers["on the first page a touch falls, and then another one"]
        == ["map", "0", "So map is the hit view."])
    #expect(answers.complaints == [])
  }
}
