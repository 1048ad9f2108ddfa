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
 * Writes a mail of the product itself into the outbox and hands it over at once; what fails is tried again by the runner, until it expires.
 * Its cause does not wait for a mail server: that gets it after the answer has gone out, and the local mailbox before it. Whoever has a
 * transaction to write it in calls `queueAccountMail` there instead, and `deliverAccountMailNow` after it.
 */
export async function deliverAccountMail(mail: Mail): Promise<void> {
  await deliverAccountMailNow(await queueAccountMail(db, mail))
}

/** Hands over a mail that was queued in a transaction that is committed by now. */
export async function deliverAccountMailNow(id: number): Promise<void> {
  markMailAttempted(id)
  const send = () =>
    sendNow(id).catch((error: unknown) => log.error({ err: error, mail: id }, 'account mail not settled'))
  if (getMailTransport() === 'local') await send()
  else after(send)
}
