import 'server-only'
import type { UserId } from '@/lib/core/access/actor'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'
import { createFingerprint, decrypt, encrypt } from '@/lib/platform/crypto/encryption'
import { db, type Transaction } from '@/lib/platform/db/client'
import { isDatabaseDown, violatesUnique } from '@/lib/platform/db/errors'
import { conflict, invalid, inProgress } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { toResponseJson } from '@/lib/core/geo/country-codes'
import { UUID } from '@/lib/core/ids'
import { log } from '@/lib/platform/log'
import { IDEMPOTENCY_KEY_HEADER } from '@/lib/platform/http/api-call'
import { RETRY_AFTER_SECONDS, RETENTION_HOURS } from './key'

/**
 * Seconds after which an unfinished claim counts as abandoned by a crashed process: longer than any transaction may
 * take.
 */
const LEASE = 20
/** Maximum number of characters of a stored response. A longer one is generated again on retry. */
const MAX_RESPONSE_LENGTH = 256 * 1024
const ENCRYPTION_PURPOSE = 'idempotent answer'

interface IdempotentCall {
  userId: UserId
  key: string
  /** `requestId` of the body, if any; takes the place of the id derived from the key. */
  requestId?: string
  /** Status of a successful response. */
  successStatus: number
  /** Method, URL, business and body, by which requests are compared. */
  request: string
}

interface Claim {
  userId: UserId
  key: string
  claim: string
  /** Value for unique columns (`findRequestId`). */
  requestId: string
  successStatus: number
  /** True once the response was stored in the transaction of the change. */
  isStored: boolean
  isFinished: boolean
}

/** A stored response: JSON text, or null for an empty body. */
export interface StoredResponse {
  status: number
  text: string | null
}

const currentClaim = new AsyncLocalStorage<Claim>()

/**
 * Carries out a call with an idempotency key once. The first request runs `work`, and its response is stored for a day;
 * the same request again gets that response, even if the first connection was lost. An error is not stored: nothing was
 * changed, so the call may be retried.
 *
 * Throws:
 * - 409 while the first request is in progress
 * - 409 for a payment or refund that a call with this id recorded, but whose response is no longer stored
 * - 422 for a key that was used for another request
 *
 * A change that a second run would double stores its response in its own transaction (`storeResponse`), so that a crash
 * can't come between the two. For every other change (one that sets given values) the response is stored afterwards.
 */
export async function withIdempotency<T>(
  call: IdempotentCall,
  work: () => Promise<T>,
  toStoredResponse: (result: T) => Promise<StoredResponse | null>,
): Promise<{ result: T } | { answer: StoredResponse }> {
  const requestId = call.requestId ?? deriveRequestId(call)
  const claim: Claim = { ...call, requestId, claim: randomUUID(), isStored: false, isFinished: false }
  const answer = await claimKey(call, claim.claim)
  if (answer) return { answer }
  let result: T
  try {
    result = await currentClaim.run(claim, work)
  } catch (error) {
    claim.isFinished = true
    // While the database is down the claim is left to expire, instead of waiting for another timeout.
    if (!isDatabaseDown(error)) await finishClaim(claim, null)
    // A payment outlives the stored response, and its unique column rejects a second one.
    throw violatesUnique(error, 'requestId') ? conflict('once.recorded') : error
  }
  claim.isFinished = true
  if (!claim.isStored) await finishClaim(claim, await toStoredResponse(result))
  return { result }
}

/**
 * Stores the response in the transaction of the change, if the call has a key; returns `data`. Throws 409 if a later
 * request has taken over the claim, so that nothing is changed.
 */
export async function storeResponse<T>(tx: Transaction, data: T): Promise<T> {
  const claim = currentClaim.getStore()
  if (!claim || claim.isFinished) return data
  if (!(await writeResponse(tx, claim, { status: claim.successStatus, text: toResponseJson(data) })))
    throw createInProgressError()
  claim.isStored = true
  return data
}

/**
 * Returns the id of the current call as a UUID, or null for a call without a key. A unique column with it (of payments,
 * refunds and emails) rejects a second row if the call is retried after its response was deleted.
 */
export function findRequestId(): string | null {
  const claim = currentClaim.getStore()
  return claim && !claim.isFinished ? claim.requestId : null
}

/** Returns the key if it is a UUID, or else a UUID derived from user and key. */
function deriveRequestId({ userId, key }: IdempotentCall): string {
  if (UUID.test(key)) return key.toLowerCase()
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex')
  // Version 8: custom (RFC 9562, 5.8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Claims the key, or returns the stored response. */
async function claimKey(
  { userId, key, request }: IdempotentCall,
  claim: string,
): Promise<StoredResponse | null> {
  const fingerprint = createFingerprint(ENCRYPTION_PURPOSE, request)
  // Raw SQL: atomic claim on the database's clock. Takes over claims abandoned by a crash and keys older than a day.
  const claimed = await db.$queryRaw<unknown[]>`
    INSERT INTO "IdempotencyKey" AS k ("userId", "key", "fingerprint", "claim", "claimedUntil", "createdAt")
    VALUES (${userId}, ${key}, ${fingerprint}, ${claim}::uuid,
            timezone('utc', now()) + make_interval(secs => ${LEASE}), timezone('utc', now()))
    ON CONFLICT ("userId", "key") DO UPDATE SET
      "fingerprint" = EXCLUDED."fingerprint", "claim" = EXCLUDED."claim", "status" = NULL, "answer" = NULL,
      "claimedUntil" = EXCLUDED."claimedUntil", "createdAt" = EXCLUDED."createdAt"
    WHERE k."createdAt" < timezone('utc', now()) - make_interval(hours => ${RETENTION_HOURS})
       OR (k."status" IS NULL AND k."claimedUntil" < timezone('utc', now()) AND k."fingerprint" = EXCLUDED."fingerprint")
    RETURNING 1`
  if (claimed.length > 0) return null
  const row = await db.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } })
  if (row && row.fingerprint !== fingerprint)
    throw invalid(reason('once.other-request', { header: IDEMPOTENCY_KEY_HEADER }))
  // No row: the first request has just failed, and a retry can claim the key.
  if (!row || row.status === null) throw createInProgressError()
  const text = row.answer === null ? null : decrypt(ENCRYPTION_PURPOSE, row.answer)
  if (row.answer !== null && text === null) throw conflict('once.answer-lost')
  return { status: row.status, text }
}

const createInProgressError = () => inProgress('once.under-way', RETRY_AFTER_SECONDS)

/** Stores the response. Returns false if another request has taken over the claim. */
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

/**
 * Stores the response, or releases the key if there is none. Logs a failure instead of throwing: the change is
 * committed either way.
 */
async function finishClaim(claim: Claim, answer: StoredResponse | null): Promise<void> {
  const { userId, key } = claim
  try {
    if (answer && (answer.text?.length ?? 0) <= MAX_RESPONSE_LENGTH) await writeResponse(db, claim, answer)
    else await db.idempotencyKey.deleteMany({ where: { userId, key, claim: claim.claim, status: null } })
  } catch (error) {
    log.warn({ err: error }, 'storing a response for retries failed')
  }
}

/** Maximum number of keys deleted in one run. */
const BATCH = 5000

/** Deletes responses older than a day. Returns how many. */
export async function deleteExpiredKeys(): Promise<number> {
  const createdAt = { lt: new Date(Date.now() - RETENTION_HOURS * 60 * 60 * 1000) }
  const { count } = await db.idempotencyKey.deleteMany({ where: { createdAt }, limit: BATCH })
  return count
}
