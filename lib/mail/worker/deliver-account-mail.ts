import 'server-only'
import { after } from 'next/server'
import { db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { getMailTransport } from '@/lib/mail/transports/send'
import type { Mail } from '@/lib/mail/transports/types'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { sendNow } from './run-outbox'
import { markMailAttempted } from '@/lib/mail/outbox/request-scope'

/**
 * Queues an email of the product and sends it without waiting for the scheduler; a failed one is retried by the
 * outbox worker until it expires. A mail server gets it after the response, so that the caller doesn't wait; the
 * local mailbox gets it before. Callers with a transaction use `queueAccountMail` in it and `deliverAccountMailNow`
 * after it.
 */
export async function deliverAccountMail(mail: Mail): Promise<void> {
  await deliverAccountMailNow(await queueAccountMail(db, mail))
}

/** Sends an email that was queued in a transaction that is committed. */
export async function deliverAccountMailNow(id: number): Promise<void> {
  markMailAttempted(id)
  const send = () =>
    sendNow(id).catch((error: unknown) => log.error({ err: error, mail: id }, 'account mail not settled'))
  if (getMailTransport() === 'local') await send()
  else after(send)
}
