import { INVOICE_TEMPLATES, type InvoiceTemplate } from '@/lib/business/design'
import { createInvoiceView, type InvoiceSource } from '@/lib/documents/view/invoice-view'
import { sampleCases } from '../../../factories/full-size'
import { findForeignLetters, OMEGA_MESSAGES, createWordlessSource } from '../../../factories/omega-messages'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import { listColours, contains, readPdf, getPageText } from './read-pdf'
import { createSampleSource, createSampleView } from './sample-invoices'

const bytesOf = async (
  template: InvoiceTemplate,
  lines = 4,
  over: Partial<InvoiceSource> = {},
  accentColor = '#b4235a',
) => {
  const seller = { ...createSampleSource(0).seller, template, accentColor }
  return (
    await renderInvoicePdf(createSampleView(lines, { ...over, seller }), '2025-01-05', {
      use: 'business',
      id: 1,
    })
  ).bytes()
}
const pdfOf = async (...parts: Parameters<typeof bytesOf>) => readPdf(await bytesOf(...parts))
afterAll(closeRenderer)

it('show the same content, each in its own layout', async () => {
  const files = await Promise.all(INVOICE_TEMPLATES.map((template) => pdfOf(template)))
  // Ignores line breaks in addresses and capitalization.
  const said = files.map((pdf) =>
    getPageText(...pdf.pages)
      .toLowerCase()
      .replace(/[·,]/g, ''),
  )
  const sorted = said.map((text) => [...text].sort().join(''))
  expect(new Set(sorted).size).toBe(1)
  for (const text of ['INV-0042', 'Northwind Traders', 'Subtotal', 'Item 4 of the work']) {
    const places = files.map((pdf) => {
      const one = pdf.pages[0]!.find((part) => part.text === text)!
      return `${one.x.toFixed(1)} ${one.y.toFixed(1)}`
    })
    expect([text, new Set(places).size]).toEqual([text, 3])
  }
})

it.each(INVOICE_TEMPLATES)('use the chosen accent colour: %s', async (template) => {
  const [red, green] = await Promise.all(
    ['#b4235a', '#216e45'].map(async (accent) => [...listColours(await bytesOf(template, 4, {}, accent))]),
  )
  expect(red).toContain('#b4235a')
  expect(red).not.toContain('#216e45')
  expect(green).toContain('#216e45')
})

it('use black text on a light accent and white on a dark one', async () => {
  const written = async (accent: string) => {
    const colours = listColours(await bytesOf('MODERN', 4, {}, accent))
    return ['#000000', '#ffffff'].filter((colour) => colours.has(colour))
  }
  expect(await written('#ffe600')).toEqual(['#000000'])
  expect(await written('#1f2937')).toEqual(['#ffffff'])
})

it.each(INVOICE_TEMPLATES)('stamp only paid and cancelled documents: %s', async (template) => {
  const marks = async (status: InvoiceSource['status']) => {
    const pdf = await pdfOf(template, 2, { status })
    return ['DRAFT', 'PAID', 'CANCELLED'].filter((mark) => contains(pdf, mark))
  }
  expect(await marks('DRAFT')).toEqual(['DRAFT'])
  expect(await marks('SENT')).toEqual([])
  expect(await marks('PAID')).toEqual(['PAID'])
  expect(await marks('CANCELLED')).toEqual(['CANCELLED'])
})

it.each(INVOICE_TEMPLATES)(
  'never split a row, and repeat the head and number the pages: %s',
  async (template) => {
    const lineItems = Array.from({ length: 60 }, (_, index) => ({
      description: `<${index}> first\n<${index}> second`,
      quantity: 1,
      unitPrice: 1,
    }))
    const { pages } = await pdfOf(template, 0, { lineItems })
    expect(pages.length).toBeGreaterThan(1)
    for (let index = 0; index < 60; index++) {
      const holding = pages.filter((page) => getPageText(page).includes(`<${index}>`))
      expect(holding).toHaveLength(1)
      expect(getPageText(holding[0]!)).toContain(`<${index}>second`)
    }
    pages.forEach((page, index) => {
      expect(getPageText(page)).toContain(`Page${index + 1}of${pages.length}`)
      if (getPageText(page).includes('first'))
        expect(getPageText(page)).toContain('DescriptionQuantityUnitPriceAmount')
    })
    const xs = pages.flat().map(({ x }) => x)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(35.9)
    expect(Math.max(...xs)).toBeLessThan(560)
    expect(Math.min(...pages.flat().map(({ y }) => y))).toBeGreaterThan(20)
  },
)

it.each(INVOICE_TEMPLATES)('render a fifth detail of any length: %s', async (template) => {
  const purchaseOrder = `${'W'.repeat(50)} ${'i'.repeat(49)}`
  const five = { invoiceType: 'RECURRING', paymentMethod: 'BANK_TRANSFER', purchaseOrder } as const
  const [first = []] = (await pdfOf(template, 4, five)).pages
  const drawn = first.filter(({ text }) => /^(W+|i+)$/.test(text))
  expect(drawn.map(({ text }) => text).join('')).toBe(purchaseOrder.replace(' ', ''))
  // Within the margins: at this size a W is about 7 points wide, an i 2.
  for (const { text, x } of drawn) expect(x + text.length * (text.startsWith('W') ? 7 : 2)).toBeLessThan(565)
  const labels = ['Issue date', 'Due date', 'Invoice type', 'Payment method', 'Purchase order']
  const places = labels.map((label) => first.find(({ text }) => text === label)!)
  const rows = new Set(places.map(({ y }) => y.toFixed(1)))
  expect([template, rows.size]).toEqual([template, 2])
})

it('fit most lines on a page when compact', async () => {
  const onFirstPage = async (template: InvoiceTemplate) =>
    (await pdfOf(template, 100)).pages[0]!.filter(({ text }) => /^Item \d+ of/.test(text)).length
  const [classic, modern, compact] = await Promise.all(INVOICE_TEMPLATES.map(onFirstPage))
  expect(compact).toBeGreaterThan(classic! * 1.3)
  expect(compact).toBeGreaterThan(modern!)
})

it('fit forty lines on the first page when compact', async () => {
  const { pages } = await pdfOf('COMPACT', 60)
  expect(pages[0]!.filter(({ text }) => /^Item \d+ of/.test(text)).length).toBeGreaterThanOrEqual(40)
})

it('use a serif font in the classic template only', async () => {
  const files = await Promise.all(INVOICE_TEMPLATES.map((template) => pdfOf(template)))
  expect(files.map(({ fonts }) => fonts.some(({ name }) => name.startsWith('SourceSerif')))).toEqual([
    ...[true, false, false],
  ])
})

it.each(INVOICE_TEMPLATES)('shrink figures in the trillions to fit: %s', async (template) => {
  const lineItems = [{ description: 'x', quantity: 1_000_000, unitPrice: 9_999_999_999 }]
  const { pages } = await pdfOf(template, 0, { lineItems, taxRate: 0 })
  const figure = pages[0]!.filter(({ text }) => text === '£9,999,999,999,000,000.00')
  expect(figure.length).toBeGreaterThan(1)
  expect(Math.min(...figure.map(({ x }) => x))).toBeGreaterThan(35)
  const client = pages[0]!.find(({ text }) => text === 'Northwind Traders')!
  const beside = figure.filter(({ y }) => Math.abs(y - client.y) < 40 && template === 'CLASSIC')
  for (const { x } of beside) expect(x).toBeGreaterThan(client.x + 80)
})

it.each(INVOICE_TEMPLATES)('contain only texts of their language: %s', async (template) => {
  for (const status of sampleCases(
    ['DRAFT', 'PAID'] as const,
    ['DRAFT', 'SENT', 'PAID', 'CANCELLED'] as const,
  )) {
    const lineItems = Array.from({ length: 60 }, () => ({ description: '3', quantity: 1, unitPrice: 100 }))
    for (const over of [{ lineItems }, { client: null, lineItems: [] }]) {
      const plain = createWordlessSource({ status, ...over })
      const drawn = createInvoiceView(
        { ...plain, seller: { ...plain.seller, template } },
        { today: '2026-11-09', words: OMEGA_MESSAGES },
      )
      const pdf = readPdf(
        await (await renderInvoicePdf(drawn, '2026-11-02', { use: 'business', id: 1 })).bytes(),
      )
      expect(findForeignLetters(getPageText(...pdf.pages))).toEqual([])
    }
  }
})
