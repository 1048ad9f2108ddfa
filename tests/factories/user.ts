import { randomUUID } from 'node:crypto'
import type { ActiveMember } from '@/lib/api/session'
import { toCurrentUser, avatarInclude, logoInclude } from '@/lib/business/queries'
import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { hashPassword } from '@/lib/auth/credentials/password'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'

export const PASSWORD = 'correct horse'

// Hashing is slow on purpose; every test user shares one hash.
let sharedHash: Promise<string> | undefined

/** What a business counts. */
const KINDS = ['Client', 'Invoice', 'Schedule', 'Payment', 'GivenNumber']

type PersonFields = Omit<Prisma.UserUncheckedCreateInput, 'id' | 'passwordHash'>
type BusinessFields = Omit<Prisma.BusinessUncheckedCreateInput, 'id' | 'ownerId'>
type SeatFields = Pick<Prisma.MembershipUncheckedCreateInput, 'switchedNotices' | 'notificationsSeenAt'>
type Overrides = Partial<PersonFields & BusinessFields & SeatFields> & { password?: string }

/** Old enough for the full allowance of mail (lib/mail/outbox/sending-limit.ts). */
const monthAgo = () => new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)

const PERSON = [
  'email',
  'username',
  'emailVerifiedAt',
  'mailboxProvenAt',
  'googleSubject',
  'disabledAt',
] as const
const LEAVING = ['deletionRequestedAt', 'deleteAfter', 'fullName', 'updatedAt'] as const
const BOTH = ['timeZone', 'createdAt'] as const
const SEAT = ['switchedNotices', 'notificationsSeenAt'] as const

/** The given fields that have one of these names, and the others. */
function split<T extends object, K extends PropertyKey>(fields: T, names: readonly K[]) {
  const entries = Object.entries(fields)
  const isNamed = ([name]: [string, unknown]) => (names as readonly PropertyKey[]).includes(name)
  return [
    Object.fromEntries(entries.filter(isNamed)) as Pick<T, K & keyof T>,
    Object.fromEntries(entries.filter((entry) => !isNamed(entry))) as Omit<T, K>,
  ] as const
}

/**
 * A user who is verified, with an address and a business of their own that is set up: what belongs to either can be given. The password
 * is `PASSWORD` unless given.
 */
export async function createUser({ password, ...overrides }: Overrides = {}) {
  const [own, rest] = split(overrides, [...PERSON, ...LEAVING])
  const [seat, fields] = split(rest, SEAT)
  const [both] = split(rest, BOTH)
  const user = await createPerson({ ...own, ...both }, password)
  return { ...(await businessOf(user, fields, seat)), ...user }
}

/** Somebody who is verified, with an address, and belongs to no business. */
async function createPerson(fields: Partial<PersonFields> = {}, password?: string) {
  const passwordHash = password ? await hashPassword(password) : await (sharedHash ??= hashPassword(PASSWORD))
  const handle = `user-${randomUUID()}`
  const user = await db.user.create({
    data: {
      email: `${handle}@example.com`,
      username: handle,
      fullName: 'Robin Example',
      emailVerifiedAt: monthAgo(),
      mailboxProvenAt: monthAgo(),
      ...fields,
      passwordHash,
    },
  })
  made.ids.push(user.id)
  made.emails.push(user.email)
  return user
}

/** A business of its own for somebody, who owns it; their first one bears their id. */
async function businessOf(
  { id: ownerId, fullName }: { id: UserId; fullName: string },
  { counters, ...fields }: Partial<BusinessFields>,
  seat: Partial<SeatFields> = {},
) {
  const last = await reserveIds()
  const { id: businessId, ...business } = await db.business.create({
    data: {
      id: ownerId,
      ownerId,
      isOnboarded: true,
      counters: counters ?? { create: KINDS.map((kind) => ({ kind, last })) },
      members: { create: { userId: ownerId, role: 'OWNER', ...seat } },
      ...fields,
    },
  })
  const { locale, timeZone, staffMayDelete } = business
  const person = { id: ownerId, name: fullName }
  const actor: ActiveMember = {
    businessId,
    person,
    via: 'browser',
    role: 'OWNER',
    locale,
    timeZone,
    staffMayDelete,
    isNewOwner: false,
  }
  return { ...business, businessId, actor }
}

let reserved: Promise<number> | undefined

/**
 * Returns the number from which a new business counts its documents, clients and so on. No two businesses have an id in common, those of
 * earlier test files included, so that a test of strangers can tell whose id it met.
 */
function reserveIds(): Promise<number> {
  reserved = (reserved ?? findHighestId()).then((last) => last + 10_000)
  return reserved
}

async function findHighestId(): Promise<number> {
  // Some tests count near the largest number there is.
  const { _max } = await db.idCounter.aggregate({
    where: { last: { lt: 1_000_000_000 } },
    _max: { last: true },
  })
  return _max.last ?? 0
}

/** Somebody made here, as they see themselves in their own business. */
export async function getCurrentUserFor({ id, businessId }: { id: UserId; businessId: BusinessId }) {
  const person = await db.user.findUniqueOrThrow({ where: { id }, include: avatarInclude })
  const business = await db.business.findUniqueOrThrow({ where: { id: businessId }, include: logoInclude })
  return toCurrentUser(person, { business, role: 'OWNER' })
}

/** The owner of a business that is known by its id alone: that of an account made here. */
export const toOwnerActor = (id: number): ActiveMember => ({
  businessId: id,
  person: { id, name: 'Robin Example' },
  via: 'browser',
  role: 'OWNER',
  locale: 'en-US',
  timeZone: 'UTC',
  staffMayDelete: false,
  isNewOwner: false,
})

const made = { ids: [] as UserId[], emails: [] as string[] }

/** An address that whoever `deleteUsers` deletes may register with. */
export function createEmail(): string {
  const email = `new-${randomUUID()}@example.com`
  made.emails.push(email)
  return email
}

/**
 * Deletes the users that were made here since the last time, with all they have and all that was mailed to them. For tests that run what is
 * due: that is looked for in every account, and is to be found in those of one test alone.
 */
export async function deleteUsers(): Promise<void> {
  const [ids, emails] = [made.ids.splice(0), made.emails.splice(0)]
  await db.user.deleteMany({ where: { OR: [{ id: { in: ids } }, { email: { in: emails } }] } })
  await db.outboxMail.deleteMany({
    where: { OR: [{ businessId: { in: ids } }, { to: { hasSome: emails } }] },
  })
}
