import { randomUUID } from 'node:crypto'
import { hashPassword } from '@/lib/identity/password'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'

export const PASSWORD = 'correct horse'

// Hashing is slow on purpose; every test user shares one hash.
let sharedHash: Promise<string> | undefined

/** What a business counts, and how many businesses there are. */
const KINDS = ['Client', 'Invoice', 'Schedule', 'Payment', 'GivenNumber']
let made = 0

type Overrides = Partial<Omit<Prisma.UserUncheckedCreateInput, 'passwordHash'>> & { password?: string }

/** Long enough ago to be known: a new account writes to few (lib/delivery/allowance.ts). */
const monthAgo = () => new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)

/** A user who is verified and onboarded, with an address of their own. The password is `PASSWORD` unless given. */
export async function createUser({ password, ...overrides }: Overrides = {}) {
  const passwordHash = password ? await hashPassword(password) : await (sharedHash ??= hashPassword(PASSWORD))
  const handle = `user-${randomUUID()}`
  // Each counts from a number of its own, so that an id is that of one business alone, as tests of strangers need it.
  const last = (made += 1) * 10_000
  const counters = { create: KINDS.map((kind) => ({ kind, last })) }
  const user = await db.user.create({
    data: {
      email: `${handle}@example.com`,
      username: handle,
      fullName: 'Robin Example',
      emailVerifiedAt: monthAgo(),
      mailboxProvenAt: monthAgo(),
      isOnboarded: true,
      counters,
      ...overrides,
      passwordHash,
    },
  })
  own.ids.push(user.id)
  own.emails.push(user.email)
  return user
}

const own = { ids: [] as number[], emails: [] as string[] }

/** An address that whoever `deleteUsers` deletes may register with. */
export function newEmail(): string {
  const email = `new-${randomUUID()}@example.com`
  own.emails.push(email)
  return email
}

/**
 * Deletes the users that were made here since the last time, with all they have and all that was mailed to them. For tests that run what is
 * due: that is looked for in every account, and is to be found in those of one test alone.
 */
export async function deleteUsers(): Promise<void> {
  const [ids, emails] = [own.ids.splice(0), own.emails.splice(0)]
  await db.user.deleteMany({ where: { OR: [{ id: { in: ids } }, { email: { in: emails } }] } })
  await db.outboxMail.deleteMany({ where: { OR: [{ userId: { in: ids } }, { to: { hasSome: emails } }] } })
}
