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

/** Lists the last characters of the account's numbers, for emails. */
export const listAccountEndings = (details: BankDetails) =>
  (['iban', 'accountNumber'] as const).flatMap((field) => {
    const value = details[field]
    return value ? [{ field, ending: value.slice(-ENDING_LENGTH) }] : []
  })
