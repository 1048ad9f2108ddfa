import 'server-only'
import { differenceInHours } from 'date-fns'
import type { UserId } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { violatesUnique } from '@/lib/platform/db/errors'
import { getAppOrigin } from '@/lib/platform/env'
import { conflict, invalid } from '@/lib/i18n/errors'
import { createTwoStepMail, type TwoStepEvent } from '@/lib/mail/templates/two-step-mail'
import type { AccountMail } from '@/lib/mail/templates/render-mail'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { hasPassword } from '@/lib/auth/accounts/accounts'
import { consumeAttempt, resetAttempts } from '@/lib/platform/rate-limits/rate-limits'
import { verifyCode, verifyPassword, createWrongCodeError } from '@/lib/auth/credentials/verify-credentials'
import {
  hashRecoveryCode,
  generateRecoveryCodes,
  TWO_STEP_ENCRYPTION_PURPOSE,
  generateSecret,
  renderQrCode,
  findTimeStep,
} from '@/lib/auth/credentials/second-step'
import type { TwoStepProof } from '@/lib/auth/rules/schema'
import { decrypt, encrypt } from '@/lib/platform/crypto/encryption'
import { endSessions } from '@/lib/auth/sessions/sessions'

interface Owner {
  id: UserId
  email: string
  fullName: string
}

interface TwoStepState {
  /** Time two-step sign-in was turned on (ISO 8601); null if it is off. */
  since: string | null
  recoveryCodesLeft: number
}

/** Hours until an unconfirmed secret expires. */
const SET_UP_HOURS = 1

const createAlreadyOnError = () => conflict('two-step.on')
const createNotOnError = () => conflict('two-step.off')
const createSetUpExpiredError = () => conflict('two-step.run-out')

/** Returns the state of two-step sign-in, and the number of recovery codes left. */
export async function getTwoStepState(userId: UserId): Promise<TwoStepState> {
  const row = await db.twoStep.findUnique({
    where: { userId },
    select: { enabledAt: true, _count: { select: { codes: true } } },
  })
  return { since: row?.enabledAt?.toISOString() ?? null, recoveryCodesLeft: row?._count.codes ?? 0 }
}

/**
 * Starts a set-up and returns a secret for the app, which takes effect once a code confirms it. Requires the password
 * of an account that has one. Throws 409 if two-step sign-in is on, 422 for a wrong password.
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
  const setUp = { secret: encrypt(TWO_STEP_ENCRYPTION_PURPOSE, secret), startedAt: new Date() }
  const { count } = await db.twoStep.updateMany({ where: { userId, enabledAt: null }, data: setUp })
  if (count === 0)
    await db.twoStep.create({ data: { userId, ...setUp } }).catch((error: unknown) => {
      throw violatesUnique(error, 'userId') || violatesUnique(error, 'TwoStep_pkey')
        ? createAlreadyOnError()
        : error
    })
  return { secret, qr: renderQrCode(secret, email) }
}

interface NewRecoveryCodes {
  codes: string[]
  /** Email that notifies the owner, queued in the outbox. */
  mailId: number
}

/**
 * Turns two-step sign-in on with a code of the secret shown. Signs out every other browser, which signed in without a
 * code, and returns the recovery codes. Throws 409 if there is no set-up to confirm, 422 for a wrong code, 429 after
 * too many.
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
  const result = await db.$transaction(async (tx) => {
    const { count } = await tx.twoStep.updateMany({
      where: { userId, secret: row!.secret, enabledAt: null },
      data: { enabledAt: new Date(), lastStep: step },
    })
    if (count === 0) throw createSetUpExpiredError()
    await endSessions(userId, sessionId, tx)
    const codes = await replaceCodes(userId, tx)
    return { codes, mailId: await queueAccountMail(tx, toTwoStepMail(owner, 'on')) }
  })
  await resetAttempts('two-step:session', String(userId))
  return result
}

/** Replaces the recovery codes. Throws 409 if two-step sign-in is off. */
export async function renewRecoveryCodes(owner: Owner, proof: TwoStepProof): Promise<NewRecoveryCodes> {
  await verifyOwner(owner, proof)
  return db.$transaction(async (tx) => {
    // Raw SQL: row lock, so that concurrent calls can't leave codes of two sets.
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "TwoStep" WHERE "userId" = ${owner.id} AND "enabledAt" IS NOT NULL FOR UPDATE`
    if (rows.length === 0) throw createNotOnError()
    const codes = await replaceCodes(owner.id, tx)
    return { codes, mailId: await queueAccountMail(tx, toTwoStepMail(owner, 'codes')) }
  })
}

/**
 * Turns two-step sign-in off and deletes secret and recovery codes. Returns the id of the email that notifies the
 * owner. Throws 409 if it is off.
 */
export async function turnOffTwoStep(owner: Owner, proof: TwoStepProof): Promise<number> {
  await verifyOwner(owner, proof)
  return db.$transaction(async (tx) => {
    const { count } = await tx.twoStep.deleteMany({ where: { userId: owner.id, enabledAt: { not: null } } })
    if (count === 0) throw createNotOnError()
    return queueAccountMail(tx, toTwoStepMail(owner, 'off'))
  })
}

/** Creates the email that notifies the owner of a sign-in with a recovery code. */
export async function createRecoveryCodeMail(userId: UserId): Promise<AccountMail> {
  const owner = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, fullName: true },
  })
  return toTwoStepMail(owner, 'used', (await getTwoStepState(userId)).recoveryCodesLeft)
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

/** Creates the email that notifies the owner of a change of two-step sign-in. */
export const toTwoStepMail = (
  { email, fullName }: Omit<Owner, 'id'>,
  event: TwoStepEvent,
  codesLeft = 0,
): AccountMail =>
  createTwoStepMail(event, { to: email, name: fullName, link: `${getAppOrigin()}/profile`, codesLeft })
