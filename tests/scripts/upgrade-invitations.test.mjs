// The migration's effect on invitations without a stored sender.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runStatements } from '../../scripts/lib/embedded-postgres.mjs'
import { startBefore } from './installation/start-before-migration.mjs'

const NAME = '20261126110000_invitation_givers'
let scratch, url

const person = (id, name) =>
  `INSERT INTO "User" ("id", "email", "username", "fullName", "updatedAt") VALUES (${id}, 'u${id}@b.example', 'u', '${name}', now())`
const member = (user, role) =>
  `INSERT INTO "Membership" ("businessId", "userId", "role") VALUES (1, ${user}, '${role}')`
const invitation = (email, role, by, more = `now() + interval '1 day', NULL`) =>
  `INSERT INTO "Invitation" ("businessId", "email", "role", "tokenHash", "invitedBy", "expiresAt", "acceptedAt")
   VALUES (1, '${email}', '${role}', 'hash of ${email}', '${by}', ${more})`

before(async () => {
  const installation = await startBefore(NAME)
  ;({ scratch, url } = installation)
  await runStatements(url, [
    ...[
      person(1, 'Olga Owner'),
      person(2, 'Adam Admin'),
      person(3, 'Sam'),
      person(4, 'Sam'),
      person(5, 'Gone'),
    ],
    `INSERT INTO "Business" ("id", "ownerId", "updatedAt") VALUES (1, 1, now())`,
    ...[member(1, 'OWNER'), member(2, 'ADMIN'), member(3, 'ADMIN'), member(4, 'OWNER')],
    invitation('by-owner@x.example', 'OWNER', 'Olga Owner'),
    invitation('by-admin@x.example', 'STAFF', 'Adam Admin'),
    invitation('by-former-owner@x.example', 'OWNER', 'Adam Admin'),
    invitation('by-one-of-two@x.example', 'STAFF', 'Sam'),
    invitation('by-former-member@x.example', 'ADMIN', 'Gone'),
    invitation('old@x.example', 'STAFF', 'Gone', `'2026-01-01', NULL`),
    invitation('accepted@x.example', 'STAFF', 'Gone', `now() + interval '1 day', now()`),
  ])
  await installation.deploy(NAME)
})
after(() => scratch.stop())

const rows = async (statement) => (await runStatements(url, [statement]))[0].rows

test('a pending invitation continues if exactly one member can have sent it, and is revoked otherwise', async () => {
  const found = await rows(
    `SELECT "email", "invitedById" AS "by", "expiresAt" > timezone('utc', now()) AS "works" FROM "Invitation" ORDER BY "email"`,
  )
  assert.deepEqual(found, [
    { email: 'accepted@x.example', by: null, works: true },
    { email: 'by-admin@x.example', by: 2, works: true },
    { email: 'by-former-member@x.example', by: null, works: false },
    { email: 'by-former-owner@x.example', by: null, works: false },
    { email: 'by-one-of-two@x.example', by: null, works: false },
    { email: 'by-owner@x.example', by: 1, works: true },
    { email: 'old@x.example', by: null, works: false },
  ])
})

test('revoked invitations are listed among the changes that owners see', async () => {
  const events = await rows(`SELECT "businessId", "type", "data" FROM "Event" ORDER BY "data"->>'email'`)
  const ended = (email, role) => ({
    businessId: 1,
    type: 'INVITATION_ENDED',
    data: { email, role, isInviterUnknown: true },
  })
  assert.deepEqual(events, [
    ended('by-former-member@x.example', 'ADMIN'),
    ended('by-former-owner@x.example', 'OWNER'),
    ended('by-one-of-two@x.example', 'STAFF'),
  ])
})
