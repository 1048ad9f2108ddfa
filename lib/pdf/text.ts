import { hasRightToLeft, isRightToLeft, RLM, stretches, turned } from './bidi'
import type { Face, Faces, Weight } from './fonts'

export interface TextStyle {
  size: number
  weight: Weight
  color: string
  /** Digits of one width, so that figures line up. */
  tabular?: boolean
  /** Space added after each character, in points. */
  tracking?: number
}

/** A stretch of text that one font file can draw. */
export interface Run {
  face: Face
  text: string
}

/** Stands where a character cannot be drawn. */
export const UNKNOWN = '□'

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
// Control and format characters, private use, lone surrogates, variation selectors. Between Arabic letters, Persian writes
// with U+200C which of them are not joined.
const INVISIBLE = /(?!(?<=\p{sc=Arab})\u200c(?=\p{sc=Arab}))[\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufe00-\ufe0f]/gu
// A letter carries a few accents; a tower of them would grow over the lines around it.
const TOWER = /(\p{M}{4})\p{M}+/gu
const LIGATURES = /[\ufb00-\ufb06]/g
const SPACES = /[\t\p{Zs}]/gu
const SPACE_KEPT = '\u00a0'

/** Text as it can be set: composed letters, plain spaces and line breaks, nothing invisible. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(LINE_BREAKS, '\n')
    .replace(SPACES, (space) => (space === SPACE_KEPT ? space : ' '))
    .replace(INVISIBLE, (character) => (character === '\n' ? character : ''))
    .replace(TOWER, '$1')
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const MARK = /\p{M}/u

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
  for (const { segment } of graphemes.segment(text)) {
    const face = faces.find((candidate) => coversAll(candidate, segment))
    if (face) add(face, segment)
    else add(boxes, UNKNOWN)
  }
  return runs
}

function coversAll(face: Face, text: string): boolean {
  for (const character of text) if (!face.has(character.codePointAt(0)!)) return false
  return true
}

// Where a line may end without a space: between Chinese and Japanese characters, but not before what closes or goes on, nor
// after what opens. Korean has spaces.
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
const WORDS = /(?<= )(?=[^ ])/
const WORDS_AND_CHARACTERS =
  /(?<= )(?=[^ ])|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。，．：；？！」』）】》〉])(?![\p{M} 、。，．：；？！」』）】》〉ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ%）)\].,;:!?])/u

/** Measures and breaks text set in the given fonts. Widths are in points. */
export class Typesetter {
  constructor(private readonly faces: Faces) {}

  /** In the order of reading. */
  runs(text: string, weight: Weight): Run[] {
    return toRuns(text.startsWith(RLM) ? text.slice(1) : text, this.faces[weight])
  }

  /** In the order of drawing, from left to right. */
  drawn(text: string, weight: Weight): Run[] {
    if (!hasRightToLeft(text) && !text.startsWith(RLM)) return this.runs(text, weight)
    return stretches(text).flatMap((stretch) => {
      const runs = this.runs(stretch.text, weight).filter((run) => run.text)
      // A font of such a script turns what it is given by itself: letters, which it joins, and also figures.
      const set = runs.map((run) =>
        run.face.isTurning === stretch.isRightToLeft ? run : { ...run, text: turned(run.text) },
      )
      return stretch.isRightToLeft ? set.reverse() : set
    })
  }

  /** The exact width, kerning included. */
  width(text: string, style: TextStyle): number {
    if (style.tabular) return this.roughWidth(text, style)
    return this.runs(text, style.weight).reduce((sum, run) => sum + runWidth(run, style), 0)
  }

  /** The width without kerning: the same for tabular text, and a little more for the rest. */
  roughWidth(text: string, style: TextStyle): number {
    let width = 0
    for (const run of this.runs(text, style.weight))
      for (const character of run.text)
        width +=
          run.face.advance(character.codePointAt(0)!, style.tabular ?? false) * style.size +
          (style.tracking ?? 0)
    return width
  }

  /** The text, or its beginning with an ellipsis where it is wider than `width`. */
  fit(text: string, style: TextStyle, width: number): string {
    if (this.roughWidth(text, style) <= width) return text
    const [first = ''] = this.chop(text, style, width - style.size)
    return `${first.trimEnd()}…`
  }

  /** Breaks text into lines no wider than `width`: at spaces, and inside a word only where it fills a whole line. */
  wrap(text: string, style: TextStyle, width: number): string[] {
    return text.split('\n').flatMap((paragraph) => this.wrapParagraph(paragraph, style, width))
  }

  private wrapParagraph(paragraph: string, style: TextStyle, width: number): string[] {
    const trimmed = paragraph.replace(/ +$/, '')
    if (this.roughWidth(trimmed, style) <= width) return [trimmed]
    const lines: string[] = []
    let line = ''
    let used = 0
    const words = trimmed.split(EAST_ASIAN.test(trimmed) ? WORDS_AND_CHARACTERS : WORDS)
    for (const word of words) {
      const full = this.roughWidth(word, style)
      const bare = word.endsWith(' ') ? this.roughWidth(word.trimEnd(), style) : full
      if (used + bare <= width) {
        line += word
        used += full
        continue
      }
      if (line) lines.push(line.trimEnd())
      if (bare <= width) {
        line = word
        used = full
        continue
      }
      const pieces = this.chop(word, style, width)
      line = pieces.pop()!
      used = this.roughWidth(line, style)
      lines.push(...pieces)
    }
    lines.push(line.trimEnd())
    return isRightToLeft(trimmed) ? lines.map((text) => RLM + text) : lines
  }

  /** Cuts a word that is wider than a line, never between a letter and its accent. */
  private chop(word: string, style: TextStyle, width: number): string[] {
    const pieces: string[] = []
    let piece = ''
    let used = 0
    for (const run of this.runs(word, style.weight))
      for (const character of run.text) {
        const advance =
          run.face.advance(character.codePointAt(0)!, style.tabular ?? false) * style.size +
          (style.tracking ?? 0)
        if (piece && used + advance > width && !MARK.test(character)) {
          pieces.push(piece)
          piece = ''
          used = 0
        }
        piece += character
        used += advance
      }
    pieces.push(piece)
    return pieces
  }
}

export function runWidth({ face, text }: Run, style: TextStyle): number {
  const tracking = (style.tracking ?? 0) * text.length
  if (style.tabular) {
    let width = 0
    for (const character of text) width += face.advance(character.codePointAt(0)!, true)
    return width * style.size + tracking
  }
  return (face.file.layout(text).advanceWidth / face.file.unitsPerEm) * style.size + tracking
}
