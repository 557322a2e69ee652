import BookKit
import Experiments09

program(chapter9)
