import BookKit
import Experiments01

program(chapter1)
