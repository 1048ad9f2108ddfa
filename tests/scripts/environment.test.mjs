// Commands read their environment, and write to the right places.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import { freePort } from '../../scripts/lib/ports.mjs'
import { root, runScript, createTemporaryFolder } from './helpers.mjs'

const wrong = {
  NEXTAUTH_SECRET: 'short',
  NEXTAUTH_URL: 'invoices.example.com',
  SMTP_URL: 'mail.example.com:587',
  MAIL_FROM: 'Sheaf',
  LOG_LEVEL: 'loud',
  TRUST_PROXY: 'no',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: '',
}
const named = [
  'NEXTAUTH_SECRET',
  'NEXTAUTH_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'GOOGLE_CLIENT_SECRET',
]

test(
  'npm start reports all environment errors at once, and starts nothing',
  { timeout: 60_000 },
  async (t) => {
    const dataDir = path.join(createTemporaryFolder(t), 'data')
    const start = runScript(t, ['scripts/start.mjs'], { ...wrong, PORT: '99999', DATA_DIR: dataDir })
    assert.equal(await start.ended, 1)
    for (const name of [...named, 'PORT'])
      assert.match(start.output(), new RegExp(`^  ${name}: must be`, 'm'))
    assert.doesNotMatch(start.output(), /ready|Starting PostgreSQL/)
    assert.equal(existsSync(path.join(dataDir, 'postgres')), false)
  },
)

test('an invalid port is the only thing reported', { timeout: 60_000 }, async (t) => {
  const start = runScript(t, ['scripts/start.mjs'], {
    PORT: '99999',
    DATA_DIR: path.join(createTemporaryFolder(t), 'data'),
  })
  assert.equal(await start.ended, 1)
  assert.deepEqual(start.output().match(/^  [A-Z_]+: /gm), ['  PORT: '])
})

test(
  'a data folder that can’t be created is reported in plain words',
  { timeout: 30_000, skip: process.platform !== 'linux' && 'needs /proc' },
  async (t) => {
    const start = runScript(t, ['scripts/start.mjs'], { DATA_DIR: '/proc/sheaf/data' })
    assert.equal(await start.ended, 1)
    assert.match(start.output(), /The data folder \/proc\/sheaf\/data can't be used \(ENOENT\)/)
  },
)

test('vercel-build reports all environment errors at once', { timeout: 60_000 }, async (t) => {
  const env = { ...wrong, VERCEL: '1', POSTGRES_URL: 'postgresql://pooled' }
  const build = runScript(t, ['scripts/vercel-build.mjs'], env)
  assert.equal(await build.ended, 1)
  for (const name of named) assert.match(build.output(), new RegExp(`^  ${name}: must be`, 'm'))
  assert.match(build.output(), /DATABASE_URL: must be set, here to what POSTGRES_URL holds/)
})

test(
  'PORT and DATA_DIR are read from .env, unless set in the environment',
  { timeout: 60_000 },
  async (t) => {
    const folder = createTemporaryFolder(t)
    cpSync(path.join(root, 'scripts'), path.join(folder, 'scripts'), { recursive: true })
    const taken = net.createServer().listen(0, '127.0.0.1')
    t.after(() => taken.close())
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address()
    writeFileSync(path.join(folder, '.env'), `PORT=${port} # ours\nDATA_DIR="elsewhere"\n`)
    const unset = Object.entries(process.env).filter(([name]) => !['PORT', 'DATA_DIR', 'HOST'].includes(name))
    const start = (env) =>
      spawnSync(process.execPath, ['scripts/start.mjs'], {
        cwd: folder,
        env: { ...Object.fromEntries(unset), ...env },
        encoding: 'utf8',
        timeout: 20_000,
      })
    const refused = start({})
    assert.match(refused.stderr, new RegExp(`Port ${port} is in use`))
    assert.equal(existsSync(path.join(folder, 'elsewhere')), true)
    assert.equal(existsSync(path.join(folder, '.data')), false)
    // A copy without packages gets no further than installing them.
    const other = await freePort()
    const local = start({ PORT: String(other), DATA_DIR: 'third', PATH: '' })
    assert.doesNotMatch(local.stderr, /is in use/)
    assert.equal(existsSync(path.join(folder, 'third')), true)
  },
)

const inNode = (code, env = {}) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })

test('a full disk is reported in plain words', () => {
  const { stderr, status } = inNode(`
    const { main } = await import('./scripts/lib/log.mjs')
    await main(async () => {
      const { writeFileSync } = await import('node:fs')
      writeFileSync('/dev/full', 'x')
    })`)
  assert.equal(status, 1)
  assert.match(stderr, /The disk is full: ENOSPC[^]*Make room, then start again/)
  assert.doesNotMatch(stderr, /errno|at .*node:/)
  const { stderr: postgres } = inNode(`
    const { main } = await import('./scripts/lib/log.mjs')
    await main(() => { throw Object.assign(new Error('could not extend file'), { code: '53100', length: 190 }) })`)
  assert.match(postgres, /The disk is full: could not extend file/)
  assert.doesNotMatch(postgres, /length: 190/)
})

test('a log file has no control codes, and standard output contains only JSON', () => {
  const { stdout, stderr } = inNode(
    `
    const { step } = await import('./scripts/lib/log.mjs')
    const { createLog, writeConsoleAsJson } = await import('./scripts/lib/json-log.mjs')
    writeConsoleAsJson(createLog())
    step('Building')
    console.error('\\u001b[31m⨯ \\u001b[39mred')
    setTimeout(() => { throw new Error('\\u001b[1mnobody caught') })`,
    { FORCE_COLOR: '1', LOG_LEVEL: '' },
  )
  assert.match(stderr, /Building/)
  assert.equal(stderr.split('Building')[0].includes('\u001b'), false)
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.deepEqual(
    lines.map(({ level, msg }) => [level, msg]),
    [
      [50, '⨯ red'],
      [60, 'uncaught exception'],
    ],
  )
})
