import { INVOICE_TEMPLATES } from '@/lib/business/design'
import type { TaxCategory } from '@/lib/core/tax/categories'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import { LANGUAGES, type Language } from '@/lib/core/languages'
import { LETTER_WINDOWS } from '@/lib/core/geo/letter-window'
import { PAPERS } from '@/lib/core/geo/paper'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import { isFullSize, sampleCases } from '@/tests/factories/full-size'
import { createInvoiceSource } from '@/tests/factories/invoice-source'
import { readPdf, type PdfText } from '../pdf/read-pdf'

afterAll(closeRenderer)

const CODES = Object.keys(LANGUAGES) as Language[]
const SIZES = { A4: [595.28, 841.89], LETTER: [612, 792] }

const plain = (texts: string[]) => texts.join('').replace(/\s+/g, '')

function sourceOf(seller: object, over: object) {
  const one = createInvoiceSource({ purchaseOrder: 'PO-4711', amountPaid: 500, currency: 'EUR' })
  return { ...one, ...over, seller: { ...one.seller, ...seller } } as InvoiceSource
}

async function pagesOf(seller: object, count: number, over: object = {}) {
  const lineItems = Array.from({ length: count }, (_, index) => ({
    description: `Item ${index + 1} of the work`,
    quantity: 1234.5,
    unit: 'month',
    unitPrice: 1000 + index,
  }))
  const view = createDocumentView(sourceOf(seller, { ...over, lineItems }), { today: '2026-11-09' })
  return readPdf(await (await renderInvoicePdf(view, '2026-11-09', { use: 'business', id: 1 })).bytes()).pages
}

/** Returns pairs of overlapping texts: horizontally overlapping, on lines closer than the letters' height. */
function overlaps(page: PdfText[]): string[] {
  // These samples have no DRAFT watermark and no rotated text.
  const shown = page.filter(({ text }) => text.trim())
  return shown.flatMap((one, index) =>
    shown.slice(index + 1).flatMap((other) => {
      const high = Math.min(one.size, other.size) * 0.7
      const isBeside = Math.abs(one.y - other.y) >= high
      // Large letters are set closer together, also where the font changes.
      const slack = Math.max(0.8, one.size * 0.06)
      const isApart = one.x + one.width <= other.x + slack || other.x + other.width <= one.x + slack
      return isBeside || isApart ? [] : [`${one.text} | ${other.text}`]
    }),
  )
}

const outside = (page: PdfText[], [width, height]: number[]) =>
  page
    .filter(({ x, y, width: wide }) => x < 0 || x + wide > width! || y < 0 || y > height!)
    .map(({ text }) => text)

// German and Polish have the longest words; Japanese needs its own font.
const LONGEST: Language[] = ['de', 'pl', 'ja']
const PAIRS: [Language, Language][] = [
  ['de', 'pl'],
  ['pl', 'fr'],
  ['ja', 'de'],
  ['nl', 'pt'],
]

const papersFor = (count: number) => (isFullSize && count < 200 ? PAPERS : PAPERS.slice(-1))
const pairsFor = (count: number) => (isFullSize && count < 200 ? PAIRS : PAIRS.slice(0, 1))

describe.each(INVOICE_TEMPLATES)('%s', (template) => {
  it.each(sampleCases([40], [1, 40, 200]))(
    '%i lines have no overlapping text in any language',
    async (count) => {
      for (const language of sampleCases(['pl', 'ja'], count === 1 ? CODES : LONGEST))
        for (const paper of papersFor(count))
          for (const page of await pagesOf({ template, language, paper }, count))
            expect([language, paper, overlaps(page), outside(page, SIZES[paper])]).toEqual([
              ...[language, paper, [], []],
            ])
    },
  )

  it.each(sampleCases([1], [1, 40, 200]))(
    '%i lines have no overlapping text in two languages',
    async (count) => {
      for (const [language, secondLanguage] of pairsFor(count))
        for (const paper of papersFor(count))
          for (const page of await pagesOf({ template, language, secondLanguage, paper }, count))
            expect([language, secondLanguage, overlaps(page), outside(page, SIZES[paper])]).toEqual([
              ...[language, secondLanguage, [], []],
            ])
    },
  )

  it.each(LETTER_WINDOWS.filter((window) => window !== 'NONE'))(
    'a letter for the window %s has no overlapping text in two languages',
    async (letterWindow) => {
      for (const [language, secondLanguage] of pairsFor(1))
        for (const paper of PAPERS)
          for (const page of await pagesOf({ template, language, secondLanguage, paper, letterWindow }, 2))
            expect([paper, overlaps(page), outside(page, SIZES[paper])]).toEqual([paper, [], []])
    },
  )
})

it.each(INVOICE_TEMPLATES)(
  '%s starts the first line right beneath the table’s head, in two languages',
  async (template) => {
    for (const [language, secondLanguage] of pairsFor(1))
      for (const pricesIncludeTax of sampleCases([true], [false, true])) {
        const [page] = await pagesOf({ template, language, secondLanguage }, 1, { pricesIncludeTax })
        const { y } = page!.find(({ text }) => text.includes('Item 1 of'))!
        const above = page!.filter((one) => one.y > y + 2).map((one) => one.y - y)
        expect(Math.min(...above)).toBeLessThan(30)
      }
  },
)

const tax = (rate: number, category: TaxCategory, reason: string | null = null) => ({
  rate,
  category,
  reason,
})
const item = (description: string, over: object = {}) => ({
  description,
  quantity: 24.5,
  unit: 'h',
  unitPrice: 85.4567,
  ...over,
})
const deduction = (description: string, rate: number, price: number, depositTax: number) =>
  item(description, {
    quantity: -1,
    unit: null,
    unitPrice: price,
    tax: tax(rate, 'S'),
    depositId: 7,
    depositTax,
  })

/** A final invoice that uses every part: several tax rates, a deposit deduction, a partial payment. */
const EVERYTHING = {
  relation: 'FINAL',
  source: { number: 'Q-0042', date: '2026-09-30' },
  kind: 'INVOICE',
  taxRate: 19,
  taxCategory: 'S',
  discount: { kind: 'PERCENT', value: 7.5 },
  withholding: { label: 'IRPF', rate: 15 },
  serviceFrom: '2026-10-01',
  serviceUntil: '2026-11-30',
  purchaseOrder: 'PO-4711/2026-Ä',
  amountPaid: 500,
  currency: 'EUR',
  invoiceType: 'RECURRING',
  notes: 'Danke für den Auftrag.\nありがとうございます。',
  termsAndConditions: 'Zahlbar in 14 Tagen.',
  lineItems: [
    { kind: 'HEADING', description: 'Phase 1: Konzept, und was bis dahin beschlossen wurde' },
    item('Beratung und Konzeption der Markenarchitektur, einschließlich aller Abstimmungen'),
    item('Fahrt nach Lüneburg', { quantity: 182.5, unit: 'km', unitPrice: 0.3, tax: tax(7, 'S') }),
    { kind: 'TEXT', description: 'Druckkosten werden nach Aufwand berechnet.' },
    { kind: 'HEADING', description: '第2段階' },
    item('ロゴデザイン', { discount: { kind: 'AMOUNT', value: 50 }, tax: tax(0, 'AE') }),
    item('Seminar', {
      tax: tax(0, 'E', 'Umsatzsteuerfrei nach § 4 Nr. 21 UStG'),
      discount: { kind: 'PERCENT', value: 10 },
    }),
    item('Übersetzung', { quantity: 1_000_000, unit: 'word', unitPrice: 0.12, tax: tax(5.5, 'S') }),
    deduction('Abzüglich Anzahlungsrechnung RE-2026-10-0041 vom 1. Oktober 2026', 19, 500, 95),
    deduction('Abzüglich Anzahlungsrechnung RE-2026-10-0041 vom 1. Oktober 2026', 7, 20, 1.4),
  ],
}
const SPOKEN = sampleCases<[Language, Language?]>(
  [['pl', 'de'], ['ja']],
  [['en'], ['de'], ['ja'], ['de', 'en'], ['ja', 'en'], ['pl', 'de']],
)

describe.each(INVOICE_TEMPLATES)('%s with every feature at once', (template) => {
  it.each(sampleCases([true], [false, true]))(
    'has no overlapping text and omits nothing, with tax-inclusive prices: %p',
    async (pricesIncludeTax) => {
      for (const [language, secondLanguage] of SPOKEN)
        for (const paper of papersFor(1)) {
          const seller = { template, language, secondLanguage, paper, country: 'DE' }
          const view = createDocumentView(sourceOf(seller, { ...EVERYTHING, pricesIncludeTax }), {
            today: '2026-11-25',
          })
          const { pages } = readPdf(
            await (await renderInvoicePdf(view, '2026-11-25', { use: 'business', id: 1 })).bytes(),
          )
          for (const page of pages)
            expect([language, secondLanguage, paper, overlaps(page), outside(page, SIZES[paper])]).toEqual([
              ...[language, secondLanguage, paper, [], []],
            ])
          const drawn = plain(pages.flat().map(({ text }) => text))
          const said = [
            ...view.sums.flatMap(({ label, value }) => [label, value]),
            ...view.facts.flatMap(({ label, value }) => [label, value]),
            ...view.lines.flatMap((line) => [line.description, ...('amount' in line ? [line.amount] : [])]),
            ...view.reasons,
          ]
          expect(said.filter((text) => !drawn.includes(plain([text])))).toEqual([])
        }
    },
  )
})

it('recognises overlapping texts', () => {
  const at = (x: number, y: number) => ({ text: 'Ab', glyphs: [], x, y, width: 12, size: 9 })
  expect(overlaps([at(0, 0), at(10, 2)])).toHaveLength(1)
  expect(overlaps([at(0, 0), at(12, 2), at(0, 9)])).toEqual([])
})
