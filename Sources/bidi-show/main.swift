print("bidi-show")
