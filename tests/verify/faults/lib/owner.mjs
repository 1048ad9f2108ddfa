// Creates the owner of a business with SQL.
import { createRequire } from 'node:module'
import { withConnection } from '../../../../scripts/lib/with-connection.mjs'
import { insertBusinesses } from '../../support/insert-businesses.mjs'
import { inRoot } from '../../../../scripts/lib/paths.mjs'
import { createSessionCookie } from '../../support/sandbox.mjs'

const require = createRequire(inRoot('package.json'))

/**
 * Creates an account with a business, which has the same id, and the given number of sessions. `secret` is the
 * application's NEXTAUTH_SECRET; without a `password` nobody can sign in. Returns `{ id, email, cookies }`, with a
 * cookie per session.
 */
export function makeOwner(url, { secret, password, sessions = 1 }) {
  const email = 'deep@example.com'
  return withConnection(url, async (client) => {
    const { hash } = require('@node-rs/argon2')
    const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
    const passwordHash = password ? await hash(password, cost) : null
    const { rows } = await client.query(
      `INSERT INTO "User" (email, username, "fullName", "passwordHash", "emailVerifiedAt", "mailboxProvenAt", "createdAt", "updatedAt")
       VALUES ($1, 'deep', 'Deep', $2, now() - interval '60 days', now(), now() - interval '60 days', now()) RETURNING id`,
      [email, passwordHash],
    )
    const [{ id }] = rows
    await insertBusinesses(client)
    const cookies = []
    for (let index = 0; index < sessions; index++) {
      const sid = `deep-${index}`
      await client.query(
        `INSERT INTO "Session" (id, "userId", "businessId", "expiresAt") VALUES ($1, $2, $2, now() + interval '2 days')`,
        [sid, id],
      )
      cookies.push(await createSessionCookie(secret, { id, email }, sid))
    }
    return { id, email, cookies }
  })
}
