import 'server-only'
import { ZodError } from 'zod'
import { reason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'
import type { MailFailure } from './types'

/** Nobody knows whether it was taken. */
export const INTERRUPTED_FAILURE: MailFailure = {
  reason: reason('mail.broken'),
  retry: 'unknown',
}

/** Thrown by a driver that knows what a failure means. */
export class MailError extends Error {
  constructor(
    readonly failure: MailFailure,
    cause?: unknown,
  ) {
    super(formatReason(failure.reason), { cause })
    this.name = 'MailError'
  }
}

/** What a failed attempt means: as the driver says, else the worst. */
export function toMailFailure(thrown: unknown): MailFailure {
  if (thrown instanceof MailError) return thrown.failure
  // It was looked at before it was handed to anything.
  if (thrown instanceof ZodError) return { reason: reason('mail.unusable'), retry: 'never' }
  return INTERRUPTED_FAILURE
}
