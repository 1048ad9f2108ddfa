import path from 'node:path'
import { INVOICE_TEMPLATES } from '@/lib/business/design'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import { loadFaces } from '@/lib/documents/pdf/text/fonts'
import { TextLayout } from '@/lib/documents/pdf/text/text-layout'
import { createDocumentView } from '@/lib/documents/view/document-view'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import { createCountryDocuments } from '../countries/create-documents'
import { germany } from '../countries/samples/de'
import { getLineTexts, readPdf } from './read-pdf'

afterAll(closeRenderer)

const read = async (source: InvoiceSource) => {
  const view = createDocumentView(source, { today: source.issueDate })
  return readPdf(await (await renderInvoicePdf(view, source.issueDate, { use: 'business', id: 1 })).bytes())
}

it.each(INVOICE_TEMPLATES)('%s: a final invoice in two languages has one page', async (template) => {
  const { final } = createCountryDocuments({ ...germany, template })
  const seller = { ...final.seller, secondLanguage: 'en' as const }
  expect((await read({ ...final, seller })).pages).toHaveLength(1)
})

it('terms are beside the payment details where that saves a page, else below', async () => {
  const { invoice, final } = createCountryDocuments(germany)
  const isBeside = async (source: InvoiceSource) => {
    const [page] = (await read(source)).pages
    const title = page!.find(({ text }) => text === 'Bankverbindung')!
    return getLineTexts(page!, title).includes('Bedingungen und Hinweise')
  }
  expect([await isBeside(final), await isBeside(invoice)]).toEqual([true, false])
})

it('a deduction has an amount, with neither quantity nor unit price', async () => {
  const { final } = createCountryDocuments({ ...germany, template: 'COMPACT' })
  const texts = async (edition: number) => {
    const [page] = (await read({ ...final, edition })).pages
    const line = page!.find(({ text }) => text.startsWith('Abzüglich'))!
    return getLineTexts(page!, line)
      .slice(1)
      .map((text) => text.replaceAll('\u00a0', ' '))
  }
  expect(await texts(2)).toEqual(['MwSt. (19 %): −129,96 €', '19 %', '−684,00 €'])
  expect(await texts(1)).toEqual(['-1', '684,00 €', '19 %', '-684,00 €'])
})

it('breaks an email address after @ or a dot', async () => {
  const { sans } = await loadFaces(path.resolve('lib/documents/pdf/fonts'))
  const style = { size: 10, weight: 400, color: '#000000' } as const
  expect(new TextLayout(sans).wrap('accounts.payable@bookbinders.example', style, 110)).toEqual([
    'accounts.payable@',
    'bookbinders.example',
  ])
})
