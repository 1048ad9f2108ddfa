import type { CurrentUser } from '@/lib/business/types'
import { ADDRESS_PARTS, isUnstructuredAddress } from '../address/address-values'
import type { SettingsTab } from './settings-tabs'

/** What else decides on what is saved: the user as stored, and the tab that is looked at. */
interface Saving {
  user: CurrentUser
  tab: SettingsTab
}

/** Whether the form shows address parts that hold the lines of a text, which saving unchanged confirms. */
export const canConfirmAddress = ({ user, tab }: Saving): boolean =>
  tab === 'company' && isUnstructuredAddress(user)

/**
 * What of the form is sent: the fields that were changed. The address goes in its parts, of which its text is composed; where it was a
 * text alone they go all together, once one was changed or they are saved on their tab without any other change.
 */
export function getChangedFields(
  values: Record<string, unknown>,
  dirty: object,
  { user, tab }: Saving,
): Record<string, unknown> {
  const of = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, values[field]]))
  const changed = of(Object.keys(values).filter((field) => field in dirty && field !== 'companyAddress'))
  const isTyped = isUnstructuredAddress(user) && ADDRESS_PARTS.some((part) => part in dirty)
  const isConfirmed = canConfirmAddress({ user, tab }) && Object.keys(changed).length === 0
  return isTyped || isConfirmed ? { ...changed, ...of(ADDRESS_PARTS) } : changed
}
