import 'server-only'
import { cookies } from 'next/headers'

/** Whether next-auth takes an address to come back to; it breaks off with a 500 over any other. */
function isUsableUrl(address: string, base: string): boolean {
  const target = address.startsWith('/') ? base : undefined
  return URL.canParse(address, target) && /^https?:$/.test(new URL(address, target).protocol)
}

/**
 * The request without addresses to come back to that are none, for next-auth. One that lies in a cookie is taken back from the
 * browser: whoever set it would have kept it from signing in.
 */
export async function dropInvalidReturnUrls(request: Request): Promise<Request> {
  const url = new URL(request.url)
  const jar = await cookies()
  for (const { name, value } of jar.getAll())
    if (name.endsWith('next-auth.callback-url') && value && !isUsableUrl(value, url.origin))
      jar.set(name, '', { maxAge: 0, path: '/', secure: name.startsWith('__') })
  if (url.searchParams.getAll('callbackUrl').every((address) => isUsableUrl(address, url.origin)))
    return request
  url.searchParams.delete('callbackUrl')
  const { method, headers, body } = request
  // A body that is passed on as it comes (Fetch standard).
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  return new Request(url, init)
}
