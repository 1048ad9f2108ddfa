import type { BusinessId, Role } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Browser } from './browser'
import { createSession } from './session'
import { createUser } from './user'

type User = Awaited<ReturnType<typeof createUser>>

/** Somebody with a business of their own who belongs to another one, too. */
export async function createMember(businessId: BusinessId, role: Role): Promise<User> {
  const user = await createUser()
  await db.membership.create({ data: { businessId, userId: user.id, role } })
  return user
}

/** Somebody who belongs to a business in a role and to none besides, signed in and at work there. */
export async function signInAs(role: Role, { businessId, staffMayDelete, timeZone }: User) {
  const user = await createMember(businessId, role)
  await db.business.delete({ where: { id: user.businessId } })
  return signInAt({
    ...user,
    businessId,
    actor: { ...user.actor, businessId, role, staffMayDelete, timeZone },
  })
}

/** A browser in which somebody works in the business that `user` names. */
export async function signInAt(user: User) {
  const browser = new Browser()
  const { name, value } = await createSession(user)
  browser.cookies.set(name, value)
  return Object.assign(browser, { user })
}
