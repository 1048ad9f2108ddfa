import createBidi from 'bidi-js'

const bidi = createBidi()

// Hebrew, Arabic and their neighbours, with their presentation forms: cheap to look for in every text.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** Put before the lines of a right-to-left paragraph once it is broken; never drawn. */
export const RIGHT_TO_LEFT_MARK = '\u200f'

/** Whether a paragraph reads from the right: its first letter decides, as in a browser's `plaintext`. */
export const isRightToLeft = (text: string): boolean =>
  hasRightToLeft(text) || text.startsWith(RIGHT_TO_LEFT_MARK)
    ? bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]!.level % 2 === 1
    : false

/** A stretch of a line that is read in one direction. */
interface BidiRun {
  text: string
  isRightToLeft: boolean
}

/** The stretches of one line as they stand from left to right (Unicode's bidirectional algorithm, rule L2). */
export function bidiRuns(line: string): BidiRun[] {
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

/** Turns round every sequence whose levels are at least the given one. */
function reverseFrom(parts: { level: number }[], level: number): void {
  for (let start = 0; start < parts.length; start++) {
    let end = start
    while (end < parts.length && parts[end]!.level >= level) end++
    if (end > start) parts.splice(start, end - start, ...parts.slice(start, end).reverse())
    start = end
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Signs between letters that read from the right, as they stand from left to right: brackets look the other way. */
export const reverse = (text: string): string =>
  [...graphemes.segment(text)]
    .map(({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .reverse()
    .join('')
