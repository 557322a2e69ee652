import MiniUIKit
import Stage

/// The types and subtypes of events (D1), read off the engine's own values; no finger is needed.
///
/// The types of presses follow in chapter 5.
let kindsOfEvents = [
  Experiment("1G", "Kinds of events: types and subtypes", pictures: []) {
    stage throws(ScriptError) in
    // listing: types
    let types: [(String, UIEvent.EventType, String)] = [
      ("touches", .touches, "fingers on the screen"),
      ("motion", .motion, "the phone was shaken"),
      ("remoteControl", .remoteControl, "a button of a headset"),
      ("presses", .presses, "a physical button or key"),
      ("scroll", .scroll, "a wheel or a track pad"),
      ("hover", .hover, "a pointer that touches nothing"),
      ("transform", .transform, "a pinch on a track pad"),
    ]
    // end
    stage.recording.add(
      Table(
        "UIEvent.EventType:",
        [["name", "raw value", "about"]]
          + types.map { [$0.0, String($0.1.rawValue), $0.2] }))

    let subtypes: [(String, UIEvent.EventSubtype, String)] = [
      ("none", .none, "touches"),
      ("motionShake", .motionShake, "motion"),
      ("remoteControlPlay", .remoteControlPlay, "remoteControl"),
      ("remoteControlPause", .remoteControlPause, "remoteControl"),
      ("remoteControlStop", .remoteControlStop, "remoteControl"),
      ("remoteControlTogglePlayPause", .remoteControlTogglePlayPause, "remoteControl"),
      ("remoteControlNextTrack", .remoteControlNextTrack, "remoteControl"),
      ("remoteControlPreviousTrack", .remoteControlPreviousTrack, "remoteControl"),
      ("remoteControlBeginSeekingBackward", .remoteControlBeginSeekingBackward, "remoteControl"),
      ("remoteControlEndSeekingBackward", .remoteControlEndSeekingBackward, "remoteControl"),
      ("remoteControlBeginSeekingForward", .remoteControlBeginSeekingForward, "remoteControl"),
      ("remoteControlEndSeekingForward", .remoteControlEndSeekingForward, "remoteControl"),
    ]
    stage.recording.add(
      Table(
        "UIEvent.EventSubtype:",
        [["name", "raw value", "of the type"]]
          + subtypes.map { [$0.0, String($0.1.rawValue), $0.2] }))

    let phases: [(UITouch.Phase, String)] = [
      (.began, "the finger came down"), (.moved, "it moved or pressed differently"),
      (.stationary, "another finger changed, this one did not"), (.ended, "it was lifted"),
      (.cancelled, "the touch was taken away"), (.regionEntered, "a pointer came in"),
      (.regionMoved, "a pointer moved"), (.regionExited, "a pointer left"),
    ]
    stage.recording.add(
      Table(
        "UITouch.Phase:",
        [["name", "raw value", "about"]]
          + phases.map { [$0.0.word, String($0.0.rawValue), $0.1] }))
  }
]
