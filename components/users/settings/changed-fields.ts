import type { CurrentUser } from '@/lib/business/user-response'
import type { ParsedFields } from '../lazy-resolver'
import type { SettingsPatch } from '@/components/shared/save-settings'
import { ADDRESS_PARTS, isUnstructuredAddress } from '../address/address-values'
import type { SettingsTab } from './settings-tabs'

/** Context of a save: the stored user and the open tab. */
interface Saving {
  user: CurrentUser
  tab: SettingsTab
}

/** True if the form shows address parts prefilled from a text, which saving unchanged confirms. */
export const canConfirmAddress = ({ user, tab }: Saving): boolean =>
  tab === 'company' && isUnstructuredAddress(user)

/**
 * Returns the fields to send, which are the changed ones. The address is sent in parts, from which its text is
 * composed. If it was stored only as text, all parts are sent once one has changed, or when its tab is saved without
 * any other change.
 */
export function getChangedFields(
  values: ParsedFields<'settings'>,
  dirty: object,
  { user, tab }: Saving,
): SettingsPatch {
  const pick = (isPicked: (field: string) => boolean): SettingsPatch =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isPicked(field)))
  const changed = pick((field) => field in dirty && field !== 'companyAddress')
  const isTyped = isUnstructuredAddress(user) && ADDRESS_PARTS.some((part) => part in dirty)
  const isConfirmed = canConfirmAddress({ user, tab }) && Object.keys(changed).length === 0
  return isTyped || isConfirmed
    ? { ...changed, ...pick((field) => ADDRESS_PARTS.some((part) => part === field)) }
    : changed
}
