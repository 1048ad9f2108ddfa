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
export const pickBankDetails = (patch: SettingsInput): BankDetails =>
  Object.fromEntries(
    BANK_FIELDS.flatMap((field) => (patch[field] === undefined ? [] : [[field, patch[field]]])),
  )

/** Whether a change moves where clients pay to. Nobody has paid to an account that is still being set up. */
export const changesBankDetails = (user: CurrentUser, patch: SettingsInput): boolean =>
  user.isOnboarded &&
  BANK_FIELDS.some((field) => patch[field] !== undefined && (patch[field] ?? '') !== (user[field] ?? ''))

const ENDING_LENGTH = 4

/** A short description of the account for e-mails: `IBAN ending in 5678`; null if there is none. */
export function formatAccountEnding({ iban, accountNumber }: BankDetails): string | null {
  const named = [
    ['IBAN', iban],
    ['account number', accountNumber],
  ] as const
  const endings = named.flatMap(([name, value]) =>
    value ? [`${name} ending in ${value.slice(-ENDING_LENGTH)}`] : [],
  )
  return endings.join(', ') || null
}

/** Other bank details that an admin entered and that wait for an owner. */
export interface BankRequest {
  /** The id of a request for exactly these details: an answer names the request that was seen. */
  id: string
  requestedBy: string
  /** An ISO instant. */
  at: string
  details: BankDetails
}
