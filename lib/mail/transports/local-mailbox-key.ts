import { createHash, timingSafeEqual } from 'node:crypto'
import { isFromThisMachine } from '@/lib/platform/http/client-address'

/** The page that shows the local mailbox. */
export const MAILBOX_PATH = '/dev/mailbox'
/** The header that brings the key along with a call of the API. */
export const MAILBOX_HEADER = 'x-mailbox-key'
/** The cookie that keeps it, in a browser that opened the mailbox with it. */
export const MAILBOX_COOKIE = 'mailbox-key'
/** Seconds a browser keeps it. */
const MAX_AGE = 30 * 24 * 60 * 60

export const mailboxCookie = { httpOnly: true, sameSite: 'strict', path: '/', maxAge: MAX_AGE } as const

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a text is the key of the local mailbox, told in the same time for every text. Without a key, none is. */
export function isMailboxKey(text: string | null | undefined): boolean {
  const key = process.env.MAILBOX_KEY
  return Boolean(key && text) && timingSafeEqual(digest(text!), digest(key!))
}

/** Where an address with the right key leads on this machine: to the same one without it. Null for every other address. */
export function findMailboxRedirect({ pathname, searchParams }: URL, headers: Headers): string | null {
  if (pathname !== MAILBOX_PATH || !isMailboxKey(searchParams.get('key'))) return null
  if (!isFromThisMachine(headers)) return null
  const rest = new URLSearchParams(searchParams)
  rest.delete('key')
  return rest.size > 0 ? `${MAILBOX_PATH}?${rest}` : MAILBOX_PATH
}
