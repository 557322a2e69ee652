import Authoring
import TestKit
import Testing

/// Proof that the check of the register can fail.
@Suite(.provedOnce(.book)) struct RegisterCheckTests {
  /// A register with something right, thirteen claims that are told, and a table with one more.
  private let good =
    """
    # The register of myths

    ## First, what they got right

    | what they say | try it | how we know |
    |---|---|---|
    | Red is red | `swift run chapter2 2A --only hitTest` | **[doc]** (HT-2) |

    ## Told


    """
    + (1...13).map { number in
      """
      \(number > 10 ? "" : "<a id=\"c0-\(number)\"></a>")

      ### Claim \(number)

      Red is blue, they say. Is it?

      <details><summary>Run 2A</summary>

      <!-- run: chapter2 2A -->
      ```text
      ```

      **\(number > 10 ? "Right" : "False").** Red is red.

      </details>

      """
    }.joined(separator: "\n")
      + """

      ## The chain

      | claim | what is right | try it | read · do | how we know |
      |---|---|---|---|---|
      | <a id="c1-2"></a><a id="c2-3"></a>"Blue is red" | **False.** Blue is blue. | \
      `swift run chapter2 2A --only touch` | [2](a) · [2.1](../../Exercises/x) | **[doc]** (HT-1) |

      ## Test one yourself

      Tap twice.
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

  @Test func `a told claim without anchor, part, test or verdict is found`() {
    expectEqual(findings("<a id=\"c0-3\"></a>", ""), ["9 of the 13 claims have anchors"])
    expectEqual(findings("### Claim 3", "### Claim 3\n\nBut.").count, 0)
    expectEqual(findings("Red is blue, they say. Is it?\n", "").count, 13)
    expectEqual(findings("<!-- run: chapter2 2A -->", "").count, 13)
    expectEqual(findings("<details><summary>Run 2A</summary>", "").count, 13)
    expectEqual(findings("**False.** Red", "Red").count, 10)
    expectEqual(
      findings("### Claim 11\n", "### \"Claim 11\"\n"), ["the heading gives the verdict away"])
    expectEqual(
      findings("### Claim 11\n", "### A right claim\n"), ["the heading gives the verdict away"])
    expectEqual(
      findings("### Claim 3", "Claim 3"),
      ["the register begins with 12 claims; it must be 13"])
    expectEqual(
      findings("**Right.**", "**Half right.**"),
      ["0 of the claims at the beginning are right; it must be 3"])
  }

  @Test func `a register says what is right, with a run and a tag`() {
    let heading = "First, what they got right is a table: "
    expectEqual(
      findings("## First, what they got right", "## Praise").first?.hasPrefix(heading), true)
    let message = "what is right has three cells, a run of the book, and a tag"
    expectEqual(findings("--only hitTest` | **[doc]**", "--only hitTest` | sure"), [message])
    expectEqual(findings("2A --only hitTest`", "2Z --only hitTest`"), [message])
    expectEqual(findings("| Red is red |", "| Red | is red |"), [message])
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
    for verdict in ["Blue", "**Right.** Blue"] {
      expectEqual(
        findings("**False.** Blue", verdict),
        ["what is right begins with a verdict, and isn't right altogether"])
    }
    expectEqual(findings("**[doc]** (HT-1)", "sure"), ["a myth has its rule, with a tag"])
    expectEqual(findings("Blue is blue. |", "Blue is | blue. |"), ["a myth has five cells, not 6"])
    expectEqual(findings("| claim |", "| myth |").count, 1)
    expectEqual(findings("## Test one", "## Try one").count, 2)
  }
}
