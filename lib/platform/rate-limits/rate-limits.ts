import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/platform/db/client'
import { tooMany } from '@/lib/i18n/errors'

interface Limit {
  points: number
  /** Seconds until the count starts anew, whatever was tried meanwhile: nobody is locked out for ever. */
  window: number
}

const MINUTES = 60
const HOUR = 60 * MINUTES

/**
 * Per account: what flooding one person's inbox takes. Per address: what a crowd takes. Guesses at a password have counts of their
 * own (lib/auth/sign-in/brute-force.ts), so that no stranger's guesses keep the owner out.
 */
const LIMITS = {
  /** A browser that signed in to the account before. */
  'login:browser': { points: 10, window: 15 * MINUTES },
  /** Other browsers, by account and network. */
  'login:network': { points: 10, window: 15 * MINUTES },
  /** All of those together: never refused, answered later and later. */
  'login:account': { points: 30, window: HOUR },
  'login:address': { points: 100, window: 15 * MINUTES },
  /** How often an owner is told of guesses at the password, or of wrong codes behind a right one. */
  'guess-notice:account': { points: 1, window: 24 * HOUR },
  'code-notice:account': { points: 1, window: HOUR },
  'password:account': { points: 10, window: 15 * MINUTES },
  /** App codes at sign-in from unknown browsers, by account: six digits can be guessed from many networks. */
  'two-step:account': { points: 10, window: 15 * MINUTES },
  /** App codes at sign-in from a browser that signed in before. */
  'two-step:browser': { points: 10, window: 15 * MINUTES },
  /** Recovery codes, by account and network: 80 random bits can't be guessed, so attempts from elsewhere need not count. */
  'recovery:network': { points: 10, window: 15 * MINUTES },
  /** Codes of a user who is signed in. */
  'two-step:session': { points: 10, window: 15 * MINUTES },
  'register:address': { points: 100, window: HOUR },
  'verification-mail:account': { points: 5, window: HOUR },
  /** Each brings a link that works for an hour, so whoever asks more often has one. */
  'reset-mail:account': { points: 5, window: HOUR },
  'confirm-mail:account': { points: 5, window: HOUR },
  'test-mail:account': { points: 5, window: HOUR },
  'mail:address': { points: 100, window: HOUR },
  'token:address': { points: 100, window: 15 * MINUTES },
  /** Recipients of mails about documents and of invitations, by owner of the business. */
  'invoice-mail:account': { points: 500, window: 24 * HOUR },
  'young-mail:account': { points: 20, window: 24 * HOUR },
  'view:address': { points: 300, window: HOUR },
  /** Answers to quotes: each is given once, so this many are tries. */
  'answer:address': { points: 30, window: 15 * MINUTES },
  /** The sheet of the landing page as a PDF. */
  'preview:address': { points: 30, window: HOUR },
  'export:account': { points: 10, window: HOUR },
  /** Parts of an export: as many as can be made in the time, one after the other. */
  'export-part:account': { points: 120, window: HOUR },
  /** One at a time. Prolonged while it is being made, and taken back when it ends; the window is for one whose process died. */
  'export-running:account': { points: 1, window: MINUTES },
  'pdfs:account': { points: 60, window: HOUR },
  /** Invitations by business, by mailbox and business, and by mailbox, so that one business can't use up another's. */
  'invite:business': { points: 20, window: 24 * HOUR },
  'invite:mailbox-of-business': { points: 5, window: 24 * HOUR },
  'invite:mailbox': { points: 50, window: 24 * HOUR },
  'business:account': { points: 10, window: 24 * HOUR },
  /** Changes by a business, one point each and one for every 10 KB: far above normal use, but it keeps the disk from filling up. */
  'change:business': { points: 20_000, window: 24 * HOUR },
  /** Changes that need no more than the right to read, by member, counted alike. */
  'change:member': { points: 2_000, window: 24 * HOUR },
  'upload:account': { points: 60, window: HOUR },
} satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

/** Milliseconds that an expired count is kept: a process whose clock is ahead must not end one early. */
const DELETE_AFTER_MS = 24 * HOUR * 1000

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const getLimitKey = (name: LimitName, subject: string): string => hash(`${name}\n${subject}`)
const getAccountKey = (account: string): string => hash(`account\n${account}`)

interface Count {
  points: number
  /** Seconds to wait once there were too many, else 0. */
  wait: number
}

/**
 * Counts attempts, for all instances in one statement. The database's clock decides.
 * @param account whose guard this count is: a completed reset clears it (`resetAccountLimits`)
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
  // Now and then somebody sweeps.
  if (Math.random() < 0.01)
    await db.rateLimit.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - DELETE_AFTER_MS) } } })
  const { points, left } = row!
  return { points, wait: points > limit ? Math.max(1, left) : 0 }
}

/** Counts attempts and answers the seconds to wait once there were too many, else 0. */
export const consume = async (name: LimitName, subject: string, count = 1): Promise<number> =>
  (await increment(name, subject, { count })).wait

/** Counts one attempt. Throws 429 with the seconds left once there were too many. */
export async function consumeAttempt(name: LimitName, subject: string, account?: string): Promise<void> {
  const { wait } = await increment(name, subject, account === undefined ? {} : { account })
  if (wait > 0) throw tooMany(wait)
}

/** Starts every count anew that guards an account: whoever reset its password by mail is its owner. */
export async function resetAccountLimits(account: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { account: getAccountKey(account) } })
}

/** Takes an attempt back: a sign-in that succeeded was no guess. */
export async function refundAttempt(name: LimitName, subject: string): Promise<void> {
  await db.rateLimit.updateMany({
    where: { key: getLimitKey(name, subject), points: { gt: 0 } },
    data: { points: { decrement: 1 } },
  })
}

/** Has a count's window begin now, if it has not ended. */
export async function extendWindow(name: LimitName, subject: string): Promise<void> {
  // Raw SQL: the database's clock decides.
  await db.$executeRaw`
    UPDATE "RateLimit" SET "expiresAt" = timezone('utc', now()) + ${LIMITS[name].window} * interval '1 second'
    WHERE key = ${getLimitKey(name, subject)} AND "expiresAt" > timezone('utc', now())`
}

/** Starts the count anew. */
export async function resetAttempts(name: LimitName, subject: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: getLimitKey(name, subject) } })
}
