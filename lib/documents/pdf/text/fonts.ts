import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { createShapedFont } from './shaped-font'
import type { FontFile } from './font-file'

export type Weight = 400 | 500 | 600

/** What a font is used for. */
interface FontUse {
  /** What it draws. */
  accepts: RegExp
  /** Its letters change with their neighbours: HarfBuzz chooses them. */
  isShaped?: boolean
  isEmoji?: boolean
}

/** One font file, loaded: what it covers, and how wide its characters are in parts of the font size. */
export class Face {
  private readonly covered: Set<number>
  private readonly advances = new Map<number, number>()
  private digit?: number
  readonly isShaped: boolean
  readonly isEmoji: boolean

  constructor(
    /** Under this name the document keeps one copy, however often it is used. */
    readonly key: string,
    readonly file: FontFile,
    { accepts, isShaped = false, isEmoji = false }: FontUse,
  ) {
    this.isShaped = isShaped
    this.isEmoji = isEmoji
    this.covered = new Set(
      file.characterSet.filter((codePoint) => accepts.test(String.fromCodePoint(codePoint))),
    )
    if (isShaped) return
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
interface ExtraFont extends FontUse {
  /** What asks for it. */
  asks: RegExp
  names: string[]
  /** Exists in 600, too; the others are drawn in 400 where something is bold. */
  hasBold: boolean
}

const JOINERS = String.raw`\u200c\u200d\u25cc`

/** A script of South or South-east Asia. What it has in common with its neighbours it draws, but does not ask for. */
const createComplexScriptFont = (name: string, script: string): ExtraFont => ({
  asks: new RegExp(String.raw`\p{sc=${script}}`, 'u'),
  accepts: new RegExp(String.raw`[\p{sc=${script}}\p{scx=${script}}${JOINERS}]`, 'u'),
  names: [name],
  hasBold: true,
  isShaped: true,
})

const HEBREW = /\p{sc=Hebrew}/u
const ARABIC = /[\p{sc=Arabic}\u200c\u200d\u060c\u061b\u061f\u0640\u064b-\u0655\u0660-\u066c\u0670]/u
// Chinese and Japanese share their characters. Whoever has one first draws it: Japanese, then simplified, then the rest.
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\u30fb\u30fc\uff01-\uffe6]/u
const HANGUL = /\p{sc=Hangul}/u

const EXTRAS: ExtraFont[] = [
  { asks: HEBREW, accepts: HEBREW, names: ['NotoSansHebrew'], hasBold: true, isShaped: true },
  { asks: /\p{scx=Arabic}/u, accepts: ARABIC, names: ['NotoSansArabic'], hasBold: true, isShaped: true },
  createComplexScriptFont('NotoSansThai', 'Thai'),
  createComplexScriptFont('NotoSansDevanagari', 'Deva'),
  createComplexScriptFont('NotoSansBengali', 'Beng'),
  createComplexScriptFont('NotoSansGurmukhi', 'Guru'),
  createComplexScriptFont('NotoSansGujarati', 'Gujr'),
  createComplexScriptFont('NotoSansTamil', 'Taml'),
  createComplexScriptFont('NotoSansTelugu', 'Telu'),
  createComplexScriptFont('NotoSansKannada', 'Knda'),
  createComplexScriptFont('NotoSansMalayalam', 'Mlym'),
  {
    asks: EAST_ASIAN,
    accepts: EAST_ASIAN,
    names: ['NotoSansJP', 'NotoSansSC', 'NotoSansTC'],
    hasBold: false,
  },
  { asks: HANGUL, accepts: HANGUL, names: ['NotoSansKR'], hasBold: false },
  {
    asks: /\p{Emoji_Presentation}|\ufe0f/u,
    accepts: /[\p{Emoji}\u200d\ufe0f\u20e3\u{e0020}-\u{e007f}]/u,
    names: ['NotoEmoji'],
    hasBold: false,
    isShaped: true,
    isEmoji: true,
  },
]

const openedFaces = new Map<string, Promise<Face>>()

/** A font file, read once per process. Nothing is ever fetched. */
function openFace(folder: string, name: string, use: FontUse): Promise<Face> {
  const known = openedFaces.get(name)
  if (known) return known
  const opening = readFace(path.join(folder, name), name, use)
  openedFaces.set(name, opening)
  return opening
}

async function readFace(src: string, name: string, use: FontUse): Promise<Face> {
  Font.register({ family: name, src })
  await Font.load({ fontFamily: name })
  const file = Font.getFont({ fontFamily: name })!.data as unknown as FontFile
  if (!use.isShaped) return new Face(name, file, use)
  // The shaper, too, is started only for a text that needs it.
  const { createShaper } = await import('./harfbuzz')
  return new Face(name, createShapedFont(file, createShaper(await readFile(src))), use)
}

// Of the classic template: its headings and figures. 500 is never asked for.
const SERIF: Record<Weight, string> = {
  400: 'SourceSerif-400.ttf',
  500: 'SourceSerif-400.ttf',
  600: 'SourceSerif-600.ttf',
}
const ANY = /[^]/u

/**
 * The fonts of a folder that a text needs: those always at hand, and those of its scripts. `serif` begins with the serif, where
 * that is wanted; what it lacks is drawn by the others.
 */
export async function loadFaces(
  folder: string,
  text = '',
  withSerif = false,
): Promise<{ sans: Faces; serif?: Faces }> {
  const inter = (weight: 400 | 600) => INTER.map((subset) => `Inter-${subset}-${weight}.woff`)
  const extras = EXTRAS.filter(({ asks }) => asks.test(text))
  const faces = async (weight: Weight) => {
    const [geist, ...rest] = [GEIST[weight], ...inter(weight === 400 ? 400 : 600), 'DejaVuSans.ttf']
    const more = extras.flatMap(({ names, hasBold, ...use }) =>
      names.map((name) => openFace(folder, `${name}-${hasBold && weight !== 400 ? 600 : 400}.ttf`, use)),
    )
    return Promise.all([
      openFace(folder, geist!, { accepts: NOT_GREEK }),
      ...rest.map((name) => openFace(folder, name, { accepts: SIMPLE })),
      ...more,
    ])
  }
  const [regular, medium, semibold] = await Promise.all([faces(400), faces(500), faces(600)])
  const sans = { 400: regular, 500: medium, 600: semibold }
  if (!withSerif) return { sans }
  const first = async (weight: Weight) => [
    await openFace(folder, SERIF[weight], { accepts: ANY }),
    ...sans[weight],
  ]
  return { sans, serif: { 400: await first(400), 500: await first(500), 600: await first(600) } }
}
