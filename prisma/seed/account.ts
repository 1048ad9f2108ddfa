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

/** Creates a verified account and sets up its first business, as registration and onboarding do. */
export async function openAccount(person: Person, settings: Partial<SettingsInput>): Promise<Member> {
  const timeZone = settings.timeZone ?? 'UTC'
  const user = await createVerifiedUser(
    { ...person, timeZone, interfaceLanguage: null },
    async (tx, { id }) => {
      await createFirstBusiness(tx, { id, timeZone })
    },
  )
  const { businessId } = await db.membership.findFirstOrThrow({
    where: { userId: user.id },
    select: { businessId: true },
  })
  return setUpBusiness({ id: user.id, name: person.fullName }, businessId, settings)
}

/** Sets up a new business as onboarding does, and returns its owner. */
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
  // Read again, because the settings determine time zone and locale.
  return actorNow()
}
