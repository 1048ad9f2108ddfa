import 'server-only'
import { randomUUID } from 'node:crypto'
import { isDatabaseDown, isDiskFull } from '@/lib/platform/db/errors'
import type { FieldErrors } from '@/lib/platform/http/api-client'
import { AppError, type ErrorKind } from '@/lib/i18n/errors'
import { jsonResponse } from '@/lib/api/responses'
import type { Reason } from '@/lib/i18n/reason'
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

export const DATABASE_UNREACHABLE = "We can't reach the database right now. Please try again in a moment."

/** Maps an error to a response with `{ message, code, errors? }`. Details of unknown errors are only logged. */
export function toErrorResponse(error: unknown): Response {
  if (error instanceof AppError) {
    const { kind, reason, errors, retryAfter } = error
    return jsonResponse(
      {
        message: formatReason(reason),
        code: getErrorCode(error),
        ...(errors && { errors: formatFieldErrors(errors) }),
      },
      STATUSES[kind],
      retryAfter ? createRetryHeaders(retryAfter) : {},
    )
  }
  const reference = randomUUID().slice(0, 8)
  log.error({ reference, err: error }, 'request failed')
  const respond = (status: number, code: string, words: string, headers = {}) =>
    jsonResponse({ message: `${words} (Reference ${reference})`, code }, status, headers)
  if (isDatabaseDown(error))
    return respond(503, 'database-unreachable', DATABASE_UNREACHABLE, createRetryHeaders(5))
  if (isDiskFull(error))
    return respond(
      507,
      'storage-full',
      'There is no room left to store this, so nothing was changed. Whoever runs this installation has to make ' +
        'room; what is stored can still be read.',
      createRetryHeaders(60),
    )
  return respond(500, 'unexpected', 'Something went wrong on our side. Please try again.')
}

/** Returns the stable code of an error: its reason, or its kind if the message comes from a third party. */
const getErrorCode = ({ kind, reason }: AppError): string =>
  reason.code === 'as-written' ? kind : reason.code

/** Formats the errors of each field. The result has no prototype, because a field may be called `constructor`. */
function formatFieldErrors(errors: Record<string, Reason[]>): FieldErrors {
  const messages = Object.create(null) as FieldErrors
  for (const [field, reasons] of Object.entries(errors))
    messages[field] = reasons.map((reason) => formatReason(reason))
  return messages
}
