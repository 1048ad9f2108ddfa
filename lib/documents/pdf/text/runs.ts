import type { Face } from './fonts'
import type { Direction } from './harfbuzz'
import { splitGraphemes } from './line-breaks'

/** A stretch of text that one font file can draw. */
export interface Run {
  face: Face
  text: string
  /** Which way it is read, where that is not plain from its letters. */
  direction?: Direction
}

/** Stands where a character cannot be drawn. */
const UNKNOWN = '□'

// What says that a character is meant as a picture, and what does nothing by itself.
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u
const JOINING = /[\u200c\u200d\ufe0f\u{e0020}-\u{e007f}]|\p{Emoji_Modifier}(?<!^.)/gu

/**
 * Splits cleaned text by the font that draws it. What a reader sees as one character stays in one font, and what no
 * font has becomes a box: never a wrong letter, never a gap.
 */
export function toRuns(text: string, faces: Face[]): Run[] {
  const first = faces[0]!
  if (coversAll(first, text)) return [{ face: first, text }]
  const runs: Run[] = []
  const add = (face: Face, part: string) => {
    const last = runs.at(-1)
    if (last?.face === face) last.text += part
    else runs.push({ face, text: part })
  }
  const boxes = faces.find((face) => face.has(UNKNOWN.codePointAt(0)!)) ?? first
  const pictures = faces.find((face) => face.isEmoji)
  for (const segment of splitGraphemes(text)) {
    if (pictures && EMOJI.test(segment) && coversAll(pictures, segment)) {
      add(pictures, segment)
      continue
    }
    const bare = segment.replace(JOINING, '')
    const face = faces.find((candidate) => coversAll(candidate, candidate.isShaped ? segment : bare))
    const same = normalizeCharacter(bare)
    if (face) add(face, face.isShaped ? segment : bare)
    else if (same !== bare) for (const run of toRuns(same, faces)) add(run.face, run.text)
    else add(boxes, UNKNOWN)
  }
  return runs
}

/** The distinct characters of a cleaned text that no font has. */
export function listUndrawable(text: string, faces: Face[]): string[] {
  const isBox = (character: string) => toRuns(character, faces).some((run) => run.text.includes(UNKNOWN))
  return [...new Set(splitGraphemes(text))].filter(
    (character) => character.trim() !== '' && character !== UNKNOWN && isBox(character),
  )
}

/** What a character that no font has is to a reader: the wave dash for the wide tilde of Japanese keyboards, (株) for ㈱. */
const normalizeCharacter = (text: string): string => (text === '\uff5e' ? '\u301c' : text.normalize('NFKC'))

function coversAll(face: Face, text: string): boolean {
  for (const character of text) if (!face.has(character.codePointAt(0)!)) return false
  return true
}
