import type { Language } from '@/lib/core/languages'
import { createDocumentView } from '@/lib/documents/view/document-view'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import { createInvoiceSource } from '@/tests/factories/invoice-source'

const line = (unitPrice: number, over: object = {}) => ({ description: 'A', quantity: 3, unitPrice, ...over })
const deduction = { ...line(-678.25), quantity: 1, depositId: 9, depositTax: 128.87 }
const tenPercent = { kind: 'PERCENT', value: 10 } as const

/** Rows of a document in German, of a seller in Germany, in each edition. */
const ROWS: [string, Partial<InvoiceSource>, first: string[], second: string[]][] = [
  [
    'net prices',
    { lineItems: [line(100)] },
    ['Zwischensumme 300,00', 'MwSt. (19 %) 57,00', 'Gesamtbetrag 357,00'],
    ['Nettobetrag 300,00', 'MwSt. (19 %) 57,00', 'Gesamtbetrag 357,00'],
  ],
  [
    'a discount',
    { lineItems: [line(100)], discount: tenPercent },
    ['Zwischensumme 300,00', 'Rabatt (10 %) -30,00', 'MwSt. (19 %) 51,30', 'Gesamtbetrag 321,30'],
    [
      ...['Zwischensumme 300,00', 'Rabatt (10 %) −30,00', 'Nettobetrag 270,00'],
      ...['MwSt. (19 %) 51,30', 'Gesamtbetrag 321,30'],
    ],
  ],
  [
    'prices that include tax',
    { lineItems: [line(119)], pricesIncludeTax: true },
    ['Gesamtbetrag 357,00', 'Enthaltene MwSt. (19 %) 57,00'],
    ['Gesamtbetrag 357,00', 'Nettobetrag 300,00', 'Enthaltene MwSt. (19 %) 57,00'],
  ],
  [
    'two rates and a discount, including tax',
    {
      lineItems: [line(119), line(107, { tax: { rate: 7, category: 'S' } })],
      pricesIncludeTax: true,
      discount: tenPercent,
    },
    [
      ...['Zwischensumme 678,00', 'Rabatt (10 %) -67,80', 'Gesamtbetrag 610,20'],
      ...['Enthaltene MwSt. (19 %) auf 270,00 51,30', 'Enthaltene MwSt. (7 %) auf 270,00 18,90'],
    ],
    [
      ...['Zwischensumme 678,00', 'Rabatt (10 %) −67,80', 'Gesamtbetrag 610,20', 'Nettobetrag 540,00'],
      ...['Enthaltene MwSt. (19 %) auf 270,00 51,30', 'Enthaltene MwSt. (7 %) auf 270,00 18,90'],
    ],
  ],
  [
    'no tax, and a discount',
    { lineItems: [line(100)], discount: tenPercent, taxRate: 0, taxCategory: 'AE' },
    ['Zwischensumme 300,00', 'Rabatt (10 %) -30,00', 'Gesamtbetrag 270,00'],
    ['Zwischensumme 300,00', 'Rabatt (10 %) −30,00', 'Gesamtbetrag 270,00'],
  ],
  [
    'a final invoice with a discount, which comes before the deductions',
    { relation: 'FINAL', lineItems: [line(450), deduction], discount: { kind: 'PERCENT', value: 5 } },
    ['Zwischensumme 671,75', 'Rabatt -67,50', 'MwSt. (19 %) 114,81', 'Gesamtbetrag 719,06'],
    [
      ...['Zwischensumme 1.350,00', 'Rabatt (5 %) −67,50', 'Bereits berechnet −678,25'],
      ...['Nettobetrag 604,25', 'MwSt. (19 %) 114,81', 'Gesamtbetrag 719,06'],
    ],
  ],
  [
    'a final invoice without a discount',
    { relation: 'FINAL', lineItems: [line(450), deduction] },
    ['Zwischensumme 671,75', 'MwSt. (19 %) 127,63', 'Gesamtbetrag 799,38'],
    ['Nettobetrag 671,75', 'MwSt. (19 %) 127,63', 'Gesamtbetrag 799,38'],
  ],
]

const create = (language: Language, country: string | null, over: Partial<InvoiceSource>) => {
  const source = createInvoiceSource({ currency: 'EUR', taxRate: 19, lineItems: [line(100)], ...over })
  const place = { street: null, city: null, state: null, postalCode: null, country }
  const seller = { ...source.seller, place, ...(language !== 'en' && { language }) }
  return createDocumentView({ ...source, seller }, { today: '2026-11-13' })
}
const listRows = (view: ReturnType<typeof create>) =>
  view.sums.map(({ label, value }) => `${label} ${value}`.replace(/\u00a0€/g, '').replace(/\u00a0/g, ' '))

it.each(ROWS)('adds up %s', (_, over, first, second) => {
  expect(listRows(create('de', 'DE', { ...over, edition: 1 }))).toEqual(first)
  expect(listRows(create('de', 'DE', { ...over, edition: 2 }))).toEqual(second)
})

it('prints the tax of a deduction below it in edition 2, as the law of final invoices wants', () => {
  const note = (over: Partial<InvoiceSource>) => {
    const lineItems = [line(450), deduction]
    const item = create('de', 'DE', { relation: 'FINAL', lineItems, ...over }).lines[1]
    return item?.kind === 'ITEM' && (item.note ?? '').replace(/\u00a0/g, ' ')
  }
  expect(note({})).toBe('MwSt. (19 %): −128,87 €')
  expect(note({ pricesIncludeTax: true })).toBe('Enthaltene MwSt. (19 %): −128,87 €')
  expect(note({ edition: 1 })).toBe('')
})

it('keeps each date of a period and of a reference on one line in edition 2', () => {
  const values = (edition: number) => {
    const { facts } = create('nl', 'NL', {
      edition,
      kind: 'CREDIT_NOTE',
      source: { number: 'A-1', date: '2026-10-30' },
      serviceFrom: '2026-10-01',
      serviceUntil: '2026-10-28',
    })
    return facts.map(({ value }) => value.replace(/\u00a0/g, '_'))
  }
  expect(values(2).slice(-2)).toEqual(['A-1 van 30_okt_2026', '1_okt_2026 – 28_okt_2026'])
  expect(values(1).slice(-2)).toEqual(['A-1 van 30 okt 2026', '1 okt 2026 – 28 okt 2026'])
})

it('separates a minus sign from a currency code in edition 2', () => {
  const amount = (edition: number) => {
    const lineItems = [line(450), { ...deduction, unitPrice: -100 }]
    const item = create('de', 'CH', { edition, currency: 'CHF', lineItems }).lines[1]
    return item?.kind === 'ITEM' && item.amount.replace(/\u00a0/g, '_')
  }
  expect(amount(2)).toBe('CHF_−100.00')
  expect(amount(1)).toBe('CHF-100.00')
})

it.each([
  ['en', 'AU', 'BSB'],
  ['en', 'IN', 'IFSC'],
  ['en', 'CA', 'Transit and institution'],
  ['fr', 'CA', 'Transit et institution'],
  ['en', 'GB', 'Sort code'],
  ['en', 'US', 'Sort code'],
] as const)('names the code of a bank in %s, %s: %s', (language, country, label) => {
  expect(create(language, country, {}).payment.map((row) => row.label)).toContain(label)
})

it('prints no net amount for a seller in the United States', () => {
  const [, over] = ROWS[1]!
  const american = ['Subtotal €300.00', 'Discount (10%) −€30.00', 'Tax (19%) €51.30', 'Total €321.30']
  for (const country of [null, 'US']) expect(listRows(create('en', country, over))).toEqual(american)
  expect(listRows(create('en', 'GB', over))[2]).toBe('Net amount €270.00')
})

it.each([
  [
    'pl',
    'PL',
    ['−3', '−300,00', ['Razem netto −300,00', 'VAT (19%) −57,00', 'Razem brutto −357,00'], '−357,00'],
  ],
  [
    'es',
    'ES',
    ['−3', '−300,00', ['Base imponible −300,00', 'IVA (19 %) −57,00', 'Total −357,00'], '−357,00'],
  ],
  ['it', 'IT', ['3', '300,00', ['Imponibile 300,00', 'IVA (19%) 57,00', 'Totale 357,00'], '357,00']],
] as const)(
  'the sign of a credit note in %s tells the direction where the law wants it',
  (language, country, printed) => {
    const of = (over: Partial<InvoiceSource>) => {
      const view = create(language, country, over)
      const [item] = view.lines
      if (item?.kind !== 'ITEM') throw new Error('no item')
      const plain = (text: string) => text.replace(/\u00a0€/, '')
      return [item.quantity, plain(item.amount), listRows(view), plain(view.amountDue)]
    }
    expect(of({ kind: 'CREDIT_NOTE' })).toEqual(printed)
    expect(of({ kind: 'CREDIT_NOTE', edition: 1 })[3]).toBe('357,00')
    expect(of({})[3]).toBe('357,00')
  },
)

it('a negative credit note prints minutes as the clock time of its invoice', () => {
  const lineItems = [0.333333, 1.116667].map((quantity) => line(300, { quantity, unit: 'h' }))
  const list = (kind: 'CREDIT_NOTE' | 'INVOICE') =>
    create('es', 'ES', { kind, lineItems }).lines.map((one) => one.kind === 'ITEM' && one.quantity)
  expect(list('INVOICE')).toEqual(['0:20\u00a0h', '1:07\u00a0h'])
  expect(list('CREDIT_NOTE')).toEqual(['−0:20\u00a0h', '−1:07\u00a0h'])
})

it('names a French total with and without tax only where tax is charged', () => {
  const labels = (over: Partial<InvoiceSource>) => create('fr', 'FR', over).sums.map(({ label }) => label)
  expect(labels({})).toEqual(['Total HT', 'TVA (19\u00a0%)', 'Total TTC'])
  expect(labels({ taxRate: 0, taxCategory: 'E' })).toEqual(['Sous-total', 'Total'])
})

it('a credit note prints its reason in one line, other documents never', () => {
  const facts = (kind: 'CREDIT_NOTE' | 'INVOICE') =>
    create('es', 'ES', { kind, correctionReason: 'Devolución\nde mercancía' }).facts.map(
      ({ label, value }) => [label, value],
    )
  const reason = ['Motivo de la rectificación', 'Devolución de mercancía']
  expect(facts('CREDIT_NOTE')).toContainEqual(reason)
  expect(facts('INVOICE')).not.toContainEqual(reason)
})

it('uses a custom name of the subtotal and total wherever they are printed', () => {
  const ownWords = { de: { 'sheet.subtotal': 'Summe', 'sheet.total': 'Alles' } }
  const source = createInvoiceSource({
    currency: 'EUR',
    taxRate: 19,
    lineItems: [line(100)],
    discount: tenPercent,
  })
  const seller = { ...source.seller, language: 'de' as const, ownWords }
  const { sums } = createDocumentView({ ...source, seller }, { today: '2026-11-13' })
  expect([sums[0]!.label, sums.at(-1)!.label]).toEqual(['Summe', 'Alles'])
})

it('an invoice is a tax invoice where the law wants the words, if it charges tax', () => {
  const title = (country: string, over: Partial<InvoiceSource> = {}) => create('en', country, over).title
  expect(title('AU')).toBe('Tax invoice INV-0042')
  expect(title('AU', { taxRate: 0 })).toBe('Invoice INV-0042')
  expect(title('AU', { kind: 'CREDIT_NOTE' })).toBe('Adjustment note INV-0042')
  expect(title('AU', { relation: 'FINAL' })).toBe('Final tax invoice INV-0042')
  expect([title('GB'), title('US')]).toEqual(['Invoice INV-0042', 'Invoice INV-0042'])
})

it.each([
  ['AU', 'AUD', '$357.00'],
  ['IN', 'INR', '₹3,57,000.00'],
  ['IN', 'USD', 'US$357,000.00'],
  ['ZA', 'ZAR', 'R_357.00'],
  ['AE', 'AED', 'AED_357.00'],
  ['CA', 'CAD', '$357.00'],
  ['US', 'CAD', 'CA$357.00'],
  ['GB', 'JPY', '¥357'],
])('a seller in %s writes %s as %s', (country, currency, text) => {
  const unitPrice = country === 'IN' ? 100_000 : 100
  expect(create('en', country, { currency, lineItems: [line(unitPrice)] }).total.replace('\u00a0', '_')).toBe(
    text,
  )
})

it('addresses a Japanese company and person with their honorifics, in edition 2', () => {
  const billTo = (over: object, edition = 2) => {
    const { client } = createInvoiceSource()
    const view = create('ja', 'JP', { client: { ...client!, ...over }, edition })
    return [view.billTo!.name, view.billTo!.lines[0]]
  }
  const company = { companyName: '山田商事株式会社' }
  expect(billTo({ ...company, name: '山田商事株式会社' })[0]).toBe('山田商事株式会社 御中')
  expect(billTo({ ...company, name: '山田太郎' })).toEqual(['山田商事株式会社', '山田太郎 様'])
  expect(billTo({ companyName: null, name: '山田商事株式会社' })[0]).toBe('山田商事株式会社 御中')
  expect(billTo({ companyName: null, name: '山田太郎' })[0]).toBe('山田太郎 様')
  expect(billTo({ companyName: null, name: '山田太郎' }, 1)[0]).toBe('山田太郎')
  expect(billTo({ companyName: null, name: '山田商事株式会社' }, 1)[0]).toBe('山田商事株式会社')
})

it.each([
  ['K', 'Cessione intracomunitaria non imponibile', 'Cessione intracomunitaria, operazione non imponibile'],
  ['G', 'Esportazione non imponibile', 'Esportazione, operazione non imponibile'],
  ['O', 'Operazione fuori campo IVA', 'Operazione non soggetta a IVA'],
] as const)(
  'says in the words of Italian law that no tax is charged (%s), in edition 2',
  (taxCategory, ...reasons) => {
    const untaxed = { taxRate: 0, taxCategory }
    expect([1, 2].flatMap((edition) => create('it', 'IT', { ...untaxed, edition }).reasons)).toEqual(reasons)
  },
)
