import 'server-only'
import { headers } from 'next/headers'
import { db } from '@/lib/platform/db/client'
import { appOrigin } from '@/lib/platform/env'
import { tooMany } from '@/lib/words/errors'
import { clientNetwork } from '@/lib/platform/http/address'
import { deliver } from '@/lib/actions/mail/deliver-account-mail'
import { guessesMail, wrongCodesMail } from '@/lib/platform/mail/templates/security'
import { kindOf } from '@/lib/identity/second-step'
import { browserHash, isKnownTo } from '@/lib/identity/known-browsers'
import {
  countAttempt,
  countUp,
  forgiveAttempt,
  resetAttempts,
  type LimitName,
} from '@/lib/platform/limits/limits'

/** From so many guesses in an hour on, from whatever networks, each is answered later. */
const DELAYED_FROM = 30
/** Milliseconds for each guess beyond, and at most. */
const STEP = 100
const LONGEST = 5000
/** The guess whose owner is told. */
const TELLING = 50

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** How a counted attempt ended. */
interface Guess {
  /** The right password: nothing of this browser's or network's counts any longer. */
  right: () => Promise<void>
  /** Neither right nor wrong yet, such as a right password that a code has to follow. */
  none: () => Promise<void>
}

/**
 * Counts an attempt to sign in before anything is checked. A browser that signed in to the account before has its own count, so
 * nobody else's guesses keep it out; others are counted by account and network. Guesses from many networks are delayed and
 * never refused, because a refusal would hit the owner too. Throws 429 with the seconds left.
 */
export async function beginGuess(account: string, sent: Headers): Promise<Guess> {
  const hash = await browserHash()
  if (await isKnownTo(account, hash)) return counted([['login:browser', `${account}\n${hash}`]], account)
  const network = clientNetwork(sent)
  const guess = await counted(
    [
      ['login:address', network],
      ['login:network', `${account}\n${network}`],
    ],
    account,
  )
  const { points } = await countUp('login:account', account, { account })
  if (points > DELAYED_FROM) await sleep(Math.min(LONGEST, (points - DELAYED_FROM) * STEP))
  if (points === TELLING) await tellOwner(account)
  const forgive = () => forgiveAttempt('login:account', account)
  return {
    right: () => guess.right().then(forgive),
    none: () => guess.none().then(forgive),
  }
}

async function counted(counts: [LimitName, string][], account: string): Promise<Guess> {
  for (const [name, subject] of counts)
    await countAttempt(name, subject, name === 'login:address' ? undefined : account)
  const each = (take: (name: LimitName, subject: string) => Promise<void>) => async () => {
    for (const [name, subject] of counts) await take(name, subject)
  }
  return {
    right: each((name, subject) =>
      name === 'login:address' ? forgiveAttempt(name, subject) : resetAttempts(name, subject),
    ),
    none: each(forgiveAttempt),
  }
}

/** Tells the owner once a day that somebody is guessing. */
async function tellOwner(email: string): Promise<void> {
  const user = await db.user.findUnique({
    where: { email },
    select: { email: true, fullName: true, emailVerifiedAt: true },
  })
  if (!user?.emailVerifiedAt || (await countUp('guess-notice:account', email)).wait > 0) return
  await deliver(guessesMail({ to: user.email, name: user.fullName, link: `${appOrigin()}/forgot-password` }))
}

/** So many wrong codes behind a right password, and its owner is told: somebody else may know it. */
const TELLING_CODES = 3

/** A rate limit for codes, and the key it counts by. */
interface CodeCount {
  name: LimitName
  subject: string
  which: number
}

/**
 * Counts a code that is sent after the first step. A browser that signed in to the account before has its own count, and
 * recovery codes are counted by network: somebody who only knows the password can't lock the owner out. Throws 429 with the seconds left.
 */
export async function beginCode(email: string, code: string): Promise<CodeCount> {
  const count = await countOf(email, code)
  const { points, wait } = await countUp(count.name, count.subject)
  if (wait > 0) throw tooMany(wait)
  return { ...count, which: points }
}

async function countOf(email: string, code: string): Promise<Pick<CodeCount, 'name' | 'subject'>> {
  const hash = await browserHash()
  if (await isKnownTo(email, hash)) return { name: 'two-step:browser', subject: `${email}\n${hash}` }
  if (kindOf(code) === 'app') return { name: 'two-step:account', subject: email }
  return { name: 'recovery:network', subject: `${email}\n${clientNetwork(await headers())}` }
}

/** Resets the count after a correct code. */
export const endCode = ({ name, subject }: CodeCount): Promise<void> => resetAttempts(name, subject)

/** Tells the owner of wrong codes, once in an hour. */
export async function wrongCodeSent(
  { email, fullName }: { email: string; fullName: string },
  which: number,
): Promise<void> {
  if (which !== TELLING_CODES || (await countUp('code-notice:account', email)).wait > 0) return
  await deliver(wrongCodesMail({ to: email, name: fullName, link: `${appOrigin()}/forgot-password` }))
}
