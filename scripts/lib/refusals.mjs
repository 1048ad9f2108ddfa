import { createRequire } from 'node:module'
import { busyPage } from './outage-page.mjs'
import { inRoot } from './paths.mjs'

const { inertPolicy } = createRequire(inRoot('package.json'))('./lib/platform/http/security-headers')

const BAD_ADDRESS = { status: 400, message: 'The address is not valid' }

/** Why a request never reaches the application, as `{ status, message }`, or null. Next.js answers these with a bare 500. */
export function refusalOf({ method, url }) {
  if (method === 'TRACE') return { status: 405, message: 'This method is not allowed' }
  // RFC 9110, 9.3.7: about the server, and no address of it.
  if (url === '*') return method === 'OPTIONS' ? { status: 204 } : BAD_ADDRESS
  try {
    decodeURIComponent(url.split('?')[0])
    return null
  } catch {
    return BAD_ADDRESS
  }
}

/** Seconds after which to come back to a server that had too much to do: by then much of it is done, and not all come at once. */
const BUSY_FOR = '5'

/** How a request is refused that there is no time for (scripts/lib/server/door.mjs): a page in words that need no script. */
export function busyRefusal({ url }) {
  const path = url.split('?')[0]
  const told = path.startsWith('/api/')
    ? { message: 'We are very busy just now. Please try again in a moment.' }
    : { page: busyPage(path) }
  return { status: 503, retryAfter: BUSY_FOR, ...told }
}

/** Answers a refusal, without the application: `message` as JSON, or `page`. */
export function refuse(response, { status, message, page, retryAfter }) {
  if (status === 204)
    return response.writeHead(status, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }).end()
  const [type, body] = page
    ? ['text/html; charset=utf-8', page]
    : ['application/json', JSON.stringify({ message })]
  response.setHeader(inertPolicy.key, inertPolicy.value)
  if (retryAfter) response.setHeader('Retry-After', retryAfter)
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'private, no-store' })
  response.end(body)
}
