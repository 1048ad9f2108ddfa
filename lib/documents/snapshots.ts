import { DEFAULT_DESIGN, HEX_COLOR, INVOICE_TEMPLATES } from '@/lib/business/design'
import type { BillTo } from '@/lib/parties/types'
import type { Seller } from './types'

// What a document says is kept as JSON: its parties when it leaves DRAFT, all of it when it is gone. Whatever was written stays as
// it is, so that every form there ever was is read here. What can't be read is missing, and no page fails for it.

/** The form written now. What names none was written before forms had numbers: it may lack the design, and is the same otherwise. */
export const FORMAT = 1

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

const texts = <Name extends string>(fields: Fields, names: readonly Name[]) =>
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
  return {
    ...texts(fields, SELLER),
    template: INVOICE_TEMPLATES.find((one) => one === fields.template) ?? DEFAULT_DESIGN.template,
    accentColor: accent && HEX_COLOR.test(accent) ? accent : DEFAULT_DESIGN.accentColor,
  }
}

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
  return { name: textIn(fields, 'name') ?? '', ...texts(fields, BILL_TO) }
}
