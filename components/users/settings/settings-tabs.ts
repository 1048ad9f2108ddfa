import type { SettingsValues } from '../user-values'

export const TABS = [
  { name: 'profile', label: 'Profile' },
  { name: 'company', label: 'Company' },
  { name: 'bank', label: 'Bank' },
  { name: 'invoices', label: 'Invoices' },
  { name: 'integrations', label: 'Integrations' },
] as const
export type TabName = (typeof TABS)[number]['name']

/** The tab an address asks for; Profile when it asks for none. */
export const parseTab = (text: unknown): TabName => TABS.find(({ name }) => name === text)?.name ?? 'profile'

const INVOICES = /^(default|invoice|nextInvoice|number|accent)/
const BANK = new Set(['bankName', 'accountNumber', 'sortCode', 'accountHolderName', 'swiftCode', 'iban'])

/** Where a field stands. */
export function tabOf(field: keyof SettingsValues): TabName {
  if (field.startsWith('company')) return 'company'
  if (INVOICES.test(field)) return 'invoices'
  return BANK.has(field) ? 'bank' : 'profile'
}
