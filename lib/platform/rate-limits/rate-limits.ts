import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/platform/db/client'
import { tooMany } from '@/lib/i18n/errors'

interface Limit {
  points: number
  /** Seconds until the count restarts, whatever was attempted meanwhile: nobody is locked out for good. */
  window: number
}

const MINUTES = 60
const HOUR = 60 * MINUTES

/**
 * Limits by account keep one person's inbox from being flooded; limits by address allow for a crowd behind it. Password
 * guesses have their own counts (lib/auth/sign-in/brute-force.ts), so that a stranger's guesses can't lock the owner
 * out.
 */
const LIMITS = {
  /** By browser that signed in to the account before. */
  'login:browser': { points: 10, window: 15 * MINUTES },
  'login:network': { points: 10, window: 15 * MINUTES },
  /** All other browsers together: never rejected, only slowed down. */
  'login:account': { points: 30, window: HOUR },
  'login:address': { points: 100, window: 15 * MINUTES },
  /** Notices to the owner about guesses at the password, or about wrong codes after a correct password. */
  'guess-notice:account': { points: 1, window: 24 * HOUR },
  'code-notice:account': { points: 1, window: HOUR },
  'password:account': { points: 10, window: 15 * MINUTES },
  /** App codes at sign-in from unknown browsers, by account: six digits could be guessed from many networks. */
  'two-step:account': { points: 10, window: 15 * MINUTES },
  'two-step:browser': { points: 10, window: 15 * MINUTES },
  /**
   * Recovery codes, by account and network: with 80 random bits they can't be guessed, so attempts from elsewhere don't
   * count.
   */
  'recovery:network': { points: 10, window: 15 * MINUTES },
  /** Codes entered by a signed-in user. */
  'two-step:session': { points: 10, window: 15 * MINUTES },
  'register:address': { points: 100, window: HOUR },
  'verification-mail:account': { points: 5, window: HOUR },
  /** Each email has a link valid for an hour, so anyone who requests more already has one. */
  'reset-mail:account': { points: 5, window: HOUR },
  'confirm-mail:account': { points: 5, window: HOUR },
  'test-mail:account': { points: 5, window: HOUR },
  'mail:address': { points: 100, window: HOUR },
  'token:address': { points: 100, window: 15 * MINUTES },
  /** Recipients of document emails and invitations, by owner of the business. */
  'invoice-mail:account': { points: 500, window: 24 * HOUR },
  'young-mail:account': { points: 20, window: 24 * HOUR },
  'view:address': { points: 300, window: HOUR },
  /** Responses to quotes: each quote needs only one, so this many are guesses. */
  'answer:address': { points: 30, window: 15 * MINUTES },
  /** PDF of the landing page's demo invoice. */
  'preview:address': { points: 30, window: HOUR },
  'export:account': { points: 10, window: HOUR },
  /** Parts of an export: as many as can be generated one after the other in the window. */
  'export-part:account': { points: 120, window: HOUR },
  /** One export at a time. Extended while it runs and reset when it ends; the window is for a process that died. */
  'export-running:account': { points: 1, window: MINUTES },
  'pdfs:account': { points: 60, window: HOUR },
  /**
   * Invitations by business, by mailbox within a business, and by mailbox in all, so that one business can't use up
   * another's.
   */
  'invite:business': { points: 20, window: 24 * HOUR },
  'invite:mailbox-of-business': { points: 5, window: 24 * HOUR },
  'invite:mailbox': { points: 50, window: 24 * HOUR },
  'business:account': { points: 10, window: 24 * HOUR },
  /**
   * Changes by a business, one point each plus one for every 10 KB: far above normal use, but keeps the disk from
   * filling up.
   */
  'change:business': { points: 20_000, window: 24 * HOUR },
  /** Changes that need only permission to read, by member, counted the same way. */
  'change:member': { points: 2_000, window: 24 * HOUR },
  'upload:account': { points: 60, window: HOUR },
} satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

/** Milliseconds for which an expired count is kept: a process whose clock is ahead must not end one early. */
const DELETE_AFTER_MS = 24 * HOUR * 1000

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const getLimitKey = (name: LimitName, subject: string): string => hash(`${name}\n${subject}`)
const getAccountKey = (account: string): string => hash(`account\n${account}`)

interface Count {
  points: number
  /** Seconds to wait once the limit is exceeded, else 0. */
  wait: number
}

/**
 * Counts attempts across all instances, in one statement on the database's clock.
 * @param account the account that this count protects; a completed password reset clears it (`resetAccountLimits`)
 */
export async function increment(
  name: LimitName,
  subject: string,
  { count = 1, account }: { count?: number; account?: string } = {},
): Promise<Count> {
  const { points: limit, window } = LIMITS[name]
  const owner = account === undefined ? null : getAccountKey(account)
  // Raw SQL: atomic counter on the database's clock.
  const [row] = await db.$queryRaw<{ points: number; left: number }[]>`
    INSERT INTO "RateLimit" AS r (key, account, points, "expiresAt")
    VALUES (${getLimitKey(name, subject)}, ${owner}, ${count}, timezone('utc', now()) + ${window} * interval '1 second')
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r."expiresAt" <= timezone('utc', now()) THEN ${count} ELSE r.points + ${count} END,
      "expiresAt" = CASE WHEN r."expiresAt" <= timezone('utc', now()) THEN excluded."expiresAt" ELSE r."expiresAt" END
    RETURNING points, ceil(extract(epoch FROM "expiresAt" - timezone('utc', now())))::int AS left`
  // Deletes expired counts every now and then.
  if (Math.random() < 0.01)
    await db.rateLimit.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - DELETE_AFTER_MS) } } })
  const { points, left } = row!
  return { points, wait: points > limit ? Math.max(1, left) : 0 }
}

/** Counts attempts. Returns the seconds to wait once the limit is exceeded, else 0. */
export const consume = async (name: LimitName, subject: string, count = 1): Promise<number> =>
  (await increment(name, subject, { count })).wait

/** Counts one attempt. Throws 429 with the seconds to wait once the limit is exceeded. */
export async function consumeAttempt(name: LimitName, subject: string, account?: string): Promise<void> {
  const { wait } = await increment(name, subject, account === undefined ? {} : { account })
  if (wait > 0) throw tooMany(wait)
}

/** Resets every count that protects an account: whoever reset its password by email is its owner. */
export async function resetAccountLimits(account: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { account: getAccountKey(account) } })
}

/** Uncounts an attempt: a sign-in that succeeded was not a guess. */
export async function refundAttempt(name: LimitName, subject: string): Promise<void> {
  await db.rateLimit.updateMany({
    where: { key: getLimitKey(name, subject), points: { gt: 0 } },
    data: { points: { decrement: 1 } },
  })
}

/** Restarts a count's window, if it has not expired. */
export async function extendWindow(name: LimitName, subject: string): Promise<void> {
  // Raw SQL: the database's clock decides.
  await db.$executeRaw`
    UPDATE "RateLimit" SET "expiresAt" = timezone('utc', now()) + ${LIMITS[name].window} * interval '1 second'
    WHERE key = ${getLimitKey(name, subject)} AND "expiresAt" > timezone('utc', now())`
}

export async function resetAttempts(name: LimitName, subject: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: getLimitKey(name, subject) } })
}
