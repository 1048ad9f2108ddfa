import 'server-only'
import { endSessions } from '@/lib/auth/sessions/sessions'
import { toTwoStepMail } from '@/lib/auth/two-step/two-step'
import { db } from '@/lib/platform/db/client'
import { loadMailTexts } from '@/lib/mail/templates/mail-texts'
import { renderMail } from '@/lib/mail/templates/render-mail'
import type { Mail } from '@/lib/mail/transports/types'

/**
 * Turns two-step sign-in off for a user who lost the app and the recovery codes, and ends all their sessions. Returns
 * the email that notifies them; null if the address has no account, or no set-up of two-step sign-in.
 */
export async function removeTwoStep(email: string): Promise<Mail | null> {
  const owner = await db.user.findUnique({
    where: { email: email.trim().toLowerCase() },
    select: { id: true, email: true, fullName: true, interfaceLanguage: true },
  })
  if (!owner) return null
  const count = await db.$transaction(async (tx) => {
    const removed = await tx.twoStep.deleteMany({ where: { userId: owner.id } })
    if (removed.count > 0) await endSessions(owner.id, null, tx)
    return removed.count
  })
  if (count === 0) return null
  return renderMail(toTwoStepMail(owner, 'off'), await loadMailTexts(owner.interfaceLanguage))
}
