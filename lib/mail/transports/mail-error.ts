import 'server-only'
import { ZodError } from 'zod'
import { reason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'
import type { MailFailure } from './types'

/** Failure that leaves unknown whether the email was accepted. */
export const INTERRUPTED_FAILURE: MailFailure = {
  reason: reason('mail.broken'),
  retry: 'unknown',
}

/** Thrown by a transport that can classify the failure. */
export class MailError extends Error {
  constructor(
    readonly failure: MailFailure,
    cause?: unknown,
  ) {
    super(formatReason(failure.reason), { cause })
    this.name = 'MailError'
  }
}

/** Returns the failure of an attempt: the transport's own, otherwise `INTERRUPTED_FAILURE` as the worst case. */
export function toMailFailure(error: unknown): MailFailure {
  if (error instanceof MailError) return error.failure
  // Validation runs before anything is sent.
  if (error instanceof ZodError) return { reason: reason('mail.unusable'), retry: 'never' }
  return INTERRUPTED_FAILURE
}
