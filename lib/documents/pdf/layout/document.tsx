import { Canvas, Document, Image as Picture, Page } from '@react-pdf/renderer'
import { site } from '@/lib/core/site'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import type { FlowBlock } from './block'
import { cleanText } from '@/lib/documents/pdf/text/clean-text'
import { createFooter, createPaymentBlocks, createTextBlocks, createReasonBlocks } from './details'
import type { Faces } from '@/lib/documents/pdf/text/fonts'
import { createContinuation, createWatermark, createHead, findLogoBox } from './head'
import { createLineTable } from './line-table'
import type { Logo } from './messages'
import { paginate, type PlacedBlock } from './paginate'
import { PdfCanvas, type Painter } from './pdf-canvas'
import { TextLayout } from '@/lib/documents/pdf/text/text-layout'
import { createTotals } from './totals'
import { createTheme, type LayoutStyle, type LayoutContext } from './theme'

interface InvoiceDocumentProps {
  view: InvoiceView
  logo: Logo | null
  faces: { sans: Faces; serif?: Faces }
  /** Fixed, so that the same invoice gives an identical file. */
  createdAt: Date
}

/**
 * The PDF counterpart of components/documents/document-view/invoice-document.tsx. Lays out pages here and draws each
 * on one canvas: react-pdf's own text layout takes twenty times as long for a long table.
 */
export function InvoicePdf({ view: rawView, logo, faces, createdAt }: InvoiceDocumentProps) {
  const view = cleanTexts(rawView)
  const look = createTheme(view.template, view.accent, view.paper)
  const { page } = look
  const sheet: LayoutContext = {
    view,
    theme: look,
    logo,
    textLayout: new TextLayout(faces.sans, faces.serif),
    spacing: 1,
  }
  const logoBox = findLogoBox(sheet)
  return (
    <Document
      title={view.title}
      author={view.seller.name}
      creator={site.name}
      producer={site.name}
      language={view.lang}
      creationDate={createdAt}
    >
      {layOutPages(sheet).map((draw, index) => (
        <Page key={index} size={[page.width, page.height]}>
          <Canvas
            // 1 point lower than the page, or rounding could make it too high for the page.
            style={{ position: 'absolute', top: 0, left: 0, width: page.width, height: page.height - 1 }}
            paint={(painter: Painter) => {
              draw(new PdfCanvas(painter, sheet.textLayout))
              return null
            }}
          />
          {index === 0 && logo && logoBox && (
            <Picture
              src={{ data: Buffer.from(logo.bytes), format: logo.format }}
              style={{ position: 'absolute', ...logoBox }}
            />
          )}
        </Page>
      ))}
    </Document>
  )
}

/** Spacing factors, widest first. A long table uses the last one. */
const SPACING = [1, 0.82, 0.64]
const LONG_TABLE = 24

/** Lays out the pages, with the widest spacing that needs no extra page. */
function layOutPages(sheet: LayoutContext): ((pen: PdfCanvas) => void)[] {
  const { theme } = sheet
  const next = createContinuation(sheet)
  const watermark = createWatermark(sheet)
  const choices = sheet.view.lines.length > LONG_TABLE ? SPACING.slice(-1) : SPACING
  let pages: PlacedBlock[][] = []
  for (const air of choices) {
    const laidOut = flowPages({ ...sheet, spacing: air }, getNextTop(theme) + next.height)
    if (pages.length === 0 || laidOut.length < pages.length) pages = laidOut
    if (pages.length === 1) break
  }
  return pages.map((placed, index) => (pen) => {
    watermark.draw(pen, 0)
    if (index > 0) next.draw(pen, getNextTop(theme))
    for (const { block, top } of placed) block.draw(pen, top)
    createFooter(sheet, index + 1, pages.length).draw(pen, 0)
  })
}

const getNextTop = (look: LayoutStyle) => look.top - 8

function flowPages(sheet: LayoutContext, nextTop: number): PlacedBlock[][] {
  const { view, theme, spacing } = sheet
  const { head, rows } = createLineTable(sheet)
  const space = spacing * theme.spacing
  const flow: FlowBlock[] = [
    ...createHead(sheet),
    { ...head, spaceBefore: 22 * space, keepWithNext: true },
    ...rows.slice(0, -1),
    // Keep the totals on a page with the last row.
    { ...rows.at(-1)!, keepWithNext: true },
    createTotals(sheet),
    ...createReasonBlocks(sheet),
    ...createPaymentBlocks(sheet),
    ...createTextBlocks(view.words.notes, view.notes, sheet),
    ...createTextBlocks(view.words.terms, view.terms, sheet),
  ]
  return paginate(flow, {
    firstTop: theme.top,
    nextTop,
    bottom: theme.bottom,
    tableHead: head,
  })
}

/** Cleans all texts of a view for layout. */
function cleanTexts<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T
  if (Array.isArray(value)) return value.map(cleanTexts) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanTexts(inner)])) as T
}
