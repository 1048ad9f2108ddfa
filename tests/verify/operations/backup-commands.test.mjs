// `npm run backup` and `npm run restore`: from the running embedded database into an empty installation, into an
// external PostgreSQL, and back.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { getDailyFileName } from '../../../scripts/lib/backup/daily.mjs'
import { runStatements } from '../../../scripts/lib/embedded-postgres.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import {
  onTestEnd,
  dumpDatabase,
  waitUntil,
  runScript,
  createTemporaryFolder,
} from '../../scripts/helpers.mjs'

const secretsOf = (dataDir) => JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))

test(
  'a backup moves from a running installation to an empty one, to an external PostgreSQL, and back',
  { timeout: 240_000 },
  async (t) => {
    const folder = createTemporaryFolder(t)
    const [from, to] = ['from', 'to'].map((name) => path.join(folder, name))
    const [file, second] = ['one.zip', 'two.zip'].map((name) => path.join(folder, name))
    const command = async (name, args, env) => {
      const run = runScript(t, [`scripts/${name}.mjs`, ...args], { SHEAF_QUIET: '1', ...env })
      return { code: await run.ended, said: run.output() }
    }
    const scratch = await startScratch({ migrate: false })
    onTestEnd(t, () => scratch.stop())
    const hosted = async (name) => {
      await runStatements(scratch.url('postgres'), [`CREATE DATABASE ${name} TEMPLATE template0`])
      return scratch.url(name)
    }

    const running = runScript(t, ['scripts/start.mjs'], { DATA_DIR: from, PORT: String(await freePort()) })
    await running.until(/Ctrl-C stops it/)
    const { databaseUrl } = JSON.parse(readFileSync(path.join(from, 'lock'), 'utf8'))
    const made = await command('backup', [file], { DATA_DIR: from })
    assert.match(made.said, /Wrote .*one\.zip: \d+ rows of \d+ tables/)
    assert.match(made.said, /has the keys to what is encrypted/)
    assert.equal(made.code, 0)
    // The database of a running application can't be replaced.
    const busy = await command('restore', [file, '--replace'], { DATA_DIR: from })
    assert.match(busy.said, /in use by process/)
    assert.equal(busy.code, 1)
    // With another secret than the running application's, the backup couldn't be decrypted.
    const other = await command('backup', [path.join(folder, 'no.zip')], {
      DATA_DIR: from,
      NEXTAUTH_SECRET: 'x'.repeat(40),
    })
    assert.match(other.said, /another NEXTAUTH_SECRET/)
    await waitUntil(() => readdirSync(path.join(from, 'backups')).includes(getDailyFileName()))
    const live = await dumpDatabase(databaseUrl)
    running.kill('SIGTERM')
    await running.ended

    const restored = await command('restore', [file], { DATA_DIR: to })
    assert.match(restored.said, /Restored \d+ rows/)
    assert.equal(restored.code, 0)
    assert.equal(secretsOf(to).nextauthSecret, secretsOf(from).nextauthSecret)
    assert.notEqual(secretsOf(to).databasePassword, secretsOf(from).databasePassword)
    const again = await command('restore', [file], { DATA_DIR: to })
    assert.match(again.said, /has accounts already\. Add --replace/)
    assert.equal(again.code, 1)

    const own = await hosted('own')
    const moved = await command('restore', [file], {
      DATA_DIR: to,
      DATABASE_URL: own,
      NEXTAUTH_SECRET: 'y'.repeat(40),
    })
    assert.equal(moved.code, 0)
    assert.match(moved.said, /NEXTAUTH_SECRET is set here, and is another one/)
    const wanted = await dumpDatabase(own)
    for (const name of ['User', 'Client', 'Invoice', 'LineItem', 'Payment', 'Logo'])
      assert.deepEqual(wanted.tables[name], live.tables[name], name)

    // And back: from that PostgreSQL into the embedded one, replacing its data, and out again.
    await runStatements(own, ['UPDATE "User" SET "fullName" = \'Changed elsewhere\''])
    const back = path.join(folder, 'back.zip')
    assert.equal((await command('backup', [back], { DATA_DIR: to, DATABASE_URL: own })).code, 0)
    assert.equal((await command('restore', [back, '--replace'], { DATA_DIR: to })).code, 0)
    assert.equal((await command('backup', [second], { DATA_DIR: to })).code, 0)
    const last = await hosted('last')
    assert.equal((await command('restore', [second], { DATA_DIR: to, DATABASE_URL: last })).code, 0)
    const round = await dumpDatabase(last)
    assert.match(round.tables.User[0], /Changed elsewhere/)
    assert.deepEqual(round, await dumpDatabase(own))
  },
)
