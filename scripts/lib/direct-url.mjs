// Migrations bypass a connection pooler if possible: it could cut off a long one, which would also block other clients.
import { randomInt } from 'node:crypto'
import { withConnection } from './with-connection.mjs'
import { step, UserError } from './log.mjs'
import { deployMigrations } from './migrations.mjs'

/**
 * Variables with a direct URL: set by hand; by Neon's integration on Vercel; by Neon's and Supabase's there. The first
 * one set is used.
 */
const NAMES = ['DIRECT_URL', 'DATABASE_URL_UNPOOLED', 'POSTGRES_URL_NON_POOLING']

/** Applies missing migrations to the database in DATABASE_URL, over the direct URL if there is one. */
export const deployHosted = async (url, env = process.env) => deployMigrations(await directUrl(url, env))

/**
 * Returns the URL of the same database without a pooler, or `url` itself. Throws if DIRECT_URL can't be reached or
 * leads to another database; ignores such a URL if an integration set it.
 */
export async function directUrl(url, env) {
  const name = NAMES.find((one) => env[one])
  if (!name || env[name] === url) return url
  const problem = await isSameDatabase(env[name], url).then(
    (same) => (same ? undefined : 'names another database than DATABASE_URL'),
    (error) => `does not answer: ${error.message || error.code}`,
  )
  if (!problem) return env[name]
  if (name === 'DIRECT_URL') throw new UserError(`DIRECT_URL ${problem}.`)
  step(`${name} ${problem}. Migrations go over DATABASE_URL`)
  return url
}

/** True if both URLs lead to the same database: a lock taken through one is visible through the other. */
async function isSameDatabase(direct, url) {
  const key = [randomInt(2 ** 31), randomInt(2 ** 31)]
  return withConnection(direct, async (there) => {
    await there.query('BEGIN')
    await there.query('SELECT pg_advisory_xact_lock($1::int, $2::int)', key)
    const seen = await withConnection(url, (here) => here.query(SEEN, key))
    return seen.rowCount === 1
  })
}

const SEEN = `
  SELECT 1 FROM pg_locks JOIN pg_database d ON d.oid = database
  WHERE locktype = 'advisory' AND datname = current_database() AND (classid, objid) = ($1::int::oid, $2::int::oid)`
