import Authoring
import TestKit
import Testing

/// Proof that the check of the register can fail.
@Suite(.provedOnce(.book)) struct RegisterCheckTests {
  /// A register with something right, ten told myths, and a table with one more.
  private let good =
    """
    # The register of myths

    ## What they got right first

    | what they say | said by | try it | how we know |
    |---|---|---|---|
    | Red is red | Notes | `swift run chapter2 2A --only hitTest` | **[doc]** (HT-2) |

    ## The ten costliest


    """
    + (1...10).map { number in
      """
      <a id="c0-\(number)"></a>

      ### "Claim \(number)"

      Red is blue, they say. Is it?

      <details><summary>Run 2A</summary>

      <!-- run: chapter2 2A -->
      ```text
      ```

      No, red is red.

      </details>

      """
    }.joined(separator: "\n")
      + """

      ## The chain

      | claim | said by | try it | what is right | read; do | how we know |
      |---|---|---|---|---|---|
      | <a id="c1-2"></a><a id="c2-3"></a>"Blue is red" | Notes | `swift run chapter2 2A --only touch` | \
      **False.** Blue is blue. | [2](a); [2.1](../../Exercises/x) | **[doc]** (HT-1) |
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
    expectEqual(findings("Red is blue, they say. Is it?\n", "").count, 10)
    expectEqual(findings("<!-- run: chapter2 2A -->", "").count, 10)
    expectEqual(findings("<details><summary>Run 2A</summary>", "").count, 10)
    expectEqual(findings("No, red is red.\n", "").count, 10)
    expectEqual(
      findings("### \"Claim 3\"", "Claim 3"),
      [
        "the register begins with 9 myths; it must be ten",
        "10 of the 9 myths at the beginning have anchors",
      ])
  }

  @Test func `a register says what is right, with a run and a tag`() {
    let heading = "What they got right first is a table: "
    expectEqual(
      findings("## What they got right first", "## Praise").first?.hasPrefix(heading), true)
    let message = "what is right has four cells, a run of the book, and a tag"
    expectEqual(findings("--only hitTest` | **[doc]**", "--only hitTest` | sure"), [message])
    expectEqual(findings("2A --only hitTest`", "2Z --only hitTest`"), [message])
    expectEqual(findings("| Red is red | Notes |", "| Red is red |"), [message])
  }

  @Test func `a claim told twice, or a row without anchor, run, exercise or tag is found`() {
    expectEqual(findings("c1-2", "c0-1"), ["C0-1 has an entry already"])
    expectEqual(
      findings("<a id=\"c1-2\"></a><a id=\"c2-3\"></a>", ""),
      ["a myth has an anchor for each of its claims"])
    expectEqual(
      findings("`swift run chapter2 2A --only touch", "`swift run chapter2 2Z --only touch"),
      ["no run of the book is `swift run chapter2 2Z --only touch`"])
    expectEqual(findings("`swift run chapter2 2A --only touch`", "no run shows it"), [])
    expectEqual(findings("../../Exercises/x", "b"), ["a myth has its exercise"])
    expectEqual(
      findings("**False.** Blue", "Blue"),
      [
        "what is right begins with a verdict: False, Half right, Incomplete, Dated, Right, A slip, Open"
      ])
    expectEqual(findings("**[doc]** (HT-1)", "sure"), ["a myth has its rule, with a tag"])
    expectEqual(
      findings("\"Blue is red\" | Notes |", "\"Blue is red\" |"), ["a myth has six cells, not 5"])
    expectEqual(findings("| claim |", "| myth |").count, 1)
  }
}
