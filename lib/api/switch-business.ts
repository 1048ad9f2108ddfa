import 'server-only'
import type { BusinessId } from '@/lib/core/access/actor'
import { switchSessionBusiness } from '@/lib/auth/users/memberships'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { issueSessionCookie, type Session } from './session'

/** Switches this session to another business. Throws 404 if its user doesn't belong to it. */
export async function switchBusiness(
  session: Session,
  id: BusinessId,
): Promise<{ id: number; isOnboarded: boolean }> {
  const { user, sessionId } = session
  if (!(await switchSessionBusiness({ sessionId, userId: user.id }, id))) throw notFound('business')
  const { isOnboarded } = await db.business.findUniqueOrThrow({
    where: { id },
    select: { isOnboarded: true },
  })
  await issueSessionCookie({ ...session, user: { ...user, isOnboarded } })
  return { id, isOnboarded }
}
