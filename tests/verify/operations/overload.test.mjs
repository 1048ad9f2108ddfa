// The server around Next.js with more to do than it can, over real connections; what is behind it is a stub.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { answering } from '../../../scripts/lib/server/application.mjs'
import { ask as askAt } from '../../scripts/ask.mjs'
import { eventually } from '../../scripts/support.mjs'

let server
let begun
let held
/** Answers at once, but holds `/held` until it is let go. */
const app = {
  requestHandler(request, response) {
    begun.push(request.url)
    if (request.url === '/held') held = response
    else response.end('answered')
  },
}
before(async () => {
  const log = { info() {}, debug() {} }
  server = http.createServer(answering({ app, hasDoor: true, log, state: {} }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => (begun = []))
after(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path, options) => askAt({ port: server.address().port, path, ...options })

/** Keeps every turn of the event loop from being short, with one request under way, until what is answered is called or the test is over. */
async function beBusy(t) {
  let going = true
  t.after(() => (going = false))
  const spin = () => {
    for (const until = performance.now() + 10; performance.now() < until;);
    if (going) setImmediate(spin)
  }
  const answer = ask('/held')
  await eventually(() => begun.includes('/held'))
  spin()
  return async () => {
    going = false
    held.end()
    await answer
  }
}
/** Has the line of the screens stand: one more that waits in it until it may no longer. */
const fillLine = () => ask('/clients')

test('what there is no time for is refused in words that fit who asks, and visitors and health are not', async (t) => {
  const rest = await beBusy(t)
  assert.equal((await fillLine()).status, 503)
  const visitor = ask('/invoice/abc')
  const [page, api, pdf] = await Promise.all([
    ask('/invoices'),
    ask('/api/invoices'),
    ask('/api/invoices/1/pdf'),
  ])
  for (const { status, headers } of [page, api, pdf]) {
    assert.equal(status, 503)
    assert.equal(headers['retry-after'], '5')
    assert.equal(headers['cache-control'], 'private, no-store')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(headers['content-security-policy'], /default-src 'none'/)
  }
  assert.match(page.headers['content-type'], /^text\/html/)
  assert.match(page.text, /<h1>We are very busy just now<\/h1>[^]*What you saved is safe/)
  assert.doesNotMatch(page.text, /database|<script/)
  for (const { text } of [api, pdf])
    assert.deepEqual(JSON.parse(text), {
      code: 'busy',
      message: 'We are very busy just now. Please try again in a moment.',
    })
  for (const path of ['/api/health', '/_next/static/a.js'])
    assert.deepEqual([path, (await ask(path)).status], [path, 200])
  assert.deepEqual(
    begun.filter((url) => !['/held', '/api/health', '/_next/static/a.js'].includes(url)),
    [],
  )
  await rest()
  assert.equal((await visitor).status, 200)
  // At once: the line that stood is empty.
  for (const path of ['/invoices', '/api/invoices']) assert.equal((await ask(path)).status, 200)
})

test('a customer who waited too long reads that the link is fine', async (t) => {
  const rest = await beBusy(t)
  const [{ status, text }, change] = await Promise.all([
    ask('/invoice/abc'),
    ask('/api/invoices', { method: 'POST' }),
  ])
  assert.deepEqual([status, change.status], [503, 503])
  assert.match(text, /very busy just now[^]*Your link is fine/)
  assert.doesNotMatch(text, /What you saved|database/)
  await rest()
})

test('nothing is begun for a client that has left', async (t) => {
  const rest = await beBusy(t)
  const leaving = new AbortController()
  const { signal } = leaving
  const left = Promise.allSettled(['/login?1', '/login?2', '/login?3'].map((path) => ask(path, { signal })))
  const staying = ask('/login?4')
  // Time for them to arrive, and to be seen to leave.
  await sleep(150)
  leaving.abort()
  await sleep(150)
  await rest()
  assert.equal((await staying).status, 200)
  for (const { reason } of await left) assert.equal(reason.name, 'AbortError')
  assert.deepEqual(begun, ['/held', '/login?4'])
})
