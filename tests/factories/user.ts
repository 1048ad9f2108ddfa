import { randomUUID } from 'node:crypto'
import type { ActiveMember } from '@/lib/api/session'
import { toCurrentUser, avatarInclude, logoInclude } from '@/lib/business/queries'
import type { BusinessId, UserId } from '@/lib/core/access/actor'
import { hashPassword } from '@/lib/auth/credentials/password'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'

export const PASSWORD = 'correct horse'

// Hashing is slow by design, so all test users share one hash.
let sharedHash: Promise<string> | undefined

/** Tables whose ids are counted per business. */
const KINDS = ['Client', 'Invoice', 'Schedule', 'Payment', 'GivenNumber']

type PersonFields = Omit<Prisma.UserUncheckedCreateInput, 'id' | 'passwordHash'>
type BusinessFields = Omit<Prisma.BusinessUncheckedCreateInput, 'id' | 'ownerId'>
type SeatFields = Pick<Prisma.MembershipUncheckedCreateInput, 'switchedNotices' | 'notificationsSeenAt'>
type Overrides = Partial<PersonFields & BusinessFields & SeatFields> & { password?: string }

/** Old enough for the full sending limit (lib/mail/outbox/sending-limit.ts). */
const monthAgo = () => new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)

const PERSON = [
  'email',
  'username',
  'emailVerifiedAt',
  'mailboxProvenAt',
  'googleSubject',
  'disabledAt',
  'interfaceLanguage',
] as const
const LEAVING = ['deletionRequestedAt', 'deleteAfter', 'fullName', 'updatedAt'] as const
const BOTH = ['timeZone', 'createdAt'] as const
const SEAT = ['switchedNotices', 'notificationsSeenAt'] as const

/** Splits fields by name into the listed ones and the others. */
function split<T extends object, K extends PropertyKey>(fields: T, names: readonly K[]) {
  const entries = Object.entries(fields)
  const isNamed = ([name]: [string, unknown]) => (names as readonly PropertyKey[]).includes(name)
  return [
    Object.fromEntries(entries.filter(isNamed)) as Pick<T, K & keyof T>,
    Object.fromEntries(entries.filter((entry) => !isNamed(entry))) as Omit<T, K>,
  ] as const
}

/**
 * Creates a verified user with an address and a set-up business; `overrides` may contain fields of either. The
 * password defaults to `PASSWORD`.
 */
export async function createUser({ password, ...overrides }: Overrides = {}) {
  const [own, rest] = split(overrides, [...PERSON, ...LEAVING])
  const [seat, fields] = split(rest, SEAT)
  const [both] = split(rest, BOTH)
  const user = await createPerson({ ...own, ...both }, password)
  return { ...(await businessOf(user, fields, seat)), ...user }
}

/** Creates a verified user without a business. */
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

/** Creates a business owned by a user; their first one has the user's id. */
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
 * Returns the first id for the rows of a new business. No two test businesses share ids, even across test files, so
 * that tenant isolation tests can tell whose id they got.
 */
function reserveIds(): Promise<number> {
  reserved = (reserved ?? findHighestId()).then((last) => last + 10_000)
  return reserved
}

async function findHighestId(): Promise<number> {
  // Some tests count near the largest integer.
  const { _max } = await db.idCounter.aggregate({
    where: { last: { lt: 1_000_000_000 } },
    _max: { last: true },
  })
  return _max.last ?? 0
}

/** Returns a test user as they see themselves in their own business. */
export async function getCurrentUserFor({ id, businessId }: { id: UserId; businessId: BusinessId }) {
  const person = await db.user.findUniqueOrThrow({ where: { id }, include: avatarInclude })
  const business = await db.business.findUniqueOrThrow({ where: { id: businessId }, include: logoInclude })
  return toCurrentUser(person, { business, role: 'OWNER' })
}

/** Returns the owner of a test account's business, given only its id. */
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

/** Returns an address to register with; `deleteUsers` deletes the account. */
export function createEmail(): string {
  const email = `new-${randomUUID()}@example.com`
  made.emails.push(email)
  return email
}

/**
 * Deletes the users created here since the last call, with all their data and emails. For tests of jobs, which process
 * every account and should find only those of one test.
 */
export async function deleteUsers(): Promise<void> {
  const [ids, emails] = [made.ids.splice(0), made.emails.splice(0)]
  await db.user.deleteMany({ where: { OR: [{ id: { in: ids } }, { email: { in: emails } }] } })
  await db.outboxMail.deleteMany({
    where: { OR: [{ businessId: { in: ids } }, { to: { hasSome: emails } }] },
  })
}
