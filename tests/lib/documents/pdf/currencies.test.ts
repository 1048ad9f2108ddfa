import { INVOICE_TEMPLATES } from '@/lib/business/design'
import { CURRENCIES } from '@/lib/core/currencies/currencies'
import { formatMoney } from '@/lib/core/money'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import { contains, readPdf, getPageText } from './read-pdf'
import { createSampleView } from './sample-invoices'

const pdfOf = async (of: InvoiceView) =>
  readPdf(await (await renderInvoicePdf(of, '2025-01-05', { use: 'business', id: 1 })).bytes())

afterAll(closeRenderer)

it('the PDF renders the symbol of every currency', async () => {
  const shown = CURRENCIES.map((code) => formatMoney(1, code))
  const pdf = await pdfOf(createSampleView(1, { notes: shown.join('\n') }))
  expect(shown.filter((text) => !contains(pdf, text))).toEqual([])
  expect(getPageText(...pdf.pages)).not.toContain('□')
})

it.each(INVOICE_TEMPLATES)('the PDF has room for the widest price and amount: %s', async (template) => {
  const line = { description: 'Messages', quantity: 1_000_000, unitPrice: 999_999.004125 }
  const wide = createSampleView(0, { currency: 'KWD', taxRate: 10, lineItems: [line] })
  const { pages } = await pdfOf({ ...wide, template })
  const texts = pages.flat()
  const [price, amount] = ['999,999.004125', '999,999,004,125.000'].map((figure) =>
    texts.find(({ text }) => text.includes(figure))!,
  )
  const description = texts.find(({ text }) => text.includes('Messages'))!
  expect(price!.x).toBeGreaterThan(description.x + 60)
  expect(amount!.x).toBeGreaterThan(price!.x + 60)
  expect(Math.max(...texts.map(({ x }) => x))).toBeLessThan(560)
})
