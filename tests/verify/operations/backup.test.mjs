// A backup of a database in use restores the same data, table by table; damaged or newer backups are rejected.
import assert from 'node:assert/strict'
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import yauzl from 'yauzl'
import { openArchive } from '../../../scripts/lib/backup/archive.mjs'
import {
  getDailyFileName,
  getRetentionDays,
  deleteOldBackups,
  startDailyBackups,
} from '../../../scripts/lib/backup/daily.mjs'
import { restoreBackup } from '../../../scripts/lib/backup/restore.mjs'
import { writeBackup } from '../../../scripts/lib/backup/write.mjs'
import { seed } from '../../../scripts/lib/database.mjs'
import { runStatements } from '../../../scripts/lib/embedded-postgres.mjs'
import { deployMigrations, listMigrations } from '../../../scripts/lib/migrations.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import { dumpDatabase, waitUntil, createTemporaryFolder } from '../../scripts/helpers.mjs'

const keys = { nextauthSecret: 'the secret this was made with', cronSecret: 'another' }
let scratch, url
let count = 0

const empty = async () => {
  const name = `target${count++}`
  await runStatements(scratch.url('postgres'), [`CREATE DATABASE ${name} TEMPLATE template0`])
  return scratch.url(name)
}

before(async () => {
  process.env.NEXTAUTH_SECRET = 'a-secret-for-tests-that-is-long-enough'
  scratch = await startScratch()
  url = await scratch.createDatabase('source')
  await seed(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SELECT id FROM "User"')
  const id = rows[0].id
  // COPY's special characters, an enum value added later, and non-text bytes.
  const hostile = 'a\tb\nc\\N\r\\.\n\\\\ "x" \u{1F9FE} Łódź \u2028'
  await client.query('UPDATE "Business" SET "companyAddress" = $2, "defaultNotes" = $3 WHERE id = $1', [
    id,
    hostile,
    '\\N',
  ])
  await client.query(
    `INSERT INTO "Token" (hash, "userId", purpose, "expiresAt") VALUES ('x', $1, 'CONFIRM_IDENTITY', now())`,
    [id],
  )
  await client.query(
    `INSERT INTO "Session" (id, "userId", "expiresAt") VALUES ('s', $1, now() + interval '1 day')`,
    [id],
  )
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256))
  await client.query('UPDATE "Logo" SET bytes = $1', [bytes])
  // A foreign table, and a sequence ahead of its rows.
  await client.query('CREATE TABLE foreign_notes (id int PRIMARY KEY, note text)')
  await client.query(`SELECT setval(pg_get_serial_sequence('"Client"', 'id'), 5000)`)
  await client.end()
})

after(() => scratch.stop())

test('a backup restores every table, sequence and foreign key', { timeout: 120_000 }, async (t) => {
  const file = path.join(createTemporaryFolder(t), 'deep/one.zip')
  const manifest = await writeBackup({ url, file, keys })
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.equal(statSync(path.dirname(file)).mode & 0o777, 0o700)
  assert.deepEqual(readdirSync(path.dirname(file)), ['one.zip'])
  assert.deepEqual(
    manifest.migrations.map(({ name }) => name),
    listMigrations().map(({ name }) => name),
  )

  const target = await empty()
  const backup = await openArchive(file)
  assert.deepEqual(JSON.parse(await backup.text('secrets.json')), keys)
  assert.deepEqual(await restoreBackup({ url: target, backup }), ['foreign_notes'])
  const [wanted, found] = [await dumpDatabase(url), await dumpDatabase(target)]
  delete wanted.tables.foreign_notes
  // Sessions and tokens aren't restored.
  assert.deepEqual([wanted.tables.Session.length, wanted.tables.Token.length], [1, 1])
  Object.assign(wanted.tables, { Session: [], Token: [] })
  assert.ok(Object.keys(wanted.tables).length > 20 && wanted.tables.Invoice.length > 10)
  assert.deepEqual(found, wanted)
  assert.equal((await deployMigrations(target)).length, 0)

  await assert.rejects(restoreBackup({ url: target, backup }), /accounts in the database already/)
  await runStatements(target, ['UPDATE "User" SET "fullName" = \'Somebody else\''])
  await restoreBackup({ url: target, backup, replace: true })
  assert.deepEqual(await dumpDatabase(target), wanted)

  const strangers = await empty()
  await runStatements(strangers, ['CREATE TABLE theirs (id int)'])
  await assert.rejects(restoreBackup({ url: strangers, backup, replace: true }), /tables of something else/)
  backup.close()
})

test('a restore refuses a database in use by the application', { timeout: 120_000 }, async (t) => {
  const file = path.join(createTemporaryFolder(t), 'one.zip')
  await writeBackup({ url, file, keys })
  const backup = await openArchive(file)
  const target = await scratch.createDatabase('used')
  await restoreBackup({ url: target, backup, replace: true })
  const before = await dumpDatabase(target)
  const restoreAgain = () => restoreBackup({ url: target, backup, replace: true })

  const application = new pg.Client({ connectionString: target, application_name: 'sheaf' })
  await application.connect()
  await application.query('SELECT 1')
  await assert.rejects(restoreAgain(), /used this database within the last two minutes/)
  await application.end()
  // An idle application has no connection but runs its jobs every minute.
  await runStatements(target, [
    `INSERT INTO "JobRun" (name, "startedAt") VALUES ('mail', timezone('UTC', now()) - interval '90 seconds')`,
  ])
  await assert.rejects(restoreAgain(), /used this database within the last two minutes/)
  await runStatements(target, ['DELETE FROM "JobRun"'])
  assert.deepEqual(await dumpDatabase(target), before)
  await restoreAgain()
  backup.close()
})

test('a backup is a snapshot of one instant during concurrent changes', { timeout: 120_000 }, async (t) => {
  const folder = createTemporaryFolder(t)
  const busy = await scratch.createDatabase('busy')
  const client = new pg.Client({ connectionString: busy })
  await client.connect()
  await client.query(
    `INSERT INTO "User" (id, email, username, "fullName", "updatedAt") VALUES (1, 'a@example.com', 'a', 'A', now())`,
  )
  // Each change writes to the first and the last table read: both must contain the same number of changes, or they were
  // read at different instants.
  await client.query('CREATE TABLE "AAA" (n int)')
  await client.query('CREATE TABLE "zzz" (n int)')
  let over = false
  let written = 0
  const writing = (async () => {
    for (let n = 1; !over; n++) {
      await client.query(`BEGIN; INSERT INTO "AAA" VALUES (${n}); INSERT INTO "zzz" VALUES (${n}); COMMIT`)
      written = n
    }
  })()
  let previous = 0
  for (let round = 0; round < 5; round++) {
    for (const before = written; written === before;) await sleep(1)
    const manifest = await writeBackup({ url: busy, file: path.join(folder, `${round}.zip`), keys })
    const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]))
    assert.equal(rows.AAA, rows.zzz)
    assert.ok(rows.AAA > previous, 'nothing was written meanwhile')
    previous = rows.AAA
  }
  over = true
  await writing
  await client.end()
})

/**
 * Returns the byte ranges of the file's contents, without the last byte of each, whose last bits may be unused; and
 * its comment.
 */
async function insidesOf(file, whole) {
  const zip = await yauzl.openPromise(file)
  const insides = [[whole.length - zip.comment.length, whole.length]]
  for await (const { relativeOffsetOfLocalHeader: at, compressedSize } of zip.eachEntry()) {
    const from = at + 30 + whole.readUInt16LE(at + 26) + whole.readUInt16LE(at + 28)
    insides.push([from, from + compressedSize - 1])
  }
  return insides
}

test('a damaged backup is rejected, wherever the damage is', { timeout: 120_000 }, async (t) => {
  const folder = createTemporaryFolder(t)
  const [file, bad] = [path.join(folder, 'good.zip'), path.join(folder, 'bad.zip')]
  const manifest = await writeBackup({ url, file, keys })
  const whole = readFileSync(file)
  const insides = await insidesOf(file, whole)
  const spread = Array.from({ length: 150 }, (_, round) => Math.floor((round / 150) * whole.length))
  for (const at of [...spread, ...insides.map(([from, to]) => (from + to) >> 1)]) {
    const copy = Buffer.from(whole)
    copy[at] ^= 0x55
    writeFileSync(bad, copy)
    const opened = await openArchive(bad).catch((error) => error)
    if (opened instanceof Error) {
      assert.match(opened.message, /is damaged or no backup|can't be read|newer version/)
      continue
    }
    // An unused byte, such as a time in a header, may differ, as long as the contents are the same.
    assert.deepEqual(opened.manifest, manifest)
    opened.close()
    assert.ok(!insides.some(([from, to]) => at >= from && at < to), `byte ${at} is of what is in it`)
  }
  for (const length of [0, 1, 1000, whole.length >> 1, whole.length - 1]) {
    writeFileSync(bad, whole.subarray(0, length))
    await assert.rejects(openArchive(bad), /is damaged or no backup/, `${length}`)
  }
  writeFileSync(bad, Buffer.concat([whole, Buffer.from('x')]))
  await assert.rejects(openArchive(bad), /is damaged or no backup/)
  await assert.rejects(openArchive(path.join(folder, 'none.zip')), /can't be read/)
})

test(
  'a backup of a newer version is rejected, and one of an older version is migrated',
  { timeout: 120_000 },
  async (t) => {
    const folder = createTemporaryFolder(t)
    const old = await empty()
    const migrations = listMigrations()
    await deployMigrations(old, migrations.slice(0, 12))
    await runStatements(old, [
      `INSERT INTO "User" (email, username, "fullName", "updatedAt") VALUES ('old@example.com', 'old', 'Old', now())`,
    ])
    const file = path.join(folder, 'old.zip')
    await writeBackup({ url: old, file, keys })
    const target = await empty()
    const backup = await openArchive(file)
    await restoreBackup({ url: target, backup })
    backup.close()
    await deployMigrations(old)
    const [wanted, found] = [await dumpDatabase(old), await dumpDatabase(target)]
    // Only the times at which migrations were applied differ.
    for (const { tables } of [wanted, found]) {
      assert.equal(tables._prisma_migrations.length, migrations.length)
      delete tables._prisma_migrations
    }
    assert.deepEqual(found, wanted)

    const newer = await scratch.createDatabase('newer')
    await runStatements(newer, [
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29990101000000_later', now())`,
    ])
    const later = path.join(folder, 'later.zip')
    await writeBackup({ url: newer, file: later, keys })
    const fresh = await empty()
    const opened = await openArchive(later)
    await assert.rejects(
      restoreBackup({ url: fresh, backup: opened }),
      /made by a newer version: 29990101000000_later/,
    )
    opened.close()
    assert.deepEqual((await dumpDatabase(fresh)).tables, {})
  },
)

test(
  'a failed backup or restore leaves the database and the folder unchanged',
  { timeout: 60_000 },
  async (t) => {
    const folder = createTemporaryFolder(t)
    const file = path.join(folder, 'one.zip')
    await assert.rejects(
      writeBackup({ url, file, keys, reserve: Number.MAX_SAFE_INTEGER }),
      /There is no room for a backup: .* MB free, and .* MB must be/,
    )
    assert.deepEqual(readdirSync(folder), [])
    // A partial file of a killed backup.
    writeFileSync(path.join(folder, '.x.zip.4194300.part'), 'half')
    await writeBackup({ url, file, keys })
    assert.deepEqual(readdirSync(folder), ['one.zip'])

    const target = await scratch.createDatabase('full')
    const backup = await openArchive(file)
    await restoreBackup({ url: target, backup })
    const had = await dumpDatabase(target)
    // A foreign key violation, as in a manipulated file, is found at the very end.
    const read = async (name) =>
      name === 'tables/User.copy' ? (await import('node:stream')).Readable.from([]) : backup.read(name)
    const broken = {
      manifest: {
        ...backup.manifest,
        tables: backup.manifest.tables.map((table) =>
          table.name === 'User' ? { ...table, rows: 0 } : table,
        ),
      },
      read,
    }
    await assert.rejects(restoreBackup({ url: target, backup: broken, replace: true }), /foreign key/)
    assert.deepEqual(await dumpDatabase(target), had)
    backup.close()
  },
)

test('the launcher makes a daily backup and keeps those of the last days', { timeout: 60_000 }, async (t) => {
  const folder = createTemporaryFolder(t)
  const DAY = 24 * 60 * 60_000
  const now = Date.parse('2026-03-15T23:59:00Z')
  for (let day = 0; day < 20; day++) writeFileSync(path.join(folder, getDailyFileName(now - day * DAY)), '')
  writeFileSync(path.join(folder, 'sheaf-2020-01-01T000000.zip'), '')
  deleteOldBackups(folder, { now, days: 14 })
  const kept = readdirSync(folder).sort()
  assert.equal(kept.length, 15)
  assert.deepEqual(
    [kept[0], kept[1], kept.at(-1)],
    ['sheaf-2020-01-01T000000.zip', 'sheaf-daily-2026-03-02.zip', 'sheaf-daily-2026-03-15.zip'],
  )
  assert.deepEqual(
    [
      getRetentionDays({}),
      getRetentionDays({}, false),
      getRetentionDays({ BACKUP_KEEP_DAYS: '0' }),
      getRetentionDays({ BACKUP_KEEP_DAYS: '30' }, false),
    ],
    [14, 0, 0, 30],
  )

  const env = {
    ...process.env,
    DATABASE_URL: url,
    BACKUP_DIR: path.join(folder, 'daily'),
    BACKUP_KEEP_DAYS: '3',
  }
  const stop = startDailyBackups({ env, isEmbedded: true, first: 1, every: 50 })
  const made = path.join(env.BACKUP_DIR, getDailyFileName())
  await waitUntil(() => statSync(made).size > 0)
  const { mtimeMs } = statSync(made)
  copyFileSync(made, path.join(env.BACKUP_DIR, 'another.zip'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  assert.equal(statSync(made).mtimeMs, mtimeMs)
  await stop()
  ;(await openArchive(made)).close()
})
