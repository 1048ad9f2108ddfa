// The application doesn't connect to the embedded database as the superuser, even if it did before.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runStatements } from '../../scripts/lib/embedded-postgres.mjs'
import { deployMigrations, listMigrations } from '../../scripts/lib/migrations.mjs'
import { toOwnerUrl, ensureOwnerRole, reassignOwnership } from '../../scripts/lib/db-role.mjs'
import { startScratch } from '../../scripts/lib/scratch-postgres.mjs'

const PASSWORD = 'a/pass+word@with:signs%20'
let scratch
before(async () => {
  scratch = await startScratch({ migrate: false })
  await ensureOwnerRole(scratch.url('postgres'), PASSWORD)
})
after(() => scratch.stop())

const ownedBySomebodyElse = `
  SELECT c.relname FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
    AND c.relowner <> (SELECT oid FROM pg_roles WHERE rolname = current_user)`

test('a new database is created by a role without other rights', async () => {
  await runStatements(scratch.url('postgres'), ['CREATE DATABASE fresh OWNER sheaf_owner'])
  const url = toOwnerUrl(scratch.url('fresh'), PASSWORD)
  await deployMigrations(url)
  const [role, others] = await runStatements(url, [
    'SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
    ownedBySomebodyElse,
  ])
  assert.deepEqual(Object.values(role.rows[0]), [false, false, false, false, false])
  assert.deepEqual(others.rows, [])
  for (const forbidden of [
    `COPY "User" ("fullName") FROM PROGRAM 'id'`,
    `SELECT pg_read_file('postgresql.conf')`,
    `CREATE ROLE another SUPERUSER`,
    `ALTER SYSTEM SET fsync = off`,
    `CREATE DATABASE another`,
  ])
    await assert.rejects(runStatements(url, [forbidden]), /permission denied|must have/, forbidden)
})

test('a database created by the superuser is transferred once, with its rows', async () => {
  const admin = scratch.url('before')
  await runStatements(scratch.url('postgres'), ['CREATE DATABASE before'])
  await deployMigrations(admin)
  await runStatements(admin, [
    `INSERT INTO "User" (email, username, "fullName", "updatedAt") VALUES ('ada@example.com', 'ada', 'Ada', now())`,
    `CREATE TYPE "Odd Type" AS ENUM ('a')`,
    `CREATE SEQUENCE "Odd numbers"`,
    `CREATE VIEW "Odd view" AS SELECT 1 AS one`,
    `CREATE FUNCTION odd(a "Odd Type", b int[]) RETURNS int LANGUAGE sql AS 'SELECT 1'`,
    `CREATE SCHEMA odd`,
    `CREATE TABLE odd."Table" (id serial PRIMARY KEY)`,
  ])
  assert.ok((await reassignOwnership(admin)) > 20)
  assert.equal(await reassignOwnership(admin), 0)

  const url = toOwnerUrl(admin, PASSWORD)
  const later = {
    name: '99990101000000_later',
    sql: `ALTER TABLE "User" ADD COLUMN later int; ALTER TYPE "Odd Type" ADD VALUE 'b'; DROP FUNCTION odd;
      CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE INDEX later ON "User" USING gin ("fullName" gin_trgm_ops)`,
  }
  assert.deepEqual(await deployMigrations(url, [...listMigrations(), later]), [later.name])
  const [users, others, , , dropped] = await runStatements(url, [
    `SELECT email, similarity("fullName", 'Ada') AS alike FROM "User"`,
    ownedBySomebodyElse,
    `SELECT nextval('"Odd numbers"')`,
    `INSERT INTO odd."Table" DEFAULT VALUES`,
    `DROP VIEW "Odd view"`,
  ])
  assert.deepEqual(
    [users.rows, others.rows, dropped.command],
    [[{ email: 'ada@example.com', alike: 1 }], [], 'DROP'],
  )
})
