import BookKit
import Experiments16

program(chapter16)
