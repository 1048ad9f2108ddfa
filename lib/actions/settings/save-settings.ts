import 'server-only'
import type { Member } from '@/lib/kernel/access/actor'
import { actorMay } from '@/lib/kernel/access/permissions'
import { deliver } from '@/lib/actions/mail/deliver-account-mail'
import { bankNews } from '@/lib/business/bank-change'
import { BANK_FIELDS, bankPart, movesMoney } from '@/lib/business/bank-details'
import { requestBank } from '@/lib/business/bank-request'
import { recordEvent } from '@/lib/business/events/mutations'
import { updateSettings } from '@/lib/business/mutations'
import type { SettingsInput } from '@/lib/business/schema'
import type { CurrentUser } from '@/lib/business/types'
import { requireProof } from '@/lib/identity/fresh-proof'
import { db } from '@/lib/platform/db/client'

interface Asked {
  user: CurrentUser
  session: { provenAt: Date }
  actor: Member & { isNewOwner: boolean }
}

/**
 * Saves settings. Changing bank details needs a fresh proof and notifies every owner; from an admin or a new owner they wait for
 * another owner's confirmation. Returns whether they wait. Throws 403 without the proof, and like `updateSettings`.
 */
export async function saveSettings(
  { user, session, actor }: Asked,
  patch: SettingsInput,
): Promise<{ user: CurrentUser; isWaiting: boolean }> {
  if (!movesMoney(user, patch)) return { user: await updateSettings(actor, patch), isWaiting: false }
  requireProof(session)
  if (!actorMay(actor, 'bank')) {
    const rest = Object.fromEntries(
      Object.entries(patch).filter(([field]) => !BANK_FIELDS.some((one) => one === field)),
    )
    const changed = await updateSettings(actor, rest)
    await requestBank(actor, bankPart(patch))
    return { user: changed, isWaiting: true }
  }
  const changed = await updateSettings(actor, patch)
  await recordEvent(db, actor, 'BANK_CHANGED', { invoiceId: null })
  for (const mail of await bankNews(db, actor)) await deliver(mail)
  return { user: changed, isWaiting: false }
}
