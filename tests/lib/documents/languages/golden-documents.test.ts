import { filterItems } from '@/lib/documents/line-items/line-kinds'
import { LANGUAGES, type Language } from '@/lib/core/languages'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { createInvoiceSource } from '@/tests/factories/invoice-source'
import { GOLDEN } from './golden-documents'

/** Returns the same invoice for every language: over 9,876.54, with hours, days and a price with four decimals. */
const source = (language: Language, country: string | null, over: object = {}) => {
  const one = createInvoiceSource({
    currency: 'EUR',
    taxRate: 7.5,
    lineItems: [
      { description: 'A', quantity: 2, unit: 'day', unitPrice: 4500 },
      { description: 'B', quantity: 7.25, unit: 'h', unitPrice: 25.7143 },
      { description: 'C', quantity: 1000.5, unit: 'km', unitPrice: 0.001 },
    ],
    ...over,
  })
  const place = { street: null, city: null, state: null, postalCode: null, country }
  return { ...one, seller: { ...one.seller, language, place, countryName: 'Anywhere' } }
}

function said(language: Language, country: string | null, over?: object) {
  const view = createDocumentView(source(language, country, over), { today: '2026-11-13' })
  const [days, hours, km] = filterItems(view.lines)
  return [
    view.lang,
    view.title,
    `${view.facts[0]!.label} ${view.facts[0]!.value}`,
    `${view.facts[1]!.label} ${view.facts[1]!.value}`,
    view.dueDate,
    view.dueText,
    `${view.words.quantity} ${[days, hours, km].map((line) => line!.quantity).join(', ')}`,
    `${view.unitPriceLabel} ${[days, hours, km].map((line) => line!.unitPrice).join(', ')}`,
    `${view.sums[0]!.label} ${view.sums[0]!.value}`,
    `${view.sums[1]!.label} ${view.sums[1]!.value}`,
    `${view.sums[2]!.label} ${view.total}`,
    view.billTo!.lines.at(-3),
  ].map((text) => text!.replace(/\u00a0/g, '_'))
}

it.each(Object.entries(GOLDEN))('formats one invoice in %s', (name, texts) => {
  const [language, country = null] = name.split('-') as [Language, string?]
  expect(said(language, country)).toEqual(texts)
})

it('covers every language', () => {
  expect(Object.keys(LANGUAGES).filter((code) => !(code in GOLDEN))).toEqual([])
})

it('formats amounts exactly, and yen without decimals', () => {
  const large = [{ description: 'A', quantity: 1, unitPrice: '123456789012.34' }]
  const of = (over: object) => createDocumentView(source('de', 'DE', over), { today: '2026-11-13' })
  expect(of({ lineItems: large, taxRate: 0 }).total).toBe('123.456.789.012,34\u00a0€')
  const yen = createDocumentView(source('ja', 'JP', { currency: 'JPY', taxRate: 10 }), {
    today: '2026-11-13',
  })
  expect([yen.total, filterItems(yen.lines)[1]!.unitPrice]).toEqual(['￥10,106', '￥25.7143'])
})

describe('a document in two languages', () => {
  const of = (language: Language, secondLanguage: Language) => {
    const one = source(language, null, { amountPaid: 5 })
    const seller = { ...one.seller, secondLanguage }
    return createDocumentView({ ...one, seller }, { today: '2026-11-13' })
  }

  it('labels everything twice, but amounts, dates and current states once', () => {
    const view = of('de', 'en')
    expect(view.words).toMatchObject({
      kind: 'Rechnung\u00a0/ Invoice',
      kindMark: 'RECHNUNG\u00a0/ INVOICE',
      total: 'Gesamtbetrag\u00a0/ Total',
      unitPrice: 'Einzelpreis\u00a0/ Unit Price',
      draftMark: 'ENTWURF',
      paidStamp: 'BEZAHLT',
      page: 'Seite {page} von {pages}',
    })
    expect(view.title).toBe('Rechnung INV-0042')
    expect(view.facts[1]).toEqual({ label: 'Fällig am\u00a0/ Due date', value: '16.11.2026' })
    expect(view.sums[1]).toMatchObject({ label: 'MwSt.\u00a0/ Tax (7,5\u00a0%)', value: '689,06\u00a0€' })
    expect(view.amountDueLabel).toBe('Zahlbetrag\u00a0/ Amount due')
    expect(view.dueText).toBe('Fällig in 3 Tagen')
    expect(view.payment.map(({ label }) => label)).toContain('Kontoinhaber\u00a0/ Account name')
    // Named as in the country whose number it is.
    expect(view.seller.lines.at(-1)).toBe('VAT Reg No GB 123 4567 89')
    expect(view.seller.lines.at(-2)).toBe('Registernummer\u00a0/ Company no. 08412345')
  })

  it('prints a label once if both languages share it', () => {
    expect(of('es', 'pt').words).toMatchObject({ beforeDiscount: 'Subtotal', total: 'Total' })
  })

  it('uses the first language’s formats, also in English', () => {
    const view = of('en', 'ja')
    expect(view).toMatchObject({ lang: 'en', total: '€9,876.49' })
    expect(view.sums[1]!.label).toBe('Tax\u00a0/ 税額 (7.5%)')
  })
})
