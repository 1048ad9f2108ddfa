import { inflateSync } from 'node:zlib'

export interface PdfText {
  /** As it is drawn, from left to right. */
  text: string
  /** What each glyph of it is copied as. */
  glyphs: string[]
  /** Points from the left edge, and from the bottom. */
  x: number
  y: number
  /** Points from its first glyph to behind its last, and of its font. */
  width: number
  size: number
}

interface Pdf {
  /** Title, author and so on, as they are written. */
  info: string
  pages: PdfText[][]
  /** Names of the fonts in the file, and whether each is embedded. */
  fonts: { name: string; embedded: boolean }[]
}

/**
 * Reads a file back: which text stands where on which page, by the fonts' own tables of what each glyph means. It knows
 * the PDF that pdfkit writes, and no other.
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

/** The colours that anything is drawn in, as #rrggbb. */
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

/** What each glyph of a font means, and how wide it is in thousandths of the size. */
interface FontTable {
  unicode: Map<number, string>
  widths: number[]
}

/** Glyph number to text, out of a ToUnicode table. */
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

/** Everything a page says, without white space: how a line was broken does not matter. */
export const getPageText = (...pages: PdfText[][]): string =>
  squeeze(
    pages
      .flat()
      .map(({ text }) => text)
      .join(''),
  )
export const contains = (pdf: Pdf, text: string): boolean => getPageText(...pdf.pages).includes(squeeze(text))

const RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}]/u

/** A text as a reader copies it: letters that are read from the right in the order they are read in. */
export const toCopiedText = ({ text, glyphs }: PdfText): string =>
  RIGHT_TO_LEFT.test(text) && !/\p{Nd}/u.test(text) ? [...glyphs].reverse().join('') : text

/** The texts of a page that stand on one line with the given one, from left to right. */
export const getLineTexts = (page: PdfText[], one: PdfText): string[] =>
  page
    .filter(({ y }) => Math.abs(y - one.y) < 0.01)
    .sort((a, b) => a.x - b.x)
    .map(({ text }) => text)
