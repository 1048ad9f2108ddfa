import path from 'node:path'
import { Font } from '@react-pdf/renderer'

export type Weight = 400 | 500 | 600

/** The little of fontkit's font that is used here. */
interface FontFile {
  unitsPerEm: number
  characterSet: number[]
  glyphForCodePoint(codePoint: number): { advanceWidth: number }
  layout(text: string, features?: Record<string, boolean>): { advanceWidth: number }
}

/** One font file, loaded: what it covers, and how wide its characters are in parts of the font size. */
export class Face {
  private readonly covered: Set<number>
  private readonly advances = new Map<number, number>()
  private digit?: number

  constructor(
    /** Under this name the document keeps one copy, however often it is used. */
    readonly key: string,
    readonly file: FontFile,
    accepts: (codePoint: number) => boolean,
  ) {
    this.covered = new Set(file.characterSet.filter(accepts))
    // The first look at a glyph decides which character it is copied as. A look by number (embedding ź looks at z) would
    // make it none at all, for as long as the font is loaded. The ligatures are left to the words they stand in.
    for (const codePoint of file.characterSet) if (!isLigature(codePoint)) file.glyphForCodePoint(codePoint)
  }

  has(codePoint: number): boolean {
    return this.covered.has(codePoint)
  }

  /** Width without kerning. With `tabular`, every digit is as wide as any other. */
  advance(codePoint: number, tabular: boolean): number {
    if (tabular && codePoint >= 0x30 && codePoint <= 0x39)
      return (this.digit ??= this.file.layout('0', { tnum: true }).advanceWidth / this.file.unitsPerEm)
    let advance = this.advances.get(codePoint)
    if (advance === undefined) {
      advance = this.file.glyphForCodePoint(codePoint).advanceWidth / this.file.unitsPerEm
      this.advances.set(codePoint, advance)
    }
    return advance
  }
}

/** ﬀ to ﬆ, which `clean` writes as the letters they are made of. */
const isLigature = (codePoint: number) => codePoint >= 0xfb00 && codePoint <= 0xfb06

/** Faces by weight; the first that covers a character draws it. */
export type Faces = Record<Weight, Face[]>

// Left to right, one letter after the other: what is drawn here without a shaping engine for the script.
const SIMPLE_SCRIPT =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]/u
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u
const isSimple = (codePoint: number) => {
  const character = String.fromCodePoint(codePoint)
  return SIMPLE_SCRIPT.test(character) || SHARED.test(character)
}

const GEIST: Record<Weight, string> = {
  400: 'Geist-Regular.ttf',
  500: 'Geist-Medium.ttf',
  600: 'Geist-SemiBold.ttf',
}
// Geist has Latin and Cyrillic; of Greek only what mathematics needs, with Ω in the place of ω. Inter stands in for Greek and rarer letters and currency signs, DejaVu for symbols.
const INTER = ['greek', 'greek-ext', 'latin-ext', 'cyrillic-ext']

const isNotGreek = (codePoint: number) => !/\p{Script=Greek}/u.test(String.fromCodePoint(codePoint))

let loaded: Promise<Faces> | undefined

/** Reads the fonts of a folder, once per process. Nothing is ever fetched. */
export function loadFaces(folder: string): Promise<Faces> {
  return (loaded ??= load(folder))
}

async function load(folder: string): Promise<Faces> {
  const open = async (name: string, accepts: (codePoint: number) => boolean) => {
    Font.register({ family: name, src: path.join(folder, name) })
    await Font.load({ fontFamily: name })
    const file = Font.getFont({ fontFamily: name })!.data as unknown as FontFile
    return new Face(name, file, accepts)
  }
  const inter = (weight: 400 | 600) =>
    Promise.all(INTER.map((subset) => open(`Inter-${subset}-${weight}.woff`, isSimple)))
  const [regular, semibold, symbols] = await Promise.all([
    inter(400),
    inter(600),
    open('DejaVuSans.ttf', isSimple),
  ])
  return {
    400: [await open(GEIST[400], isNotGreek), ...regular, symbols],
    500: [await open(GEIST[500], isNotGreek), ...semibold, symbols],
    600: [await open(GEIST[600], isNotGreek), ...semibold, symbols],
  }
}
