import 'server-only'
import { cookies } from 'next/headers'
import { env } from '@/lib/platform/env'
import { forbidden, notFound } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { isFromThisMachine } from '@/lib/platform/http/client-address'
import { isMailboxKey, MAILBOX_COOKIE, MAILBOX_HEADER } from './local-mailbox-key'
import { getMailTransport } from './send'

/**
 * True if email goes to the local mailbox and the request seems to come from this machine. That is no proof, because
 * a tunnel on this machine may forward a stranger's request unmarked, so reading needs the key too.
 */
export const isMailboxAvailable = (headers: Headers): boolean =>
  getMailTransport() === 'local' && Boolean(env().MAILBOX_KEY) && isFromThisMachine(headers)

/** Returns the place where the user finds email of the product: their inbox, the local mailbox, or nowhere. */
export function getMailLocation(headers: Headers): 'inbox' | 'mailbox' | 'nowhere' {
  if (getMailTransport() === 'smtp') return 'inbox'
  return isMailboxAvailable(headers) ? 'mailbox' : 'nowhere'
}

/** True if the mailbox is available and the request has its key: in the cookie, the header or the URL. */
export async function canReadMailbox(headers: Headers, key?: string): Promise<boolean> {
  if (!isMailboxAvailable(headers)) return false
  const cookieKey = (await cookies()).get(MAILBOX_COOKIE)?.value
  return [key, headers.get(MAILBOX_HEADER), cookieKey].some(isMailboxKey)
}

/** Checks access for API calls. Throws 404 if there is no mailbox, 403 without its key. */
export async function assertMailboxAccess(headers: Headers, key?: string): Promise<void> {
  if (!isMailboxAvailable(headers)) throw notFound('page')
  if (await canReadMailbox(headers, key)) return
  throw forbidden(reason('request.mailbox-key', { header: MAILBOX_HEADER }))
}
