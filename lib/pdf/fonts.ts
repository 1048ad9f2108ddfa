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
  /** Whether it turns round what it is given, because its script is read from the right. */
  readonly isTurning: boolean

  constructor(
    /** Under this name the document keeps one copy, however often it is used. */
    readonly key: string,
    readonly file: FontFile,
    accepts: (codePoint: number) => boolean,
  ) {
    this.isTurning = /^NotoSans(Hebrew|Arabic)/.test(key)
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

// Left to right, one letter after the other: what is drawn by the fonts that are always at hand.
const SIMPLE =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Common}\p{sc=Inherited}]/u

const GEIST: Record<Weight, string> = {
  400: 'Geist-Regular.ttf',
  500: 'Geist-Medium.ttf',
  600: 'Geist-SemiBold.ttf',
}
// Geist has Latin and Cyrillic; of Greek only what mathematics needs, with Ω in the place of ω. Inter stands in for Greek and
// rarer letters and currency signs, DejaVu for symbols.
const INTER = ['greek', 'greek-ext', 'latin-ext', 'cyrillic-ext']
const NOT_GREEK = /\P{sc=Greek}/u

/** Fonts that are read only for a text that needs them; not as WOFF, which fontkit unpacks anew for every glyph. */
interface Extra {
  /** What asks for it, and what it draws. */
  script: RegExp
  names: string[]
  /** Exists in 600, too; the others are drawn in 400 where something is bold. */
  hasBold: boolean
}
const EXTRAS: Extra[] = [
  { script: /\p{sc=Hebrew}/u, names: ['NotoSansHebrew'], hasBold: true },
  {
    script: /[\p{sc=Arabic}\u200c\u060c\u061b\u061f\u0640\u064b-\u0655\u0660-\u066c\u0670]/u,
    names: ['NotoSansArabic'],
    hasBold: true,
  },
  {
    // Chinese and Japanese share their characters. Whoever has one first draws it: Japanese, then simplified, then the rest.
    script: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\u30fb\u30fc\uff01-\uffe6]/u,
    names: ['NotoSansJP', 'NotoSansSC', 'NotoSansTC'],
    hasBold: false,
  },
  { script: /\p{sc=Hangul}/u, names: ['NotoSansKR'], hasBold: false },
]

const opened = new Map<string, Promise<Face>>()

/** A font file, read once per process. Nothing is ever fetched. */
function open(folder: string, name: string, accepts: RegExp): Promise<Face> {
  const known = opened.get(name)
  if (known) return known
  const opening = read(path.join(folder, name), name, accepts)
  opened.set(name, opening)
  return opening
}

async function read(src: string, name: string, accepts: RegExp): Promise<Face> {
  Font.register({ family: name, src })
  await Font.load({ fontFamily: name })
  const file = Font.getFont({ fontFamily: name })!.data as unknown as FontFile
  return new Face(name, file, (codePoint) => accepts.test(String.fromCodePoint(codePoint)))
}

/** The fonts of a folder that a text needs: those always at hand, and those of its scripts. */
export async function loadFaces(folder: string, text = ''): Promise<Faces> {
  const inter = (weight: 400 | 600) => INTER.map((subset) => `Inter-${subset}-${weight}.woff`)
  const extras = EXTRAS.filter(({ script }) => script.test(text))
  const faces = async (weight: Weight) => {
    const [geist, ...rest] = [GEIST[weight], ...inter(weight === 400 ? 400 : 600), 'DejaVuSans.ttf']
    const more = extras.flatMap(({ script, names, hasBold }) =>
      names.map((name) => open(folder, `${name}-${hasBold && weight !== 400 ? 600 : 400}.ttf`, script)),
    )
    return Promise.all([
      open(folder, geist!, NOT_GREEK),
      ...rest.map((name) => open(folder, name, SIMPLE)),
      ...more,
    ])
  }
  const [regular, medium, semibold] = await Promise.all([faces(400), faces(500), faces(600)])
  return { 400: regular, 500: medium, 600: semibold }
}
