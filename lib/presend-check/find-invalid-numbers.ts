import 'server-only'
import { detectIdentifierKind, resolveIdentifierKind } from '@/lib/core/countries/identifiers'
import type { IdentifierKind } from '@/lib/core/countries/identifier-types'
import { parseIdentifier } from '@/lib/core/countries/parse-identifier'
import { findCountryCode } from '@/lib/core/geo/country-codes'
import type { CheckedBusiness, CheckedClient, CheckedDocument, InvalidNumber } from './types'

/** Kinds whose formats are known well enough to reject others. Of other kinds only wrong check digits count. */
const WITH_KNOWN_FORM: IdentifierKind[] = ['vat', 'tax']

/** Lists the printed identification numbers that break the rules of their country. */
export function findInvalidNumbers(
  { seller }: Pick<CheckedDocument, 'seller'>,
  business: Pick<CheckedBusiness, 'country'>,
  client: CheckedClient,
): InvalidNumber[] {
  const ofClient = findCountryCode(client.country)
  const numbers = [
    { field: 'seller.vat', country: business.country, kind: 'vat', number: seller.vat },
    { field: 'seller.taxNumber', country: business.country, kind: 'tax', number: seller.taxNumber },
    { field: 'seller.regNumber', country: business.country, kind: 'company', number: seller.regNumber },
    { field: 'client.vatNumber', country: ofClient, kind: 'vat', number: client.vatNumber },
    { field: 'client.taxNumber', country: ofClient, kind: 'tax', number: client.taxNumber },
    { field: 'client.companyNumber', country: ofClient, kind: 'company', number: client.companyNumber },
  ] as const
  return numbers.flatMap(({ field, country, kind: stored, number }) => {
    const kind = resolveIdentifierKind(country, detectIdentifierKind(country, stored, number ?? ''))
    const parsed = parseIdentifier(country, kind, number ?? '')
    if (parsed.status !== 'invalid') return []
    const isSure = parsed.reason === 'check-digits' || WITH_KNOWN_FORM.includes(kind)
    return isSure ? [{ field, kind }] : []
  })
}
