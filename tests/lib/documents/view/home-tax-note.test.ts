import fc from 'fast-check'
import type { Language } from '@/lib/core/languages'
import { findTaxCurrency } from '@/lib/core/tax/home-currency'
import { createDocumentView } from '@/lib/documents/view/document-view'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import { createInvoiceSource, SELLER } from '@/tests/factories/invoice-source'

const NO_PLACE = { street: null, city: null, state: null, postalCode: null }

interface Options extends Partial<InvoiceSource> {
  country?: string
  language?: Language
  secondLanguage?: Language
}

/** Notes of an invoice over 1,000 USD, at 19 % and 0.9123. */
const listNotes = ({ country = 'DE', language = 'en', secondLanguage, ...over }: Options = {}): string[] => {
  const taxCurrency = findTaxCurrency(country) ?? undefined
  const seller = { ...SELLER, language, secondLanguage, place: { ...NO_PLACE, country }, taxCurrency }
  const source = createInvoiceSource({
    currency: 'USD',
    taxRate: 19,
    lineItems: [{ description: 'Design', quantity: 1, unitPrice: 1000 }],
    exchangeRate: 0.9123,
    exchangeRateDate: '2026-11-27',
    seller,
    ...over,
  })
  return createDocumentView(source, { today: '2026-11-27' }).reasons.map((note) =>
    note.replaceAll('\u00a0', ' '),
  )
}

it.each<[Language, string]>([
  ['en', 'VAT (19%): €173.34 (1 USD = 0.9123 EUR, 27 November 2026)'],
  ['de', 'MwSt. (19 %): 173,34 € (1 USD = 0,9123 EUR, 27.11.2026)'],
  ['es', 'IVA (19 %): 173,34 € (1 USD = 0,9123 EUR, 27 nov 2026)'],
  ['fr', 'TVA (19 %) : 173,34 € (1 USD = 0,9123 EUR, 27 nov. 2026)'],
  ['it', 'IVA (19%): 173,34 € (1 USD = 0,9123 EUR, 27 nov 2026)'],
  ['ja', '税額（19%）：€173.34（1 USD = 0.9123 EUR、2026/11/27）'],
  ['nl', 'Btw (19%): € 173,34 (1 USD = 0,9123 EUR, 27 nov 2026)'],
  ['pl', 'VAT (19%): 173,34 € (1 USD = 0,9123 EUR, 27 lis 2026)'],
  ['pt', 'IVA (19%): 173,34 € (1 USD = 0,9123 EUR, 27/11/2026)'],
  ['sv', 'Moms (19 %): 173,34 € (1 USD = 0,9123 EUR, 27 nov. 2026)'],
])('states the tax in the currency of the seller’s country in %s', (language, note) =>
  expect(listNotes({ language })).toEqual([note]),
)

it('names the tax in both languages of a bilingual document', () =>
  expect(listNotes({ language: 'de', secondLanguage: 'fr' })).toEqual([
    'MwSt. / TVA (19 %): 173,34 € (1 USD = 0,9123 EUR, 27.11.2026)',
  ]))

const TWO_RATES: Partial<InvoiceSource> = {
  lineItems: [
    { description: 'Design', quantity: 1, unitPrice: 100.1 },
    { description: 'Book', quantity: 1, unitPrice: 10, tax: { rate: 7 } },
    { description: 'Abroad', quantity: 1, unitPrice: 50, tax: { rate: 0, category: 'AE' } },
  ],
}

it.each<[name: string, options: Options, note: string]>([
  [
    'each rate, and their sum',
    TWO_RATES,
    'VAT (19%) on €91.32: €17.35 · VAT (7%) on €9.12: €0.64 · Total VAT: €17.99 (1 USD = 0.9123 EUR, 27 November 2026)',
  ],
  [
    'the net amount in the United Kingdom',
    { country: 'GB', exchangeRate: 0.79 },
    'VAT (19%) on £790.00: £150.10 (1 USD = 0.79 GBP, 27 November 2026)',
  ],
  [
    'all totals in Singapore',
    { country: 'SG', exchangeRate: 1.35, taxRate: 9 },
    'Net amount: $1,350.00 · GST (9%): $121.50 · Total: $1,471.50 (1 USD = 1.35 SGD, 27 November 2026)',
  ],
  [
    'whole yen in Japan',
    { country: 'JP', exchangeRate: 149.325, taxRate: 10 },
    'Tax (10%): ¥14,933 (1 USD = 149.325 JPY, Nov 27, 2026)',
  ],
  [
    'a negative tax where corrections are negative',
    { country: 'PL', kind: 'CREDIT_NOTE', exchangeRate: 3.9 },
    'VAT (19%): −PLN 741.00 (1 USD = 3.9 PLN, 27 November 2026)',
  ],
  [
    'a credit note elsewhere',
    { kind: 'CREDIT_NOTE' },
    'VAT (19%): €173.34 (1 USD = 0.9123 EUR, 27 November 2026)',
  ],
  [
    'tax that prices include',
    { pricesIncludeTax: true, lineItems: [{ description: 'Design', quantity: 1, unitPrice: 1190 }] },
    'VAT (19%): €173.34 (1 USD = 0.9123 EUR, 27 November 2026)',
  ],
])('states %s', (_, options, note) => {
  const plain = (text: string) => text.replaceAll(' ', '')
  expect(plain(listNotes(options)[0] ?? '')).toBe(plain(note))
})

it.each<[name: string, options: Options]>([
  ['in the currency of the country', { currency: 'EUR' }],
  ['of a country without such a law', { country: 'CH' }],
  ['without tax', { taxRate: 0 }],
  ['that is a quote', { kind: 'QUOTE' }],
  ['that is a pro forma invoice', { kind: 'PROFORMA' }],
  ['without a rate', { exchangeRate: null }],
  ['without the day of its rate', { exchangeRateDate: null }],
  [
    'whose tax was all billed before',
    { taxes: [{ category: 'S', rate: 19, reason: null, taxable: 0, tax: 0 }] },
  ],
])('states no tax in the home currency on a document %s', (_, options) => {
  const amounts = options.taxes ? { subtotal: 0, taxAmount: 0, totalAmount: 0 } : {}
  const lineItems = options.taxes
    ? [{ description: 'Design', quantity: 1, unitPrice: 0, amount: 0 }]
    : undefined
  const notes = listNotes({ ...options, ...amounts, ...(lineItems && { lineItems }) })
  expect(notes.filter((note) => note.includes('=') && note.includes('1 '))).toEqual([])
})

/** Rounds half up in whole numbers: amount in cents times a rate of ten decimals, in cents. */
const convertCents = (cents: bigint, rate: bigint): bigint =>
  (cents * rate * 2n + 10n ** 10n) / (2n * 10n ** 10n)

const toText = (cents: bigint): string =>
  `€${(cents / 100n).toLocaleString('en-US')}.${String(cents % 100n).padStart(2, '0')}`

it('converts and adds up any taxes exactly', () => {
  const cents = fc.bigInt(1n, 10n ** 11n)
  const rates = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(
      rates,
      fc.array(cents, { minLength: 4, maxLength: 4 }),
      fc.bigInt(1n, 10n ** 13n),
      (rates, amounts, rate) => {
        const taxes = rates.map((percent, index) => ({
          category: null,
          rate: percent,
          reason: null,
          taxable: 1,
          tax: `${amounts[index]! / 100n}.${String(amounts[index]! % 100n).padStart(2, '0')}`,
        }))
        const exchangeRate = `${rate / 10n ** 10n}.${String(rate % 10n ** 10n).padStart(10, '0')}`
        const [note = ''] = listNotes({
          exchangeRate,
          taxes,
          subtotal: 1,
          taxAmount: 1,
          totalAmount: 1,
          lineItems: [{ description: 'Design', quantity: 1, unitPrice: 1, amount: 1 }],
        })
        const converted = rates.map((_, index) => convertCents(amounts[index]!, rate))
        const total = converted.reduce((sum, one) => sum + one, 0n)
        const expected = [...converted, ...(rates.length > 1 ? [total] : [])].map(toText)
        expect([...note.matchAll(/: (€[\d,.]+)/g)].map(([, amount]) => amount)).toEqual(expected)
      },
    ),
  )
})
