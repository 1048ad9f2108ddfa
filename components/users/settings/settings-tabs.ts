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

/** Sections of the Invoices tab. `fields` as for tabs. */
export const INVOICE_SECTIONS = [
  { name: 'defaults' },
  { name: 'design', fields: /^(invoiceTemplate|accent|paper|letter|fold)/ },
  { name: 'taxes' },
  { name: 'numbering', fields: /^(nextInvoice|number)/ },
  { name: 'reminders' },
  { name: 'language', fields: /^(language|second)/ },
  { name: 'compliance' },
] as const
export type InvoiceSection = (typeof INVOICE_SECTIONS)[number]['name']

/** Open tab, and the open section of the Invoices tab. */
export interface SettingsPlace {
  tab: SettingsTab
  section: InvoiceSection
}

const PREVIEWED = new Set<SettingsTab | InvoiceSection>([
  'profile',
  'company',
  'bank',
  'integrations',
  'defaults',
  'design',
  'numbering',
  'language',
])

/** True if settings of the place appear on invoices, so that a sample is drawn beside them. */
export const hasSamplePreview = ({ tab, section }: SettingsPlace): boolean =>
  PREVIEWED.has(tab === 'invoices' ? section : tab)

/** Columns of a panel and the preview. With large text the panel takes the room of the preview. */
export const PREVIEW_COLUMNS = 'gap-8 xl:grid xl:grid-cols-[minmax(min(34rem,100%-2rem),3fr)_minmax(0,2fr)]'

/** Returns the tab named in the URL, or Profile if it isn't one of those shown. */
export const parseSettingsTab = (
  text: unknown,
  visibleTabs: readonly { name: SettingsTab }[] = SETTINGS_TABS,
): SettingsTab => visibleTabs.find(({ name }) => name === text)?.name ?? 'profile'

/** Returns the section named in the URL, or Defaults. */
export const parseInvoiceSection = (text: unknown): InvoiceSection =>
  INVOICE_SECTIONS.find(({ name }) => name === text)?.name ?? 'defaults'

/** Tabs of users who can't change the business. */
export const PERSONAL_TABS = SETTINGS_TABS.filter(({ name }) => name === 'profile' || name === 'members')

/** Writes the open tab and section to the URL. */
export function showSettingsPlaceInUrl({ tab, section }: SettingsPlace): void {
  const query = [
    ...(tab === 'profile' ? [] : [`tab=${tab}`]),
    ...(tab === 'invoices' && section !== 'defaults' ? [`section=${section}`] : []),
  ].join('&')
  window.history.replaceState(null, '', query ? `/settings?${query}` : '/settings')
}

const listPlacesOf = <Name extends string>(
  places: readonly { name: Name; fields?: RegExp }[],
  field: keyof SettingsValues,
): Name[] => places.filter(({ fields }) => fields?.test(field)).map(({ name }) => name)

/** Returns where a field is: on the open tab, if it is on several. */
export function getFieldPlace(field: keyof SettingsValues, current: SettingsPlace): SettingsPlace {
  const tabs = listPlacesOf<SettingsTab>(SETTINGS_TABS, field)
  return {
    tab: tabs.find((name) => name === current.tab) ?? tabs[0] ?? 'profile',
    section: listPlacesOf<InvoiceSection>(INVOICE_SECTIONS, field)[0] ?? 'defaults',
  }
}
