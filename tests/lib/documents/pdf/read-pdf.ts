import { inflateSync } from 'node:zlib'

export interface PdfText {
  /** As drawn, from left to right. */
  text: string
  /** Text copied for each glyph. */
  glyphs: string[]
  /** Points from the left and bottom edges. */
  x: number
  y: number
  /** Points: from the start of the first glyph to the end of the last, and the font size. */
  width: number
  size: number
}

interface Pdf {
  /** Title, author and other metadata, unparsed. */
  info: string
  pages: PdfText[][]
  /** Names of the fonts in the file, and whether each is embedded. */
  fonts: { name: string; embedded: boolean }[]
}

/**
 * Parses a PDF written by pdfkit (and no other): texts and positions by page, decoded with the fonts' ToUnicode
 * tables.
 */
export function readPdf(bytes: Uint8Array): Pdf {
  const file = Buffer.from(bytes).toString('latin1')
  const objects = readObjects(file)
  const get = (dict: string, key: string) => {
    const id = new RegExp(`/${key} (\\d+) 0 R`).exec(dict)?.[1]
    return id === undefined ? undefined : objects.get(Number(id))
  }
  const all = [...objects.values()]
  const root = all.find(({ dict }) => /\/Type \/Pages/.test(dict))!
  const kids = /\/Kids \[([^\]]*)\]/.exec(root.dict)![1]!.match(/\d+(?= 0 R)/g)!

  const known = new Map<string, FontTable>()
  const pages = kids.map((id) => {
    const page = objects.get(Number(id))!.dict
    const resources = get(page, 'Resources')?.dict ?? page
    const fonts = new Map<string, FontTable>()
    for (const [, name, font] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      if (!known.has(font!)) {
        const { dict } = objects.get(Number(font))!
        const inner = objects.get(Number(/\/DescendantFonts \[(\d+)/.exec(dict)?.[1]))?.dict ?? ''
        known.set(font!, {
          unicode: readUnicode(get(dict, 'ToUnicode')?.stream ?? ''),
          widths: (/\/W \[0 \[([^\]]*)/.exec(inner)?.[1] ?? '').split(' ').map(Number),
        })
      }
      fonts.set(name!, known.get(font!)!)
    }
    return readContent(get(page, 'Contents')!.stream, fonts)
  })

  return {
    info: (all.find(({ dict }) => /\/Producer/.test(dict))?.dict ?? '').replace(
      /(\d+) 0 R/g,
      (_, id) => /\([^]*\)/.exec(objects.get(Number(id))!.dict)?.[0] ?? '',
    ),
    pages,
    fonts: all
      .filter(({ dict }) => /\/Type \/FontDescriptor/.test(dict))
      .map(({ dict }) => ({
        name: /\/FontName \/\w+\+(\S+)/.exec(dict)?.[1] ?? '',
        embedded: /\/FontFile2 /.test(dict),
      })),
  }
}

/** Returns all colours used for drawing, as #rrggbb. */
export function listColours(bytes: Uint8Array): Set<string> {
  const objects = readObjects(Buffer.from(bytes).toString('latin1'))
  const drawn = [...objects.values()].flatMap(({ stream }) => [
    ...stream.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)$/gm),
  ])
  const hex = (share: string) =>
    Math.round(Number(share) * 255)
      .toString(16)
      .padStart(2, '0')
  return new Set(drawn.map(([, red, green, blue]) => `#${hex(red!)}${hex(green!)}${hex(blue!)}`))
}

interface PdfObject {
  dict: string
  stream: string
}

function readObjects(file: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>()
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)![1])
  const offsets = [...file.slice(table).matchAll(/(\d{10}) \d{5} n/g)].map((match) => Number(match[1]))
  for (const offset of offsets) {
    const id = Number(/^(\d+) 0 obj/.exec(file.slice(offset, offset + 20))![1])
    const end = file.indexOf('endobj', offset)
    const start = file.indexOf('\nstream\n', offset)
    if (start < 0 || start > end) {
      objects.set(id, { dict: file.slice(offset, end), stream: '' })
      continue
    }
    const dict = file.slice(offset, start)
    const from = start + '\nstream\n'.length
    const raw = file.slice(from, from + Number(/\/Length (\d+)/.exec(dict)![1]))
    const packed = /\/FlateDecode/.test(dict)
    const isText = !/\/FontFile|\/Subtype \/Image|\/Length1/.test(dict)
    const stream = packed && isText ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    objects.set(id, { dict, stream })
  }
  return objects
}

/** Text and width, in thousandths of the font size, of each glyph. */
interface FontTable {
  unicode: Map<number, string>
  widths: number[]
}

/** Parses a ToUnicode table: glyph number to text. */
function readUnicode(table: string): Map<number, string> {
  const map = new Map<number, string>()
  for (const [, start, , list] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    let glyph = parseInt(start!, 16)
    for (const [, hex] of list!.matchAll(/<([^>]*)>/g)) {
      const units = hex!.replace(/ /g, '').match(/.{4}/g) ?? []
      map.set(glyph++, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))))
    }
  }
  return map
}

const OPERATOR = /\/(F\d+) ([\d.]+) Tf|1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm|(-?[\d.]+) Tc|\[([^\]]*)\] TJ/g

function readContent(content: string, fonts: Map<string, FontTable>): PdfText[] {
  const texts: PdfText[] = []
  let font: FontTable = { unicode: new Map(), widths: [] }
  let [size, tracking] = [0, 0]
  let place = { x: 0, y: 0 }
  for (const [, name, points, x, y, between, drawn] of content.matchAll(OPERATOR)) {
    if (name) [font, size, tracking] = [fonts.get(name)!, Number(points), 0]
    else if (x) place = { x: Number(x), y: Number(y) }
    else if (between) tracking = Number(between)
    else {
      const codes = [...drawn!.matchAll(/<(\w+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g)!)
      const glyphs = codes.map((code) => font.unicode.get(parseInt(code, 16)) ?? '\u0000')
      const advance = codes.reduce((sum, code) => sum + (font.widths[parseInt(code, 16)] ?? 0), 0)
      const moved = [...drawn!.matchAll(/> (-?[\d.]+)/g)].reduce((sum, [, by]) => sum + Number(by), 0)
      const width = ((advance - moved) / 1000) * size + tracking * (codes.length - 1)
      texts.push({ ...place, text: glyphs.join(''), glyphs, width, size })
    }
  }
  return texts
}

const squeeze = (text: string) => text.replace(/\s+/g, '')

/** Returns a page's text without white space, so that line breaks don't matter. */
export const getPageText = (...pages: PdfText[][]): string =>
  squeeze(
    pages
      .flat()
      .map(({ text }) => text)
      .join(''),
  )
export const contains = (pdf: Pdf, text: string): boolean => getPageText(...pdf.pages).includes(squeeze(text))

const RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}]/u

/** Returns a text as copied by a reader: right-to-left letters in reading order. */
export const toCopiedText = ({ text, glyphs }: PdfText): string =>
  RIGHT_TO_LEFT.test(text) && !/\p{Nd}/u.test(text) ? [...glyphs].reverse().join('') : text

/** Returns the texts on the same line as the given one, from left to right. */
export const getLineTexts = (page: PdfText[], one: PdfText): string[] =>
  page
    .filter(({ y }) => Math.abs(y - one.y) < 0.01)
    .sort((a, b) => a.x - b.x)
    .map(({ text }) => text)
