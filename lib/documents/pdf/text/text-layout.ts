import { hasRightToLeft, isRightToLeft, RIGHT_TO_LEFT_MARK, splitBidiRuns, reverse } from './bidi'
import type { Faces, Weight } from './fonts'
import { toRuns, type Run } from './runs'
import type { Shaping } from './shaped-font'
import { splitGraphemes, splitWords } from './line-breaks'

export interface TextStyle {
  size: number
  weight: Weight
  color: string
  family?: 'serif'
  /** Makes all digits equally wide, so that figures line up. */
  tabular?: boolean
  /** Space after each character, in points. */
  tracking?: number
}

type TypeChoice = Pick<TextStyle, 'weight' | 'family'>

/** Measures and breaks text set in the given fonts. Widths are in points. */
export class TextLayout {
  // A document is laid out again with closer rows where that may save a page.
  private readonly wrapped = new Map<TextStyle, Map<string, string[]>>()

  constructor(
    private readonly faces: Faces,
    private readonly serif: Faces = faces,
  ) {}

  /** Splits text into runs in logical order. */
  runs(text: string, { weight, family }: TypeChoice): Run[] {
    const faces = family === 'serif' ? this.serif : this.faces
    return toRuns(text.startsWith(RIGHT_TO_LEFT_MARK) ? text.slice(1) : text, faces[weight])
  }

  /** Splits text into runs in visual order, from left to right. */
  visualRuns(text: string, style: TypeChoice): Run[] {
    if (!hasRightToLeft(text) && !text.startsWith(RIGHT_TO_LEFT_MARK)) return this.runs(text, style)
    return splitBidiRuns(text).flatMap((bidiRun) => {
      const runs = this.runs(bidiRun.text, style).filter((run) => run.text)
      if (!bidiRun.isRightToLeft) return runs
      return runs
        .map((run): Run =>
          run.face.isShaped ? { ...run, direction: 'rtl' } : { ...run, text: reverse(run.text) },
        )
        .reverse()
    })
  }

  /** Returns the exact width with kerning. */
  width(text: string, style: TextStyle): number {
    if (style.tabular) return this.approximateWidth(text, style)
    return this.visualRuns(text, style).reduce((sum, run) => sum + getRunWidth(run, style), 0)
  }

  /** Returns the width without kerning: exact for tabular text, slightly too large otherwise. */
  approximateWidth(text: string, style: TextStyle): number {
    let width = 0
    for (const run of this.visualRuns(text, style)) {
      if (run.face.isShaped) width += getRunWidth(run, style)
      else for (const character of run.text) width += getAdvance(run, character, style)
    }
    return width
  }

  /** Returns the text, truncated with an ellipsis if it is wider than `width`. */
  fit(text: string, style: TextStyle, width: number): string {
    if (this.approximateWidth(text, style) <= width) return text
    const [first = ''] = this.chop(text, style, width - style.size)
    return `${first.trimEnd()}…`
  }

  /** Wraps text to `width`: at spaces, and inside a word only if it is wider than a line. */
  wrap(text: string, style: TextStyle, width: number): string[] {
    const wrapped = this.wrapped.get(style) ?? new Map<string, string[]>()
    this.wrapped.set(style, wrapped)
    const key = `${width} ${text}`
    const known = wrapped.get(key)
    if (known) return known
    const lines = text.split('\n').flatMap((paragraph) => this.wrapParagraph(paragraph, style, width))
    wrapped.set(key, lines)
    return lines
  }

  private wrapParagraph(paragraph: string, style: TextStyle, width: number): string[] {
    const trimmed = paragraph.replace(/ +$/, '')
    if (this.approximateWidth(trimmed, style) <= width) return [trimmed]
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const word of splitWords(trimmed)) {
      const full = this.approximateWidth(word, style)
      const bare = word.endsWith(' ') ? this.approximateWidth(word.trimEnd(), style) : full
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
      const pieces = this.split(word, style, width)
      line = pieces.pop()!
      used = this.approximateWidth(line, style)
      lines.push(...pieces)
    }
    lines.push(line.trimEnd())
    return isRightToLeft(trimmed) ? lines.map((text) => RIGHT_TO_LEFT_MARK + text) : lines
  }

  /** Splits a word that is wider than a line: an address after `@`, `.` or `/`, if each part has room for itself. */
  private split(word: string, style: TextStyle, width: number): string[] {
    const parts = word.split(ADDRESS_BREAKS)
    if (parts.length === 1 || parts.some((part) => this.approximateWidth(part, style) > width))
      return this.chop(word, style, width)
    return parts.reduce<string[]>((lines, part) => {
      const last = lines.at(-1)
      if (last !== undefined && this.approximateWidth(last + part, style) <= width)
        lines[lines.length - 1] = last + part
      else lines.push(part)
      return lines
    }, [])
  }

  /** Splits a word that is wider than a line, never between a letter and its accent. */
  private chop(word: string, style: TextStyle, width: number): string[] {
    const pieces: string[] = []
    let piece = ''
    let used = 0
    for (const run of this.runs(word, style))
      for (const character of run.face.isShaped ? splitGraphemes(run.text) : run.text) {
        const advance = getAdvance(run, character, style)
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

const MARK = /^\p{M}/u
/** Where an email or web address breaks. */
const ADDRESS_BREAKS = /(?<=[@./])(?=[^@./ ])/u

/** Returns the width of a single character of a run. */
const getAdvance = (run: Run, character: string, style: TextStyle): number =>
  run.face.isShaped
    ? getRunWidth({ ...run, text: character, direction: hasRightToLeft(character) ? 'rtl' : 'ltr' }, style)
    : run.face.advance(character.codePointAt(0)!, style.tabular ?? false) * style.size + (style.tracking ?? 0)

/** Returns the width of a run. Tracking doesn't apply to shaped fonts, because it would separate joined letters. */
export function getRunWidth({ face, text, direction }: Run, style: TextStyle): number {
  if (face.isShaped)
    return (face.file.layout(text, createShaping(direction)).advanceWidth / face.file.unitsPerEm) * style.size
  const tracking = (style.tracking ?? 0) * text.length
  if (style.tabular) {
    let width = 0
    for (const character of text) width += face.advance(character.codePointAt(0)!, true)
    return width * style.size + tracking
  }
  return (face.file.layout(text).advanceWidth / face.file.unitsPerEm) * style.size + tracking
}

/** Creates the shaping options, which pdfkit passes on with the text. */
export const createShaping = (direction: Run['direction'] = 'ltr'): Shaping => ({ direction })
