// `npm start` as a person has it, on the build that stands: first start, refusal, kill -9, clean stop.
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { administer } from '../../scripts/lib/embedded.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { isAlive, waitForEnd } from '../../scripts/lib/processes.mjs'
import { startScratch } from '../../scripts/lib/scratch.mjs'
import { script, temporaryFolder } from './support.mjs'

const start = (t, dataDir, port, env) =>
  script(t, ['scripts/start.mjs'], { DATA_DIR: dataDir, PORT: String(port), ...env })
const holder = (dataDir) => JSON.parse(readFileSync(path.join(dataDir, 'lock'), 'utf8'))
const database = (dataDir) => holder(dataDir).databaseUrl
const postmaster = (dataDir) => {
  const { folder } = JSON.parse(readFileSync(path.join(dataDir, 'database.json'), 'utf8'))
  return Number(readFileSync(path.resolve(dataDir, folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

test('the life of an embedded database', { timeout: 180_000 }, async (t) => {
  const dataDir = path.join(temporaryFolder(t), 'data')
  const port = await freePort()
  const url = `http://localhost:${port}`
  // An installation that was interrupted while PostgreSQL made its files.
  mkdirSync(path.join(dataDir, 'postgres.new/base'), { recursive: true })

  await t.test('the first start has a demo business and says how to get in', async (tt) => {
    const first = start(tt, dataDir, port)
    await first.until(/is ready/)
    assert.match(first.output(), new RegExp(`${url}\\s`))
    assert.match(first.output(), /demo@example\.com \/ demo1234/)
    assert.match(first.output(), /\/dev\/mailbox/)
    assert.equal(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777, 0o600)
    assert.equal((await fetch(`${url}/login`)).status, 200)
    const [invoices] = await administer(database(dataDir), [
      'SELECT count(DISTINCT status)::int AS n FROM "Invoice"',
    ])
    assert.equal(invoices.rows[0].n, 4)
    await administer(database(dataDir), ['CREATE TABLE kept (id int)'])

    const second = start(tt, dataDir, await freePort())
    assert.equal(await second.ended, 1)
    assert.match(second.output(), new RegExp(`in use by process ${first.pid} \\(npm start, ${url}\\)`))

    const elsewhere = start(tt, path.join(dataDir, '../other'), port)
    assert.equal(await elsewhere.ended, 1)
    assert.match(elsewhere.output(), new RegExp(`Port ${port} is in use`))

    const before = Date.now()
    const { app } = holder(dataDir)
    const server = postmaster(dataDir)
    first.kill('SIGTERM')
    assert.equal(await first.ended, 0)
    assert.ok(Date.now() - before < 10_000, 'stops within ten seconds')
    assert.deepEqual([isAlive(app.pid), isAlive(server)], [false, false])
    assert.equal(existsSync(path.join(dataDir, 'lock')), false)
  })

  for (const victims of [['launcher'], ['launcher', 'app', 'server'], ['app']]) {
    await t.test(`after kill -9 of ${victims.join(', ')} the next start has all data`, async (tt) => {
      const killed = start(tt, dataDir, port)
      await killed.until(/is ready/)
      const pids = { launcher: killed.pid, app: holder(dataDir).app.pid, server: postmaster(dataDir) }
      for (const victim of victims) process.kill(pids[victim], 'SIGKILL')
      await killed.ended

      const next = start(tt, dataDir, port)
      await next.until(/is ready/)
      await administer(database(dataDir), ['SELECT * FROM kept'])
      assert.equal((await fetch(`${url}/login`)).status, 200)
      assert.deepEqual([isAlive(pids.app), isAlive(pids.server)], [false, false])
      next.kill('SIGTERM')
      await next.ended
    })
  }

  await t.test('PostgreSQL killed under a running application comes back', async (tt) => {
    const running = start(tt, dataDir, port)
    await running.until(/is ready/)
    const server = postmaster(dataDir)
    process.kill(server, 'SIGKILL')
    await waitForEnd(server, 5000)
    await running.until(/starting it again/)
    for (let tries = 0; ; tries++) {
      const answer = await administer(database(dataDir), ['SELECT * FROM kept']).catch((error) => error)
      if (Array.isArray(answer)) break
      assert.ok(tries < 100, answer.message)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    running.kill('SIGINT')
    assert.equal(await running.ended, 0)
  })

  await t.test('a leftover that names a stranger harms nobody', async (tt) => {
    const stranger = script(tt, ['-e', 'setInterval(() => {}, 1000)'])
    const { folder } = JSON.parse(readFileSync(path.join(dataDir, 'database.json'), 'utf8'))
    const pidFile = path.resolve(dataDir, folder, 'postgres/postmaster.pid')
    writeFileSync(pidFile, `${stranger.pid}\n`)
    const next = start(tt, dataDir, port)
    await next.until(/is ready/)
    assert.equal(isAlive(stranger.pid), true)
  })
})

test('DATABASE_URL is used when it is set, and db:reset leaves it alone', { timeout: 60_000 }, async (t) => {
  const dataDir = path.join(temporaryFolder(t), 'data')
  const scratch = await startScratch()
  t.after(() => scratch.stop())
  await administer(scratch.url('postgres'), ['CREATE DATABASE hosted'])
  const env = { DATA_DIR: dataDir, DATABASE_URL: scratch.url('hosted') }
  const port = await freePort()
  const hosted = start(t, dataDir, port, env)
  await hosted.until(/is ready/)
  assert.equal((await fetch(`http://localhost:${port}/login`)).status, 200)
  assert.doesNotMatch(hosted.output(), /demo1234/)
  assert.equal(existsSync(path.join(dataDir, 'postgres')), false)

  const reset = script(t, ['scripts/db.mjs', 'reset'], env)
  assert.equal(await reset.ended, 1)
  assert.match(reset.output(), /embedded one only/)
  await administer(scratch.url('hosted'), ['SELECT * FROM "User"'])

  // Without its database the application answers at once, and says when to come back.
  await scratch.stop()
  const token = 'A'.repeat(43)
  for (const page of [`/invoice/${token}`, `/api/public/invoice/${token}`]) {
    const answer = await fetch(`http://localhost:${port}${page}`, { signal: AbortSignal.timeout(5000) })
    assert.deepEqual([page, answer.status, answer.headers.get('retry-after')], [page, 503, '5'])
  }
  rmSync(dataDir, { recursive: true, force: true })
})
