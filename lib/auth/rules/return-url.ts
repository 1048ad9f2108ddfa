import 'server-only'
import { cookies } from 'next/headers'

/** True if next-auth accepts a return URL; any other makes it answer 500. */
function isUsableUrl(address: string, base: string): boolean {
  const target = address.startsWith('/') ? base : undefined
  return URL.canParse(address, target) && /^https?:$/.test(new URL(address, target).protocol)
}

/**
 * Returns the request without invalid return URLs, for next-auth. An invalid one in a cookie is deleted in the
 * browser too, because it would prevent signing in.
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
  // Required to forward a streamed body (Fetch standard).
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  return new Request(url, init)
}
