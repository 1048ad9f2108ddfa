import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { headers } from 'next/headers'
import { db } from '@/lib/platform/db/client'
import { getAppOrigin } from '@/lib/platform/env'
import { tooMany } from '@/lib/i18n/errors'
import { getClientNetwork } from '@/lib/platform/http/client-address'
import { deliverAccountMail } from '@/lib/mail/worker/run-outbox'
import { createPasswordGuessesMail, createWrongCodesMail } from '@/lib/mail/templates/security-mails'
import { detectCodeKind } from '@/lib/auth/credentials/second-step'
import { findDeviceHash, isTrustedDevice } from '@/lib/auth/trusted-devices/trusted-devices'
import {
  consumeAttempt,
  increment,
  refundAttempt,
  resetAttempts,
  type LimitName,
} from '@/lib/platform/rate-limits/rate-limits'

/** Guesses per hour and account, from any network, above which each response is delayed. */
const DELAYED_FROM = 30
/** Milliseconds of delay per guess beyond that, and the maximum. */
const DELAY_STEP_MS = 100
const MAX_DELAY_MS = 5000
/** Number of the guess that notifies the owner. */
const NOTIFY_AT = 50

/** Counted attempt to sign in. */
interface SignInAttempt {
  /** Correct password: resets the limits of this browser or network. */
  succeed: () => Promise<void>
  /** Neither right nor wrong, such as a correct password without the required code. */
  refund: () => Promise<void>
}

/**
 * Counts a sign-in attempt before anything is checked. A browser that signed in to the account before has its own
 * limit, so that guesses of others don't lock it out; others are limited by account and network. Guesses from many
 * networks are delayed but never refused, because a refusal would hit the owner too. Throws 429 with the seconds
 * left.
 */
export async function registerAttempt(account: string, sent: Headers): Promise<SignInAttempt> {
  const hash = await findDeviceHash()
  if (await isTrustedDevice(account, hash))
    return consumeLimits([['login:browser', `${account}\n${hash}`]], account)
  const network = getClientNetwork(sent)
  const guess = await consumeLimits(
    [
      ['login:address', network],
      ['login:network', `${account}\n${network}`],
    ],
    account,
  )
  const { points } = await increment('login:account', account, { account })
  if (points > DELAYED_FROM) await sleep(Math.min(MAX_DELAY_MS, (points - DELAYED_FROM) * DELAY_STEP_MS))
  if (points === NOTIFY_AT) await notifyOwner(account)
  const refundAccount = () => refundAttempt('login:account', account)
  return {
    succeed: () => guess.succeed().then(refundAccount),
    refund: () => guess.refund().then(refundAccount),
  }
}

async function consumeLimits(counts: [LimitName, string][], account: string): Promise<SignInAttempt> {
  for (const [name, subject] of counts)
    await consumeAttempt(name, subject, name === 'login:address' ? undefined : account)
  const forEachLimit = (apply: (name: LimitName, subject: string) => Promise<void>) => async () => {
    for (const [name, subject] of counts) await apply(name, subject)
  }
  return {
    succeed: forEachLimit((name, subject) =>
      name === 'login:address' ? refundAttempt(name, subject) : resetAttempts(name, subject),
    ),
    refund: forEachLimit(refundAttempt),
  }
}

/** Notifies the owner of guesses, at most once a day. */
async function notifyOwner(email: string): Promise<void> {
  const user = await db.user.findUnique({
    where: { email },
    select: { email: true, fullName: true, emailVerifiedAt: true },
  })
  if (!user?.emailVerifiedAt || (await increment('guess-notice:account', email)).wait > 0) return
  await deliverAccountMail(
    createPasswordGuessesMail({
      to: user.email,
      name: user.fullName,
      link: `${getAppOrigin()}/forgot-password`,
    }),
  )
}

/** Number of wrong codes after a correct password that notifies the owner: somebody else may know the password. */
const NOTIFY_AT_CODES = 3

/** Rate limit of codes, the key it counts by, and the number of the attempt. */
interface CodeAttempt {
  name: LimitName
  subject: string
  which: number
}

/**
 * Counts a code sent after the first step. A browser that signed in to the account before has its own limit, and
 * recovery codes are limited by network: somebody who only knows the password can't lock the owner out. Throws 429
 * with the seconds left.
 */
export async function registerCodeAttempt(email: string, code: string): Promise<CodeAttempt> {
  const count = await getCodeLimit(email, code)
  const { points, wait } = await increment(count.name, count.subject)
  if (wait > 0) throw tooMany(wait)
  return { ...count, which: points }
}

async function getCodeLimit(email: string, code: string): Promise<Pick<CodeAttempt, 'name' | 'subject'>> {
  const hash = await findDeviceHash()
  if (await isTrustedDevice(email, hash)) return { name: 'two-step:browser', subject: `${email}\n${hash}` }
  if (detectCodeKind(code) === 'app') return { name: 'two-step:account', subject: email }
  return { name: 'recovery:network', subject: `${email}\n${getClientNetwork(await headers())}` }
}

export const resetCodeAttempts = ({ name, subject }: CodeAttempt): Promise<void> =>
  resetAttempts(name, subject)

/** Notifies the owner of wrong codes, at most once an hour. */
export async function notifyWrongCodes(
  { email, fullName }: { email: string; fullName: string },
  which: number,
): Promise<void> {
  if (which !== NOTIFY_AT_CODES || (await increment('code-notice:account', email)).wait > 0) return
  await deliverAccountMail(
    createWrongCodesMail({ to: email, name: fullName, link: `${getAppOrigin()}/forgot-password` }),
  )
}
