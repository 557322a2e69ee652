import BookKit
import Experiments05

program(chapter5)
