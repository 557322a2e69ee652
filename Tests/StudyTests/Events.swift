/// Lines of the testing library's event stream, version 6.3, as `swift test` wrote them.
///
/// Only times and names are replaced.
enum Events {
  static let runStarted = #"""
    {"kind":"event","payload":{"instant":{"absolute":902.02,"since1970":1795237924.28},\#
    "kind":"runStarted","messages":[{"symbol":"default","text":"Test run started."}]},\#
    "version":"6.3.0"}
    """#

  /// The line before a run: which tests there are.
  static func test(_ name: String) -> String {
    #"""
    {"kind":"test","payload":{"id":"Exercises02Tests.Chapter2\/\#(name)()\/Chapter2.swift:8:4",\#
    "isParameterized":false,"kind":"function","name":"\#(name)()","sourceLocation":{"column":4,\#
    "fileID":"Exercises02Tests\/Chapter2.swift","filePath":"\/book\/Chapter2.swift","line":8}},\#
    "version":"6.3.0"}
    """#
  }

  static func started(_ name: String) -> String {
    event(
      "testStarted", name, #"[{"symbol":"default","text":"Test \#(name)() started."}]"#)
  }

  static func passed(_ name: String) -> String {
    started(name) + "\n"
      + event(
        "testEnded", name,
        #"[{"symbol":"pass","text":"Test \#(name)() passed after 0.011 seconds."}]"#)
  }

  static func notStarted(_ name: String, _ sentence: String) -> String {
    [
      started(name),
      event("testCancelled", name, "[]"),
      event("testCaseCancelled", name, "[]"),
      event(
        "testEnded", name,
        #"""
        [{"symbol":"skip","text":"Test \#(name)() was cancelled after 0.012 seconds: \#
        \"\#(sentence)\""}]
        """#),
    ].joined(separator: "\n")
  }

  /// A message's line breaks stand in it as `\n`.
  static func wrong(_ name: String, _ message: String) -> String {
    [
      started(name),
      event(
        "issueRecorded", name,
        #"""
        [{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"\#(message)"}]
        """#),
      event(
        "testEnded", name,
        #"[{"symbol":"fail","text":"Test \#(name)() failed after 0.013 seconds with 1 issue."}]"#),
    ].joined(separator: "\n")
  }

  private static func event(_ kind: String, _ name: String, _ messages: String) -> String {
    #"""
    {"kind":"event","payload":{"instant":{"absolute":902.02,"since1970":1795237924.28},\#
    "kind":"\#(kind)","messages":\#(messages),\#
    "testID":"Exercises02Tests.Chapter2\/\#(name)()\/Chapter2.swift:8:4"},"version":"6.3.0"}
    """#
  }
}
