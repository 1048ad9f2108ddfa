import type { SettingsValues } from '../user-values'

/** `fields` lists the name prefixes of a tab's fields; all other fields are on the first tab. Invoice Defaults are on two tabs. */
export const SETTINGS_TABS = [
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
export type SettingsTab = (typeof SETTINGS_TABS)[number]['name']

/** The tab an address asks for; Profile when it asks for none of those that are shown. */
export const parseSettingsTab = (
  text: unknown,
  shown: readonly { name: SettingsTab }[] = SETTINGS_TABS,
): SettingsTab => shown.find(({ name }) => name === text)?.name ?? 'profile'

/** The tabs of whoever may not change the business: what is about themselves, and whom they work with. */
export const PERSONAL_TABS = SETTINGS_TABS.filter(({ name }) => name === 'profile' || name === 'members')

/** Writes into the address which tab is looked at. */
export const showSettingsTabInUrl = (name: SettingsTab): void =>
  window.history.replaceState(null, '', name === 'profile' ? '/settings' : `/settings?tab=${name}`)

/** The tab that has a field: the open one, if it is on several. */
export function getFieldTab(field: keyof SettingsValues, open: SettingsTab): SettingsTab {
  const tabs = SETTINGS_TABS.filter((tab) => 'fields' in tab && tab.fields.test(field)).map(
    ({ name }) => name,
  )
  return tabs.find((name) => name === open) ?? tabs[0] ?? 'profile'
}
