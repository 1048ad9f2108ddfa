import 'server-only'
import { clientAddress } from '@/lib/http/address'
import { deliver } from '@/lib/http/deliver'
import { json, parseJson } from '@/lib/http/server'
import type { Mail } from '@/lib/mail/types'
import { countAttempt } from './limits'
import { addressSchema } from './schema'

/** Milliseconds; longer than looking up, writing a token and a mail take together. */
const FLOOR = 300

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends the mail that `prepare` makes for an address, if any, and answers the same words after the same time whether
 * there was one or not. Mails are counted per address written to and per address asked from, existing or not.
 */
export async function answerAlike(
  request: Request,
  prepare: (email: string) => Promise<Mail | null>,
  message: string,
): Promise<Response> {
  const { email } = await parseJson(request, addressSchema)
  await countAttempt('mail:address', clientAddress(request.headers))
  await countAttempt('mail:account', email)
  const work = async () => {
    const mail = await prepare(email)
    if (mail) await deliver(mail)
  }
  await Promise.all([work(), sleep(FLOOR)])
  return json({ message })
}
