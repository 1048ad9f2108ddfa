import { Canvas, Document, Image as Picture, Page } from '@react-pdf/renderer'
import { site } from '@/lib/core/site'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import { cleanText } from '@/lib/documents/pdf/text/clean-text'
import type { Faces } from '@/lib/documents/pdf/text/fonts'
import { TextLayout, type TextStyle } from '@/lib/documents/pdf/text/text-layout'
import { isDraft } from '@/lib/documents/lifecycle/kinds'
import { ROTATION_DEGREES } from '@/lib/documents/templates/templates'
import { type FlowBlock, getBaseline, type Block, type Box } from './block'
import { createClosing } from './closing'
import { createFooter, createReasonBlocks } from './details'
import { createLetterhead, drawFoldMarks, placeLetterLogo } from './letter'
import { createLineTable } from './line-table'
import type { Logo } from './messages'
import { paginate, type PlacedBlock } from './paginate'
import { PdfCanvas, type Painter } from './pdf-canvas'
import { createTotals } from './totals'
import { createTheme, type LayoutStyle, type LayoutContext, color } from './theme'
import { createClassicHead, placeClassicLogo } from './classic'
import { createCompactHead, placeCompactLogo } from './compact'
import { createModernHead, placeModernLogo } from './modern'

const GAP = 28

const HEADS = { CLASSIC: createClassicHead, MODERN: createModernHead, COMPACT: createCompactHead }
const LOGOS = { CLASSIC: placeClassicLogo, MODERN: placeModernLogo, COMPACT: placeCompactLogo }

/** Creates everything above the table: seller, title, client, amount, due date and facts. */
const createHead = (context: LayoutContext): FlowBlock[] => {
  const head = HEADS[context.theme.template](context)
  const { letter } = context.view
  return letter ? [createLetterhead(context, letter), ...head] : head
}

/** Returns the position of the logo on the first page. */
const findLogoBox = (context: LayoutContext): Box | null =>
  context.logo && (context.view.letter ? placeLetterLogo(context) : LOGOS[context.theme.template](context))

/** Creates the header of all pages but the first. */
function createContinuation({ view, theme, textLayout }: LayoutContext): Block {
  const { footer } = theme.type
  const title = textLayout.fit(view.title, footer, theme.width * 0.5)
  const seller = textLayout.fit(view.seller.name, footer, theme.width - textLayout.width(title, footer) - GAP)
  return {
    height: 26,
    draw(pen, top) {
      pen.text(seller, theme.left, getBaseline(top, 12, footer.size), footer)
      pen.text(title, theme.right, getBaseline(top, 12, footer.size), footer, 'right')
    },
  }
}

/** Creates the watermark below the content of every page of a draft. */
function createWatermark({ view, theme, textLayout }: LayoutContext): Block {
  return {
    height: theme.page.height,
    draw(pen) {
      if (!isDraft(view)) return
      const { draftMark } = view.words
      const large: TextStyle = { size: 96, weight: 600, color: color.watermark, tracking: 5 }
      // Scaled to the width of the text, in any language.
      const share = Math.min(1, (theme.width * 0.8) / textLayout.width(draftMark, large))
      const style = { ...large, size: large.size * share, tracking: large.tracking! * share }
      pen.withRotation(theme.page.width / 2, theme.watermark, ROTATION_DEGREES.watermark, () =>
        pen.text(draftMark, 0, 34 * share, style, 'center'),
      )
    },
  }
}

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
    ...STEPS[0],
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

/** Ways to save space, widest first. A long table starts with the third. */
const STEPS = [
  { spacing: 1, isBeside: false },
  { spacing: 0.82, isBeside: false },
  { spacing: 0.64, isBeside: false },
  { spacing: 0.64, isBeside: true },
  { spacing: 0.48, isBeside: true },
  { spacing: 0.34, isBeside: true },
] as const
const LONG_TABLE = 24

/** Lays out the pages, with the widest spacing that needs no extra page. */
function layOutPages(sheet: LayoutContext): ((pen: PdfCanvas) => void)[] {
  const { theme } = sheet
  const { letter } = sheet.view
  const next = createContinuation(sheet)
  const watermark = createWatermark(sheet)
  const nextTop = getNextTop(theme) + next.height
  const [widest, ...closer] = sheet.view.lines.length > LONG_TABLE ? STEPS.slice(2) : STEPS
  let pages = flowPages({ ...sheet, ...widest! }, nextTop)
  for (const step of closer) {
    if (pages.length === 1) break
    if (getOverrun(pages, theme.bottom) > getGain(sheet, widest!.spacing - step.spacing, step.isBeside))
      continue
    const laidOut = flowPages({ ...sheet, ...step }, nextTop)
    if (laidOut.length < pages.length) pages = laidOut
  }
  return pages.map((placed, index) => (pen) => {
    watermark.draw(pen, 0)
    if (index > 0) next.draw(pen, getNextTop(theme))
    for (const { block, top } of placed) block.draw(pen, top)
    if (index === 0 && letter) drawFoldMarks(pen, letter, theme)
    createFooter(sheet, index + 1, pages.length).draw(pen, 0)
  })
}

/** Returns by how much the last page's content exceeds the room left on the page before, in points. */
function getOverrun(pages: PlacedBlock[][], bottom: number): number {
  const [before, last] = pages.slice(-2).map((page) => {
    const { top, block } = page.at(-1)!
    return { top: page[0]!.top, end: top + block.height }
  })
  return last!.end - last!.top - (bottom - before!.end)
}

/**
 * Spaces between the sections of the widest template, the table header that the last page repeats, and the payment
 * details. In points.
 */
const SECTION_SPACES = 200
const TABLE_HEAD = 22
const PAYMENT_HEIGHT = 150

/** Returns the maximum height that reducing the spacing by `share`, and sections side by side, save. In points. */
const getGain = ({ view, theme }: LayoutContext, share: number, isBeside: boolean): number =>
  share * (view.lines.length * theme.rowPad * 2.5 + SECTION_SPACES) +
  TABLE_HEAD +
  (isBeside ? PAYMENT_HEIGHT : 0)

const getNextTop = (look: LayoutStyle) => look.top - 8

function flowPages(sheet: LayoutContext, nextTop: number): PlacedBlock[][] {
  const { theme, spacing } = sheet
  const { head, rows } = createLineTable(sheet)
  const space = spacing * theme.spacing
  const { payment, texts } = createClosing(sheet)
  const flow: FlowBlock[] = [
    ...createHead(sheet),
    { ...head, spaceBefore: 22 * space, keepWithNext: true },
    ...rows.slice(0, -1),
    // Keep the totals on a page with the last row.
    { ...rows.at(-1)!, keepWithNext: true },
    // Keep the payment details on the page with the sum to be paid.
    { ...createTotals(sheet), keepWithNext: payment.length > 0 },
    ...createReasonBlocks(sheet).map((block) => ({ ...block, keepWithNext: payment.length > 0 })),
    ...payment,
    ...texts,
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
