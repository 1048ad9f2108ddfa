import 'server-only'
import { randomUUID } from 'node:crypto'
import { isDatabaseDown, isDiskFull } from '@/lib/platform/db/errors'
import type { FieldErrors } from '@/lib/platform/http/api-client'
import { AppError, type ErrorKind } from '@/lib/i18n/errors'
import { jsonResponse } from '@/lib/api/responses'
import type { Reason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'
import { log } from '@/lib/platform/log'

/** The one place that gives an error its status. */
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

/** Maps an error to `{ message, code, errors? }` with its status. Details of unknown errors are only logged. */
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
  const answer = (status: number, code: string, words: string, headers = {}) =>
    jsonResponse({ message: `${words} (Reference ${reference})`, code }, status, headers)
  if (isDatabaseDown(error))
    return answer(
      503,
      'database-unreachable',
      "We can't reach the database right now. Please try again in a moment.",
      createRetryHeaders(5),
    )
  if (isDiskFull(error))
    return answer(
      507,
      'storage-full',
      'There is no room left to store this, so nothing was changed. Whoever runs this installation has to make ' +
        'room; what is stored can still be read.',
      createRetryHeaders(60),
    )
  return answer(500, 'unexpected', 'Something went wrong on our side. Please try again.')
}

/** The stable code of an error: its reason, or its kind when the message comes from a third party. */
const getErrorCode = ({ kind, reason }: AppError): string =>
  reason.code === 'as-written' ? kind : reason.code

/** What is wrong with each field, in words. No prototype: a field may be called `constructor`. */
function formatFieldErrors(errors: Record<string, Reason[]>): FieldErrors {
  const words = Object.create(null) as FieldErrors
  for (const [field, reasons] of Object.entries(errors))
    words[field] = reasons.map((one) => formatReason(one))
  return words
}
