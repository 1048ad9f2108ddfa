import createBidi from 'bidi-js'

const bidi = createBidi()

// Hebrew, Arabic and related scripts with presentation forms: a cheap test for every text.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** Prefix of the wrapped lines of a right-to-left paragraph; never drawn. */
export const RIGHT_TO_LEFT_MARK = '\u200f'

/** True if a paragraph reads from right to left: its first letter decides, as with `plaintext` in browsers. */
export const isRightToLeft = (text: string): boolean =>
  hasRightToLeft(text) || text.startsWith(RIGHT_TO_LEFT_MARK)
    ? bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]!.level % 2 === 1
    : false

/** Part of a line with one direction. */
interface BidiRun {
  text: string
  isRightToLeft: boolean
}

/** Splits a line into runs in visual order, from left to right (Unicode Bidirectional Algorithm, rule L2). */
export function splitBidiRuns(line: string): BidiRun[] {
  const embedding = bidi.getEmbeddingLevels(line, 'auto')
  const logical: { text: string; level: number }[] = []
  for (let index = 0; index < line.length; index++) {
    const level = embedding.levels[index]!
    const last = logical.at(-1)
    if (last?.level === level) last.text += line[index]
    else logical.push({ text: line[index]!, level })
  }
  const lowest = embedding.paragraphs[0]!.level % 2 === 1 ? embedding.paragraphs[0]!.level : 1
  const highest = Math.max(...logical.map(({ level }) => level))
  for (let level = highest; level >= lowest; level--) reverseFrom(logical, level)
  return logical.map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }))
}

/** Reverses every sequence whose levels are at least the given one. */
function reverseFrom(parts: { level: number }[], level: number): void {
  for (let start = 0; start < parts.length; start++) {
    let end = start
    while (end < parts.length && parts[end]!.level >= level) end++
    if (end > start) parts.splice(start, end - start, ...parts.slice(start, end).reverse())
    start = end
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Reverses characters between right-to-left letters into visual order, and mirrors brackets. */
export const reverse = (text: string): string =>
  [...graphemes.segment(text)]
    .map(({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .reverse()
    .join('')
