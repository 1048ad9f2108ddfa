import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'
import { createFingerprint, decrypt, encrypt } from '@/lib/platform/crypto/encryption'
import { db, type Transaction } from '@/lib/platform/db/client'
import { isDatabaseDown, violatesUnique } from '@/lib/platform/db/errors'
import { conflict, invalid, inProgress } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { toResponseJson } from '@/lib/core/geo/response-json'
import { log } from '@/lib/platform/log'
import { IDEMPOTENCY_KEY_HEADER } from './header'
import { RETRY_AFTER_SECONDS, RETENTION_HOURS } from './key'

/** Seconds after which a call that neither answered nor failed has died with its process: longer than any transaction may take. */
const LEASE = 20
/** Characters of an answer that are kept at most. One that is longer is made anew. */
const MAX_RESPONSE_LENGTH = 256 * 1024
const ENCRYPTION_PURPOSE = 'idempotent answer'

/** A call as its key names it. */
interface IdempotentCall {
  userId: UserId
  key: string
  /** The `requestId` in the body, if any: it is stored in place of the id that follows from the key. */
  requestId?: string
  /** What its success is answered with. */
  usualStatus: number
  /** Method, address, business and body, which make it the same request. */
  request: string
}

interface Claim {
  userId: UserId
  key: string
  claim: string
  /** What unique columns hold (`findRequestId`). */
  requestId: string
  usualStatus: number
  /** Whether the answer was written with the change. */
  isKept: boolean
  isOver: boolean
}

/** What was answered, as it is kept: a JSON text, or null for no body. */
export interface StoredResponse {
  status: number
  text: string | null
}

const currentClaim = new AsyncLocalStorage<Claim>()

/**
 * Does a named call once. The first one runs `work`, and its answer is kept for a day; the same call again gets that answer,
 * whatever became of the first connection. An error is not kept: nothing was changed, so the call may be tried again.
 * Throws 409 while the first one is under way, 409 for a payment or refund that was stored by a call of this id whose answer is no
 * longer kept, and 422 for a key that named another request.
 *
 * A change that would be doubled by a second run writes its answer in its own transaction (`storeResponse`), so that a crash can't
 * come between the two. For every other change (one that sets what it is told) the answer is written after it.
 */
export async function withIdempotency<T>(
  call: IdempotentCall,
  work: () => Promise<T>,
  answerOf: (result: T) => Promise<StoredResponse | null>,
): Promise<{ result: T } | { answer: StoredResponse }> {
  const requestId = call.requestId ?? deriveRequestId(call)
  const claim: Claim = { ...call, requestId, claim: randomUUID(), isKept: false, isOver: false }
  const answer = await claimKey(call, claim.claim)
  if (answer) return { answer }
  let result: T
  try {
    result = await currentClaim.run(claim, work)
  } catch (error) {
    claim.isOver = true
    // Without a database the claim runs out by itself: nobody waits for it a second time.
    if (!isDatabaseDown(error)) await finishClaim(claim, null)
    // A payment outlives the answer that was kept, and its unique column refuses a second one.
    throw violatesUnique(error, 'requestId') ? conflict('once.recorded') : error
  }
  claim.isOver = true
  if (!claim.isKept) await finishClaim(claim, await answerOf(result))
  return { result }
}

/**
 * Keeps a call's answer in the transaction of its change, if the call is named; answers `data`. Whoever lost the claim to a later
 * try changes nothing: throws 409.
 */
export async function storeResponse<T>(tx: Transaction, data: T): Promise<T> {
  const claim = currentClaim.getStore()
  if (!claim || claim.isOver) return data
  if (!(await writeResponse(tx, claim, { status: claim.usualStatus, text: toResponseJson(data) })))
    throw createInProgressError()
  claim.isKept = true
  return data
}

/**
 * The id of the call under way as a UUID, or null for a call without a key. A unique column that holds it (of payments, refunds and mails)
 * refuses a second row when the call is tried again after its answer was removed.
 */
export function findRequestId(): string | null {
  const claim = currentClaim.getStore()
  return claim && !claim.isOver ? claim.requestId : null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The key if it is a UUID, or else a UUID that follows from user and key. */
function deriveRequestId({ userId, key }: IdempotentCall): string {
  if (UUID.test(key)) return key.toLowerCase()
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex')
  // Version 8: made by a rule of one's own (RFC 9562, 5.8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Claims the call, or answers what was answered before. */
async function claimKey(
  { userId, key, request }: IdempotentCall,
  claim: string,
): Promise<StoredResponse | null> {
  const print = createFingerprint(ENCRYPTION_PURPOSE, request)
  // Raw SQL: atomic claim on the database's clock. It takes over what a crash left and what is older than a day.
  const claimed = await db.$queryRaw<unknown[]>`
    INSERT INTO "IdempotencyKey" AS k ("userId", "key", "fingerprint", "claim", "claimedUntil", "createdAt")
    VALUES (${userId}, ${key}, ${print}, ${claim}::uuid,
            timezone('utc', now()) + make_interval(secs => ${LEASE}), timezone('utc', now()))
    ON CONFLICT ("userId", "key") DO UPDATE SET
      "fingerprint" = EXCLUDED."fingerprint", "claim" = EXCLUDED."claim", "status" = NULL, "answer" = NULL,
      "claimedUntil" = EXCLUDED."claimedUntil", "createdAt" = EXCLUDED."createdAt"
    WHERE k."createdAt" < timezone('utc', now()) - make_interval(hours => ${RETENTION_HOURS})
       OR (k."status" IS NULL AND k."claimedUntil" < timezone('utc', now()) AND k."fingerprint" = EXCLUDED."fingerprint")
    RETURNING 1`
  if (claimed.length > 0) return null
  const row = await db.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } })
  if (row && row.fingerprint !== print)
    throw invalid(reason('once.other-request', { header: IDEMPOTENCY_KEY_HEADER }))
  // No row: the first call failed just now, and asking again finds the way free.
  if (!row || row.status === null) throw createInProgressError()
  const text = row.answer === null ? null : decrypt(ENCRYPTION_PURPOSE, row.answer)
  if (row.answer !== null && text === null) throw conflict('once.answer-lost')
  return { status: row.status, text }
}

const createInProgressError = () => inProgress('once.under-way', RETRY_AFTER_SECONDS)

/** Whether the answer was written: it is not once another try has taken over. */
async function writeResponse(
  tx: Transaction,
  { userId, key, claim }: Claim,
  { status, text }: StoredResponse,
) {
  const { count } = await tx.idempotencyKey.updateMany({
    where: { userId, key, claim, status: null },
    data: { status, answer: text === null ? null : encrypt(ENCRYPTION_PURPOSE, text) },
  })
  return count > 0
}

/** Keeps the answer, or lets the key go where there is none to keep. What was changed stands either way, so this fails silently. */
async function finishClaim(claim: Claim, answer: StoredResponse | null): Promise<void> {
  const { userId, key } = claim
  try {
    if (answer && (answer.text?.length ?? 0) <= MAX_RESPONSE_LENGTH) await writeResponse(db, claim, answer)
    else await db.idempotencyKey.deleteMany({ where: { userId, key, claim: claim.claim, status: null } })
  } catch (error) {
    log.warn({ err: error }, 'answer not kept')
  }
}

/** Keys that a run removes at most; the next one goes on. */
const BATCH = 5000

/** Removes answers that are older than a day. Returns how many. */
export async function deleteExpiredKeys(): Promise<number> {
  const createdAt = { lt: new Date(Date.now() - RETENTION_HOURS * 60 * 60 * 1000) }
  const { count } = await db.idempotencyKey.deleteMany({ where: { createdAt }, limit: BATCH })
  return count
}
