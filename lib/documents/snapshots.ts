import type { Address } from '@/lib/core/geo/address-parts'
import { DEFAULT_DESIGN, HEX_COLOR, INVOICE_TEMPLATES } from '@/lib/business/design'
import { resolveLanguages } from '@/lib/core/languages'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import type { BillTo } from '@/lib/clients/types'
import { formatLegacyAddress } from '@/lib/clients/legacy-address'
import { toLocaleSettings } from '@/lib/i18n/resolve-messages'
import type { Seller } from './types'

// What a document says is kept as JSON: its parties when it leaves DRAFT, all of it when it is gone. Whatever was written stays as
// it is, so that every form there ever was is read here. What can't be read is missing, and no page fails for it.

/**
 * The form written now. What names none was written before forms had numbers: it may lack the design, and is 1 otherwise. Before 2, no
 * address was written as it was printed, and none of the seller's in its parts.
 */
export const SNAPSHOT_FORMAT = 2

/** A snapshot as it is written. */
export const withFormat = <T extends object>(content: T): T & { format: number } => ({
  ...content,
  format: SNAPSHOT_FORMAT,
})

type JsonFields = Record<string, unknown>

/** The fields of a snapshot, of whatever form; none where it is no object. */
export function toFields(stored: unknown): JsonFields {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  const { format: _format, ...fields } = stored as JsonFields
  return fields
}

export const getText = (fields: JsonFields, name: string): string | null => {
  const value = fields[name]
  return typeof value === 'string' ? value : null
}

/** Several texts of a snapshot. */
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

/** The seller of a snapshot. The logo lies beside it, in a row of its own. */
export function parseSeller(stored: unknown): Omit<Seller, 'logo'> {
  const fields = toFields(stored)
  const accent = getText(fields, 'accentColor')
  const printed = getTexts(fields, SELLER)
  return {
    ...printed,
    place: parsePlace(fields.place),
    printedAddress: getText(fields, 'printedAddress') ?? printed.address ?? '',
    // What says nothing of it was written in English.
    ...toLocaleSettings(resolveLanguages(getTexts(fields, ['language', 'secondLanguage'])), fields.ownWords),
    template: INVOICE_TEMPLATES.find((one) => one === fields.template) ?? DEFAULT_DESIGN.template,
    // What was issued before there was a choice lies on A4.
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

/** Whom a snapshot is addressed to. */
export function parseBillTo(stored: unknown): BillTo {
  const fields = toFields(stored)
  const billTo = { name: getText(fields, 'name') ?? '', ...getTexts(fields, BILL_TO) }
  return {
    ...billTo,
    country: toIsoCountry(billTo.country),
    printedAddress: getText(fields, 'printedAddress') ?? formatLegacyAddress(billTo).join('\n'),
  }
}
