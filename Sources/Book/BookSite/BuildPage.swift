import Authoring
import BookKit
import Foundation
import LiveBook

/// The page on which a reader builds a scene: its words, who is hit where, a figure that lives, and code.
package struct BuildPage {
  let layout: Layout

  /// The page's name.
  package static let page = "build.html"
  /// The file with the record of the scene that it begins with.
  static let runs = "runs-build.js"

  /// Scenes to begin with.
  package static let examples: [(title: String, lines: [String])] = [
    (
      "A button half outside its card",
      [
        "view card 40,160 295x200 orange", "  button buy 180,150 100x100 blue",
        "finger taps 270,385",
      ]
    ),
    (
      "A veil that takes every touch",
      [
        "view page 0,100 375x400 gray", "  button pay 120,160 140x60 blue",
        "view veil 0,100 375x400 alpha 0.05 yellow", "finger taps 190,290",
      ]
    ),
    (
      "A tap and a double tap",
      [
        "view photo 40,160 295x260 green", "  tap waits for doubleTap(photo)", "  tap x2",
        "finger taps 180,280 x2",
      ]
    ),
    (
      "A button in a list that scrolls",
      [
        "scroll list 0,120 375x420 content 375x1200 gray", "  button buy 40,60 140x80 blue",
        "  button more 40,300 140x80 purple", "finger drags 100,240 to 100,140 0.25",
      ]
    ),
    (
      "A slider on a card that pans",
      [
        "view card 30,160 315x200 orange", "  slider volume 40,80 235x40 blue", "  pan",
        "finger drags 190,260 to 290,260 0.4",
      ]
    ),
  ]

  /// A scene as an address has it.
  package static func address(_ lines: [String]) -> String {
    lines.map { $0.replacing(" ", with: "_") }.joined(separator: "/")
  }

  /// The record of the first example, as a script of runs.
  ///
  /// - Throws: `Problem` if it cannot be built.
  func record() throws -> Data {
    let engine = LivePage()
    let facts = engine.answer("build\n" + Self.examples[0].lines.joined(separator: "\n"))
    _ = engine.answer("film own")
    let record = engine.answer("record book")
    guard facts.hasPrefix("{"), record.hasPrefix("{") else {
      throw Problem("The scene of \(Self.page) cannot be built: \(facts)")
    }
    return Packed.script("PACKED_RUNS", try Packed.gzip(Data("{\"own\":\(record)}\n".utf8)))
  }

  /// The page.
  var html: String {
    let (title, lines) = Self.examples[0]
    let examples = Self.examples.map {
      "<li><a href=\"#\(Self.address($0.lines))\">\(escaped($0.title))</a></li>"
    }.joined()
    let main = """
      <h1>Build a scene</h1>
      <p class="lede">Describe a screen, a line for each view, recognizer and touch. The engine plays \
      it, says who is hit where and why not somebody else, and writes the code.</p>
      <noscript><p class="note">Building needs a script; this browser runs none.</p></noscript>
      <section class="build wide">
      <div class="words">
      <p class="begin">Begin with one of these, or with your own:</p><ul class="examples">\(examples)</ul>
      <label for="scene-words">The scene</label>
      <textarea id="scene-words" rows="9" spellcheck="false" autocapitalize="off" autocomplete="off" \
      aria-describedby="scene-wrong">\(escaped(lines.joined(separator: "\n")))</textarea>
      <p id="scene-wrong" class="wrong" role="status"></p>
      <div class="parts" role="toolbar" aria-label="Add a line"></div>
      <div class="parts flags" role="group" aria-label="What the line says"></div>
      <p class="do-it"><button type="button" class="primary link" disabled>Copy a link to this scene</button> \
      <span role="status"></span></p>
      </div>
      <div class="who">
      <h2>Who is hit where</h2>
      <div class="parts by-hand" role="group" aria-label="Views by hand"></div>
      <p class="held" hidden></p>
      <svg class="areas" tabindex="0" role="application" aria-label="Who is hit where. Arrows move the point."></svg>
      <h3>At <output class="at"></output></h3>
      <ul class="reasons" aria-live="polite"></ul>
      </div>
      </section>
      \(figure)
      <h2 id="the-code">The code</h2>
      <section class="codes wide">
      <div><h3>For an app, with UIKit</h3><div class="command"><pre tabindex="0"><code class="app"></code></pre></div></div>
      <div><h3>For this package</h3><div class="command"><pre tabindex="0"><code class="engine"></code></pre></div></div>
      </section>
      \(Self.language)
      """
    return layout.page(
      title: "Build a scene", name: "Build a scene", side: layout.side(Self.page), article: main,
      page: Self.page, styles: ["build.css"], scripts: ["book.js", "build.js"], runs: Self.runs,
      description: "Describe a screen in a few lines, and see who hears a touch, and why: \(title)."
    )
  }

  private var figure: String {
    """
    <figure class="run" id="run-own" data-run="own" data-key="own" data-pictures="scene,timeline">
    <figcaption><span class="id">Own</span> <span class="title">Your scene, touched</span></figcaption>
    </figure>
    """
  }

  /// What can be written.
  private static let language = """
    <h2 id="the-words">The words</h2>
    <div class="board wide"><table>
    <thead><tr><th scope="col">a line</th><th scope="col">means</th></tr></thead>
    <tbody>
    <tr><td><code>view card 20,100 300x200 orange</code></td><td>a view with a name, its place in the \
    view around it, its size, and a colour. Also <code>label</code>, <code>image</code>, \
    <code>button</code>, <code>switch</code>, <code>slider</code>, <code>scroll</code></td></tr>
    <tr><td>two spaces before a line</td><td>the view lies in the one above; a recognizer listens on it</td></tr>
    <tr><td><code>hidden</code>, <code>alpha 0.5</code>, <code>interaction off</code>, <code>interaction \
    on</code>, <code>clips</code>, <code>multitouch</code>, <code>exclusive</code></td><td>behind any view</td></tr>
    <tr><td><code>disabled</code></td><td>behind a button, switch or slider</td></tr>
    <tr><td><code>content 375x900</code>, <code>delays off</code>, <code>cancels off</code>, \
    <code>paging</code></td><td>behind <code>scroll</code>: <code>contentSize</code>, \
    <code>delaysContentTouches</code>, <code>canCancelContentTouches</code>, <code>isPagingEnabled</code></td></tr>
    <tr><td><code>tap</code>, <code>tap x2</code>, <code>pan</code>, <code>long press 0.3</code>, \
    <code>swipe left</code>, <code>pinch</code>, <code>rotation</code></td><td>a recognizer; \
    <code>2 fingers</code> behind it if one is not enough</td></tr>
    <tr><td><code>delays on</code>, <code>delays off</code>, <code>cancels off</code>, <code>off</code></td>\
    <td>behind a recognizer: <code>delaysTouchesBegan</code>, <code>delaysTouchesEnded</code>, \
    <code>cancelsTouchesInView</code>, <code>isEnabled</code></td></tr>
    <tr><td><code>waits for doubleTap(card)</code>, <code>with others</code></td><td>behind a recognizer: it \
    requires another one to fail, by the name the trace has for it; its delegate allows two at once</td></tr>
    <tr><td><code>finger taps 60,150</code>, <code>finger taps 60,150 x2</code>, <code>finger presses \
    60,150 0.6</code>, <code>finger drags 60,150 to 60,50 0.3</code>, <code>wait 0.5</code></td><td>what \
    happens, in order and in seconds, at places of the screen, which is 375 by 812. \
    <code>finger 2</code> does its part at the same time as the line before</td></tr>
    </tbody></table></div>
    """
}
