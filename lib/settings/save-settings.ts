import 'server-only'
import type { Member } from '@/lib/core/access/actor'
import { actorHasPermission } from '@/lib/core/access/permissions'
import { deliverAccountMailNow } from '@/lib/mail/worker/run-outbox'
import { recordBankChange, requestBankChange } from '@/lib/business/bank-request'
import { pickDefined } from '@/lib/core/object'
import { BANK_FIELDS, changesBankDetails } from '@/lib/business/bank-details'
import { updateSettings } from '@/lib/business/update-settings'
import type { SettingsInput } from '@/lib/business/schema'
import type { CurrentUser } from '@/lib/business/user-response'
import {
  assertReauthenticated,
  type RecentlyAuthenticated,
} from '@/lib/auth/reauthentication/reauthentication'

interface SettingsCaller {
  user: CurrentUser
  session: RecentlyAuthenticated
  actor: Member & { isNewOwner: boolean }
}

/**
 * Saves settings. Changing bank details needs reauthentication and notifies every owner. Bank details changed by an
 * admin or a new owner wait for the confirmation of an owner; `isWaiting` is then true. Throws 403 without
 * reauthentication, and like `updateSettings`.
 */
export async function saveSettings(
  { user, session, actor }: SettingsCaller,
  patch: SettingsInput,
): Promise<{ user: CurrentUser; isWaiting: boolean }> {
  if (!changesBankDetails(user, patch)) return { user: await updateSettings(actor, patch), isWaiting: false }
  assertReauthenticated(session)
  if (!actorHasPermission(actor, 'bank')) {
    const rest = Object.fromEntries(
      Object.entries(patch).filter(([field]) => !BANK_FIELDS.some((one) => one === field)),
    )
    const updated = await updateSettings(actor, rest, (tx) =>
      requestBankChange(tx, actor, pickDefined(patch, BANK_FIELDS)),
    )
    return { user: updated, isWaiting: true }
  }
  let mailIds: number[] = []
  const updated = await updateSettings(actor, patch, async (tx) => {
    mailIds = await recordBankChange(tx, actor)
  })
  for (const id of mailIds) await deliverAccountMailNow(id)
  return { user: updated, isWaiting: false }
}
