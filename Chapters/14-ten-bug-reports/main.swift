import BookKit
import Experiments14

program(chapter14)
