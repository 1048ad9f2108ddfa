import type { BusinessId, Role } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Browser } from './browser'
import { createSession } from './session'
import { createUser } from './user'

type User = Awaited<ReturnType<typeof createUser>>

/** Creates a user with their own business and a membership in another. */
export async function createMember(businessId: BusinessId, role: Role): Promise<User> {
  const user = await createUser()
  await db.membership.create({ data: { businessId, userId: user.id, role } })
  return user
}

/** Signs in a new user whose only business is this one. */
export async function signInAs(role: Role, { businessId, staffMayDelete, timeZone }: User) {
  const user = await createMember(businessId, role)
  await db.business.delete({ where: { id: user.businessId } })
  return signInAt({
    ...user,
    businessId,
    actor: { ...user.actor, businessId, role, staffMayDelete, timeZone },
  })
}

/** Signs a user in, working in the business `user` names. */
export async function signInAt(user: User) {
  const browser = new Browser()
  const { name, value } = await createSession(user)
  browser.cookies.set(name, value)
  return Object.assign(browser, { user })
}
