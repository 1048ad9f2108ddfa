import { createRequire } from 'node:module'
import { hostname } from 'node:os'
import { busyPage } from './outage-page.mjs'
import { inRoot } from './paths.mjs'
import { isServedLocally } from './reach.mjs'

const require = createRequire(inRoot('package.json'))
const { inertPolicy } = require('./lib/platform/http/security-headers')
const { isForeignName } = require('./lib/platform/http/own-names')

const BAD_ADDRESS = {
  status: 400,
  code: 'request.address',
  message: 'The address is not valid. Check how it is written.',
}

const OTHER_HOST = {
  status: 421,
  code: 'request.host',
  message:
    'This installation is served for this machine, under no such name. Whoever runs it can set NEXTAUTH_URL.',
}

/** Why a request never reaches the application, as `{ status, code, message }`, or null. Next.js answers these with a bare 500. */
export function refusalOf({ method, url, headers }, env = process.env) {
  if (method === 'TRACE')
    return { status: 405, code: 'request.method', message: 'The method TRACE is not possible here.' }
  // RFC 9110, 9.3.7: about the server, and no address of it.
  if (url === '*') return method === 'OPTIONS' ? { status: 204 } : BAD_ADDRESS
  // A local server must not answer to foreign names: to a browser, that site would be us (DNS rebinding).
  if (isServedLocally(env) && isForeignName(headers.host ?? '', hostname())) return OTHER_HOST
  // RFC 9112, 3.2.2: the absolute form is for proxies. Its host would end up in our redirects.
  if (!url.startsWith('/')) return BAD_ADDRESS
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
    ? { code: 'busy', message: 'We are very busy just now. Please try again in a moment.' }
    : { page: busyPage(path) }
  return { status: 503, retryAfter: BUSY_FOR, ...told }
}

/** Answers a refusal, without the application: `message` as JSON, or `page`. */
export function refuse(response, { status, code, message, page, retryAfter }) {
  if (status === 204)
    return response.writeHead(status, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }).end()
  const [type, body] = page
    ? ['text/html; charset=utf-8', page]
    : ['application/json', JSON.stringify({ message, code })]
  response.setHeader(inertPolicy.key, inertPolicy.value)
  if (retryAfter) response.setHeader('Retry-After', retryAfter)
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'private, no-store' })
  response.end(body)
}
