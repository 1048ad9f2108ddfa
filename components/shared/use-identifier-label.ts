import { useLocale } from 'next-intl'
import { findIdentifier, getIdentifierName } from '@/lib/core/countries/identifiers'
import type { IdentifierKind } from '@/lib/core/countries/identifier-types'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { isLanguage } from '@/lib/core/languages'

/** Countries whose fields keep the labels of the specification. */
const SPECIFIED = ['US', 'GB']

/**
 * Returns a function that names an identification number as its country does, in the interface's language if the
 * country has several. `label` stays for the United States, the United Kingdom and countries without a name.
 */
export function useIdentifierLabel() {
  const locale = useLocale()
  const language = isLanguage(locale) ? locale : null
  return (country: string | null, kind: IdentifierKind, label: string): string =>
    findIdentifier(country, kind) && !SPECIFIED.includes(toIsoCountry(country ?? ''))
      ? getIdentifierName(country, kind, { language })
      : label
}
