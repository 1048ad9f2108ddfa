import 'server-only'
import { getClientNetwork } from '@/lib/platform/http/client-address'
import { deliverAccountMailNow } from '@/lib/mail/worker/deliver-account-mail'
import { consumeAttempt } from '@/lib/platform/rate-limits/rate-limits'

/** Milliseconds; longer than looking up, writing a token and a mail take together. */
const MIN_RESPONSE_MS = 300

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Hands over the mail that `prepare` queues for an address, if any, and answers the same words after the same time whether
 * there was one or not. Asking is counted by network; what is sent, by `prepare`, which makes none beyond an account's allowance:
 * nobody else's asking is ever answered with a refusal to its owner.
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
