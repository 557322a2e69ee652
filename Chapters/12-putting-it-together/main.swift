import BookKit
import Experiments12

program(chapter12)
