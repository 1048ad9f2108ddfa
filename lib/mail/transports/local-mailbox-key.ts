import { createHash, timingSafeEqual } from 'node:crypto'
import { isFromThisMachine } from '@/lib/platform/http/client-address'

/** Page of the local mailbox. */
export const MAILBOX_PATH = '/dev/mailbox'
/** Header with the key of an API call. */
export const MAILBOX_HEADER = 'x-mailbox-key'
/** Cookie with the key, set by opening the mailbox with it. */
export const MAILBOX_COOKIE = 'mailbox-key'
/** Seconds. */
const MAX_AGE = 30 * 24 * 60 * 60

export const mailboxCookie = { httpOnly: true, sameSite: 'strict', path: '/', maxAge: MAX_AGE } as const

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares a text with the mailbox key in constant time. False if no key is configured. */
export function isMailboxKey(text: string | null | undefined): boolean {
  const key = process.env.MAILBOX_KEY
  return Boolean(key && text) && timingSafeEqual(digest(text!), digest(key!))
}

/** Returns the mailbox URL without the key if a request from this machine contains the right key; otherwise null. */
export function findMailboxRedirect({ pathname, searchParams }: URL, headers: Headers): string | null {
  if (pathname !== MAILBOX_PATH || !isMailboxKey(searchParams.get('key'))) return null
  if (!isFromThisMachine(headers)) return null
  const rest = new URLSearchParams(searchParams)
  rest.delete('key')
  return rest.size > 0 ? `${MAILBOX_PATH}?${rest}` : MAILBOX_PATH
}
