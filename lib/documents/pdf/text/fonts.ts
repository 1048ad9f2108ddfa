import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { createShapedFont } from './shaped-font'
import type { FontFile } from './cluster-subset'

export type Weight = 400 | 500 | 600

interface FontUse {
  /** Characters that it draws. */
  accepts: RegExp
  /** True if letters depend on their neighbours, so that HarfBuzz selects the glyphs. */
  isShaped?: boolean
  isEmoji?: boolean
  /** True if it exists in regular weight only, so that bold text is thickened when it is drawn. */
  isThickened?: boolean
}

/** A loaded font file: the characters that it covers, and their widths relative to the font size. */
export class Face {
  private readonly covered: Set<number>
  private readonly advances = new Map<number, number>()
  private digit?: number
  readonly isShaped: boolean
  readonly isEmoji: boolean
  readonly isThickened: boolean

  constructor(
    /** PDFs embed one copy per key. */
    readonly key: string,
    readonly file: FontFile,
    { accepts, isShaped = false, isEmoji = false, isThickened = false }: FontUse,
  ) {
    this.isThickened = isThickened
    this.isShaped = isShaped
    this.isEmoji = isEmoji
    this.covered = new Set(
      file.characterSet.filter((codePoint) => accepts.test(String.fromCodePoint(codePoint))),
    )
    if (isShaped) return
    // fontkit caches a glyph with the character of its first lookup, and copied text uses that. After a lookup by
    // glyph id (embedding ź looks up z), it would have none for as long as the font is loaded. Ligatures are left to
    // the words that contain them.
    for (const codePoint of file.characterSet) if (!isLigature(codePoint)) file.glyphForCodePoint(codePoint)
  }

  has(codePoint: number): boolean {
    return this.covered.has(codePoint)
  }

  listCovered(): number[] {
    return [...this.covered]
  }

  /** Returns the width without kerning. With `tabular`, all digits are equally wide. */
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

/** ﬀ to ﬆ, which `cleanText` replaces by their letters. */
const isLigature = (codePoint: number) => codePoint >= 0xfb00 && codePoint <= 0xfb06

/** Faces by weight; the first that covers a character draws it. */
export type Faces = Record<Weight, Face[]>

// Scripts written from left to right without shaping. The fonts that are always loaded draw them.
const SIMPLE =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Common}\p{sc=Inherited}]/u

const GEIST: Record<Weight, string> = {
  400: 'Geist-Regular.ttf',
  500: 'Geist-Medium.ttf',
  600: 'Geist-SemiBold.ttf',
}
// Geist has Latin and Cyrillic, but of Greek only mathematical symbols, with Ω in the place of ω. Inter covers Greek
// and rarer letters and currency signs, DejaVu symbols.
const INTER = ['greek', 'greek-ext', 'latin-ext', 'cyrillic-ext']
const NOT_GREEK = /\P{sc=Greek}/u

/** Fonts loaded only for a text that needs them. Not WOFF, which fontkit decompresses for every glyph. */
interface ExtraFont extends FontUse {
  /** Characters that cause it to be loaded. */
  asks: RegExp
  names: string[]
  /** True if it exists in 600; others use 400 for bold text. */
  hasBold: boolean
}

const JOINERS = String.raw`\u200c\u200d\u25cc`

/**
 * A font for a South or South-east Asian script. It also draws characters shared with other scripts, but those don't
 * cause it to be loaded.
 */
const createComplexScriptFont = (name: string, script: string): ExtraFont => ({
  asks: new RegExp(String.raw`\p{sc=${script}}`, 'u'),
  accepts: new RegExp(String.raw`[\p{sc=${script}}\p{scx=${script}}${JOINERS}]`, 'u'),
  names: [name],
  hasBold: true,
  isShaped: true,
})

const HEBREW = /\p{sc=Hebrew}/u
const ARABIC = /[\p{sc=Arabic}\u200c\u200d\u060c\u061b\u061f\u0640\u064b-\u0655\u0660-\u066c\u0670]/u
// Chinese and Japanese share characters. The first font that has one draws it: Japanese, then Simplified, then
// Traditional Chinese.
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
  createComplexScriptFont('NotoSansOriya', 'Orya'),
  createComplexScriptFont('NotoSansSinhala', 'Sinh'),
  createComplexScriptFont('NotoSansLao', 'Laoo'),
  createComplexScriptFont('NotoSansKhmer', 'Khmr'),
  createComplexScriptFont('NotoSansMyanmar', 'Mymr'),
  createComplexScriptFont('NotoSansEthiopic', 'Ethi'),
  {
    asks: EAST_ASIAN,
    accepts: EAST_ASIAN,
    names: ['NotoSansJP', 'NotoSansSC', 'NotoSansTC'],
    hasBold: false,
    isThickened: true,
  },
  { asks: HANGUL, accepts: HANGUL, names: ['NotoSansKR'], hasBold: false, isThickened: true },
  {
    asks: /\p{Emoji_Presentation}|\ufe0f/u,
    accepts: /[\p{Emoji}\u200d\ufe0f\u20e3\u{e0020}-\u{e007f}]/u,
    names: ['NotoEmoji'],
    hasBold: false,
    isShaped: true,
    isEmoji: true,
  },
]

/** Rarer characters of Japanese names (JIS X 0213, IBM extensions): loaded only for a text that has one of them. */
const JAPANESE_NAMES: ExtraFont = {
  asks: EAST_ASIAN,
  accepts: EAST_ASIAN,
  names: ['NotoSansJPNames'],
  hasBold: false,
  isThickened: true,
}

const openedFaces = new Map<string, Promise<Face>>()

/** Loads a font file once per process, from disk only. */
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
  // Loaded only for a text that needs shaping.
  const { createShaper } = await import('./harfbuzz')
  return new Face(name, createShapedFont(file, createShaper(await readFile(src))), use)
}

// Headings and figures of the classic template, which never uses 500.
const SERIF: Record<Weight, string> = {
  400: 'SourceSerif-400.ttf',
  500: 'SourceSerif-400.ttf',
  600: 'SourceSerif-600.ttf',
}
const ANY = /[^]/u

type FileWeight = 400 | 600

const openBasicFaces = (folder: string, weight: Weight): Promise<Face>[] => {
  const fileWeight: FileWeight = weight === 400 ? 400 : 600
  const simple = [...INTER.map((subset) => `Inter-${subset}-${fileWeight}.woff`), 'DejaVuSans.ttf']
  return [
    openFace(folder, GEIST[weight], { accepts: NOT_GREEK }),
    ...simple.map((name) => openFace(folder, name, { accepts: SIMPLE })),
  ]
}

const openExtraFaces = (folder: string, extras: ExtraFont[], weight: Weight): Promise<Face>[] =>
  extras.flatMap(({ names, hasBold, ...use }) =>
    names.map((name) => openFace(folder, `${name}-${hasBold && weight !== 400 ? 600 : 400}.ttf`, use)),
  )

const lacksEastAsian = (text: string, faces: Face[]): boolean =>
  EAST_ASIAN.test(text) &&
  Array.from(text).some(
    (character) => EAST_ASIAN.test(character) && !faces.some((face) => face.has(character.codePointAt(0)!)),
  )

/** Loads every font in regular weight, in the order in which they draw a character. */
export const loadAllFaces = (folder: string): Promise<Face[]> =>
  Promise.all([...openBasicFaces(folder, 400), ...openExtraFaces(folder, [...EXTRAS, JAPANESE_NAMES], 400)])

/**
 * Loads the fonts that a text needs: the basic ones, and those of its scripts. `serif` starts with the serif font, if
 * requested, and falls back to the others.
 */
export async function loadFaces(
  folder: string,
  text = '',
  withSerif = false,
): Promise<{ sans: Faces; serif?: Faces }> {
  const extras = EXTRAS.filter(({ asks }) => asks.test(text))
  const openFaces = async (weight: Weight) => {
    const faces = await Promise.all([
      ...openBasicFaces(folder, weight),
      ...openExtraFaces(folder, extras, weight),
    ])
    if (!lacksEastAsian(text, faces)) return faces
    return [...faces, ...(await Promise.all(openExtraFaces(folder, [JAPANESE_NAMES], weight)))]
  }
  const [regular, medium, semibold] = await Promise.all([openFaces(400), openFaces(500), openFaces(600)])
  const sans = { 400: regular, 500: medium, 600: semibold }
  if (!withSerif) return { sans }
  const first = async (weight: Weight) => [
    await openFace(folder, SERIF[weight], { accepts: ANY }),
    ...sans[weight],
  ]
  return { sans, serif: { 400: await first(400), 500: await first(500), 600: await first(600) } }
}
