import { parseIdentifier } from '@/lib/core/countries/parse-identifier'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { contains, readPdf } from '../pdf/read-pdf'
import { createCountryDocuments } from './create-documents'
import { DOCUMENTS } from './sample-types'
import { COUNTRY_SAMPLES } from './samples'

afterAll(closeRenderer)

describe.each(COUNTRY_SAMPLES.map((sample) => [sample.name, sample] as const))('in %s', (_, sample) => {
  const documents = createCountryDocuments(sample)

  it.each(DOCUMENTS)('the PDF of the %s states what the law requires', async (name) => {
    const { issueDate } = documents[name]
    const view = createDocumentView(documents[name], { today: issueDate })
    const pdf = readPdf(await (await renderInvoicePdf(view, issueDate, { use: 'business', id: 1 })).bytes())
    const missing = sample.required.flatMap(({ item, source, texts }) =>
      (texts[name] ?? [])
        .filter((text) => !contains(pdf, text))
        .map((text) => `${item} (${source}): ${text}`),
    )
    expect(missing).toEqual([])
    expect(pdf.pages).toHaveLength(1)
  })

  it('has identification numbers that are valid', () => {
    const { seller, client, country } = sample
    const numbers = [seller.vat, client.vat].flatMap((number) => number ?? [])
    expect(numbers.filter((number) => parseIdentifier(country, 'vat', number).status === 'invalid')).toEqual(
      [],
    )
  })
})
