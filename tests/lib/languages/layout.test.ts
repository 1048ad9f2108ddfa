import { INVOICE_TEMPLATES } from '@/lib/business/design'
import { LANGUAGES, type Language } from '@/lib/kernel/languages'
import { PAPERS } from '@/lib/kernel/places/paper'
import { documentView } from '@/lib/render/document-view'
import { closeRenderer, invoicePdf } from '@/lib/render/pdf/render'
import { invoiceSource } from '@/tests/factories/invoice-source'
import { readPdf, type Text } from '../pdf/read-pdf'
import { bundleWorker } from '../pdf/worker-bundle'

beforeAll(bundleWorker)
afterAll(closeRenderer)

const CODES = Object.keys(LANGUAGES) as Language[]
const SIZES = { A4: [595.28, 841.89], LETTER: [612, 792] }

async function pagesOf(seller: object, count: number, over: object = {}) {
  const one = invoiceSource({ purchaseOrder: 'PO-4711', amountPaid: 500, currency: 'EUR' })
  const lineItems = Array.from({ length: count }, (_, index) => ({
    ...{ description: `Item ${index + 1} of the work`, quantity: 1234.5, unit: 'month' },
    unitPrice: 1000 + index,
  }))
  const view = documentView(
    { ...one, ...over, lineItems, seller: { ...one.seller, ...seller } },
    { today: '2026-11-09' },
  )
  return readPdf(await (await invoicePdf(view, '2026-11-09', 'Ada')).bytes()).pages
}

/** Two texts of which one lies on the other: on lines that are nearer than a letter is high, at the same place. */
function overlaps(page: Text[]): string[] {
  // Of the mark that lies across a draft, and of what is turned, there is none here.
  const shown = page.filter(({ text }) => text.trim())
  return shown.flatMap((one, index) =>
    shown.slice(index + 1).flatMap((other) => {
      const high = Math.min(one.size, other.size) * 0.7
      const isBeside = Math.abs(one.y - other.y) >= high
      // Large letters stand closer together, also where one font takes over from another.
      const slack = Math.max(0.8, one.size * 0.06)
      const isApart = one.x + one.width <= other.x + slack || other.x + other.width <= one.x + slack
      return isBeside || isApart ? [] : [`${one.text} | ${other.text}`]
    }),
  )
}

const outside = (page: Text[], [width, height]: number[]) =>
  page
    .filter(({ x, y, width: wide }) => x < 0 || x + wide > width! || y < 0 || y > height!)
    .map(({ text }) => text)

// German and Polish have the longest words; Japanese has its own letters.
const LONGEST: Language[] = ['de', 'pl', 'ja']
const PAIRS: [Language, Language][] = [
  ['de', 'pl'],
  ['pl', 'fr'],
  ['ja', 'de'],
  ['nl', 'pt'],
]

describe.each(INVOICE_TEMPLATES)('%s', (template) => {
  it.each([1, 40, 200])('of %i lines: nothing lies on anything, in any language', async (count) => {
    for (const language of count === 1 ? CODES : LONGEST)
      for (const paper of count === 200 ? PAPERS.slice(-1) : PAPERS)
        for (const page of await pagesOf({ template, language, paper }, count))
          expect([language, paper, overlaps(page), outside(page, SIZES[paper])]).toEqual([
            ...[language, paper, [], []],
          ])
  })

  it.each([1, 40, 200])('of %i lines: nor in two of them', async (count) => {
    for (const [language, secondLanguage] of count === 200 ? PAIRS.slice(0, 1) : PAIRS)
      for (const paper of count === 200 ? PAPERS.slice(-1) : PAPERS)
        for (const page of await pagesOf({ template, language, secondLanguage, paper }, count))
          expect([language, secondLanguage, overlaps(page), outside(page, SIZES[paper])]).toEqual([
            ...[language, secondLanguage, [], []],
          ])
  })
})

it.each(INVOICE_TEMPLATES)(
  '%s: the first line stands right beneath its head, in two languages',
  async (template) => {
    for (const [language, secondLanguage] of PAIRS)
      for (const pricesIncludeTax of [false, true]) {
        const [page] = await pagesOf({ template, language, secondLanguage }, 1, { pricesIncludeTax })
        const { y } = page!.find(({ text }) => text.includes('Item 1 of'))!
        const above = page!.filter((one) => one.y > y + 2).map((one) => one.y - y)
        expect(Math.min(...above)).toBeLessThan(30)
      }
  },
)

it('the test sees what lies on something', () => {
  const at = (x: number, y: number) => ({ text: 'Ab', glyphs: [], x, y, width: 12, size: 9 })
  expect(overlaps([at(0, 0), at(10, 2)])).toHaveLength(1)
  expect(overlaps([at(0, 0), at(12, 2), at(0, 9)])).toEqual([])
})
