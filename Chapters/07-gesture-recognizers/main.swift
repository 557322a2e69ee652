import BookKit
import Experiments07

program(chapter7)
