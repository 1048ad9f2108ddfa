import 'server-only'
import { cookies } from 'next/headers'
import { env } from '@/lib/platform/env'
import { forbidden, notFound } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { isFromThisMachine } from '@/lib/platform/http/client-address'
import { isMailboxKey, MAILBOX_COOKIE, MAILBOX_HEADER } from './local-mailbox-key'
import { getMailTransport } from './send'

/**
 * Whether there is a local mailbox for whoever asks: it is where mail goes, and they seem to sit at this machine. That is
 * no proof, because a tunnel on this machine may pass on a stranger's request without a mark: reading takes the key too.
 */
export const isMailboxAvailable = (headers: Headers): boolean =>
  getMailTransport() === 'local' && Boolean(env().MAILBOX_KEY) && isFromThisMachine(headers)

/** Where whoever asks finds mail of the product: in their own inbox, in the local mailbox, or nowhere. */
export function getMailLocation(headers: Headers): 'inbox' | 'mailbox' | 'nowhere' {
  if (getMailTransport() === 'smtp') return 'inbox'
  return isMailboxAvailable(headers) ? 'mailbox' : 'nowhere'
}

/** Whether whoever asks may read it: it is here for them, and they have its key, in the cookie, the header or the address. */
export async function canReadMailbox(headers: Headers, key?: string): Promise<boolean> {
  if (!isMailboxAvailable(headers)) return false
  const kept = (await cookies()).get(MAILBOX_COOKIE)?.value
  return [key, headers.get(MAILBOX_HEADER), kept].some(isMailboxKey)
}

/** For calls: throws 404 where there is no mailbox, 403 without its key. */
export async function assertMailboxAccess(headers: Headers, key?: string): Promise<void> {
  if (!isMailboxAvailable(headers)) throw notFound('page')
  if (await canReadMailbox(headers, key)) return
  throw forbidden(reason('request.mailbox-key', { header: MAILBOX_HEADER }))
}
