import type { SettingsValues } from '../user-values'

/** `fields` is how the names of those begin that stand there; all others stand on the first one. Invoice Defaults stand on two. */
export const TABS = [
  { name: 'profile', label: 'Profile' },
  { name: 'company', label: 'Company', fields: /^(company|street|city|state|postalCode)/ },
  { name: 'bank', label: 'Bank', fields: /^(bank|account|sort|swift|iban)/ },
  {
    name: 'invoices',
    label: 'Invoices',
    fields: /^(default|sending|invoice|nextInvoice|number|accent|language|second|paper)/,
  },
  { name: 'integrations', label: 'Integrations', fields: /^(default|sending)/ },
  { name: 'members', label: 'Members' },
] as const
export type TabName = (typeof TABS)[number]['name']

/** The tab an address asks for; Profile when it asks for none of those that are shown. */
export const parseTab = (text: unknown, shown: readonly { name: TabName }[] = TABS): TabName =>
  shown.find(({ name }) => name === text)?.name ?? 'profile'

/** The tabs of whoever may not change the business: what is about themselves, and whom they work with. */
export const OWN_TABS = TABS.filter(({ name }) => name === 'profile' || name === 'members')

/** Writes into the address which tab is looked at. */
export const openTab = (name: TabName): void =>
  window.history.replaceState(null, '', name === 'profile' ? '/settings' : `/settings?tab=${name}`)

/** Where a field stands: on the tab that is looked at, if it is one of them. */
export function tabOf(field: keyof SettingsValues, open: TabName): TabName {
  const tabs = TABS.filter((tab) => 'fields' in tab && tab.fields.test(field)).map(({ name }) => name)
  return tabs.find((name) => name === open) ?? tabs[0] ?? 'profile'
}
