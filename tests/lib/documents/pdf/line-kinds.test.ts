import { INVOICE_TEMPLATES } from '@/lib/business/design'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import { sampleCases } from '../../../factories/full-size'
import { readPdf, type PdfText } from './read-pdf'
import { createSampleSource, createSampleView } from './sample-invoices'

type Lines = InvoiceSource['lineItems']
const pdfOf = async (template: (typeof INVOICE_TEMPLATES)[number], lineItems: Lines) => {
  const { seller } = createSampleSource(1)
  const shown = createSampleView(1, {
    lineItems,
    seller: { ...seller, template },
    notes: null,
    termsAndConditions: null,
  })
  return readPdf(await (await renderInvoicePdf(shown, '2025-01-05', { use: 'business', id: 1 })).bytes())
}
const items = (count: number, name: string): Lines =>
  Array.from({ length: count }, (_, index) => ({
    description: `${name} ${index + 1}`,
    quantity: 1,
    unitPrice: 100,
  }))

const has = (texts: PdfText[], wanted: string) => texts.some(({ text }) => text === wanted)

afterAll(closeRenderer)

describe.each(INVOICE_TEMPLATES)('%s', (template) => {
  it('renders headings and texts across the table, without figures', async () => {
    const { pages } = await pdfOf(template, [
      { kind: 'HEADING', description: 'Design' },
      ...items(2, 'Work'),
      { kind: 'TEXT', description: 'Two rounds of changes.\nFurther ones by the hour.' },
    ])
    const texts = pages[0]!
    const on = (text: string) =>
      texts.filter(({ y }) => Math.abs(y - texts.find((one) => one.text === text)!.y) < 3)
    for (const text of ['Design', 'Two rounds of changes.', 'Further ones by the hour.'])
      expect(on(text).map((one) => one.text)).toEqual([text])
    expect(on('Work 2').map((one) => one.text)).toContain('£100.00')
  })

  it('never leaves a heading at the end of a page', async () => {
    const whole = await pdfOf(template, items(60, 'Before'))
    const onFirst = whole.pages[0]!.filter(({ text }) => /^Before \d+$/.test(text)).length
    // Positions where the heading fits on the page but the next line doesn't, with one or two lines left.
    const every = Array.from({ length: 15 }, (_, step) => 18 + 2 * step)
    let moved = 0
    for (const count of sampleCases([onFirst - 2, onFirst - 1], [onFirst - 2, onFirst - 1, ...every])) {
      const { pages } = await pdfOf(template, [
        ...items(count, 'Before'),
        { kind: 'HEADING', description: 'The second part' },
        ...items(12, 'After'),
      ])
      const at = pages.findIndex((texts) => has(texts, 'The second part'))
      expect([count, has(pages[at]!, 'After 1')]).toEqual([count, true])
      if (!has(pages[at]!, 'Before 1')) moved++
    }
    expect(moved).toBeGreaterThan(0)
  })

  it('continues a long text on the next page without losing any of it', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => `Row ${index + 1} of it`)
    const { pages } = await pdfOf(template, [
      ...items(3, 'Work'),
      { kind: 'TEXT', description: rows.join('\n') },
    ])
    expect(rows.filter((row) => !pages.some((texts) => has(texts, row)))).toEqual([])
    expect(pages.filter((texts) => texts.some(({ text }) => text.endsWith('of it'))).length).toBeGreaterThan(
      1,
    )
  })
})
