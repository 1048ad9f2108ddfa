// The demo business's account (prisma/seed). Its password is public, so it is only for machines that nobody else can
// reach.
import { runStatements } from './embedded-postgres.mjs'

const EMAIL = 'demo@example.com'
const PASSWORD = 'demo1234'

export const DEMO_SIGN_IN = `${EMAIL} / ${PASSWORD}`

/** True if the demo account exists and still has the public password. */
export async function hasDemo(url) {
  const [{ rows }] = await runStatements(url, [
    `SELECT "passwordHash" FROM "User" WHERE "email" = '${EMAIL}' AND "passwordHash" IS NOT NULL`,
  ])
  if (rows.length === 0) return false
  const { verify } = await import('@node-rs/argon2')
  return verify(rows[0].passwordHash, PASSWORD)
}

/** Deletes the account and every business it owns. Returns false if it doesn't exist or its password was changed. */
export async function removeDemo(url) {
  if (!(await hasDemo(url))) return false
  const user = `(SELECT "id" FROM "User" WHERE "email" = '${EMAIL}')`
  const own = `(SELECT "id" FROM "Business" WHERE "ownerId" = ${user})`
  // Recurring schedules reference clients, so they are deleted first.
  const tables = ['Invoice', 'Schedule', 'Client', 'Event', 'OutboxMail']
  await runStatements(url, [
    'BEGIN',
    ...tables.map((table) => `DELETE FROM "${table}" WHERE "businessId" IN ${own}`),
    `DELETE FROM "User" WHERE "id" = ${user}`,
    'COMMIT',
  ])
  return true
}
