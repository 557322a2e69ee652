import Authoring
import TestKit
import Testing

/// Proof that the check of the register can fail.
@Suite(.provedOnce(.book)) struct RegisterCheckTests {
  /// A register with ten told myths and a table with one more.
  private let good =
    "# The register of myths\n\n## The ten costliest\n\n"
    + (1...10).map { number in
      """
      <a id="c0-\(number)"></a>

      ### "Claim \(number)"

      **The claim.** Red is blue.

      **The test.** Look:

      <!-- run: chapter2 2A -->
      ```text
      ```

      **The right model.** Red is red.

      """
    }.joined(separator: "\n")
      + """

      ## The chain

      | claim | said by | try it | what is right | read; do | how we know |
      |---|---|---|---|---|---|
      | <a id="c1-2"></a><a id="c2-3"></a>"Blue is red" | Notes | `swift run chapter2 2A --only touch` | \
      Blue is blue. | [2](a); [2.1](../../Exercises/x) | **[doc]** (HT-1) |
      """

  private func findings(_ old: String = "", _ new: String = "") -> [String] {
    let text = old.isEmpty ? good : good.replacing(old, with: new)
    let files = BookFiles(root: "/nowhere", chapters: [Sample.chapter])
    return checkRegister(Page(file: "R.md", text: text), in: files).map { $0.message }
  }

  @Test func `a register in order is accepted, and its claims are known`() {
    expectEqual(findings(), [])
    expectEqual(
      Page(file: "R.md", text: good).claims, (1...10).map { "C0-\($0)" } + ["C1-2", "C2-3"])
  }

  @Test func `a told myth without anchor, part or test is found`() {
    expectEqual(
      findings("<a id=\"c0-3\"></a>", ""), ["9 of the 10 myths at the beginning have anchors"])
    expectEqual(findings("### \"Claim 3\"", "### \"Claim 3\"\n\nBut.").count, 0)
    expectEqual(findings("**The claim.**", "The claim:").count, 10)
    expectEqual(findings("<!-- run: chapter2 2A -->", "").count, 10)
    expectEqual(
      findings("### \"Claim 3\"", "Claim 3"),
      [
        "the register begins with 9 myths; it must be ten",
        "10 of the 9 myths at the beginning have anchors",
      ])
  }

  @Test func `a claim told twice, or a row without anchor, run, exercise or tag is found`() {
    expectEqual(findings("c1-2", "c0-1"), ["C0-1 has an entry already"])
    expectEqual(
      findings("<a id=\"c1-2\"></a><a id=\"c2-3\"></a>", ""),
      ["a myth has an anchor for each of its claims"])
    expectEqual(
      findings("`swift run chapter2 2A --only", "`swift run chapter2 2Z --only"),
      ["no run of the book is `swift run chapter2 2Z --only touch`"])
    expectEqual(findings("`swift run chapter2 2A --only touch`", "no run shows it"), [])
    expectEqual(findings("../../Exercises/x", "b"), ["a myth has its exercise"])
    expectEqual(findings("**[doc]**", "sure"), ["a myth has its rule, with a tag"])
    expectEqual(findings("| Notes |", "|"), ["a myth has six cells, not 5"])
    expectEqual(findings("| claim |", "| myth |").count, 1)
  }
}
