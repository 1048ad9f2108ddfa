// The migration from accounts to businesses keeps every row, total and session. It can be reverted unless there are
// data since that the old schema can't hold.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { withConnection } from '../../scripts/lib/with-connection.mjs'
import { runStatements } from '../../scripts/lib/embedded-postgres.mjs'
import { deployMigrations, listMigrations } from '../../scripts/lib/migrations.mjs'
import { startScratch } from '../../scripts/lib/scratch-postgres.mjs'
import { undoLastMigration } from '../../scripts/lib/undo-migration.mjs'
import { LODZ, NEW, YORK } from './installation/accounts.mjs'
import { dumpDatabase, writeInstallation, FIRST } from './installation/database.mjs'

const NAME = '20261124090000_businesses'
const all = listMigrations()
const upTo = (isWanted) => all.filter(({ name }) => isWanted(name))

let scratch, url, former
before(async () => {
  scratch = await startScratch({ migrate: false })
  const make = (name) => runStatements(scratch.url('postgres'), [`CREATE DATABASE ${name}`])
  await make('back')
  url = scratch.url('back')
  await deployMigrations(
    url,
    upTo((name) => name < FIRST),
  )
  await writeInstallation(url)
  await deployMigrations(
    url,
    upTo((name) => name < NAME),
  )
  former = { rows: await dumpDatabase(url), objects: await objects() }
})
after(() => scratch.stop())

const rows = async (statement) => (await runStatements(url, [statement]))[0].rows
const forward = () =>
  deployMigrations(
    url,
    upTo((name) => name <= NAME),
  )

/** Returns all schema objects as PostgreSQL formats them. Column order is ignored, because no query depends on it. */
const objects = () =>
  withConnection(url, async (client) => {
    const own = `"relnamespace" = 'public'::regnamespace`
    const queries = {
      columns: `SELECT "table_name", "column_name", "column_default", "is_nullable", "udt_name", "character_maximum_length", "numeric_precision",
        "numeric_scale", "datetime_precision" FROM information_schema.columns WHERE "table_schema" = 'public' ORDER BY 1, 2`,
      indexes: `SELECT "indexdef" FROM pg_indexes WHERE "schemaname" = 'public' ORDER BY 1`,
      keys: `SELECT "conrelid"::regclass::text AS "table", "conname", pg_get_constraintdef(k."oid") AS "definition" FROM pg_constraint k
        JOIN pg_class c ON c."oid" = "conrelid" WHERE ${own} AND "contype" <> 'n' ORDER BY 1, 2`,
      triggers: `SELECT pg_get_triggerdef(t."oid") AS "definition" FROM pg_trigger t JOIN pg_class c ON c."oid" = "tgrelid"
        WHERE ${own} AND NOT "tgisinternal" ORDER BY 1`,
      functions: `SELECT pg_get_functiondef("oid") AS "definition" FROM pg_proc WHERE "pronamespace" = 'public'::regnamespace
        AND "probin" IS NULL ORDER BY 1`,
      types: `SELECT "typname", "enumlabel" FROM pg_enum JOIN pg_type t ON t."oid" = "enumtypid" ORDER BY 1, "enumsortorder"`,
    }
    const found = {}
    for (const [name, query] of Object.entries(queries)) found[name] = (await client.query(query)).rows
    return found
  })

test('totals are unchanged, and a signed-in browser keeps working in its business', async () => {
  await forward()
  assert.deepEqual(await rows('SELECT * FROM wrong_running_totals()'), [])
  const signedIn = await rows(
    `SELECT s."id", b."id" AS "business", m."role" FROM "Session" s JOIN "User" u ON u."id" = s."userId"
     JOIN "Business" b ON b."id" = s."businessId" JOIN "Membership" m ON m."businessId" = b."id" AND m."userId" = u."id" ORDER BY 1`,
  )
  assert.deepEqual(signedIn, [
    { id: 'session-of-nobody-known', business: YORK, role: 'OWNER' },
    { id: 'session-of-zoe', business: LODZ, role: 'OWNER' },
  ])
  const links = await rows(
    `SELECT "businessId", "id" FROM "Invoice" WHERE "publicTokenHash" IS NOT NULL AND "publicTokenCipher" IS NOT NULL`,
  )
  assert.deepEqual(links, [{ businessId: LODZ, id: 2 }])
})

test('deleting an account deletes its business, and no id is reused for a user or a business', async () => {
  const person = (id) =>
    `INSERT INTO "User" (${id ? '"id", ' : ''}"email", "username", "fullName", "updatedAt")
     VALUES (${id ? `${id}, ` : ''}'gone@b.example', 'g', 'G', now()) RETURNING "id"`
  const [{ id }] = await rows(person())
  const open = `INSERT INTO "Business" ("ownerId", "updatedAt") VALUES (${id}, now()) RETURNING "id"`
  const [{ id: business }] = await rows(open)
  assert.notEqual(business, id)
  await rows(`INSERT INTO "Client" ("businessId", "name", "updatedAt") VALUES (${business}, 'C', now())`)
  await rows(`DELETE FROM "User" WHERE "id" = ${id}`)
  assert.deepEqual(await rows(`SELECT 1 FROM "Client" WHERE "businessId" = ${business}`), [])
})

const member = (business, user, role) =>
  `INSERT INTO "Membership" ("businessId", "userId", "role") VALUES (${business}, ${user}, '${role}')`
for (const [what, happen, mend] of [
  [
    'somebody was taken in',
    member(LODZ, NEW, 'STAFF'),
    `DELETE FROM "Membership" WHERE "businessId" = ${LODZ} AND "userId" = ${NEW}`,
  ],
  [
    'somebody has opened a second business',
    `WITH b AS (INSERT INTO "Business" ("id", "ownerId", "updatedAt") VALUES (99, ${LODZ}, now()) RETURNING "id")
     INSERT INTO "Membership" ("businessId", "userId", "role") SELECT "id", ${LODZ}, 'OWNER' FROM b`,
    'DELETE FROM "Business" WHERE "id" = 99',
  ],
  [
    'somebody who was invited has none',
    `INSERT INTO "User" ("id", "email", "username", "fullName", "updatedAt") VALUES (99, 'i@b.example', 'i', 'I', now())`,
    'DELETE FROM "User" WHERE "id" = 99',
  ],
  [
    'businesses changed hands',
    `UPDATE "Business" SET "ownerId" = CASE "id" WHEN ${LODZ} THEN ${NEW} ELSE ${LODZ} END WHERE "id" IN (${LODZ}, ${NEW})`,
    `UPDATE "Business" SET "ownerId" = "id"`,
  ],
  [
    'a later migration is there',
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at") VALUES ('x', 'x', '99990101000000_later', NULL)`,
    `DELETE FROM "_prisma_migrations" WHERE "id" = 'x'`,
  ],
])
  test(`reverting the migration is refused, without changes, once ${what}`, async () => {
    await rows(happen)
    const before = [await dumpDatabase(url), await objects()]
    await assert.rejects(undoLastMigration(url), /Nothing was changed/)
    assert.deepEqual([await dumpDatabase(url), await objects()], before)
    await rows(mend)
  })

test('reverting the migration restores the exact previous state, and migrating again the exact next one', async () => {
  const there = [await dumpDatabase(url), await objects()]
  await rows(
    `INSERT INTO "Invitation" ("businessId", "email", "role", "tokenHash", "invitedBy", "expiresAt")
     VALUES (${LODZ}, 'x@y.example', 'VIEWER', 'h', 'Zoë', now())`,
  )
  await rows(
    `INSERT INTO "BankRequest" ("businessId", "requestedById", "requestedBy", "details") VALUES (${LODZ}, ${NEW}, 'N', '{}')`,
  )
  assert.equal(await undoLastMigration(url), NAME)
  assert.deepEqual(await objects(), former.objects)
  assert.deepEqual(await dumpDatabase(url), former.rows)
  assert.deepEqual(await rows('SELECT * FROM wrong_running_totals()'), [])
  assert.deepEqual(await forward(), [NAME])
  assert.deepEqual([await dumpDatabase(url), await objects()], there)
})

test('changes made since are kept when the migration is reverted', async () => {
  await runStatements(url, [
    `UPDATE "User" SET "fullName" = 'Zoë', "timeZone" = 'UTC', "updatedAt" = '2026-11-25 00:00:00' WHERE "id" = ${LODZ}`,
    `UPDATE "Business" SET "timeZone" = 'Europe/Paris', "companyName" = 'Ser' WHERE "id" = ${LODZ}`,
    `UPDATE "Membership" SET "switchedNotices" = '{PAID}' WHERE "userId" = ${LODZ}`,
    `INSERT INTO "Event" ("businessId", "invoiceId", "type", "actorId", "actorName", "via") VALUES (${LODZ}, 2, 'INVOICE_EDITED', ${LODZ}, 'Zoë', 'browser')`,
  ])
  await undoLastMigration(url)
  assert.deepEqual(
    await rows(
      `SELECT "fullName", "timeZone", "updatedAt"::text, "companyName", "switchedNotices" FROM "User" WHERE "id" = ${LODZ}`,
    ),
    [
      {
        fullName: 'Zoë',
        timeZone: 'Europe/Paris',
        updatedAt: '2026-11-25 00:00:00',
        companyName: 'Ser',
        switchedNotices: ['PAID'],
      },
    ],
  )
  assert.deepEqual(await rows(`SELECT "userId" FROM "Event" WHERE "type" = 'INVOICE_EDITED'`), [
    { userId: LODZ },
  ])
  await forward()
})

test('a migration that can’t be reverted says so', async () => {
  await undoLastMigration(url)
  await assert.rejects(undoLastMigration(url), /no way back from \d+_\w+ but restoring a backup/)
})
