import 'server-only'
import { differenceInHours } from 'date-fns'
import type { UserId } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { violatesUnique } from '@/lib/platform/db/errors'
import { appOrigin } from '@/lib/platform/env'
import { conflict, invalid } from '@/lib/i18n/errors'
import { twoStepMail, type TwoStepEvent } from '@/lib/mail/templates/two-step-mail'
import type { Mail } from '@/lib/mail/transports/types'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { hasPassword } from '@/lib/auth/accounts/accounts'
import { consumeAttempt, resetAttempts } from '@/lib/platform/rate-limits/rate-limits'
import { verifyCode, verifyPassword, createWrongCodeError } from '@/lib/auth/credentials/verify-credentials'
import { hashRecoveryCode, generateRecoveryCodes } from '@/lib/auth/credentials/recovery-codes'
import type { TwoStepProof } from '@/lib/auth/rules/schema'
import { decrypt, encrypt } from '@/lib/platform/crypto/encryption'
import { TWO_STEP_ENCRYPTION_PURPOSE } from '@/lib/auth/credentials/second-step'
import { endSessions } from '@/lib/auth/sessions/sessions'
import { generateSecret, renderQrCode, findTimeStep } from '@/lib/auth/credentials/totp'

interface Owner {
  id: UserId
  email: string
  fullName: string
}

interface TwoStepState {
  /** Since when signing in asks for a second step (ISO 8601); null while it does not. */
  since: string | null
  recoveryCodesLeft: number
}

/** Hours from showing a secret until it has to be shown anew. */
const SET_UP_HOURS = 1

const createAlreadyOnError = () => conflict('two-step.on')
const createNotOnError = () => conflict('two-step.off')
const createSetUpExpiredError = () => conflict('two-step.run-out')

/** Whether two-step sign-in is on, and how many recovery codes are left. */
export async function getTwoStepState(userId: UserId): Promise<TwoStepState> {
  const row = await db.twoStep.findUnique({
    where: { userId },
    select: { enabledAt: true, _count: { select: { codes: true } } },
  })
  return { since: row?.enabledAt?.toISOString() ?? null, recoveryCodesLeft: row?._count.codes ?? 0 }
}

/**
 * Begins a set-up: a secret for the app, which counts once a code of it was confirmed. Asks for the password of an account
 * that has one. Throws 409 when two-step sign-in is on.
 */
export async function beginTwoStep(
  { id: userId, email }: Owner,
  password?: string,
): Promise<{ secret: string; qr: string }> {
  if (await hasPassword(userId)) {
    if (!password) throw invalid('password.required', 'password')
    await verifyPassword(userId, password, 'password')
  }
  const secret = generateSecret()
  const begun = { secret: encrypt(TWO_STEP_ENCRYPTION_PURPOSE, secret), startedAt: new Date() }
  const { count } = await db.twoStep.updateMany({ where: { userId, enabledAt: null }, data: begun })
  if (count === 0)
    await db.twoStep.create({ data: { userId, ...begun } }).catch((error: unknown) => {
      throw violatesUnique(error, 'userId') || violatesUnique(error, 'TwoStep_pkey')
        ? createAlreadyOnError()
        : error
    })
  return { secret, qr: renderQrCode(secret, email) }
}

interface NewRecoveryCodes {
  codes: string[]
  /** What tells the owner, which waits in the outbox. */
  mailId: number
}

/**
 * Turns two-step sign-in on for whoever types a code of the secret shown, signs every other browser out, which came in without
 * one, and answers the recovery codes. Throws 409
 * when there is no set-up to confirm, 422 for a wrong code, 429 after too many.
 */
export async function confirmTwoStep(
  owner: Owner,
  code: string,
  sessionId: string,
): Promise<NewRecoveryCodes> {
  const { id: userId } = owner
  await consumeAttempt('two-step:session', String(userId))
  const row = await db.twoStep.findUnique({ where: { userId } })
  if (row?.enabledAt) throw createAlreadyOnError()
  const secret =
    row && differenceInHours(new Date(), row.startedAt) < SET_UP_HOURS
      ? decrypt(TWO_STEP_ENCRYPTION_PURPOSE, row.secret)
      : null
  if (!secret) throw createSetUpExpiredError()
  const step = findTimeStep(secret, code.replace(/\s/g, ''))
  if (step === null) throw createWrongCodeError()
  const made = await db.$transaction(async (tx) => {
    const { count } = await tx.twoStep.updateMany({
      where: { userId, secret: row!.secret, enabledAt: null },
      data: { enabledAt: new Date(), lastStep: step },
    })
    if (count === 0) throw createSetUpExpiredError()
    await endSessions(userId, sessionId, tx)
    const codes = await replaceCodes(userId, tx)
    return { codes, mailId: await queueAccountMail(tx, createTwoStepMail(owner, 'on')) }
  })
  await resetAttempts('two-step:session', String(userId))
  return made
}

/** Makes new recovery codes in place of those that are left. Throws 409 when two-step sign-in is off. */
export async function renewRecoveryCodes(owner: Owner, proof: TwoStepProof): Promise<NewRecoveryCodes> {
  await verifyOwner(owner, proof)
  return db.$transaction(async (tx) => {
    // Raw SQL: row lock, so that no code of two sets is left.
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "TwoStep" WHERE "userId" = ${owner.id} AND "enabledAt" IS NOT NULL FOR UPDATE`
    if (rows.length === 0) throw createNotOnError()
    const codes = await replaceCodes(owner.id, tx)
    return { codes, mailId: await queueAccountMail(tx, createTwoStepMail(owner, 'codes')) }
  })
}

/**
 * Turns two-step sign-in off: secret and recovery codes are gone. Answers the id of what tells the owner. Throws 409 when it is off
 * already.
 */
export async function turnOffTwoStep(owner: Owner, proof: TwoStepProof): Promise<number> {
  await verifyOwner(owner, proof)
  return db.$transaction(async (tx) => {
    const { count } = await tx.twoStep.deleteMany({ where: { userId: owner.id, enabledAt: { not: null } } })
    if (count === 0) throw createNotOnError()
    return queueAccountMail(tx, createTwoStepMail(owner, 'off'))
  })
}

/** What the owner is told when a recovery code signed in. */
export async function createRecoveryCodeMail(userId: UserId): Promise<Mail> {
  const owner = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, fullName: true },
  })
  return createTwoStepMail(owner, 'used', (await getTwoStepState(userId)).recoveryCodesLeft)
}

async function verifyOwner(owner: Owner, { password, code }: TwoStepProof): Promise<void> {
  if (!(await getTwoStepState(owner.id)).since) throw createNotOnError()
  if (password) await verifyPassword(owner.id, password, 'password')
  else await verifyCode(owner, code ?? '')
}

async function replaceCodes(userId: UserId, tx: Transaction): Promise<string[]> {
  const codes = generateRecoveryCodes()
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, hash: hashRecoveryCode(code) })),
  })
  return codes
}

/** What the owner of two-step sign-in is told. */
export const createTwoStepMail = ({ email, fullName }: Owner, news: TwoStepEvent, codesLeft = 0): Mail =>
  twoStepMail(news, { to: email, name: fullName, link: `${appOrigin()}/profile`, codesLeft })
