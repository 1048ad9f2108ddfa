import type { SettingsValues } from '../user-values'

export const TABS = [
  { name: 'profile', label: 'Profile' },
  { name: 'company', label: 'Company' },
  { name: 'bank', label: 'Bank' },
  { name: 'integrations', label: 'Integrations' },
] as const
export type TabName = (typeof TABS)[number]['name']

/** The tab an address asks for; Profile when it asks for none. */
export const parseTab = (text: unknown): TabName => TABS.find(({ name }) => name === text)?.name ?? 'profile'

const DESIGN = new Set(['invoiceTemplate', 'accentColor'])
const BANK = new Set(['bankName', 'accountNumber', 'sortCode', 'accountHolderName', 'swiftCode', 'iban'])

/** Where a field stands. */
export function tabOf(field: keyof SettingsValues): TabName {
  if (field.startsWith('company') || DESIGN.has(field)) return 'company'
  if (field.startsWith('default')) return 'integrations'
  return BANK.has(field) ? 'bank' : 'profile'
}
