import 'server-only'
import { randomUUID } from 'node:crypto'
import { isDatabaseDown, isDiskFull } from '@/lib/platform/db/errors'
import type { ErrorBody } from '@/lib/platform/http/translate-error'
import { AppError, type ErrorKind } from '@/lib/i18n/errors'
import { jsonResponse } from '@/lib/api/responses'
import { isInterfaceCode, reason, toReasonResponse, type Reason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'
import { log } from '@/lib/platform/log'

/** HTTP status of each kind of error. */
const STATUSES: Record<ErrorKind, number> = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  'too-many': 429,
  upstream: 502,
  unavailable: 503,
}

const createRetryHeaders = (seconds: number) => ({ 'Retry-After': String(seconds) })

/**
 * Maps an error to a response with `{ message, code, values?, errors?, reasons? }`: English sentences, and the codes and
 * values from which a client makes them in another language. Details of unknown errors are only logged.
 */
export function toErrorResponse(error: unknown): Response {
  if (error instanceof AppError) {
    const { kind, reason: why, errors, retryAfter } = error
    const code = getErrorCode(error)
    const body: ErrorBody = {
      message: formatReason(why),
      ...(code === why.code ? toReasonResponse(why) : { code }),
      ...(errors && {
        errors: mapReasons(errors, formatReason),
        reasons: mapReasons(errors, toReasonResponse),
      }),
    }
    return jsonResponse(body, STATUSES[kind], retryAfter ? createRetryHeaders(retryAfter) : {})
  }
  const reference = createReference()
  log.error({ reference, err: error }, 'request failed')
  if (isDatabaseDown(error)) return toOutageResponse(reference)
  if (isDiskFull(error))
    return toFailureResponse(reason('storage-full', { reference }), 507, createRetryHeaders(60))
  return toFailureResponse(reason('unexpected', { reference }), 500)
}

/** Returns the stable code of an error: its reason, or its kind for invalid fields and messages of third parties. */
const getErrorCode = ({ kind, reason: { code } }: AppError): string =>
  code === 'as-written' || isInterfaceCode(code) ? kind : code

/** Identifies a failure in the log and in the response. */
const createReference = (): string => randomUUID().slice(0, 8)

/** Creates the response while the database is down. */
export const toOutageResponse = (reference = createReference()): Response =>
  toFailureResponse(reason('database-unreachable', { reference }), 503, createRetryHeaders(5))

const toFailureResponse = (why: Reason, status: number, headers = {}): Response =>
  jsonResponse({ message: formatReason(why), ...toReasonResponse(why) } satisfies ErrorBody, status, headers)

/** Maps the reasons of each field. The result has no prototype, because a field may be called `constructor`. */
function mapReasons<T>(errors: Record<string, Reason[]>, map: (reason: Reason) => T): Record<string, T[]> {
  const mapped = Object.create(null) as Record<string, T[]>
  for (const [field, reasons] of Object.entries(errors)) mapped[field] = reasons.map((one) => map(one))
  return mapped
}
