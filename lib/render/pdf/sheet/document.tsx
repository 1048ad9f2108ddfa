import { Canvas, Document, Image as Picture, Page } from '@react-pdf/renderer'
import { site } from '@/lib/kernel/site'
import type { InvoiceView } from '@/lib/render/view'
import type { FlowBlock } from './block'
import { clean } from '@/lib/render/pdf/text/clean'
import { foot, payment, prose, reasons } from './details'
import type { Faces } from '@/lib/render/pdf/text/fonts'
import { continuation, ground, headOf, logoPlace } from './head'
import { lineTable } from './lines'
import type { Logo } from './messages'
import { paginate, type Placed } from './paginate'
import { Pen, type Painter } from './pen'
import { Typesetter } from '@/lib/render/pdf/text/text'
import { totals } from './totals'
import { lookOf, type Look, type Sheet } from './theme'

interface InvoiceDocumentProps {
  view: InvoiceView
  logo: Logo | null
  faces: { sans: Faces; serif?: Faces }
  /** Fixed, so that the same invoice is the same file. */
  createdAt: Date
}

/**
 * The invoice as a PDF, the sibling of components/documents/sheet/invoice-document.tsx. Pages are laid out here and drawn on
 * one canvas each: react-pdf's own text layout takes twenty times as long over a long table.
 */
export function InvoicePdf({ view: raw, logo, faces, createdAt }: InvoiceDocumentProps) {
  const view = cleaned(raw)
  const look = lookOf(view.template, view.accent, view.paper)
  const { page } = look
  const sheet: Sheet = { view, look, logo, setter: new Typesetter(faces.sans, faces.serif), air: 1 }
  const place = logoPlace(sheet)
  return (
    <Document
      title={view.title}
      author={view.seller.name}
      creator={site.name}
      producer={site.name}
      language={view.lang}
      creationDate={createdAt}
    >
      {layOut(sheet).map((draw, index) => (
        <Page key={index} size={[page.width, page.height]}>
          <Canvas
            // A whisker lower than the page, or rounding makes it too high for one.
            style={{ position: 'absolute', top: 0, left: 0, width: page.width, height: page.height - 1 }}
            paint={(painter: Painter) => {
              draw(new Pen(painter, sheet.setter))
              return null
            }}
          />
          {index === 0 && logo && place && (
            <Picture
              src={{ data: Buffer.from(logo.bytes), format: logo.format }}
              style={{ position: 'absolute', ...place }}
            />
          )}
        </Page>
      ))}
    </Document>
  )
}

/** How much white there is between things, most first. A long table has the least. */
const AIR = [1, 0.82, 0.64]
const LONG_TABLE = 24

/** Every page as what draws it, with as much air as costs no page. */
function layOut(sheet: Sheet): ((pen: Pen) => void)[] {
  const { look } = sheet
  const next = continuation(sheet)
  const under = ground(sheet)
  const choices = sheet.view.lines.length > LONG_TABLE ? AIR.slice(-1) : AIR
  let pages: Placed[][] = []
  for (const air of choices) {
    const laid = flowOver({ ...sheet, air }, topOfNext(look) + next.height)
    if (pages.length === 0 || laid.length < pages.length) pages = laid
    if (pages.length === 1) break
  }
  return pages.map((placed, index) => (pen) => {
    under.draw(pen, 0)
    if (index > 0) next.draw(pen, topOfNext(look))
    for (const { block, top } of placed) block.draw(pen, top)
    foot(sheet, index + 1, pages.length).draw(pen, 0)
  })
}

const topOfNext = (look: Look) => look.top - 8

function flowOver(sheet: Sheet, nextTop: number): Placed[][] {
  const { view, look, air } = sheet
  const { head, rows } = lineTable(sheet)
  const space = air * look.space
  const flow: FlowBlock[] = [
    ...headOf(sheet),
    { ...head, spaceBefore: 22 * space, keepWithNext: true },
    ...rows.slice(0, -1),
    // A total never stands alone on a page.
    { ...rows.at(-1)!, keepWithNext: true },
    totals(sheet),
    ...reasons(sheet),
    ...payment(sheet),
    ...prose(view.words.notes, view.notes, sheet),
    ...prose(view.words.terms, view.terms, sheet),
  ]
  return paginate(flow, {
    firstTop: look.top,
    nextTop,
    bottom: look.bottom,
    tableHead: head,
  })
}

/** The model with every text made fit to be set. */
function cleaned<T>(value: T): T {
  if (typeof value === 'string') return clean(value) as T
  if (Array.isArray(value)) return value.map(cleaned) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)])) as T
}
