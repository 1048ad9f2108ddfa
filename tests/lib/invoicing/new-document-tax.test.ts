import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import type { Tax } from '@/lib/core/tax/categories'
import { findOfferedRate, getNewDocumentTax } from '@/lib/invoicing/new-document-tax'

const taxRate = (rate: number, over: Partial<TaxRate> = {}): TaxRate => ({
  id: rate,
  name: `VAT ${rate}%`,
  rate,
  category: 'S',
  reason: null,
  isDefault: false,
  ...over,
})
const tax = (rate: number, category: Tax['category'] = null): Tax => ({ rate, category, reason: null })
const NEW = { taxes: [], defaultTaxRate: 0, lastTax: null }

describe('the tax of a new document', () => {
  it('is the default tax, whatever was charged last', () => {
    const small = taxRate(0, { category: 'E', isDefault: true })
    expect(getNewDocumentTax({ taxes: [taxRate(20), small], defaultTaxRate: 0, lastTax: tax(20) })).toBe(
      small,
    )
    expect(getNewDocumentTax({ ...NEW, defaultTaxRate: 5, lastTax: tax(20) })).toEqual(tax(5))
  })

  it('is that of the last document where there is no default', () => {
    const grouped = { ...tax(14.975, 'S'), parts: [{ name: 'GST', rate: 5, compound: false, number: null }] }
    expect(getNewDocumentTax({ ...NEW, lastTax: tax(20) })).toEqual(tax(20))
    expect(getNewDocumentTax({ ...NEW, lastTax: grouped })).toEqual(grouped)
    expect(getNewDocumentTax(NEW)).toEqual(tax(0))
  })

  it('does not repeat a reverse charge, which depends on the client', () => {
    expect(getNewDocumentTax({ ...NEW, lastTax: tax(0, 'AE') })).toEqual(tax(0))
  })
})

describe('the standard rate', () => {
  const place = { street: null, city: null, state: null, postalCode: null, country: 'UK' }
  const OFFERED = { ...NEW, seller: { vat: 'GB123456789', place }, texts: [null, 'Payment in 14 days'] }
  const withCountry = (country: string) => ({
    ...OFFERED,
    seller: { ...OFFERED.seller, place: { ...place, country } },
  })

  it('is offered to a business with a VAT number that charges no tax yet', () => {
    expect(findOfferedRate(OFFERED)).toEqual({ tax: 'VAT', rate: 20 })
    expect(findOfferedRate({ ...OFFERED, lastTax: tax(0) })).toEqual({ tax: 'VAT', rate: 20 })
    expect(findOfferedRate(withCountry('JP'))).toEqual({ tax: 'CONSUMPTION_TAX', rate: 10 })
  })

  it.each([
    ['without a VAT number', { ...OFFERED, seller: { vat: null, place } }],
    ['after a document with tax', { ...OFFERED, lastTax: tax(20) }],
    ['after an exempt document', { ...OFFERED, lastTax: tax(0, 'E') }],
    ['with a default rate', { ...OFFERED, defaultTaxRate: 5 }],
    ['with taxes of its own', { ...OFFERED, taxes: [taxRate(0, { category: 'E' })] }],
    ['with an exemption in the default texts', { ...OFFERED, texts: ['Steuerfrei nach § 19 UStG'] }],
    ['in the United States', withCountry('US')],
    ['in Canada, where the rate depends on the province', withCountry('CA')],
    ['in India, which has rates of two taxes', withCountry('IN')],
  ])('is not offered %s', (_, source) => {
    expect(findOfferedRate(source)).toBeNull()
  })
})
