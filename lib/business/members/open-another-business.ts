import 'server-only'
import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { createBusiness } from '@/lib/auth/users/memberships'
import type { NewBusiness } from '@/lib/business/new-business'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { notFound } from '@/lib/i18n/errors'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'
import { deleteBytes } from '@/lib/platform/storage/pictures'

interface Founder {
  id: UserId
  timeZone: string
  interfaceLanguage?: string | null
}

/**
 * Creates another business. Without a company name it is set up by onboarding; then one that was never set up is
 * reused. Throws 429 after too many.
 */
export async function createAdditionalBusiness(
  { id, timeZone, interfaceLanguage }: Founder,
  { companyName, country, currency }: Partial<NewBusiness> = {},
): Promise<BusinessId> {
  const unfinished = companyName === undefined && (await findUnfinishedBusiness(id))
  if (unfinished) return unfinished.id
  await consumeAttempt('business:account', String(id))
  const setUp =
    companyName === undefined ? undefined : { companyName, country: toIsoCountry(country), currency }
  return db.$transaction((tx) => createBusiness(tx, { id, timeZone, interfaceLanguage, setUp }))
}

const findUnfinishedBusiness = (ownerId: UserId) =>
  db.business.findFirst({
    where: { ownerId, isOnboarded: false },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })

/**
 * Matches a user's own businesses that have no clients and never had a document: nothing that has to be kept.
 * @param current business they work in
 */
const whereDiscardable = (ownerId: UserId, current: BusinessId | null) =>
  ({
    ownerId,
    clients: { none: { deletedAt: null } },
    invoices: { none: {} },
    documentNumbers: { none: {} },
    gmail: null,
    // The account's first business has its id, under which its emails are stored.
    id: { notIn: [ownerId, ...(current === null ? [] : [current])] },
  }) satisfies Prisma.BusinessWhereInput

/** Lists the businesses that the user can discard. */
export async function listDiscardableBusinesses(
  ownerId: UserId,
  current: BusinessId | null,
): Promise<BusinessId[]> {
  const rows = await db.business.findMany({ where: whereDiscardable(ownerId, current), select: { id: true } })
  return rows.map(({ id }) => id)
}

/**
 * Deletes a business of the user that has no clients and never had a document. Throws 404 for any other, and for the one that the user
 * works in.
 * @param current business they work in
 */
export async function discardBusiness(
  ownerId: UserId,
  id: BusinessId,
  current: BusinessId | null,
): Promise<void> {
  const removed = await db.$transaction(async (tx) => {
    const logos = await tx.logo.findMany({ where: { businessId: id }, select: { id: true, url: true } })
    const { count } = await tx.business.deleteMany({
      where: { AND: [{ id }, whereDiscardable(ownerId, current)] },
    })
    if (count === 0) throw notFound('business')
    return logos
  })
  await deleteBytes(removed)
}
