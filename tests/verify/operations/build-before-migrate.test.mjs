// A failed build leaves the database on the previous release's schema.
import assert from 'node:assert/strict'
import { cpSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { runStatements } from '../../../scripts/lib/embedded-postgres.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import { root, runScript, createTemporaryFolder } from '../../scripts/helpers.mjs'

let scratch
before(async () => {
  scratch = await startScratch({ migrate: false })
})
after(() => scratch.stop())

/** Copies the project without its pages, which makes the build fail. */
function copyWithoutPages(t) {
  const folder = path.join(createTemporaryFolder(t), 'project')
  for (const name of [
    'lib',
    'prisma',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'next.config.js',
  ])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

for (const command of ['vercel-build', 'start'])
  test(`${command} migrates nothing when the build fails`, { timeout: 120_000 }, async (t) => {
    const name = command.replace('-', '_')
    await runStatements(scratch.url('postgres'), [`CREATE DATABASE ${name}`])
    const url = scratch.url(name)
    const env = {
      DATABASE_URL: url,
      NEXTAUTH_SECRET: 'a-secret-for-tests-that-is-long-enough',
      PORT: String(await freePort()),
      DATA_DIR: '',
      // The copy has no bundles yet.
      SHEAF_BUNDLED: '',
    }
    const run = runScript(t, [`scripts/${command}.mjs`], env, { cwd: copyWithoutPages(t) })
    assert.equal(await run.ended, 1)
    assert.match(run.output(), /The build failed/)
    const [{ rows }] = await runStatements(url, [`SELECT to_regclass('"_prisma_migrations"') AS migrations`])
    assert.deepEqual(rows, [{ migrations: null }])
  })
