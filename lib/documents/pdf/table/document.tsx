import { Canvas, Document, Page } from '@react-pdf/renderer'
import { site } from '@/lib/core/site'
import { getBaseline, type FlowBlock } from '@/lib/documents/pdf/layout/block'
import { paginate } from '@/lib/documents/pdf/layout/paginate'
import { PdfCanvas, type Painter } from '@/lib/documents/pdf/layout/pdf-canvas'
import { color, PAGES } from '@/lib/documents/pdf/layout/theme'
import { cleanText } from '@/lib/documents/pdf/text/clean-text'
import type { Faces } from '@/lib/documents/pdf/text/fonts'
import { TextLayout, type TextStyle } from '@/lib/documents/pdf/text/text-layout'
import { interpolate } from '@/lib/i18n/texts'
import type { TableColumn, TableRow, TableView } from '@/lib/documents/view/table-view'

interface TableDocumentProps {
  table: TableView
  faces: Faces
  /** Fixed, so that the same table gives an identical file. */
  createdAt: Date
}

const PAGE = PAGES.A4

// Points.
const LEFT = 44
const TOP = 48
const BOTTOM = PAGE.height - 56
const WIDTH = PAGE.width - LEFT * 2
const GAP = 10
const LEADING = 12
const PAD = 3

const createStyle = (size: number, more: Partial<TextStyle> = {}): TextStyle => ({
  size,
  weight: 400,
  color: color.ink,
  ...more,
})
const TITLE = createStyle(17, { weight: 600 })
const TEXT = createStyle(9)
const HEAD = createStyle(8, { weight: 500, color: color.muted })
const CELL = createStyle(8.5, { tabular: true })
const FIRST = createStyle(8.5, { weight: 500, tabular: true })
const NOTE = createStyle(8, { color: color.muted })
const FOOT = createStyle(8, { color: color.muted, tabular: true })

/** Draws a table page by page, like an invoice. */
export function TablePdf({ table, faces, createdAt }: TableDocumentProps) {
  const setter = new TextLayout(faces)
  const head = createHead(table.columns)
  const flow = [
    ...createOpening(table, setter),
    { ...head, spaceBefore: 12, keepWithNext: table.rows.length > 0 },
    ...table.rows.map((row) => createRow(row, table.columns, setter)),
  ]
  const pages = paginate(flow, { firstTop: TOP, nextTop: TOP, bottom: BOTTOM, tableHead: head })
  return (
    <Document
      title={cleanText(table.title)}
      author={cleanText(table.author)}
      creator={site.name}
      producer={site.name}
      language={table.language}
      creationDate={createdAt}
    >
      {pages.map((placed, index) => (
        <Page key={index} size={[PAGE.width, PAGE.height]}>
          <Canvas
            style={{ position: 'absolute', top: 0, left: 0, width: PAGE.width, height: PAGE.height - 1 }}
            paint={(painter: Painter) => {
              const pen = new PdfCanvas(painter, setter)
              for (const { block, top } of placed) block.draw(pen, top)
              pen.text(cleanText(table.title), LEFT, BOTTOM + 24, FOOT)
              pen.text(
                interpolate(table.pageText, { page: String(index + 1), pages: String(pages.length) }),
                LEFT + WIDTH,
                BOTTOM + 24,
                FOOT,
                'right',
              )
              return null
            }}
          />
        </Page>
      ))}
    </Document>
  )
}

/** Creates the title and the paragraphs below it. */
function createOpening({ title, paragraphs }: TableView, setter: TextLayout): FlowBlock[] {
  const heading = setter.wrap(cleanText(title), TITLE, WIDTH)
  return [
    {
      height: heading.length * 22,
      draw: (pen, top) => void pen.lines(heading, LEFT, getBaseline(top, 22, TITLE.size), 22, TITLE),
    },
    ...paragraphs.map((paragraph) => createParagraph(paragraph, TEXT, 0, setter)),
  ]
}

function createParagraph(text: string, style: TextStyle, pad: number, setter: TextLayout): FlowBlock {
  const lines = setter.wrap(cleanText(text), style, WIDTH)
  return {
    height: lines.length * LEADING + pad * 2,
    draw: (pen, top) =>
      void pen.lines(lines, LEFT, getBaseline(top + pad, LEADING, style.size), LEADING, style),
  }
}

/** Returns the text position, width and alignment of each column. */
function placeColumns(columns: TableColumn[]) {
  const room = WIDTH - GAP * (columns.length - 1)
  let left = LEFT
  return columns.map((column) => {
    const width = room * column.share
    const x = column.isRightAligned ? left + width : left
    left += width + GAP
    return { x, width, align: column.isRightAligned ? ('right' as const) : ('left' as const) }
  })
}

function createHead(columns: TableColumn[]): FlowBlock {
  const places = placeColumns(columns)
  const height = LEADING + PAD * 2
  return {
    height,
    draw(pen, top) {
      columns.forEach(({ label }, index) => {
        const { x, align } = places[index]!
        pen.text(label, x, getBaseline(top + PAD, LEADING, HEAD.size), HEAD, align)
      })
      pen.horizontalLine(LEFT, LEFT + WIDTH, top + height, color.muted)
    },
  }
}

/** Creates a row, which is never split: the cells on one line, and the note below. */
function createRow({ cells, note }: TableRow, columns: TableColumn[], setter: TextLayout): FlowBlock {
  const places = placeColumns(columns)
  const texts = cells.map((cell, index) => setter.fit(cleanText(cell), CELL, places[index]!.width))
  const lines = note ? setter.wrap(cleanText(note), NOTE, WIDTH) : []
  const above = cells.length > 0 ? LEADING : 0
  return {
    inTable: true,
    height: above + lines.length * LEADING + PAD * 2,
    draw(pen, top) {
      texts.forEach((text, index) => {
        const { x, align } = places[index]!
        const style = index === 0 ? FIRST : CELL
        pen.text(text, x, getBaseline(top + PAD, LEADING, style.size), style, align)
      })
      pen.lines(lines, LEFT, getBaseline(top + PAD + above, LEADING, NOTE.size), LEADING, NOTE)
      pen.horizontalLine(LEFT, LEFT + WIDTH, top + this.height, color.line, 0.4)
    },
  }
}
