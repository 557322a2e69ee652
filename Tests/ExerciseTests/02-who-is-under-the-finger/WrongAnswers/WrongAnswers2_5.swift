import Grading
import MiniUIKit

let wrong2_5: [WrongAnswer<HandWritten>] = [
  WrongAnswer("asks back to front") { HandWritten(BackToFront()) },
  WrongAnswer("hands the point down unconverted") { HandWritten(Unconverted()) },
  WrongAnswer("subtracts the frame's origin instead of converting") { HandWritten(Subtracts()) },
  WrongAnswer("never calls a subview's hitTest") { HandWritten(NoRecursion()) },
  WrongAnswer("returns the subview and not what it found") { HandWritten(ReturnsTheSubview()) },
  WrongAnswer("tests the subviews' areas and not their gates") {
    HandWritten(ForeignGatesForgotten())
  },
  WrongAnswer("returns the first answer, even if it is nil") { HandWritten(FirstAnswer()) },
  WrongAnswer("asks its subviews before its own area") { HandWritten(AreaLast()) },
  WrongAnswer("tests the point against its frame") { HandWritten(FrameContains()) },
  WrongAnswer("forgets the gates") { HandWritten(NoGates()) },
  WrongAnswer("takes 0.1 for the limit") { HandWritten(TenPercent()) },
  WrongAnswer("asks the gates of what it lies in") { HandWritten(GatesAround()) },
  WrongAnswer("takes a clear view for one that is off") { HandWritten(ClearIsOff()) },
  WrongAnswer("answers nil when nobody in it wants the touch") { HandWritten(NeverMyself()) },
  WrongAnswer("searches the whole tree itself") { HandWritten(WholeTree()) },
  WrongAnswer("leaves out hidden subviews") { HandWritten(VisibleOnly()) },
  WrongAnswer("leaves out subviews without interaction") { HandWritten(InteractiveOnly()) },
  WrongAnswer("leaves out subviews that cannot be seen") { HandWritten(OpaqueOnly()) },
  WrongAnswer("asks without the event") { HandWritten(NoEvent()) },
  WrongAnswer("asks its bounds") { HandWritten(BoundsContain()) },
  WrongAnswer("asks only the subviews whose area contains the point") {
    HandWritten(AreaBeforeHitTest())
  },
  WrongAnswer("asks its own class for its area") {
    HandWritten(AreaOfSuper(), roomy: AreaOfSuperRoomy())
  },
  WrongAnswer("asks for its own area without the event") {
    HandWritten(
      AreaWithoutTheEvent(), roomy: AreaWithoutTheEventRoomy(),
      forTouches: AreaWithoutTheEventForTouches())
  },
  WrongAnswer("calls itself for ever", ends: .crashed) { HandWritten(Recursive()) },
  WrongAnswer("loops for ever", ends: .endless) { HandWritten(Loop()) },
]
