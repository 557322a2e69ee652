package import BookKit

/// What binds a fenced block to what it must contain: the comment on the line before it.
package enum Binding: Equatable {
  /// The text of runs: `<!-- run: chapter2 2A -->`, or `<!-- run: places 4 -->`.
  case run([String])
  /// A prediction's question: `<!-- ask: chapter2 2A -->`.
  case ask([String])
  /// A part of a source file: `<!-- listing: PATH NAME -->`.
  case listing(path: String, name: String)
  /// Commands that exist: `<!-- command -->`.
  case command
  /// What a command prints that is not run here: `<!-- output: swift test -->`.
  case output(String)
  /// What a program of others printed, which no run can prove: `<!-- quote: public stacks -->`.
  case quote(source: String)

  /// The words with which a binding begins.
  private static let words = ["run:", "ask:", "listing:", "command", "output:", "quote:"]

  /// Reads a comment.
  ///
  /// - Parameter comment: Its content.
  /// - Throws: `Problem` if it is none of the bindings.
  package init(_ comment: String) throws(Problem) {
    let words = comment.split(separator: " ").map { String($0) }
    switch (words.first, words.count) {
    case ("run:", 2...): self = .run(Array(words.dropFirst()))
    case ("ask:", 2...): self = .ask(Array(words.dropFirst()))
    case ("listing:", 3): self = .listing(path: words[1], name: words[2])
    case ("command", 1): self = .command
    case ("output:", 2...): self = .output(words.dropFirst().joined(separator: " "))
    case ("quote:", 2...): self = .quote(source: words.dropFirst().joined(separator: " "))
    default:
      throw Problem(
        "unknown binding \(quoted(comment)); write run: chapterN ID, run: places N, "
          + "ask: chapterN ID, listing: PATH NAME, command, output: COMMAND, or quote: SOURCE")
    }
  }

  /// Whether a comment is meant as a binding, wherever it stands.
  static func isMeant(_ comment: String) -> Bool {
    words.contains { comment == $0 || comment.hasPrefix($0 + " ") }
      || words.contains { $0.hasSuffix(":") && comment.hasPrefix($0) }
  }
}

/// A fenced block with what binds it.
package struct BoundBlock {
  /// The number of the line with the opening fence, from 1.
  package let line: Int
  /// What it must contain.
  package let binding: Binding
  /// What stands before every line, if the block is part of a list.
  package let indent: String
  /// What it contains, without the indent.
  package let content: [String]
}

extension Page {
  /// The fenced blocks with their bindings.
  ///
  /// - Returns: The blocks that are bound, and a finding for everything that is not in order.
  package func boundBlocks() -> (blocks: [BoundBlock], findings: [Finding]) {
    var bound: [BoundBlock] = []
    var findings: [Finding] = []
    for (index, block) in blocks.enumerated() {
      switch block.kind {
      case .comment where Binding.isMeant(block.comment):
        let next = index + 1 < blocks.count ? blocks[index + 1] : nil
        if next?.kind != .fence || next?.line != block.line + block.lines.count {
          findings.append(
            Finding(file, block.line, "the binding has no fenced block on the next line"))
        }
      case .fence where block.line == unclosedFence:
        findings.append(Finding(file, block.line, "the fence is never closed"))
      case .fence:
        let before = index > 0 ? blocks[index - 1] : nil
        guard let before, before.kind == .comment, before.line + before.lines.count == block.line
        else {
          // A binding that stands too far above has been reported already.
          if before?.kind != .comment || !Binding.isMeant(before?.comment ?? "") {
            findings.append(
              Finding(file, block.line, "the block is bound to nothing: no comment before it"))
          }
          continue
        }
        do {
          bound.append(
            Self.bound(block, try Binding(before.comment)))
        } catch {
          findings.append(Finding(file, before.line, error.message))
        }
      default: break
      }
    }
    return (bound, findings)
  }

  private static func bound(_ block: Block, _ binding: Binding) -> BoundBlock {
    let indent = String(block.lines[0].prefix { $0 == " " })
    let content = block.lines.dropFirst().dropLast().map { line in
      line.hasPrefix(indent) ? String(line.dropFirst(indent.count)) : trimmed(line)
    }
    return BoundBlock(line: block.line, binding: binding, indent: indent, content: content)
  }
}
