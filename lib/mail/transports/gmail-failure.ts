import 'server-only'
import { INTERRUPTED_FAILURE } from './mail-error'
import type { PostResponse, MailFailure } from './types'
import { reason } from '@/lib/i18n/reason'

/** Failure of every email sent through an expired connection. */
export const CONNECTION_EXPIRED: MailFailure = {
  reason: reason('gmail.expired'),
  retry: 'never',
}

/** Google's reason codes: rate limits, missing permission, API not enabled. */
const BUSY = ['rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded', 'quotaExceeded']
const NOT_ALLOWED = ['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']
const NOT_ENABLED = ['accessNotConfigured', 'SERVICE_DISABLED']

interface GoogleError {
  message?: string
  errors?: { reason?: string }[]
  details?: { reason?: string }[]
}

/** Maps Gmail's response to a failure; null if the email was accepted. */
export function toGmailFailure({ status, body }: PostResponse): MailFailure | null {
  if (status >= 200 && status < 300) return null
  const { message = `status ${status}`, errors = [], details = [] } = parseGoogleError(body)
  const codes = [...errors, ...details].map((one) => one.reason ?? '')
  const isOneOf = (known: string[]) => status === 403 && known.some((name) => codes.includes(name))
  const said = message.replace(/\s+/g, ' ').trim().slice(0, 200)

  if (status === 401 || isOneOf(NOT_ALLOWED)) return CONNECTION_EXPIRED
  if (isOneOf(NOT_ENABLED)) return { reason: reason('gmail.not-enabled'), retry: 'later' }
  // A gateway timeout doesn't tell whether Gmail got the email.
  if (status === 408 || status === 502 || status === 504) return INTERRUPTED_FAILURE
  if (status === 429 || status >= 500 || isOneOf(BUSY))
    return { reason: reason('gmail.later', { said }), retry: 'later' }
  return { reason: reason('gmail.refused', { said }), retry: 'never' }
}

function parseGoogleError(body: string): GoogleError {
  try {
    const { error } = JSON.parse(body) as { error?: GoogleError }
    return error && typeof error === 'object' ? error : {}
  } catch {
    return {}
  }
}
