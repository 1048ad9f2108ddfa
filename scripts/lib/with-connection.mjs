import pg from 'pg'

/** For a transaction that takes as long as it takes: a host may have set timeouts for the role or the database. */
export const NO_TIMEOUTS =
  'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0'

/**
 * Uses a connection of its own to a database, and closes it. One that breaks fails the query under way, or the next one: without a
 * listener it would end this process.
 */
export async function withConnection(connectionString, use) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
