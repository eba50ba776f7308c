internal import ICUBridge

extension BidiParagraph {
    /// The paragraph in lines of a given width, broken where lines may break (UAX #14), each with its levels by rule L1.
    ///
    /// Spaces at the end of a line hang over the edge and take no width. What fits on no line is cut between grapheme
    /// clusters, and a line holds at least one of them. Linear in the length of the paragraph.
    ///
    /// - Parameters:
    ///   - width: in the unit of `measure`.
    ///   - measure: the width of a grapheme cluster, alone.
    ///
    /// ICU functions: `ubrk_open`, `ubrk_next`.
    public func lines(fitting width: Int, measure: (Character) -> Int) -> [BidiLine] {
        var breaks = LineBreaks.find(in: text)[...]
        var ends: [String.Index] = []
        var line = Filling()
        /// What stands since the last place where the line may end.
        var piece = Filling()

        for index in text.indices {
            breaks = breaks.drop { $0 < index }
            if index == breaks.first {
                line.append(piece)
                piece = Filling()
                piece.start = index
            }
            let cluster = text[index]
            piece.append(cluster, width: measure(cluster))
            guard line.width(with: piece) > width else { continue }
            if !line.isEmpty {
                ends.append(piece.start ?? index)
                line = Filling()
            }
            // The piece alone may be too long even for a line of its own.
            if piece.width > width, piece.count > 1 {
                ends.append(index)
                piece = Filling()
                piece.start = index
                piece.append(cluster, width: measure(cluster))
            }
        }
        return lines(endingAt: ends)
    }

    /// A stretch of text on a line, and how much of the line it fills.
    private struct Filling {
        /// Where it starts; nil for the start of the paragraph.
        var start: String.Index?
        var count = 0
        /// Without the spaces at the end.
        var width = 0
        private var spaces = 0

        var isEmpty: Bool { count == 0 }

        mutating func append(_ cluster: Character, width: Int) {
            count += 1
            if cluster.isWhitespace {
                spaces += width
            } else {
                self.width += spaces + width
                spaces = 0
            }
        }

        mutating func append(_ piece: Filling) {
            count += piece.count
            if piece.width > 0 {
                width += spaces + piece.width
                spaces = piece.spaces
            } else {
                spaces += piece.spaces
            }
        }

        func width(with piece: Filling) -> Int { piece.width > 0 ? width + spaces + piece.width : width }
    }
}

/// The places in a text where a line may end.
private enum LineBreaks {
    /// In rising order, the end of the text last. Linear.
    static func find(in text: String) -> [String.Index] {
        let offsets: [Int]
        do throws(ICUError) {
            offsets = try ICULineBreaks.offsets(in: Array(text.utf16))
        } catch {
            // The root rules are in ICU's library itself: what is left is want of memory.
            fatalError("\(error)")
        }
        var position = (index: text.startIndex, offset: 0)
        return offsets.map { offset in
            position = (text.utf16.index(position.index, offsetBy: offset - position.offset), offset)
            return position.index
        }
    }
}
