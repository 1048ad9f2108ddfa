import { randomUUID } from 'node:crypto'
import { hashPassword } from '@/lib/auth/password'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'

export const PASSWORD = 'correct horse'

// Hashing is slow on purpose; every test user shares one hash.
let sharedHash: Promise<string> | undefined

type Overrides = Partial<Omit<Prisma.UserUncheckedCreateInput, 'passwordHash'>> & { password?: string }

/** A user who is verified and onboarded, with an address of their own. The password is `PASSWORD` unless given. */
export async function createUser({ password, ...overrides }: Overrides = {}) {
  const passwordHash = password ? await hashPassword(password) : await (sharedHash ??= hashPassword(PASSWORD))
  const handle = `user-${randomUUID()}`
  return db.user.create({
    data: {
      email: `${handle}@example.com`,
      username: handle,
      fullName: 'Robin Example',
      emailVerifiedAt: new Date(),
      isOnboarded: true,
      ...overrides,
      passwordHash,
    },
  })
}
