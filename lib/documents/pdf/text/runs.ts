import type { Face } from './fonts'
import type { Direction } from './harfbuzz'
import { splitGraphemes } from './line-breaks'

/** What a font can draw: a loaded one, or its row of the coverage table. */
export type Coverage = Pick<Face, 'has' | 'isShaped' | 'isEmoji'>

/** Text that one font draws. */
export interface Run<F extends Coverage = Face> {
  face: F
  text: string
  /** Direction, if the letters don't imply it. */
  direction?: Direction
}

/** Replacement for characters that can't be drawn. */
const UNKNOWN = '□'

// Characters that request emoji presentation, and joiners and modifiers that mean nothing alone.
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u
const JOINING = /[\u200c\u200d\ufe0f\u{e0020}-\u{e007f}]|\p{Emoji_Modifier}(?<!^.)/gu

/**
 * Splits cleaned text by the font that draws it. Grapheme clusters are never split across fonts, and characters that
 * no font has become a box: never a wrong letter, never a gap.
 */
export function toRuns<F extends Coverage>(text: string, faces: F[]): Run<F>[] {
  const first = faces[0]!
  if (coversAll(first, text)) return [{ face: first, text }]
  const runs: Run<F>[] = []
  const add = (face: F, part: string) => {
    const last = runs.at(-1)
    if (last?.face === face) last.text += part
    else runs.push({ face, text: part })
  }
  const boxFace = faces.find((face) => face.has(UNKNOWN.codePointAt(0)!)) ?? first
  const emoji = faces.find((face) => face.isEmoji)
  for (const segment of splitGraphemes(text)) {
    if (emoji && EMOJI.test(segment) && coversAll(emoji, segment)) {
      add(emoji, segment)
      continue
    }
    const bare = segment.replace(JOINING, '')
    const face = faces.find((candidate) => coversAll(candidate, candidate.isShaped ? segment : bare))
    const equivalent = normalizeCharacter(bare)
    if (face) add(face, face.isShaped ? segment : bare)
    else if (equivalent !== bare) for (const run of toRuns(equivalent, faces)) add(run.face, run.text)
    else add(boxFace, UNKNOWN)
  }
  return runs
}

/** Lists the distinct characters of a cleaned text that no font has. */
export function listMissing(text: string, faces: Coverage[]): string[] {
  const isBox = (character: string) => toRuns(character, faces).some((run) => run.text.includes(UNKNOWN))
  return [...new Set(splitGraphemes(text))].filter(
    (character) => character.trim() !== '' && character !== UNKNOWN && isBox(character),
  )
}

/**
 * Returns an equivalent for a character that no font has: the wave dash for the fullwidth tilde of Japanese
 * keyboards, (株) for ㈱.
 */
const normalizeCharacter = (text: string): string => (text === '\uff5e' ? '\u301c' : text.normalize('NFKC'))

function coversAll(face: Coverage, text: string): boolean {
  for (const character of text) if (!face.has(character.codePointAt(0)!)) return false
  return true
}
