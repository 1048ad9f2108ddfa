import type { SettingsInput } from './schema'
import type { CurrentUser } from './user-response'

/** Bank account fields printed on invoices. */
export const BANK_FIELDS = [
  'bankName',
  'accountNumber',
  'sortCode',
  'accountHolderName',
  'swiftCode',
  'iban',
] as const
export type BankDetails = Partial<Record<(typeof BANK_FIELDS)[number], string | null>>

/** True if a patch changes the bank details after onboarding. Before that, nobody can have paid to the account yet. */
export const changesBankDetails = (user: CurrentUser, patch: SettingsInput): boolean =>
  user.isOnboarded &&
  BANK_FIELDS.some((field) => patch[field] !== undefined && (patch[field] ?? '') !== (user[field] ?? ''))

const ENDING_LENGTH = 4

/** Formats the account for emails: `IBAN ending in 5678`; null if there is none. */
export function formatAccountEnding({ iban, accountNumber }: BankDetails): string | null {
  const accounts = [
    ['IBAN', iban],
    ['account number', accountNumber],
  ] as const
  const endings = accounts.flatMap(([name, value]) =>
    value ? [`${name} ending in ${value.slice(-ENDING_LENGTH)}`] : [],
  )
  return endings.join(', ') || null
}
