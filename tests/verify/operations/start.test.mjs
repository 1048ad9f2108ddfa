// `npm start` on the current build: first start, rejection, kill -9, clean stop.
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import { runStatements } from '../../../scripts/lib/embedded-postgres.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { withCredentials } from '../../../scripts/lib/db-role.mjs'
import { isAlive } from '../../../scripts/lib/processes.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import { sendRequest as askAt } from '../../scripts/http-request.mjs'
import { onTestEnd, runScript, createTemporaryFolder } from '../../scripts/helpers.mjs'

const start = (t, dataDir, port, env) =>
  runScript(t, ['scripts/start.mjs'], { DATA_DIR: dataDir, PORT: String(port), ...env })
const holder = (dataDir) => JSON.parse(readFileSync(path.join(dataDir, 'lock'), 'utf8'))
const database = (dataDir) => holder(dataDir).databaseUrl
const postmaster = (dataDir) => {
  const { folder } = JSON.parse(readFileSync(path.join(dataDir, 'database.json'), 'utf8'))
  return Number(readFileSync(path.resolve(dataDir, folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

/** Also behind a local tunnel, which passes strangers' requests on unmarked. */
async function opensWithItsKeyAlone(url, key) {
  const tunnel = net.createServer((socket) => {
    const inner = net.connect(new URL(url).port, '127.0.0.1')
    socket.pipe(inner).pipe(socket)
    for (const end of [socket, inner]) end.on('error', () => {})
  })
  const outside = await new Promise((resolve) =>
    tunnel.listen(0, '127.0.0.1', () => resolve(tunnel.address().port)),
  )
  const ask = (path, headers = {}) =>
    askAt({ port: outside, path, headers: { host: 'localhost', connection: 'close', ...headers } })
  try {
    assert.equal((await ask('/api/dev/mailbox')).status, 403)
    assert.equal((await ask('/api/dev/mailbox', { 'x-mailbox-key': key })).status, 200)
    const page = await ask('/dev/mailbox')
    assert.match(page.text, /opens with a key/)
    for (const path of ['/dev/mailbox', '/forgot-password', '/verify-email'])
      assert.equal((await ask(path)).text.includes(key), false, path)
    const opened = await ask(`/dev/mailbox?key=${key}`)
    assert.equal(opened.headers.location, '/dev/mailbox')
    const cookie = opened.headers['set-cookie'][0].split(';')[0]
    assert.match((await ask('/dev/mailbox', { cookie })).text, /Emails Sheaf would have sent/)
  } finally {
    tunnel.close()
  }
}

test('the lifecycle of an embedded database', { timeout: 300_000 }, async (t) => {
  const dataDir = path.join(createTemporaryFolder(t), 'data')
  const port = await freePort()
  const url = `http://localhost:${port}`
  // An installation interrupted while PostgreSQL created its files.
  mkdirSync(path.join(dataDir, 'postgres.new/base'), { recursive: true })

  await t.test('the first start creates a demo business and prints how to sign in', async (tt) => {
    // Bundles by itself, although `npm test` has done so.
    const first = start(tt, dataDir, port, { SHEAF_BUNDLED: '' })
    await first.until(/is ready/)
    assert.match(first.output(), new RegExp(`${url}\\s`))
    assert.match(first.output(), /demo@example\.com \/ demo1234/)
    const key = readFileSync(path.join(dataDir, 'mailbox-key'), 'utf8').trim()
    assert.ok(first.output().includes(`${url}/dev/mailbox?key=${key}\n`))
    assert.equal(statSync(path.join(dataDir, 'mailbox-key')).mode & 0o777, 0o600)
    await opensWithItsKeyAlone(url, key)
    assert.equal(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777, 0o600)
    assert.equal((await fetch(`${url}/login`)).status, 200)
    const [invoices] = await runStatements(database(dataDir), [
      `SELECT count(DISTINCT status)::int AS n FROM "Invoice" WHERE "kind" = 'INVOICE'`,
    ])
    assert.equal(invoices.rows[0].n, 4)
    await runStatements(database(dataDir), ['CREATE TABLE kept (id int)'])
    // As in older data folders: everything is owned by the superuser, as which the application ran.
    const { databasePassword } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))
    await runStatements(withCredentials(database(dataDir), 'sheaf', databasePassword), [
      'ALTER TABLE "User" OWNER TO sheaf',
      'ALTER TABLE kept OWNER TO sheaf',
      'ALTER DATABASE sheaf OWNER TO sheaf',
    ])
    await assert.rejects(runStatements(database(dataDir), ['SELECT * FROM kept']), /permission denied/)

    const second = start(tt, dataDir, await freePort())
    assert.equal(await second.ended, 1)
    assert.match(second.output(), new RegExp(`in use by process ${first.pid} \\(npm start, ${url}\\)`))

    const elsewhere = start(tt, path.join(dataDir, '../other'), port)
    assert.equal(await elsewhere.ended, 1)
    assert.match(elsewhere.output(), new RegExp(`Port ${port} is in use`))

    const server = postmaster(dataDir)
    first.kill('SIGTERM')
    assert.equal(await first.ended, 0)
    assert.equal(isAlive(server), false)
    assert.equal(existsSync(path.join(dataDir, 'lock')), false)
  })

  /** Restarts it and checks that all data are there. */
  async function startsWithAllData(tt, killedServer) {
    const next = start(tt, dataDir, port)
    await next.until(/is ready/)
    const [, role] = await runStatements(database(dataDir), [
      'SELECT * FROM kept',
      'SELECT rolsuper FROM pg_roles WHERE rolname = current_user',
    ])
    assert.equal(role.rows[0].rolsuper, false)
    assert.equal((await fetch(`${url}/login`)).status, 200)
    assert.equal(isAlive(killedServer), false)
    next.kill('SIGTERM')
    await next.ended
  }

  for (const victims of [['application'], ['application', 'server']])
    await t.test(`after kill -9 of ${victims.join(' and ')} the next start has all data`, async (tt) => {
      const killed = start(tt, dataDir, port)
      await killed.until(/is ready/)
      const pids = { application: killed.pid, server: postmaster(dataDir) }
      for (const victim of victims) process.kill(pids[victim], 'SIGKILL')
      await killed.ended
      await startsWithAllData(tt, pids.server)
    })

  await t.test('npm start ends when PostgreSQL ends, with the reason', async (tt) => {
    const running = start(tt, dataDir, port)
    await running.until(/Ctrl-C stops it/)
    const server = postmaster(dataDir)
    process.kill(server, 'SIGKILL')
    assert.equal(await running.ended, 1)
    assert.match(running.output(), /PostgreSQL ended unexpectedly \(SIGKILL\)[^]*postgres\.log/)
    assert.equal(existsSync(path.join(dataDir, 'lock')), false)
    await startsWithAllData(tt, server)
  })

  await t.test('a stale pid file that names another process does no harm', async (tt) => {
    const stranger = runScript(tt, ['-e', 'setInterval(() => {}, 1000)'])
    const { folder } = JSON.parse(readFileSync(path.join(dataDir, 'database.json'), 'utf8'))
    const pidFile = path.resolve(dataDir, folder, 'postgres/postmaster.pid')
    writeFileSync(pidFile, `${stranger.pid}\n`)
    const next = start(tt, dataDir, port)
    await next.until(/is ready/)
    assert.equal(isAlive(stranger.pid), true)
  })
})

test(
  'an installation that others can reach has no account with a public password',
  { timeout: 90_000 },
  async (t) => {
    const dataDir = path.join(createTemporaryFolder(t), 'data')
    const port = await freePort()
    const env = { HOST: '127.0.0.1', NEXTAUTH_URL: 'https://invoices.example.com', SMTP_URL: '' }
    const users = async () => {
      const [{ rows }] = await runStatements(database(dataDir), ['SELECT "email" FROM "User"'])
      return rows.map(({ email }) => email)
    }
    const first = start(t, dataDir, port, env)
    await first.until(/is ready/)
    await first.until(/Ctrl-C stops it/)
    assert.match(first.output(), /is ready:  https:\/\/invoices\.example\.com\n/)
    assert.match(first.output(), /NO MAIL GOES OUT[^]*Set SMTP_URL/)
    assert.doesNotMatch(first.output(), /demo|\/dev\/mailbox/)
    assert.deepEqual(await users(), [])
    for (const page of ['/register', '/forgot-password', '/verify-email'])
      assert.match(
        await (await fetch(`http://127.0.0.1:${port}${page}`)).text(),
        /Emails can’t be sent/,
        page,
      )
    const refused = runScript(t, ['scripts/db.mjs', 'seed'], { DATA_DIR: dataDir, ...env })
    assert.equal(await refused.ended, 1)
    assert.match(refused.output(), /nobody else reaches/)
    // Older installations have it.
    const seeded = runScript(t, ['scripts/db.mjs', 'seed'], { DATA_DIR: dataDir })
    assert.equal(await seeded.ended, 0)
    assert.deepEqual(await users(), ['demo@example.com'])
    first.kill('SIGTERM')
    await first.ended

    const later = start(t, dataDir, port, { ...env, SMTP_URL: 'smtp://127.0.0.1:9' })
    await later.until(/Ctrl-C stops it/)
    assert.match(later.output(), /ANYBODY CAN SIGN IN[^]*npm run db:remove-demo/)
    assert.doesNotMatch(later.output(), /demo1234|NO MAIL|\/dev\/mailbox/)
    const removed = runScript(t, ['scripts/db.mjs', 'remove-demo'], { DATA_DIR: dataDir, ...env })
    assert.equal(await removed.ended, 0)
    assert.deepEqual(await users(), [])
  },
)

test('npm start ends if the application can’t start', { timeout: 60_000 }, async (t) => {
  const dataDir = path.join(createTemporaryFolder(t), 'data')
  const started = start(t, dataDir, await freePort(), {
    // Without the demo business, which would fail first.
    NEXTAUTH_URL: 'https://invoices.example.com',
    LOG_LEVEL: 'nonsense',
  })
  assert.equal(await started.ended, 1)
  assert.match(started.output(), /did not start|LOG_LEVEL/)
  assert.equal(existsSync(path.join(dataDir, 'lock')), false)
})

test('DATABASE_URL is used if set, and db:reset does not touch it', { timeout: 60_000 }, async (t) => {
  const dataDir = path.join(createTemporaryFolder(t), 'data')
  const scratch = await startScratch()
  onTestEnd(t, () => scratch.stop())
  await runStatements(scratch.url('postgres'), ['CREATE DATABASE hosted'])
  const env = { DATA_DIR: dataDir, DATABASE_URL: scratch.url('hosted') }
  const port = await freePort()
  const hosted = start(t, dataDir, port, env)
  await hosted.until(/is ready/)
  // Closed at once: the server might close a kept connection just as the next request is sent.
  const headers = { connection: 'close' }
  assert.equal((await fetch(`http://localhost:${port}/login`, { headers })).status, 200)
  assert.doesNotMatch(hosted.output(), /demo1234/)
  assert.equal(existsSync(path.join(dataDir, 'postgres')), false)

  const reset = runScript(t, ['scripts/db.mjs', 'reset'], env)
  assert.equal(await reset.ended, 1)
  assert.match(reset.output(), /embedded one only/)
  await runStatements(scratch.url('hosted'), ['SELECT * FROM "User"'])

  // Without its database, the application responds at once and says when to retry.
  await scratch.stop()
  const token = 'A'.repeat(43)
  for (const page of [`/invoice/${token}`, `/api/public/invoice/${token}`]) {
    const answer = await fetch(`http://localhost:${port}${page}`, {
      headers,
      signal: AbortSignal.timeout(5000),
    })
    assert.deepEqual([page, answer.status, answer.headers.get('retry-after')], [page, 503, '5'])
  }
  rmSync(dataDir, { recursive: true, force: true })
})
