import path from 'node:path'
import { INVOICE_TEMPLATES, type InvoiceTemplate } from '@/lib/business/design'
import { InvoicePdf } from '@/lib/documents/pdf/layout/document'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import { loadFaces } from '@/lib/documents/pdf/text/fonts'
import { readPdf, type PdfText } from './read-pdf'
import { createSampleSource, createSampleView } from './sample-invoices'

const FONTS = path.resolve('lib/documents/pdf/fonts')

const viewOf = (template: InvoiceTemplate, lines: number) => {
  const { seller } = createSampleSource(0)
  return createSampleView(lines, { seller: { ...seller, template } })
}

const has = (page: PdfText[], wanted: string | RegExp) =>
  page.some(({ text }) => (typeof wanted === 'string' ? text === wanted : wanted.test(text)))

afterAll(closeRenderer)

it.each<[InvoiceTemplate, { onePage: number; twoPages: number }]>([
  ['CLASSIC', { onePage: 14, twoPages: 53 }],
  ['MODERN', { onePage: 13, twoPages: 51 }],
  ['COMPACT', { onePage: 38, twoPages: 89 }],
])('%s: rows close up where that saves a page', async (template, { onePage, twoPages }) => {
  const faces = await loadFaces(FONTS, '', true)
  const countPages = (lines: number): number =>
    InvoicePdf({ view: viewOf(template, lines), logo: null, faces, createdAt: new Date(0) }).props.children
      .length
  expect([onePage, onePage + 1, twoPages].map(countPages)).toEqual([1, 2, 2])
})

it.each(INVOICE_TEMPLATES)('%s: totals and payment details stay together, with a line', async (template) => {
  for (const lines of [10, 12, 35, 36, 44]) {
    const pdf = await renderInvoicePdf(viewOf(template, lines), '2025-01-05', { use: 'business', id: 1 })
    const { pages } = readPdf(await pdf.bytes())
    const page = pages.find((texts) => has(texts, 'Subtotal'))!
    expect([lines, has(page, /^Item \d/), has(page, '12345678')]).toEqual([lines, true, true])
  }
})
