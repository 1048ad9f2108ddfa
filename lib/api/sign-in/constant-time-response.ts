import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { getClientNetwork } from '@/lib/platform/http/client-address'
import { deliverAccountMailNow } from '@/lib/mail/worker/run-outbox'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'

/**
 * Minimum response time in milliseconds: longer than the lookup, storing a token and queuing an email take together.
 */
const MIN_RESPONSE_MS = 300

/**
 * Sends the email that `prepare` queues for an address, if any, and returns the same message after the same time
 * whether there was one or not, so that accounts can't be enumerated. Requests are limited by network. `prepare` limits
 * emails by account and queues none beyond that, so a stranger's requests never lead to an error for the account's
 * owner.
 */
export async function respondInConstantTime(
  request: Request,
  { email }: { email: string },
  prepare: (email: string) => Promise<number | null>,
  message: string,
): Promise<{ message: string }> {
  await consumeAttempt('mail:address', getClientNetwork(request.headers))
  const work = async () => {
    const mailId = await prepare(email)
    if (mailId !== null) await deliverAccountMailNow(mailId)
  }
  await Promise.all([work(), sleep(MIN_RESPONSE_MS)])
  return { message }
}
