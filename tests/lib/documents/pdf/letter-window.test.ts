import { INVOICE_TEMPLATES, type InvoiceTemplate } from '@/lib/business/design'
import {
  countWindowLines,
  getWindowPlace,
  LETTER_WINDOWS,
  resolveLetterWindow,
  toLetterSettings,
  type LetterWindow,
} from '@/lib/core/geo/letter-window'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import { readPdf, type PdfText } from './read-pdf'
import { createSampleSource, createSampleView } from './sample-invoices'

const MM = 25.4 / 72
const SENDER = 'Harbour & Pine Studio Ltd · 14 Wharf Lane · Bristol BS1 6TY'
/** As many lines as the smallest window of its kind shows. */
const clientFor = (window: LetterWindow) => ({
  companyName: 'Northwind Traders',
  name: 'Maria Kowalska',
  address: window === 'US_10' ? 'ul. Piotrkowska 12' : 'Hall 2\nul. Piotrkowska 12',
})

afterAll(closeRenderer)

async function firstPageOf(template: InvoiceTemplate, window: LetterWindow) {
  const { seller, client: sample } = createSampleSource(0)
  const paper = window === 'US_10' ? 'LETTER' : 'A4'
  const view = createSampleView(3, {
    seller: { ...seller, template, paper, ...toLetterSettings(window, true) },
    client: { ...sample!, ...clientFor(window) },
  })
  const pdf = await renderInvoicePdf(view, '2025-01-05', { use: 'business', id: 1 })
  const height = paper === 'A4' ? 297 : 279.4
  return readPdf(await pdf.bytes()).pages[0]!.map((text) => toMillimetres(text, height))
}

/** Measures a text from the top left corner of the sheet. Capitals are 0.72, descenders 0.22 of the size. */
const toMillimetres = ({ text, x, y, width, size }: PdfText, height: number) => ({
  text,
  left: x * MM,
  right: (x + width) * MM,
  top: height - (y + size * 0.72) * MM,
  bottom: height - (y - size * 0.22) * MM,
})

const windows = LETTER_WINDOWS.filter((window) => window !== 'NONE')

describe.each(INVOICE_TEMPLATES)('%s', (template) => {
  it.each(windows)('prints the address in the window, and nothing else: %s', async (window) => {
    const { window: visible, folds } = getWindowPlace(window)!
    const texts = await firstPageOf(template, window)
    const inside = texts.filter(
      ({ left, right, top, bottom }) =>
        left >= visible.left &&
        right <= visible.left + visible.width &&
        top >= visible.top &&
        bottom <= visible.top + visible.height,
    )
    const touching = texts.filter(
      ({ left, right, top, bottom }) =>
        left < visible.left + visible.width &&
        right > visible.left &&
        top < visible.top + visible.height &&
        bottom > visible.top,
    )
    const { companyName, name, address } = clientFor(window)
    const expected = [SENDER, companyName, name, ...address.split('\n'), 'Łódź, 90-001', 'Poland']
    const said = (parts: { text: string }[]) =>
      parts
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, '')
    expect(said(inside)).toBe(said(expected.map((text) => ({ text }))))
    expect(said(touching)).toBe(said(inside))
    for (const fold of folds) expect(visible.top + visible.height).toBeLessThan(fold)
  })
})

it('keeps the template’s place without a window', async () => {
  const plain = await firstPageOf('CLASSIC', 'NONE')
  expect(plain.some(({ text }) => text.includes('·') && text === SENDER)).toBe(false)
  expect(plain.find(({ text }) => text === 'Northwind Traders')).toBeDefined()
})

it('shows at least five lines of an address, six in Europe', () => {
  expect(windows.map((window) => countWindowLines(getWindowPlace(window)!))).toEqual([6, 6, 6, 6, 5])
})

it.each([
  [{ letterWindow: null, country: 'DE' }, 'DIN_5008_B'],
  [{ letterWindow: null, country: 'FR' }, 'C56_RIGHT'],
  [{ letterWindow: null, country: 'US' }, 'NONE'],
  [{ letterWindow: null, country: null }, 'NONE'],
  [{ letterWindow: 'NONE', country: 'DE' }, 'NONE'],
  [{ letterWindow: 'US_10', country: 'DE' }, 'US_10'],
])('chooses the window of %j', (stored, window) => expect(resolveLetterWindow(stored)).toBe(window))
