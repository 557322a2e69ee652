/// The kinds of the trace: its second column, and the values of `--only`.
package let traceKinds = [
  "system", "hitTest", "point", "gestureTouch", "touch", "gesture", "ask", "action", "control",
  "scroll", "row", "responder", "send", "chain", "delay", "wait", "timer", "notify", "motion",
  "press", "remote", "gesturePress", "gestureScroll", "estimate", "noSuper",
]
