import type { SettingsValues } from '../user-values'

/**
 * Tabs of the settings. `fields` matches the names of a tab's fields; all other fields are on the first tab. Invoice
 * Defaults are on two tabs.
 */
export const SETTINGS_TABS = [
  { name: 'profile' },
  { name: 'company', fields: /^(company|street|city|state|postalCode)/ },
  { name: 'bank', fields: /^(bank|account|sort|swift|iban)/ },
  {
    name: 'invoices',
    fields: /^(default|sending|invoice|nextInvoice|number|accent|language|second|paper|letter|fold)/,
  },
  { name: 'integrations', fields: /^(default|sending)/ },
  { name: 'members' },
] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]['name']

/** Returns the tab named in the URL, or Profile if it isn't one of those shown. */
export const parseSettingsTab = (
  text: unknown,
  visibleTabs: readonly { name: SettingsTab }[] = SETTINGS_TABS,
): SettingsTab => visibleTabs.find(({ name }) => name === text)?.name ?? 'profile'

/** Tabs of users who can't change the business. */
export const PERSONAL_TABS = SETTINGS_TABS.filter(({ name }) => name === 'profile' || name === 'members')

/** Writes the open tab to the URL. */
export const showSettingsTabInUrl = (name: SettingsTab): void =>
  window.history.replaceState(null, '', name === 'profile' ? '/settings' : `/settings?tab=${name}`)

/** Returns the tab of a field: the open one, if the field is on several. */
export function getFieldTab(field: keyof SettingsValues, currentTab: SettingsTab): SettingsTab {
  const tabs = SETTINGS_TABS.filter((tab) => 'fields' in tab && tab.fields.test(field)).map(
    ({ name }) => name,
  )
  return tabs.find((name) => name === currentTab) ?? tabs[0] ?? 'profile'
}
