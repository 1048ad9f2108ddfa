// Several processes under one port, on the build that stands: they share the work, one that dies is replaced, and none outlives the others.
import assert from 'node:assert/strict'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { appEnvironment } from '../../../scripts/lib/app-environment.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { isAlive } from '../../../scripts/lib/processes.mjs'
import { startScratch } from '../../../scripts/lib/scratch.mjs'
import { startApp } from '../../../scripts/lib/supervisor.mjs'
import { ask as askAt } from '../../scripts/ask.mjs'
import { eventually, script } from '../../scripts/support.mjs'

const METRICS_TOKEN = 'a-token-for-prometheus'
const COUNT = 2

let scratch
let env
let port
let folder
before(async () => {
  scratch = await startScratch()
  port = await freePort()
  folder = mkdtempSync(path.join(os.tmpdir(), 'sheaf-test-'))
  env = {
    ...appEnvironment(await scratch.createDatabase('processes'), port),
    ...{ WEB_CONCURRENCY: String(COUNT), DATABASE_MAX_CONNECTIONS: '5', METRICS_TOKEN, CRON_SECRET: 'due' },
  }
})
after(async () => {
  await scratch?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the application as the launcher does: `{ pid, stop(), ended, lines() }`, stopped with the test. */
async function start(t, more = {}) {
  const file = path.join(mkdtempSync(path.join(folder, 'log-')), 'app.log')
  const log = openSync(file, 'a')
  const app = await startApp({ env: { ...env, ...more }, signal: new AbortController().signal, stdio: log })
  closeSync(log)
  t.after(() => app.stop())
  const lines = () => readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse)
  return { ...app, lines }
}

/** The processes that serve, those of which the first one is the parent. */
const workersOf = (pid) => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children ? children.split(' ').map(Number) : []
}

/** Asks over a connection of its own, since connections are what is shared out. Answers the error's code where no answer comes. */
const ask = (path, headers = {}) =>
  askAt({ port, path, headers, timeout: 10_000 }).catch(({ code }) => ({ status: code, text: '' }))
const metrics = async () => (await ask('/api/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).text
const counted = (text, route) =>
  Number(
    new RegExp(
      `^http_request_duration_seconds_count\\{method="GET",route="${route}",status="200"\\} (\\d+)$`,
      'm',
    ).exec(text)?.[1] ?? 0,
  )

test('the work is shared, the metrics add up, and the connections to the database are those of the host', async (t) => {
  const { pid, lines } = await start(t)
  const workers = workersOf(pid)
  assert.equal(workers.length, COUNT)
  await eventually(() => lines().filter(({ msg }) => msg === 'started').length === COUNT)
  const requests = Array.from({ length: 40 }, () => ask('/api/health'))
  for (const { status } of await Promise.all(requests)) assert.equal(status, 200)
  await eventually(async () => {
    // Whoever answers: each time the sum of all.
    const texts = [await metrics(), await metrics(), await metrics()]
    return texts.every((text) => counted(text, '/api/health') === 40)
  })
  const text = await metrics()
  assert.equal(text.match(/^# TYPE http_request_duration_seconds /gm).length, 1)
  assert.equal(text.match(/^# TYPE sheaf_mails_waiting /gm).length, 1)
  assert.match(text, /^process_resident_memory_bytes \d+$/m)

  // More questions at once than there are connections.
  await Promise.all(Array.from({ length: 60 }, () => ask(`/api/public/invoice/${'A'.repeat(43)}`)))
  const client = new pg.Client({ connectionString: scratch.url('postgres') })
  await client.connect()
  const { rows } = await client.query(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = 'processes'",
  )
  await client.end()
  assert.ok(rows[0].n >= COUNT && rows[0].n <= 4, `${rows[0].n} connections`)
})

test('a process that is killed is replaced, and meanwhile the others answer', async (t) => {
  const { pid, lines } = await start(t)
  const [victim, other] = workersOf(pid)
  let going = true
  t.after(() => (going = false))
  const statuses = []
  const asking = Array.from({ length: 4 }, async () => {
    while (going) statuses.push((await ask('/api/health')).status)
  })
  await eventually(() => statuses.length > 20)
  process.kill(victim, 'SIGKILL')
  await eventually(() => lines().some(({ msg }) => /^Process \d runs again$/.test(msg)))
  const since = statuses.length
  await eventually(() => statuses.length > since + 20)
  going = false
  await Promise.all(asking)
  // Each who asks may have been in the middle of one answer.
  const lost = statuses.filter((status) => status !== 200)
  assert.ok(lost.length <= asking.length, `${lost}`)
  const now = workersOf(pid)
  assert.equal(now.length, COUNT)
  assert.ok(now.includes(other) && !now.includes(victim))
  assert.ok(lines().some(({ msg }) => /ended unexpectedly \(SIGKILL\): starting it again/.test(msg)))
})

test('what is due is run once for all', async (t) => {
  const { lines } = await start(t)
  const runs = () => lines().filter(({ msg, route }) => msg === 'request' && route === '/api/cron')
  await eventually(() => runs().length > 0)
  // A second caller would have begun in the same second.
  const begun = Date.now()
  await eventually(() => Date.now() - begun > 3000)
  assert.equal(runs().length, 1)
})

/** A request that has arrived and lacks the end of its body: `{ finish() }` sends that and answers the status. */
async function half() {
  const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' }
  const request = http.request({ port, host: '127.0.0.1', method: 'POST', path: '/api/register', headers })
  const answered = new Promise((resolve) => request.on('response', resolve).on('error', resolve))
  request.flushHeaders()
  await new Promise((resolve) => request.once('continue', resolve))
  return {
    async finish() {
      request.end('{}')
      const { statusCode, code } = await answered
      return statusCode ?? code
    },
  }
}

test('stopping answers what is under way and leaves no process', async (t) => {
  const { pid, stop, ended, lines } = await start(t)
  const workers = workersOf(pid)
  const under = [await half(), await half(), await half(), await half()]
  const stopped = stop()
  await eventually(() => lines().filter(({ msg }) => msg === 'stopping').length === COUNT)
  for (const { finish } of under) assert.equal(await finish(), 422)
  await stopped
  assert.equal(await ended, 0)
  for (const one of [pid, ...workers]) assert.equal(isAlive(one), false)
})

for (const [whose, kill] of [
  ['the first process', ({ pid }) => process.kill(pid, 'SIGKILL')],
  ['the launcher', ({ launcher }) => launcher.kill('SIGKILL')],
])
  test(`no process outlives ${whose}`, async (t) => {
    const code = `import('./scripts/lib/supervisor.mjs')
      .then(({ startApp }) => startApp({ env: process.env, signal: new AbortController().signal }))
      .then(({ pid }) => console.log('serves as ' + pid))`
    const launcher = script(t, ['-e', code], env)
    await launcher.until(/serves as \d+/)
    const pid = Number(/serves as (\d+)/.exec(launcher.output())[1])
    const workers = workersOf(pid)
    assert.equal(workers.length, COUNT)
    kill({ pid, launcher })
    await eventually(() => [pid, ...workers].every((one) => !isAlive(one)))
    assert.equal((await ask('/api/health')).status, 'ECONNREFUSED')
  })

test('a process that does not start at first ends all, in words', async (t) => {
  const server = script(t, ['scripts/serve.mjs'], { ...env, NEXTAUTH_SECRET: 'short' })
  assert.equal(await server.ended, 1)
  assert.match(server.output(), /NEXTAUTH_SECRET: must be at least 32 characters/)
})
