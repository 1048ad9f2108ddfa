// Responses to users and programs while the database is unreachable or not responding, on the current build.
import assert from 'node:assert/strict'
import { mkdtempSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { createAppEnvironment } from '../../../scripts/lib/app-environment.mjs'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import { startApp } from '../../../scripts/lib/app.mjs'

const { encode } = createRequire(inRoot('package.json'))('next-auth/jwt')
const METRICS_TOKEN = 'a-token-for-prometheus'
const TOKEN = 'Z'.repeat(43)

let scratch
let app
let port
let line
let logFile
let cookie
before(async () => {
  scratch = await startScratch()
  const url = new URL(await scratch.createDatabase('outage'))
  line = await startLine(Number(url.port))
  url.port = line.port
  port = await freePort()
  logFile = path.join(mkdtempSync(path.join(os.tmpdir(), 'sheaf-test-')), 'app.log')
  const log = openSync(logFile, 'w')
  const env = { ...createAppEnvironment(url.href, port), METRICS_TOKEN, LOG_LEVEL: 'info' }
  app = await startApp({ env, signal: new AbortController().signal, stdio: log })
  closeSync(log)
  const token = { sub: '1', sid: 'nobody', onboarded: true, email: 'a@b.test', name: 'A' }
  cookie = `next-auth.session-token=${await encode({ secret: env.NEXTAUTH_SECRET, token })}`
})
after(async () => {
  await app?.stop()
  line?.close()
  await scratch?.stop()
  rmSync(path.dirname(logFile), { recursive: true, force: true })
})

/** Starts a proxy to the database: `open`, `silent` (drops data), or `cut`. */
async function startLine(target) {
  let state = 'open'
  const sockets = new Set()
  const server = net.createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = net.connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from)
      from.on('data', (data) => state === 'open' && to.write(data))
      from.on('close', () => to.destroy()).on('error', () => to.destroy())
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    become(next) {
      state = next
      if (next !== 'silent') for (const socket of sockets) socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

async function ask(address, headers = {}) {
  const started = performance.now()
  const answer = await fetch(`http://localhost:${port}${address}`, {
    headers: { cookie, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(12_000),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, ms: performance.now() - started }
}

/** Once the connection is back, pages work within two seconds, the time in which broken connections are noticed. */
async function isBack() {
  const until = performance.now() + 2000
  let status
  do ({ status } = await ask(`/invoice/${TOKEN}`))
  while (status === 503 && performance.now() < until)
  assert.equal(status, 404)
}

for (const state of ['cut', 'silent'])
  test(`every page says when to retry, within five seconds, with the database connection ${state}`, async () => {
    // Open connections are the worst case: they break in the middle of a query.
    await isBack()
    line.become(state)
    const payer = await ask(`/invoice/${TOKEN}`)
    const owner = [await ask('/'), await ask('/invoices'), await ask('/clients/1'), await ask('/settings')]
    for (const answer of [payer, ...owner]) {
      assert.equal(answer.status, 503)
      assert.ok(answer.ms < 5000, `${Math.round(answer.ms)} ms`)
      assert.equal(answer.headers.get('retry-after'), '5')
      assert.match(answer.headers.get('content-type'), /^text\/html/)
      assert.match(answer.headers.get('cache-control'), /no-store/)
      assert.match(answer.headers.get('content-security-policy'), /default-src 'self'/)
    }
    const api = await ask('/api/clients')
    assert.equal(api.status, 503)
    assert.match(JSON.parse(api.text).message, /can't reach the database/)
    assert.ok(api.ms < 5000, `${Math.round(api.ms)} ms`)
    // The process stays healthy, so nothing restarts it.
    assert.equal((await ask('/api/health')).status, 200)
    const ready = await ask('/api/health/ready')
    assert.deepEqual([ready.status, JSON.parse(ready.text).checks.database], [503, 'failed'])

    line.become('open')
    await isBack()
  })

test('a router request keeps its own error response, which shows in the open page', async () => {
  line.become('open')
  // Without its cache-busting parameter, a router request is redirected to the URL with it.
  const { headers } = await ask('/invoices', { rsc: '1' })
  const { pathname, search } = new URL(headers.get('location') ?? '/invoices', `http://localhost:${port}`)
  line.become('cut')
  const part = await ask(pathname + search, { rsc: '1' })
  line.become('open')
  assert.match(part.headers.get('content-type'), /^text\/x-component/)
  assert.ok(part.ms < 5000)
})

/** Sends part of a body and disconnects. */
const hangUp = () =>
  new Promise((resolve) => {
    const head = [
      'POST /api/register HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      'Content-Length: 5000',
    ]
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n{"email":`)
      setTimeout(() => socket.destroy(), 100)
    })
    socket.on('close', resolve)
  })
const lines = () =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text))
/** Waits for a log line, which is written just after the response. */
async function logged(fits) {
  for (let tries = 0; tries < 100; tries++) {
    const found = lines().find(fits)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('Nothing of it is in the log')
}

test('an aborted upload is not logged as an error', async () => {
  line.become('open')
  const before = lines().length
  for (let count = 0; count < 5; count++) await hangUp()
  const isIt = ({ msg, route }) => msg === 'request' && route === '/api/register'
  await logged(isIt)
  await ask('/api/health')
  const since = lines().slice(before)
  assert.deepEqual(
    since.filter(({ level }) => level >= 50),
    [],
  )
  assert.equal(since.find(isIt).status, 499)
})

test('each request is logged in one line, by route and without its path', async () => {
  line.become('open')
  const answer = await ask(`/invoice/${TOKEN}?secret=hidden`, { 'x-request-id': 'a-proxy-named-it' })
  assert.equal(answer.headers.get('x-request-id'), 'a-proxy-named-it')
  const { requestId, method, route, status, ms, ...rest } = await logged(
    (one) => one.requestId === 'a-proxy-named-it',
  )
  assert.deepEqual([requestId, method, route, status], ['a-proxy-named-it', 'GET', '/invoice/[token]', 404])
  assert.ok(ms >= 0)
  assert.deepEqual(Object.keys(rest).sort(), ['level', 'msg', 'time'])
  const own = await ask('/api/clients?q=hidden', { 'x-request-id': 'no id: <b>' })
  const id = own.headers.get('x-request-id')
  assert.match(id, /^[\da-f-]{36}$/)
  assert.equal((await logged((one) => one.requestId === id)).route, '/api/clients')
  assert.doesNotMatch(readFileSync(logFile, 'utf8'), new RegExp(`${TOKEN}|hidden`))
  assert.ok(lines().some(({ msg, port: at }) => msg === 'started' && at === port))
})

test('an error has the id of its request', async () => {
  line.become('cut')
  const answer = await ask('/api/clients')
  line.become('open')
  const id = answer.headers.get('x-request-id')
  const { reference } = await logged((one) => one.requestId === id && one.msg === 'request failed')
  assert.ok(JSON.parse(answer.text).message.includes(reference))
})

test('the metrics count requests by route', async () => {
  line.become('open')
  await ask(`/invoice/${TOKEN}`)
  const { status, text } = await ask('/api/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
  assert.equal(status, 200)
  const count =
    /^http_request_duration_seconds_count\{method="GET",route="\/invoice\/\[token\]",status="404"\} (\d+)$/m
  assert.ok(Number(count.exec(text)?.[1]) > 0, text.slice(0, 2000))
  assert.doesNotMatch(text, new RegExp(TOKEN))
})
