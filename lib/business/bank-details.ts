import type { SettingsInput } from './schema'
import type { CurrentUser } from './types'

/** Where clients pay to. */
export const BANK_FIELDS = [
  'bankName',
  'accountNumber',
  'sortCode',
  'accountHolderName',
  'swiftCode',
  'iban',
] as const
export type BankDetails = Partial<Record<(typeof BANK_FIELDS)[number], string | null>>

/** Those of the bank details that a change names. */
export const bankPart = (patch: SettingsInput): BankDetails =>
  Object.fromEntries(
    BANK_FIELDS.flatMap((field) => (patch[field] === undefined ? [] : [[field, patch[field]]])),
  )

/** Whether a change moves where clients pay to. Nobody has paid to an account that is still being set up. */
export const movesMoney = (user: CurrentUser, patch: SettingsInput): boolean =>
  user.isOnboarded &&
  BANK_FIELDS.some((field) => patch[field] !== undefined && (patch[field] ?? '') !== (user[field] ?? ''))

/** Other bank details that an admin entered and that wait for an owner. */
export interface BankRequest {
  requestedBy: string
  /** An ISO instant. */
  at: string
  details: BankDetails
}
