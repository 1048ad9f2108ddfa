import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/db/client'
import { tooMany } from '@/lib/errors'

interface Limit {
  points: number
  /** Seconds until the count starts anew, whatever was tried meanwhile: nobody is locked out for ever. */
  window: number
}

const MINUTES = 60
const HOUR = 60 * MINUTES

/** Per account: what guessing one person's password or flooding their inbox takes. Per address: what a crowd takes. */
const LIMITS = {
  'login:account': { points: 10, window: 15 * MINUTES },
  'login:address': { points: 100, window: 15 * MINUTES },
  'password:account': { points: 10, window: 15 * MINUTES },
  'two-step:account': { points: 10, window: 15 * MINUTES },
  'register:address': { points: 100, window: HOUR },
  'mail:account': { points: 5, window: HOUR },
  'mail:address': { points: 100, window: HOUR },
  'token:address': { points: 100, window: 15 * MINUTES },
  /** Counted by recipient. */
  'invoice-mail:account': { points: 500, window: 24 * HOUR },
  'view:address': { points: 300, window: HOUR },
  'export:account': { points: 10, window: HOUR },
  /** One at a time. Taken back when it ends; the window is for one whose process died. */
  'export-running:account': { points: 1, window: 30 * MINUTES },
  'pdfs:account': { points: 60, window: HOUR },
  'upload:account': { points: 60, window: HOUR },
} satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

const keyOf = (name: LimitName, subject: string): string =>
  createHash('sha256').update(`${name}\n${subject}`).digest('hex')

/**
 * Counts attempts, for all instances in one statement. Answers the seconds to wait once there were too many, else 0. The
 * database's clock decides.
 */
export async function takePoints(name: LimitName, subject: string, count = 1): Promise<number> {
  const { points, window } = LIMITS[name]
  const [row] = await db.$queryRaw<{ points: number; left: number }[]>`
    INSERT INTO "RateLimit" AS r (key, points, "expiresAt")
    VALUES (${keyOf(name, subject)}, ${count}, timezone('utc', now()) + ${window} * interval '1 second')
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r."expiresAt" <= timezone('utc', now()) THEN ${count} ELSE r.points + ${count} END,
      "expiresAt" = CASE WHEN r."expiresAt" <= timezone('utc', now()) THEN excluded."expiresAt" ELSE r."expiresAt" END
    RETURNING points, ceil(extract(epoch FROM "expiresAt" - timezone('utc', now())))::int AS left`
  // Now and then somebody sweeps.
  if (Math.random() < 0.01)
    await db.$executeRaw`DELETE FROM "RateLimit" WHERE "expiresAt" < timezone('utc', now())`
  return row!.points > points ? Math.max(1, row!.left) : 0
}

/** Counts one attempt. Throws 429 with the seconds left once there were too many. */
export async function countAttempt(name: LimitName, subject: string): Promise<void> {
  const wait = await takePoints(name, subject)
  if (wait > 0) throw tooMany(wait)
}

/** Takes an attempt back: a sign-in that succeeded was no guess. */
export async function forgiveAttempt(name: LimitName, subject: string): Promise<void> {
  await db.$executeRaw`UPDATE "RateLimit" SET points = greatest(points - 1, 0) WHERE key = ${keyOf(name, subject)}`
}

/** Starts the count anew. */
export async function resetAttempts(name: LimitName, subject: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: keyOf(name, subject) } })
}
