import 'server-only'
import { cookies } from 'next/headers'
import { secureCookiePrefix } from '@/lib/identity/rules/paths'
import { hashToken, randomToken } from '@/lib/platform/crypto/secret-box'
import { findToken, TOKEN_HOURS } from './tokens'

const MAX_AGE = TOKEN_HOURS.VERIFY_EMAIL * 3600

/**
 * A mark for the browser that registers: `hash` goes with the verification link, and `keep` leaves the cookie for as long
 * as that works. The cookie opens nothing without the link, nor the link a session without the cookie.
 */
export function newMark(): { hash: string; keep: () => Promise<void> } {
  const secret = randomToken()
  return { hash: hashToken(secret), keep: () => write(secret, MAX_AGE) }
}

/** Keeps the mark as long as a link that is sent now. The same for every browser that has one, whomever it asked for. */
export async function keepMark(): Promise<void> {
  const secret = await read()
  if (secret) await write(secret, MAX_AGE)
}

/** The hash of this browser's mark; null where it has none. */
export async function markHash(): Promise<string | null> {
  const secret = await read()
  return secret ? hashToken(secret) : null
}

export const clearMark = (): Promise<void> => write('', 0)

/** Whether the link belongs to an account that this very browser registered. Uses nothing up. */
export async function isRegisteringBrowser(token: string): Promise<boolean> {
  const mark = await markHash()
  return mark !== null && (await findToken(token, 'VERIFY_EMAIL'))?.browserHash === mark
}

const name = () => `${secureCookiePrefix()}registered`

const read = async (): Promise<string | undefined> => (await cookies()).get(name())?.value

async function write(secret: string, maxAge: number): Promise<void> {
  const secure = Boolean(secureCookiePrefix())
  ;(await cookies()).set(name(), secret, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge })
}
