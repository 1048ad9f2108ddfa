import 'server-only'
import { cookies } from 'next/headers'
import { getCookiePrefix } from '@/lib/auth/rules/paths'

const getCookieName = (name: string) => `${getCookiePrefix()}${name}`

/** Returns the secret in this browser's cookie, if any. */
export const readDeviceCookie = async (name: string): Promise<string | undefined> =>
  (await cookies()).get(getCookieName(name))?.value

/** Sets the cookie for all paths. @param maxAge seconds; 0 deletes it */
export async function writeDeviceCookie(name: string, secret: string, maxAge: number): Promise<void> {
  const secure = Boolean(getCookiePrefix())
  ;(await cookies()).set(getCookieName(name), secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge,
  })
}
