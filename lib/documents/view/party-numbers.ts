import type { BillTo } from '@/lib/clients/client-response'
import { formatIdentifier, getNumberCountry } from '@/lib/core/countries/identifiers'
import { findCountryCode } from '@/lib/core/geo/country-codes'
import { isLanguage } from '@/lib/core/languages'
import type { Seller } from '@/lib/documents/types'
import { FIRST_EDITION } from '@/lib/i18n/editions'
import type { DocumentMessages } from '@/lib/i18n/message-types'
import { interpolate } from '@/lib/i18n/texts'

/** Labels of the numbers in the messages of documents, by kind. */
const LABELS = { company: 'companyNumber', vat: 'vat', tax: 'taxNumber' } as const
type PrintedKind = keyof typeof LABELS

type PrintedNumber = [kind: PrintedKind, number: string | null]

interface Owner {
  /** ISO 3166-1 alpha-2; null if it is unknown. */
  country: string | null
  /** True if the business's own labels apply. */
  usesCustomLabels: boolean
}

const getLanguage = ({ lang }: DocumentMessages) => {
  const [language] = lang.split('-')
  return isLanguage(language) ? language : null
}

function formatNumber(
  kind: PrintedKind,
  number: string,
  { country, usesCustomLabels }: Owner,
  seller: Seller,
  words: DocumentMessages,
): string {
  const label = LABELS[kind]
  const language = getLanguage(words)
  const isCustom = usesCustomLabels && Boolean(seller.ownWords?.[language ?? 'en']?.[`seller.${label}`])
  const owner = getNumberCountry(country, kind, number)
  return isCustom || owner === null || words.edition === FIRST_EDITION
    ? interpolate(words.seller[label], { number })
    : formatIdentifier(owner, kind, number, language)
}

function formatNumbers(
  numbers: PrintedNumber[],
  owner: Owner,
  seller: Seller,
  words: DocumentMessages,
): string[] {
  const lines = numbers.flatMap(([kind, number]) =>
    number?.trim() ? [formatNumber(kind, number.trim(), owner, seller, words)] : [],
  )
  // A tax number may still be in the field of the register number, too. In some countries the VAT number is the register
  // number with an addition: "UID CHE-107.787.577 MWST".
  return [...new Set(lines)].filter((line) => !lines.some((other) => other.startsWith(`${line} `)))
}

/**
 * Formats the seller's numbers, each with its name in the country whose number it is, whatever the document's language.
 * A custom label wins, and without a country the name is the language's.
 */
export const formatSellerNumbers = (seller: Seller, words: DocumentMessages): string[] =>
  formatNumbers(
    [
      ['company', seller.regNumber],
      ['vat', seller.vat],
      ['tax', seller.taxNumber],
    ],
    { country: seller.place?.country ?? null, usesCustomLabels: true },
    seller,
    words,
  )

/** Formats the client's numbers like the seller's. A client without a country counts as one in the seller's. */
export function formatClientNumbers(client: BillTo, seller: Seller, words: DocumentMessages): string[] {
  const sellerCountry = seller.place?.country ?? null
  const country = client.country?.trim() ? (findCountryCode(client.country) ?? '') : sellerCountry
  return formatNumbers(
    [
      ['company', client.companyNumber],
      ['vat', client.vatNumber],
      ['tax', client.taxNumber],
    ],
    { country, usesCustomLabels: country === sellerCountry },
    seller,
    words,
  )
}
