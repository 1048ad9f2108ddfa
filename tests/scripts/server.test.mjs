// The custom server over real connections. A handler that echoes requests replaces Next.js.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import os from 'node:os'
import { test } from 'node:test'
import { createListener } from '../../server.mjs'
import { sendRequest } from './http-request.mjs'

/** A non-loopback address of this machine, like that of a remote proxy or client. */
const outside = Object.values(os.networkInterfaces())
  .flat()
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
const NO_NETWORK = !outside && 'this machine has no address but its own'

const FORGED = {
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'for=198.51.100.7',
  'x-real-ip': '198.51.100.7',
  'x-request-id': 'chosen-by-the-client',
}

/** Serves until the test ends: `{ port, warnings, logged }`. `env` is added to this process's environment. */
async function serve(
  t,
  env = {},
  handle = (request, response) => response.end(JSON.stringify(request.headers)),
) {
  for (const [name, value] of Object.entries({ TRUST_PROXY: '', NEXTAUTH_URL: '', ...env })) {
    const before = process.env[name]
    process.env[name] = value
    t.after(() => (before === undefined ? delete process.env[name] : (process.env[name] = before)))
  }
  const warnings = []
  const logged = []
  const log = { info: (line) => logged.push(line), debug() {}, warn: (about) => warnings.push(about) }
  const server = http.createServer(createListener(handle, log)).listen(0, '0.0.0.0')
  t.after(() => server.close())
  await once(server, 'listening')
  return { port: server.address().port, warnings, logged }
}

for (const TRUST_PROXY of ['', '0', 'false'])
  test(
    `an untrusted peer’s forwarded headers are replaced by its own address, TRUST_PROXY=${TRUST_PROXY}`,
    { skip: NO_NETWORK },
    async (t) => {
      const { port } = await serve(t, { TRUST_PROXY })
      const { headers, text } = await sendRequest({ host: outside, port, headers: FORGED })
      const seen = JSON.parse(text)
      assert.equal(seen['x-forwarded-for'], outside)
      for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip'])
        assert.equal(seen[name], undefined, name)
      assert.notEqual(headers['x-request-id'], FORGED['x-request-id'])
    },
  )

test('a remote proxy is trusted with TRUST_PROXY', { skip: NO_NETWORK }, async (t) => {
  for (const TRUST_PROXY of ['1', 'true']) {
    const { port } = await serve(t, { TRUST_PROXY })
    const { headers, text } = await sendRequest({ host: outside, port, headers: FORGED })
    assert.equal(JSON.parse(text)['x-forwarded-for'], '198.51.100.7')
    assert.equal(headers['x-request-id'], FORGED['x-request-id'])
  }
})

test('a proxy on this machine is trusted', async (t) => {
  const { port } = await serve(t)
  const { headers, text } = await sendRequest({ port, headers: { ...FORGED, 'x-request-id': 'no id: <b>' } })
  assert.equal(JSON.parse(text)['x-forwarded-for'], '198.51.100.7')
  assert.match(headers['x-request-id'], /^[\da-f-]{36}$/)
})

/** Counts the warnings about two requests from a simulated peer address. */
async function warningsAbout(t, peer, { env = {}, headers = FORGED } = {}) {
  const open = { NEXTAUTH_URL: 'https://invoices.example.com', ...env }
  const warnings = []
  for (const [name, value] of Object.entries({ TRUST_PROXY: '', ...open })) process.env[name] = value
  const listener = createListener(() => {}, { info() {}, debug() {}, warn: (about) => warnings.push(about) })
  for (let count = 0; count < 2; count++) {
    const request = Object.assign(new http.IncomingMessage({ remoteAddress: peer }), {
      method: 'GET',
      url: '/',
    })
    Object.assign(request.headers, { host: 'invoices.example.com' }, headers)
    listener(request, new http.ServerResponse(request))
  }
  return warnings.length
}

test('an untrusted proxy is warned about once', async (t) => {
  const { TRUST_PROXY, NEXTAUTH_URL } = process.env
  t.after(() =>
    Object.assign(process.env, { TRUST_PROXY: TRUST_PROXY ?? '', NEXTAUTH_URL: NEXTAUTH_URL ?? '' }),
  )
  for (const peer of ['172.18.0.1', '::ffff:10.1.2.3', '192.168.1.7', 'fd00::1'])
    assert.equal(await warningsAbout(t, peer), 1, peer)
  for (const peer of ['203.0.113.9', '172.32.0.1', '127.0.0.1', '2001:db8::1'])
    assert.equal(await warningsAbout(t, peer), 0, peer)
  // The jobs container forwards no client address.
  assert.equal(await warningsAbout(t, '172.18.0.1', { headers: {} }), 0)
  assert.equal(await warningsAbout(t, '172.18.0.1', { env: { TRUST_PROXY: '0' } }), 0)
  assert.equal(await warningsAbout(t, '172.18.0.1', { env: { NEXTAUTH_URL: 'http://localhost:3000' } }), 0)
})

test('requests that Next.js would answer with a bare 500 are rejected, with security headers', async (t) => {
  const { port } = await serve(t)
  const statusOf = async (method, path) =>
    (await sendRequest({ port, method, path, headers: { host: 'localhost' } })).status
  assert.equal(await statusOf('TRACE', '/'), 405)
  for (const path of ['/invoice/%ff', '*', 'http://evil.example/invoices', 'evil.example/invoices'])
    assert.equal(await statusOf('GET', path), 400, path)
  for (const path of ['/', '/invoice/%C3%A9?q=%ff', '/invoices?q=100%25'])
    assert.equal(await statusOf('GET', path), 200, path)
  const { headers, text } = await sendRequest({ port, path: '/%ff', headers: { host: 'localhost' } })
  assert.equal(JSON.parse(text).code, 'request.address')
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.match(headers['content-security-policy'], /default-src 'none'/)
})

test('foreign host names are rejected while it serves this machine only', async (t) => {
  const { port } = await serve(t)
  const statusOf = async (host) => (await sendRequest({ port, headers: { host } })).status
  for (const host of [
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'EVIL.example.',
  ])
    assert.equal(await statusOf(host), 421, host)
  for (const host of [
    'localhost:3000',
    'app.localhost',
    '127.0.0.1:3000',
    '192.168.1.7',
    '[::1]:3000',
    'app:3000',
    'studio.local',
    os.hostname(),
  ])
    assert.equal(await statusOf(host), 200, host)
  process.env.NEXTAUTH_URL = 'https://invoices.example'
  assert.equal(await statusOf('invoices.example'), 200)
  process.env.NEXTAUTH_URL = 'http://localhost:3000'
  assert.equal(await statusOf('10.0.0.1.example'), 421)
})

test('a page that failed because the database is unreachable is answered with 503', async (t) => {
  const requests = globalThis[Symbol.for('sheaf.request')]
  const { port, logged } = await serve(t, {}, (request, response) => {
    if (request.url === '/gone') requests.getStore().outage = new Error('gone')
    response.statusCode = 500
    response.end('failed')
  })
  const gone = await sendRequest({ port, path: '/gone' })
  assert.deepEqual([gone.status, gone.headers['retry-after'], gone.text], [503, '5', 'failed'])
  const broken = await sendRequest({ port, path: '/broken' })
  assert.deepEqual([broken.status, broken.headers['retry-after']], [500, undefined])
  assert.deepEqual(
    logged.map(({ requestId, status }) => [requestId, status]),
    [
      [gone.headers['x-request-id'], 503],
      [broken.headers['x-request-id'], 500],
    ],
  )
})
