import { ZodError } from 'zod'
import { reason, type Reason } from '@/lib/words/reason'
import { say } from '@/lib/words/say'

/** Why a mail was not accepted, and what that means for another attempt. */
export interface MailFailure {
  reason: Reason
  /**
   * `later`: it certainly did not go out, and may another time. `never`: it was refused for good. `unknown`: it may have gone
   * out, so nobody tries again without being asked.
   */
  retry: 'later' | 'never' | 'unknown'
  /** Whether it says nothing of this mail: as long as the server is so, no mail goes out. */
  isOutage?: boolean
}

/** Nobody knows whether it was taken. */
export const BROKEN: MailFailure = {
  reason: reason('mail.broken'),
  retry: 'unknown',
}

/** Thrown by a driver that knows what a failure means. */
export class MailError extends Error {
  constructor(
    readonly failure: MailFailure,
    cause?: unknown,
  ) {
    super(say(failure.reason), { cause })
    this.name = 'MailError'
  }
}

/** What a failed attempt means: as the driver says, else the worst. */
export function mailFailure(thrown: unknown): MailFailure {
  if (thrown instanceof MailError) return thrown.failure
  // It was looked at before it was handed to anything.
  if (thrown instanceof ZodError) return { reason: reason('mail.unusable'), retry: 'never' }
  return BROKEN
}
