// The account of the demo business (prisma/seed). Everybody knows its password, so it is for a machine that nobody else
// reaches.
import { runStatements } from './embedded-postgres.mjs'

const EMAIL = 'demo@example.com'
const PASSWORD = 'demo1234'

export const DEMO_SIGN_IN = `${EMAIL} / ${PASSWORD}`

/** Whether it is there and lets in whoever knows that password. */
export async function hasDemo(url) {
  const [{ rows }] = await runStatements(url, [
    `SELECT "passwordHash" FROM "User" WHERE "email" = '${EMAIL}' AND "passwordHash" IS NOT NULL`,
  ])
  if (rows.length === 0) return false
  const { verify } = await import('@node-rs/argon2')
  return verify(rows[0].passwordHash, PASSWORD)
}

/** Deletes the account with every business of its own. Answers false where there is none, or somebody made it theirs by another password. */
export async function removeDemo(url) {
  if (!(await hasDemo(url))) return false
  const user = `(SELECT "id" FROM "User" WHERE "email" = '${EMAIL}')`
  const own = `(SELECT "id" FROM "Business" WHERE "ownerId" = ${user})`
  // Series name their client, so they go before it.
  const tables = ['Invoice', 'Schedule', 'Client', 'Event', 'OutboxMail']
  await runStatements(url, [
    'BEGIN',
    ...tables.map((table) => `DELETE FROM "${table}" WHERE "businessId" IN ${own}`),
    `DELETE FROM "User" WHERE "id" = ${user}`,
    'COMMIT',
  ])
  return true
}
