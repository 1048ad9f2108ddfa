import { createVerifiedUser } from '@/lib/auth/accounts/accounts'
import { createFirstBusiness } from '@/lib/auth/users/memberships'
import type { BusinessId, Member, UserId } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { finishOnboarding, updateSettings } from '@/lib/business/update-settings'
import { getBusinessLocale } from '@/lib/business/queries'
import { settingsSchema, type SettingsInput } from '@/lib/business/schema'

export interface Person {
  email: string
  password: string
  fullName: string
}

/** Opens a verified account with its first business, as registering does, and sets the business up. */
export async function openAccount(person: Person, settings: Partial<SettingsInput>): Promise<Member> {
  const timeZone = settings.timeZone ?? 'UTC'
  const user = await createVerifiedUser({ ...person, timeZone }, async (tx, { id }) => {
    await createFirstBusiness(tx, { id, timeZone })
  })
  const { businessId } = await db.membership.findFirstOrThrow({
    where: { userId: user.id },
    select: { businessId: true },
  })
  return setUpBusiness({ id: user.id, name: person.fullName }, businessId, settings)
}

/** Sets a new business up as onboarding does, and answers its owner. */
export async function setUpBusiness(
  person: { id: UserId; name: string },
  businessId: BusinessId,
  settings: Partial<SettingsInput>,
): Promise<Member> {
  const actorNow = async (): Promise<Member> => {
    const { locale, timeZone } = await getBusinessLocale(db, { businessId })
    return { businessId, person, via: 'browser', role: 'OWNER', locale, timeZone }
  }
  const newcomer = await actorNow()
  await updateSettings(newcomer, settingsSchema.partial().parse(settings))
  await finishOnboarding(newcomer)
  // The settings decide the time zone and how days and numbers are written.
  return actorNow()
}
