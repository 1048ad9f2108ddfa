import type { Address } from '@/lib/kernel/places/address-parts'
import { DEFAULT_DESIGN, HEX_COLOR, INVOICE_TEMPLATES } from '@/lib/business/design'
import { chosenLanguages } from '@/lib/kernel/languages'
import { isoCountry } from '@/lib/kernel/places/codes'
import type { BillTo } from '@/lib/parties/types'
import { printedBefore } from '@/lib/parties/printed-before'
import { speakerOf } from '@/lib/words/speech/spoken'
import type { Seller } from './types'

// What a document says is kept as JSON: its parties when it leaves DRAFT, all of it when it is gone. Whatever was written stays as
// it is, so that every form there ever was is read here. What can't be read is missing, and no page fails for it.

/**
 * The form written now. What names none was written before forms had numbers: it may lack the design, and is 1 otherwise. Before 2, no
 * address was written as it was printed, and none of the seller's in its parts.
 */
export const FORMAT = 2

/** A snapshot as it is written. */
export const inFormat = <T extends object>(content: T): T & { format: number } => ({
  ...content,
  format: FORMAT,
})

type Fields = Record<string, unknown>

/** The fields of a snapshot, of whatever form; none where it is no object. */
export function fieldsOf(stored: unknown): Fields {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  const { format: _format, ...fields } = stored as Fields
  return fields
}

export const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name]
  return typeof value === 'string' ? value : null
}

/** Several texts of a snapshot. */
export const textsIn = <Name extends string>(fields: Fields, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, textIn(fields, name)])) as Record<Name, string | null>

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
export function readSeller(stored: unknown): Omit<Seller, 'logo'> {
  const fields = fieldsOf(stored)
  const accent = textIn(fields, 'accentColor')
  const printed = textsIn(fields, SELLER)
  return {
    ...printed,
    place: placeOf(fields.place),
    printedAddress: textIn(fields, 'printedAddress') ?? printed.address ?? '',
    // What says nothing of it was written in English.
    ...speakerOf(chosenLanguages(textsIn(fields, ['language', 'secondLanguage'])), fields.ownWords),
    template: INVOICE_TEMPLATES.find((one) => one === fields.template) ?? DEFAULT_DESIGN.template,
    // What was issued before there was a choice lies on A4.
    ...(fields.paper === 'LETTER' && { paper: 'LETTER' }),
    accentColor: accent && HEX_COLOR.test(accent) ? accent : DEFAULT_DESIGN.accentColor,
  }
}

const PLACE = ['street', 'city', 'state', 'postalCode', 'country'] as const

const placeOf = (stored: unknown): Address | null =>
  stored == null ? null : textsIn(fieldsOf(stored), PLACE)

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
export function readBillTo(stored: unknown): BillTo {
  const fields = fieldsOf(stored)
  const billTo = { name: textIn(fields, 'name') ?? '', ...textsIn(fields, BILL_TO) }
  return {
    ...billTo,
    country: isoCountry(billTo.country),
    printedAddress: textIn(fields, 'printedAddress') ?? printedBefore(billTo).join('\n'),
  }
}
