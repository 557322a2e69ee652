// Written by: swift run study render --write

/// Which section of a chapter tells which rules.
///
/// Each line has the chapter, the section, the rules that its *How we know* names, and those
/// that the next one names, if it has none. A chapter's opening has its own in the last place:
/// who reads there may stay, and nobody is sent there.
enum RuleSections {
  // swift-format-ignore
  static let all = #"""
    chapter 1|"That isn't me"||EV-18
    chapter 1|What you can keep|EV-3 EV-17 EV-18 EV-9 EV-7 EV-8 HT-19 EV-6|
    chapter 1|164 points away|RC-20 HT-19 EV-17 HT-20|
    chapter 1|From the screen to your code|EV-20 EV-21 EV-22 EV-23 HT-18 EV-25 EV-28|
    chapter 1|One door for every event|EV-19 EV-26 EV-27 EV-3|
    chapter 1|Two keys, and an alert|RC-21 EV-26 EV-10 EV-30 EV-17|
    chapter 2|"It said *Tap here*"||HT-3 HT-11 HT-14 HT-4 HT-12 HT-13
    chapter 2|Asked, or left out?||HT-3 HT-11 HT-14 HT-4 HT-12 HT-13
    chapter 2|Four steps, or one word|HT-3 HT-11 HT-14 HT-4 HT-12 HT-13|
    chapter 2|"Decoration, I take it?"|HT-9 HT-6 HT-8 HT-10|
    chapter 2|From front to back|HT-5 HT-3 HT-7 HT-17 HT-8 HT-30 HT-13|
    chapter 2|Before the first view|HT-1 HT-24 HT-2 HT-11 HT-32|
    chapter 3|"I switch them off"||HT-4 HT-3
    chapter 3|An area is not a yes|HT-26 HT-8|
    chapter 3|A little cross|HT-25 HT-10 HT-6 HT-8|
    chapter 3|Nil is an answer|HT-7 HT-11 HT-36 HT-27|
    chapter 3|The window that answers for its content|HT-1 HT-27|
    chapter 3|A tap that no finger made|HT-33 HT-34 HT-35|
    chapter 3|A question is not a touch|HT-20 HT-21 HT-29|
    chapter 4|"Have I been dreaming?"||RC-11 RC-13 RC-12 EV-17 GR-40
    chapter 4|A touch remembers its way|RC-11 RC-13 RC-12 EV-17 GR-40|
    chapter 4|Passing it on by hand|RC-13|
    chapter 4|Who comes next|RC-1 RC-2 RC-3 RC-8 RC-9 RC-6 RC-7 RC-4|
    chapter 4|Reacting isn't keeping|RC-10 RC-11 RC-20 EV-17 RC-13 RC-16 RC-18|
    chapter 4|The repair|RC-21|
    chapter 5|"Why do I have to look for the tower?"||FR-1 FR-2 FR-9 FR-3 FR-4 FR-22 FR-26
    chapter 5|What a tap changes|FR-12 FR-1|
    chapter 5|What it takes|FR-4 FR-5 FR-14|
    chapter 5|How to make it leave|FR-6 FR-23 FR-16 FR-7|
    chapter 5|Two searches up the chain|FR-8 FR-11 FR-9 FR-10 FR-13|
    chapter 5|Where a shake goes|EV-14 EV-15 EV-16 EV-13 RC-22 FR-24|
    chapter 5|The repair|FR-22 FR-26|
    chapter 6|"The last star is dead"||CT-3 RC-16
    chapter 6|The methods you shouldn't override|CT-1 CT-2 CT-4 CT-3|
    chapter 6|A finger that strays|CT-5 CT-7 CT-9|
    chapter 6|A touch has two ends|CT-2 CT-4 CT-6 CT-8 CT-13 FR-14 CT-12 CT-15|
    chapter 6|A helper that does nothing|CT-30 CT-31 CT-35|
    chapter 6|A button that knows nobody|RC-22 RC-24 RC-23|
    chapter 6|One place for most actions|CT-30 CT-32 RC-22|
    chapter 6|The repair: the crown steps aside|HT-11 HT-14|
    chapter 7|"The photo opened, and my harbour was gone"||GR-56 GR-57 GR-82 GR-58 GR-60
    chapter 7|The setting that everybody tries|GR-40 GR-60 GR-50|
    chapter 7|The lamp stays on|GR-40 GR-5 GR-83|
    chapter 7|Who is told first|GR-11 GR-15 GR-20 GR-10 GR-13 GR-21|
    chapter 7|A touch it has no use for|GR-1 GR-2 GR-30 GR-86 GR-58 GR-27|
    chapter 7|What is held back|GR-55 GR-56 GR-58 GR-59 GR-59b|
    chapter 7|That kind of crumb|GR-5 GR-107 GR-61 GR-18 GR-71|
    chapter 7|The repair|GR-11|
    chapter 8|"The photo is nailed down"||GR-60 GR-11 EV-10 GR-16
    chapter 8|Draw the tree, not the fingers|GR-60|
    chapter 8|Finishing lines|GR-80 GR-86 GR-108 GR-93 GR-98 GR-100 GR-88 GR-81 GR-82 GR-83 GR-101 GR-89 GR-90 GR-23 GR-24|
    chapter 8|One tap or two|GR-64 GR-65 GR-66 GR-44 GR-82 GR-67 GR-59b GR-56|
    chapter 8|Permission|GR-63 GR-62 GR-98 GR-100|
    chapter 8|The swipe back is dead|GR-108 GR-43 SV-10|
    chapter 9|"It shuts in my face"||CT-40 CT-43 GR-53 GR-50
    chapter 9|Two guesses that fit|GR-10 CT-3 RC-16|
    chapter 9|Who is asked|GR-43 GR-44 SV-10|
    chapter 9|Seventy-two runs|CT-40 CT-41 CT-42 CT-44|
    chapter 9|When the question comes|GR-80 GR-86 GR-88 GR-93 GR-57 GR-59b|
    chapter 9|Five places to decide|CT-45 GR-13 GR-17 HT-11 CT-47 CT-50 GR-64|
    chapter 9|The repair|GR-43|
    chapter 10|"I have never been to the bridge"||SV-6 SV-7 CT-9
    chapter 10|A head start|SV-1 SV-2 SV-5 SV-3 SV-14 SV-4|
    chapter 10|The tenth point|SV-6|
    chapter 10|The repair|SV-6 SV-14|
    chapter 10|Where a list comes to rest|SV-23 SV-28 SV-29 SV-47 SV-20 SV-21 SV-22 SV-25 SV-26 SV-50|
    chapter 10|Somebody else's drag|SV-6 GR-43 CT-40 SV-13 SV-40 GR-23|
    chapter 10|You may have heard|SV-1 SV-10 SV-43|
    chapter 11|"Then I lift my finger, and that's it"||SV-30 RC-18
    chapter 11|Three methods select a row, and no gesture does|SV-30 SV-44|
    chapter 11|A table on a grey view|GR-11 GR-40 SV-1 SV-32 SV-3 SV-14|
    chapter 11|One screen, three bug reports|SV-31 SV-32 SV-33 GR-20 GR-83|
    chapter 11|Three ways out|SV-35 CT-45 GR-13 SV-36 SV-37 FR-23 SV-17|
    chapter 11|What lies in the row|RC-16 CT-40 SV-45 SV-46 CT-32 CT-33 GR-24|
    chapter 11|A press, a slide, a drawer|GR-104 GR-86 GR-44|
    chapter 11|The repair|SV-30|
    chapter 12|"Like my sock drawer"||GR-13 GR-7
    chapter 12|Two pans and one finger|GR-23 GR-60 GR-65 GR-5 GR-6 GR-88|
    chapter 12|One track, two positions|GR-63 GR-89 GR-90 SV-13|
    chapter 12|The repair|GR-22 SV-24|
    chapter 12|What lies around the panel|HT-7 HT-9 HT-13 GR-11 GR-13|
    chapter 12|It moves without a finger|GR-90 HT-22 HT-23|
    chapter 12|A message in mid-drag|FR-17|
    chapter 12|The order in which to ask|SV-3|
    chapter 13|"Do you count taps now?"||EV-17 HT-19
    chapter 13|A moment later|CT-8 GR-109|
    chapter 13|Hidden, covered, shrunk|EV-32 HT-19 HT-22 GR-109 EV-33 CT-15|
    chapter 13|Changing hands|GR-40 GR-26 GR-50 GR-7 GR-111 HT-19 SV-6|
    chapter 13|An alert takes every finger|EV-30 GR-30 GR-99 SV-6 EV-32 EV-33 GR-109|
    chapter 13|One place for every end|GR-30 GR-5 CT-2 GR-40 GR-88 GR-89|
    chapter 13|The repair|CT-8|
    chapter 14|"It doesn't open"||GR-40 EV-17 CT-41 CT-44
    chapter 14|Monday: a good guess|GR-40 EV-17 CT-41 CT-44|
    chapter 14|Five questions in order|GR-11 GR-20|
    chapter 14|Tuesday: the same mail|HT-1 HT-27 HT-11|
    chapter 14|Wednesday: a perfect press|CT-30 CT-31 CT-33 RC-22|
    chapter 14|Thursday and Friday|HT-13 HT-9 HT-11 GR-58 RC-13|
    chapter 14|"I have to tap Send twice"|HT-19 CT-9|
    chapter 14|Three more mails|FR-25 EV-35 EV-31 GR-56 GR-59b GR-82|
    chapter 14|The repair: an app that answers|GR-62 SV-30|
    chapter 14|You may have heard|HT-11 HT-60|
    chapter 15|"My old phone doesn't do this"||SU-2 SU-48
    chapter 15|It used to be one recognizer|SU-1 SU-3 GR-62 SU-34|
    chapter 15|Inside, and in front|SU-30 SU-31 SU-32 SU-33 SU-19 SU-34 SU-48 SU-49 SU-50|
    chapter 15|Where a gesture is|SU-16 SU-18 SU-20 SU-25|
    chapter 15|An alert in between|SU-41 SU-42 SU-43|
    chapter 15|The repair|GR-44 GR-30 GR-89 SU-59 SU-34|
    chapter 15|Neighbours of another kind|SU-54 SU-45 SU-57 SU-6|
    chapter 15|What changed, and when|SU-50 SU-54 SU-57 SU-6 SU-11 VE-21 SU-49|
    chapter 16|"As everywhere else"||EV-40 SV-60
    chapter 16|No finger to count|GR-120 SV-60 GR-18 EV-40|
    chapter 16|The repair|GR-60 GR-120|
    chapter 16|A pointer has two buttons and a shadow|EV-41 GR-14 GR-121 GR-122 GR-102|
    chapter 16|The pencil knows more, and knows it later|EV-12 EV-28 EV-42 EV-17 SV-60 GR-60|
    chapter 16|The way of a key|EV-13 EV-35 EV-31|
    chapter 16|What never was a touch|EV-16 EV-41|
    """#
}
