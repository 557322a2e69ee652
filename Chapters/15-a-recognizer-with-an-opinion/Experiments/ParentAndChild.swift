import MiniUIKit
import PieceKit
import Stage

private let masks: [(word: String, mask: GestureMask)] = [
  ("all", .all), ("gesture", .gesture), ("subviews", .subviews), ("none", .none),
]

/// A tap on a child that has a tap, in a parent that has one.
let parentAndChild = [
  Experiment(
    "15B", "A tap on a child in a parent; both have a tap", kinds: ["gesture", "action"],
    showsChain: false,
    parameters: [
      .word("attach", "plain", of: attachments, "how the parent's tap is attached"),
      .word("mask", "all", of: masks.map { $0.word }, "which gestures the parent lets live"),
    ], touch: onChild, pictures: [.scene], on: screenStage
  ) { stage throws(ScriptError) in
    let counts = Counts()
    stage.keep(counts)
    build(stage.word("attach"), stage.word("mask"), counts, on: stage)
    try stage.finger.tap(at: stage.touch)
  },
  Experiment(
    "15B2", "The parent's tap attached in three ways, with four masks", pictures: []
  ) { stage throws(ScriptError) in
    for (title, place) in [
      ("A tap on the child: which tap runs?", onChild),
      ("A tap beside the child:", CGPoint(x: 60, y: 380)),
    ] {
      var rows = [["parent's tap"] + masks.map { $0.word }]
      for attachment in attachments {
        var row = [attachment]
        for (word, _) in masks {
          let (scene, counts) = (screenStage(Settings()), Counts())
          build(attachment, word, counts, on: scene)
          try scene.finger.tap(at: place)
          row.append(counts.word)
        }
        rows.append(row)
      }
      stage.recording.add(Table(title, rows))
    }
  },
  Experiment(
    "15I", "Three opinions: the parent's drag in a list", pictures: [.exclusions]
  ) { stage throws(ScriptError) in
    var rows = [["the parent's", "list and parent", "parent and child", "list and child"]]
    for attachment in attachments {
      let recognizers = nested(attachment, on: stage)
      let exclusions = Exclusions("parent " + attachment, among: recognizers)
      stage.note(exclusions)
      let opinions = exclusions.opinions + [exclusions.across ?? .neither]
      rows.append([attachment] + opinions.map { word(for: $0) })
    }
    stage.recording.add(Table("Which excludes the other?", rows))
  },
]

private func word(for opinion: Exclusions.Opinion) -> String {
  switch opinion {
  case .either: "the first"
  case .outer: "the outer"
  case .inner: "the inner"
  case .neither: "neither"
  }
}

/// A child in a parent in a list, each with a gesture, from the outermost to the innermost.
private func nested(_ attachment: String, on stage: Stage) -> [UIGestureRecognizer] {
  let list = named("list", UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 400)))
  stage.root.addSubview(list)
  let frame = CGRect(x: 0, y: 0, width: 295, height: 220)
  let child = Piece("child", CGRect(x: 60, y: 60, width: 120, height: 80), .blue)
    .gesture(DragGesture())
  let parent = Piece("parent", frame, holding: [child]).attaching(DragGesture(), attachment)
  let host = named("host", HostingView(parent, frame: frame))
  list.addSubview(host)
  let drags = ["drag(parent)", "drag(child)"].compactMap { name in
    host.gestureRecognizers?.first { $0.name == name }
  }
  return [list.panGestureRecognizer] + drags
}

private let onChild = CGPoint(x: 140, y: 260)

private func build(_ attachment: String, _ mask: String, _ counts: Counts, on stage: Stage) {
  // listing: tree
  let child = Piece("child", CGRect(x: 60, y: 60, width: 120, height: 80), .blue)
    .gesture(TapGesture().onEnded { counts.add("child") })
  let back = Piece("back", CGRect(x: 0, y: 0, width: 295, height: 220), .yellow)
  let parent = Piece(
    "parent", CGRect(x: 0, y: 0, width: 295, height: 220), holding: [back, child])
  // end
  let masked = masks.first { $0.word == mask }?.mask ?? .all
  let host = HostingView(
    parent.attaching(TapGesture().onEnded { counts.add("parent") }, attachment, including: masked),
    frame: CGRect(x: 40, y: 180, width: 295, height: 220))
  stage.root.addSubview(stage.drawings(in: named("host", host)))
}
