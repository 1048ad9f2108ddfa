// Runs the Dockerfile's commands in a folder like the image's: read-only, as a user who owns none of it. Needs no
// Docker daemon.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { test } from 'node:test'
import { ensureBuilt } from '../../../scripts/lib/build.mjs'
import { runStatements } from '../../../scripts/lib/embedded-postgres.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { listMigrations } from '../../../scripts/lib/migrations.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import {
  onTestEnd,
  dumpDatabase,
  waitUntil,
  root,
  runScript,
  createTemporaryFolder,
} from '../../scripts/helpers.mjs'

const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
/** Parses an instruction written as a list. */
const words = (instruction) => JSON.parse(new RegExp(`${instruction} (\\[.*\\])$`, 'm').exec(dockerfile)[1])
const [, ...entry] = words('^ENTRYPOINT')
const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n')
const nobody = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {}
const sheet = {
  seller: { name: 'Ada', address: '' },
  client: { name: 'Łódź', address: '' },
  invoice: {
    invoiceNumber: 'INV-0001',
    issueDate: '2026-11-22',
    dueDate: '2026-12-06',
    currency: 'EUR',
    taxRate: 0,
    notes: '',
    lineItems: [{ description: 'Work', quantity: 1, unitPrice: 10 }],
  },
}

/** Creates the image's folder: the files of `COPY . .`, the current build and the production packages. */
async function makeImage(folder) {
  await ensureBuilt()
  const isLeftOut = (name) => ignored.includes(name) || (name.startsWith('.env.') && name !== '.env.example')
  mkdirSync(folder)
  for (const name of readdirSync(root).filter((one) => !isLeftOut(one)))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  for (const name of ['.next', 'build', 'lib/platform/db/generated'])
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => file !== path.join(root, '.next/cache'),
    })
  const [program, ...args] = words('RUN(?= .*--omit=dev)')
  execFileSync(program, [...args, '--prefer-offline'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const everything = (folder) =>
  execFileSync('find', [folder, '-printf', '%p %s %t\n'], { encoding: 'utf8', maxBuffer: 2 ** 28 })

test(
  'the image’s folder migrates, serves, reports its health, is backed up and stopped',
  { timeout: 600_000 },
  async (t) => {
    const folder = createTemporaryFolder(t)
    const app = path.join(folder, 'app')
    const volume = path.join(folder, 'volume')
    mkdirSync(volume, { mode: 0o777 })
    chmodSync(volume, 0o777)
    await makeImage(app)
    execFileSync('chmod', ['-R', 'a-w', app])
    onTestEnd(t, () => execFileSync('chmod', ['-R', 'u+w', app]))
    const before = everything(app)

    const scratch = await startScratch({ migrate: false })
    onTestEnd(t, () => scratch.stop())
    const database = async (name) => {
      await runStatements(scratch.url('postgres'), [`CREATE DATABASE ${name} TEMPLATE template0`])
      return scratch.url(name)
    }
    const port = await freePort()
    const image = Object.fromEntries(
      /^ENV (.*)$/m
        .exec(dockerfile)[1]
        .split(' ')
        .map((pair) => pair.split('=')),
    )
    const settings = {
      ...image,
      PORT: String(port),
      DATABASE_URL: await database('first'),
      NEXTAUTH_SECRET: 'a-secret-for-tests-that-is-long-enough',
      NEXTAUTH_URL: `http://localhost:${port}`,
      CRON_SECRET: 'a-secret-for-jobs-that-is-long-enough',
      WEB_CONCURRENCY: '4',
      // compose.yaml passes unset variables on as empty strings.
      SMTP_URL: '',
      DATA_DIR: undefined,
    }
    const run = (args, env = {}) =>
      runScript(t, [...entry, ...args], { ...settings, ...env }, { cwd: app, ...nobody })

    // Two containers that start together.
    const migrating = [run(['migrate']), run(['migrate'])]
    assert.deepEqual(await Promise.all(migrating.map(({ ended }) => ended)), [0, 0])
    // Either may apply a migration, but each is applied only once.
    const applied = migrating.flatMap(
      ({ output }) => /^Applied (.+)\.$/m.exec(output())?.[1].split(', ') ?? [],
    )
    assert.deepEqual(
      applied.sort(),
      listMigrations().map(({ name }) => name),
    )

    const serving = run(words('^CMD'))
    const url = `http://127.0.0.1:${port}`
    await waitUntil(async () => (await fetch(`${url}/login`)).status === 200)
    assert.equal((await fetch(`${url}/api/public/invoice/${'A'.repeat(43)}`)).status, 404)
    const chunk = /\/_next\/static\/[^"]+\.js/.exec(await (await fetch(`${url}/login`)).text())[0]
    assert.equal((await fetch(url + chunk)).status, 200)
    // Uses the rendering thread and its fonts.
    const pdf = await fetch(`${url}/api/public/preview-pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(sheet),
    })
    assert.equal(pdf.status, 200, await pdf.clone().text())
    assert.match(Buffer.from(await pdf.arrayBuffer()).toString('latin1'), /^%PDF-/)
    const bearer = { authorization: `Bearer ${settings.CRON_SECRET}` }
    assert.equal((await fetch(`${url}/api/cron`, { headers: bearer })).status, 200)
    for (const line of serving.output().trim().split('\n')) assert.ok(JSON.parse(line).msg, line)
    assert.equal(serving.output().match(/WEB_CONCURRENCY has no effect/g).length, 1)

    const backup = run(['backup', path.join(volume, 'one.zip')])
    assert.equal(await backup.ended, 0, backup.output())
    const other = await database('second')
    const restored = run(['restore', path.join(volume, 'one.zip')], { DATABASE_URL: other })
    assert.equal(await restored.ended, 0, restored.output())
    const [wanted, found] = [await dumpDatabase(settings.DATABASE_URL), await dumpDatabase(other)]
    assert.deepEqual(Object.keys(found.tables), Object.keys(wanted.tables))
    assert.deepEqual(found.constraints, wanted.constraints)

    serving.kill(/^STOPSIGNAL (\w+)$/m.exec(dockerfile)[1])
    assert.equal(await serving.ended, 0)
    assert.equal(everything(app), before)

    for (const name of ['.env', '.data', '.git', 'docs', 'node_modules/jest', 'node_modules/eslint'])
      assert.equal(existsSync(path.join(app, name)), false, name)
    const missing = run(['serve'], { DATABASE_URL: '', NEXTAUTH_SECRET: '' })
    assert.equal(await missing.ended, 1)
    assert.match(missing.output(), /DATABASE_URL: must be set[^]*NEXTAUTH_SECRET: must be set/)
  },
)

test('the image’s health check and job runner are among its commands', { timeout: 60_000 }, async (t) => {
  let answer = 200
  const asked = []
  const server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim())
    response.writeHead(answer).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestEnd(t, () => server.close())
  const PORT = String(server.address().port)
  const [, ...command] = words('CMD')
  assert.deepEqual(command, [...entry, 'health'])
  const health = (env) => runScript(t, command, { HOST: '0.0.0.0', PORT, ...env }).ended
  assert.equal(await health(), 0)
  assert.deepEqual(asked, ['GET /api/health'])
  answer = 503
  assert.equal(await health(), 1)
  assert.equal(await health({ PORT: String(await freePort()) }), 1)

  const jobs = runScript(t, [...entry, 'jobs'], {
    APP_URL: `http://127.0.0.1:${PORT}`,
    CRON_SECRET: 'a-secret',
  })
  await waitUntil(() => asked.includes('GET /api/cron Bearer a-secret'))
  await jobs.until(/"status":503.*"jobs not run"/)
  jobs.kill('SIGTERM')
  assert.equal(await jobs.ended, 0)
  const lost = runScript(t, [...entry, 'jobs'], { APP_URL: 'app:3000', CRON_SECRET: 'a-secret' })
  assert.equal(await lost.ended, 1)
  assert.match(lost.output(), /APP_URL: must be an address/)
})

test('no local files get into the image', () => {
  for (const name of ['.env', '.env.*', '.data', '.vercel', '.git', 'node_modules', '.next'])
    assert.ok(ignored.includes(name), name)
  // The build type-checks these folders, and the demo business uses the tests' factories.
  for (const name of ['tests', 'bench', 'prisma', 'scripts'])
    assert.equal(ignored.includes(name), false, name)
  assert.match(dockerfile, /^USER node$/m)
  assert.doesNotMatch(dockerfile, /SECRET|PASSWORD|DATABASE_URL/)
})
