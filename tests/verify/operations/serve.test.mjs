// The server around Next.js, on the current build, over raw sockets, because client libraries would normalise the
// requests.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { createAppEnvironment } from '../../../scripts/lib/app-environment.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import { startApp } from '../../../scripts/lib/app.mjs'
import { waitUntil } from '../../scripts/helpers.mjs'
import { tryWrongPassword } from '../support/wrong-password.mjs'

let scratch
let app
let port
let logFile
before(async () => {
  scratch = await startScratch()
  port = await freePort()
  logFile = path.join(mkdtempSync(path.join(os.tmpdir(), 'sheaf-test-')), 'app.log')
  const log = openSync(logFile, 'w')
  const env = { ...createAppEnvironment(await scratch.createDatabase('serve'), port), HOST: '0.0.0.0' }
  app = await startApp({ env, signal: new AbortController().signal, stdio: log })
  closeSync(log)
})
after(async () => {
  await app?.stop()
  await scratch?.stop()
  rmSync(path.dirname(logFile), { recursive: true, force: true })
})

const request = (line, headers = {}, body = '') =>
  [
    `${line} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n') + `\r\n\r\n${body}`
const posted = (size, headers) =>
  request(
    'POST /api/register',
    { 'Content-Type': 'application/json', 'Content-Length': size, ...headers },
    'x'.repeat(size),
  )
const LAST = { Connection: 'close' }

/** Returns all data until the connection ends, with the status of each response. */
const say = (text, patience = 10_000) =>
  new Promise((resolve, reject) => {
    let said = ''
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`The connection stayed open after: ${said.slice(0, 200)}`))
    }, patience)
    socket.on('data', (data) => (said += data))
    // The server may reset the connection while we write; responses until then count.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({
        said,
        statuses: [...said.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)),
      })
    })
  })

test('an upgrade request is answered like any other, and the connection closed', async () => {
  const upgrade = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  const statuses = {
    '/': 307,
    '/invoices': 307,
    '/api/auth/csrf': 200,
    '/_next/webpack-hmr': 404,
    '/nope': 404,
  }
  const upgraded = (path) => say(request(`GET ${path}`, upgrade))
  for (const [path, status] of Object.entries(statuses))
    assert.deepEqual([path, (await upgraded(path)).statuses], [path, [status]])
  const crowd = await Promise.all(Array.from({ length: 100 }, () => upgraded('/')))
  assert.ok(crowd.every(({ statuses: [status] }) => status === 307))
})

test('an idle connection is kept longer than proxies keep theirs, which is 60 s', async () => {
  const socket = net.connect(port, '127.0.0.1', () => socket.write(request('GET /api/auth/csrf')))
  const [said] = await once(socket, 'data')
  socket.destroy()
  const [, seconds] = /^keep-alive: timeout=(\d+)\r$/im.exec(String(said))
  assert.ok(Number(seconds) > 60, `${seconds} s`)
})

test('a body that is too large is rejected with a message, and the connection stays usable', async () => {
  for (const size of [200_000, 5_000_000, 30_000_000]) {
    const { statuses, said } = await say(posted(size) + request('GET /api/auth/csrf', LAST))
    assert.deepEqual([size, statuses], [size, [413, 200]])
    assert.match(said, /larger than 100 KB/)
  }
})

test('malformed URLs and methods are not logged as server errors', async () => {
  const asked = [
    ['OPTIONS *', 400],
    ['GET *', 400],
    ['GET /login?error=__proto__', 200],
    ['GET /login?error=constructor', 200],
    ['GET /api/auth/csrf?callbackUrl=javascript:1', 200],
  ]
  for (const [line, status] of asked)
    assert.deepEqual([line, (await say(request(line, LAST))).statuses], [line, [status]])
  const cookie = { ...LAST, Cookie: 'next-auth.callback-url=javascript:1' }
  assert.deepEqual((await say(request('GET /api/auth/csrf', cookie))).statuses, [200])
})

const outside = Object.values(os.networkInterfaces())
  .flat()
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test(
  'password attempts count for the real address, whatever a client claims',
  { skip: !outside && 'this machine has no address but its own' },
  async () => {
    const guesses = async (host, email) => {
      const statuses = []
      for (let count = 0; count < 12; count++)
        statuses.push(await tryWrongPassword({ host, port }, { email, address: `198.51.100.${count}` }))
      return statuses.filter((status) => status === 429).length
    }
    assert.equal(await guesses(outside, 'one@example.com'), 2)
    // A proxy on this machine is trusted: twelve clients, one attempt each.
    assert.equal(await guesses('127.0.0.1', 'two@example.com'), 0)
  },
)

test('every line of the log is JSON, whatever clients send', async () => {
  const forged = '{"level":30,"msg":"forged"}'
  for (const [line, headers, body] of [
    ['POST /login', { 'Next-Action': 'x' }],
    ['POST /login', { 'Next-Action': 'a'.repeat(42) }],
    ['POST /login', { 'Next-Action': '7f'.repeat(21), 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['POST /nope', { 'Next-Action': forged }],
    ['POST /login', { 'Content-Type': 'multipart/form-data' }, `--x\n${forged}\n`],
    ['GET /login', { RSC: '1', 'Next-Router-State-Tree': '%' }],
    ['GET /api/auth/csrf', { Cookie: 'next-auth.session-token=x; next-auth.csrf-token=%' }],
  ])
    await say(request(line, { ...LAST, 'Content-Length': body?.length ?? 0, ...headers }, body))
  // A client that disconnects within a body, after `100 Continue`.
  const half = request('POST /login', { 'Content-Length': 50, Expect: '100-continue' }, 'x')
  const leaver = net.connect(port, '127.0.0.1', () => leaver.write(half))
  leaver.once('data', () => leaver.destroy())
  const log = () => readFileSync(logFile, 'utf8')
  await waitUntil(() => log().includes('"message":"aborted"'))
  const lines = log().trim().split('\n')
  assert.match(lines.join('\n'), /Server Action/)
  for (const line of lines) {
    const { level, time, msg } = JSON.parse(line)
    assert.ok(level >= 30 && time && typeof msg === 'string', line)
    assert.notEqual(msg, 'forged')
  }
})
