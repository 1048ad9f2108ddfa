import type { Address } from '@/lib/core/geo/address-parts'
import { DEFAULT_DESIGN, HEX_COLOR, INVOICE_TEMPLATES } from '@/lib/business/design'
import { resolveLanguages } from '@/lib/core/languages'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import type { BillTo } from '@/lib/clients/types'
import { formatLegacyAddress } from '@/lib/clients/legacy-address'
import { toLocaleSettings } from '@/lib/i18n/resolve-messages'
import type { Seller } from './types'

// Documents are stored as JSON: seller and client when they leave DRAFT, everything when they are deleted. Stored
// JSON is never migrated, so every format that ever existed is read here. Unreadable parts are left out; no page
// fails.

/**
 * Current format. Unnumbered snapshots are older: format 1, possibly without the design. Format 2 added printed
 * addresses and the parts of the seller's address.
 */
export const SNAPSHOT_FORMAT = 2

/** Adds the format number to a snapshot. */
export const withFormat = <T extends object>(content: T): T & { format: number } => ({
  ...content,
  format: SNAPSHOT_FORMAT,
})

type JsonFields = Record<string, unknown>

/** Returns the fields of a snapshot in any format; none if it is no object. */
export function toFields(stored: unknown): JsonFields {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  const { format: _format, ...fields } = stored as JsonFields
  return fields
}

export const getText = (fields: JsonFields, name: string): string | null => {
  const value = fields[name]
  return typeof value === 'string' ? value : null
}

export const getTexts = <Name extends string>(fields: JsonFields, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, getText(fields, name)])) as Record<Name, string | null>

const SELLER = [
  'name',
  'address',
  'regNumber',
  'vat',
  'bankName',
  'bankAccountName',
  'bankAccountNumber',
  'bankSortCode',
  'bankIban',
  'bankSwift',
] as const

/** Parses the seller of a snapshot. The logo is stored separately. */
export function parseSeller(stored: unknown): Omit<Seller, 'logo'> {
  const fields = toFields(stored)
  const accent = getText(fields, 'accentColor')
  const printed = getTexts(fields, SELLER)
  return {
    ...printed,
    place: parsePlace(fields.place),
    printedAddress: getText(fields, 'printedAddress') ?? printed.address ?? '',
    // Snapshots without a language are in English.
    ...toLocaleSettings(resolveLanguages(getTexts(fields, ['language', 'secondLanguage'])), fields.ownWords),
    template: INVOICE_TEMPLATES.find((one) => one === fields.template) ?? DEFAULT_DESIGN.template,
    // Snapshots from before the choice existed are A4.
    ...(fields.paper === 'LETTER' && { paper: 'LETTER' }),
    accentColor: accent && HEX_COLOR.test(accent) ? accent : DEFAULT_DESIGN.accentColor,
  }
}

const PLACE = ['street', 'city', 'state', 'postalCode', 'country'] as const

const parsePlace = (stored: unknown): Address | null =>
  stored == null ? null : getTexts(toFields(stored), PLACE)

const BILL_TO = [
  'companyName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'postalCode',
  'country',
  'vatNumber',
] as const

/** Parses the client of a snapshot. */
export function parseBillTo(stored: unknown): BillTo {
  const fields = toFields(stored)
  const billTo = { name: getText(fields, 'name') ?? '', ...getTexts(fields, BILL_TO) }
  return {
    ...billTo,
    country: toIsoCountry(billTo.country),
    printedAddress: getText(fields, 'printedAddress') ?? formatLegacyAddress(billTo).join('\n'),
  }
}
