import { findStandardRate, type StandardRate } from '@/lib/business/taxes/countries'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import { isCharged, type Tax } from '@/lib/core/tax/categories'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import type { Seller } from '@/lib/documents/types'
import { mentionsTaxExemption } from '@/lib/presend-check/document-facts'

interface TaxSource {
  /** Taxes of the business. */
  taxes: TaxRate[]
  /** Percent, from the invoice defaults; 0 if none was chosen. */
  defaultTaxRate: number
  /** Tax of the last document, if there is one. */
  lastTax: Tax | null
}

/**
 * Returns the tax of a new document: the default tax, otherwise what the last document charged. A tax that is not
 * charged is not repeated, because it depends on the client.
 */
export function getNewDocumentTax({ taxes, defaultTaxRate, lastTax }: TaxSource): Tax {
  const chosen = taxes.find(({ isDefault }) => isDefault)
  if (chosen) return chosen
  const repeated = defaultTaxRate === 0 && lastTax && isCharged(lastTax.category) ? lastTax : null
  return repeated ?? { rate: defaultTaxRate, category: null, reason: null }
}

interface OfferSource extends TaxSource {
  seller: Pick<Seller, 'vat' | 'place'>
  /** Default notes and terms. */
  texts: (string | null)[]
}

/**
 * Returns the standard rate to offer a business that has a VAT number and starts without tax; null if its own taxes,
 * its last document or its default texts say why it charges none.
 */
export function findOfferedRate({ seller, texts, ...source }: OfferSource): StandardRate | null {
  const { taxes, lastTax } = source
  if (!seller.vat || getNewDocumentTax(source).rate > 0 || taxes.length > 0 || lastTax?.category) return null
  return mentionsTaxExemption(texts.join('\n')) ? null : findStandardRate(toIsoCountry(seller.place?.country))
}
