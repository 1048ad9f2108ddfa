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

const ENDING = 4

/** Which account bank details name, as far as a mail says it: `IBAN ending in 5678`. Null where they name none. */
export function accountEnding({ iban, accountNumber }: BankDetails): string | null {
  const named = [
    ['IBAN', iban],
    ['account number', accountNumber],
  ] as const
  const endings = named.flatMap(([name, value]) =>
    value ? [`${name} ending in ${value.slice(-ENDING)}`] : [],
  )
  return endings.join(', ') || null
}

/** Other bank details that an admin entered and that wait for an owner. */
export interface BankRequest {
  /** Names just these details, asked for at this moment: whoever answers says what they saw. */
  id: string
  requestedBy: string
  /** An ISO instant. */
  at: string
  details: BankDetails
}
