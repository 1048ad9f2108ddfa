import type { Coverage } from './runs'

/** Row of the table: properties of a font, and its code points as gaps and lengths in base 36. */
export interface CoverageRow {
  shaped?: boolean
  emoji?: boolean
  ranges: string
}

/** The parts of a font that the table needs. */
type CoveredFont = Coverage & { key: string; listCovered(): number[] }

/** Fonts of East Asian text. Their characters are so scattered that one row for all of them is shorter. */
const EAST_ASIAN = /^NotoSans(?:JP|SC|TC|JPNames)-/

/** Converts the coverage of fonts to rows, in the order in which they draw a character. */
export function createCoverageTable(faces: CoveredFont[]): CoverageRow[] {
  const groups = [
    ...faces.filter(({ key }) => !EAST_ASIAN.test(key)).map((face) => [face]),
    faces.filter(({ key }) => EAST_ASIAN.test(key)),
  ]
  return groups.map((group) => ({
    ...(group[0]!.isShaped && { shaped: true }),
    ...(group[0]!.isEmoji && { emoji: true }),
    ranges: encode(group.flatMap((face) => face.listCovered())),
  }))
}

/** Reads a row of the table. */
export function toCoverage({ shaped = false, emoji = false, ranges }: CoverageRow): Coverage {
  const covered = decode(ranges)
  return { isShaped: shaped, isEmoji: emoji, has: (codePoint) => covered.has(codePoint) }
}

/** `gap.length gap.length …`: the gap after the last range, and the length of this one if it isn't 1. */
function encode(codePoints: number[]): string {
  const sorted = [...new Set(codePoints)].sort((one, other) => one - other)
  const parts: string[] = []
  let end = 0
  for (let index = 0; index < sorted.length;) {
    const start = sorted[index]!
    let length = 1
    while (sorted[index + length] === start + length) length++
    parts.push((start - end).toString(36) + (length > 1 ? `.${length.toString(36)}` : ''))
    end = start + length
    index += length
  }
  return parts.join(' ')
}

function decode(ranges: string): Set<number> {
  const covered = new Set<number>()
  let next = 0
  for (const part of ranges.split(' ')) {
    const [gap, length = '1'] = part.split('.')
    next += parseInt(gap!, 36)
    for (const end = next + parseInt(length, 36); next < end; next++) covered.add(next)
  }
  return covered
}
