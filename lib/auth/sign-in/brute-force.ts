import 'server-only'
import { headers } from 'next/headers'
import { db } from '@/lib/platform/db/client'
import { appOrigin } from '@/lib/platform/env'
import { tooMany } from '@/lib/i18n/errors'
import { getClientNetwork } from '@/lib/platform/http/client-address'
import { deliverAccountMail } from '@/lib/mail/worker/deliver-account-mail'
import { guessesMail, wrongCodesMail } from '@/lib/mail/templates/security-mails'
import { detectCodeKind } from '@/lib/auth/credentials/second-step'
import { findDeviceHash, isTrustedDevice } from '@/lib/auth/trusted-devices/trusted-devices'
import {
  consumeAttempt,
  increment,
  refundAttempt,
  resetAttempts,
  type LimitName,
} from '@/lib/platform/rate-limits/rate-limits'

/** From so many guesses in an hour on, from whatever networks, each is answered later. */
const DELAYED_FROM = 30
/** Milliseconds for each guess beyond, and at most. */
const DELAY_STEP_MS = 100
const MAX_DELAY_MS = 5000
/** The guess whose owner is told. */
const NOTIFY_AT = 50

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** How a counted attempt ended. */
interface SignInAttempt {
  /** The right password: nothing of this browser's or network's counts any longer. */
  succeed: () => Promise<void>
  /** Neither right nor wrong yet, such as a right password that a code has to follow. */
  refund: () => Promise<void>
}

/**
 * Counts an attempt to sign in before anything is checked. A browser that signed in to the account before has its own count, so
 * nobody else's guesses keep it out; others are counted by account and network. Guesses from many networks are delayed and
 * never refused, because a refusal would hit the owner too. Throws 429 with the seconds left.
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
  const forgive = () => refundAttempt('login:account', account)
  return {
    succeed: () => guess.succeed().then(forgive),
    refund: () => guess.refund().then(forgive),
  }
}

async function consumeLimits(counts: [LimitName, string][], account: string): Promise<SignInAttempt> {
  for (const [name, subject] of counts)
    await consumeAttempt(name, subject, name === 'login:address' ? undefined : account)
  const each = (take: (name: LimitName, subject: string) => Promise<void>) => async () => {
    for (const [name, subject] of counts) await take(name, subject)
  }
  return {
    succeed: each((name, subject) =>
      name === 'login:address' ? refundAttempt(name, subject) : resetAttempts(name, subject),
    ),
    refund: each(refundAttempt),
  }
}

/** Tells the owner once a day that somebody is guessing. */
async function notifyOwner(email: string): Promise<void> {
  const user = await db.user.findUnique({
    where: { email },
    select: { email: true, fullName: true, emailVerifiedAt: true },
  })
  if (!user?.emailVerifiedAt || (await increment('guess-notice:account', email)).wait > 0) return
  await deliverAccountMail(
    guessesMail({ to: user.email, name: user.fullName, link: `${appOrigin()}/forgot-password` }),
  )
}

/** So many wrong codes behind a right password, and its owner is told: somebody else may know it. */
const NOTIFY_AT_CODES = 3

/** A rate limit for codes, and the key it counts by. */
interface CodeAttempt {
  name: LimitName
  subject: string
  which: number
}

/**
 * Counts a code that is sent after the first step. A browser that signed in to the account before has its own count, and
 * recovery codes are counted by network: somebody who only knows the password can't lock the owner out. Throws 429 with the seconds left.
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

/** Resets the count after a correct code. */
export const resetCodeAttempts = ({ name, subject }: CodeAttempt): Promise<void> =>
  resetAttempts(name, subject)

/** Tells the owner of wrong codes, once in an hour. */
export async function notifyWrongCodes(
  { email, fullName }: { email: string; fullName: string },
  which: number,
): Promise<void> {
  if (which !== NOTIFY_AT_CODES || (await increment('code-notice:account', email)).wait > 0) return
  await deliverAccountMail(
    wrongCodesMail({ to: email, name: fullName, link: `${appOrigin()}/forgot-password` }),
  )
}
