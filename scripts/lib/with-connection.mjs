import pg from 'pg'

/** Disables the timeouts a host may have set for the role or database, for long transactions. */
export const NO_TIMEOUTS =
  'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0'

/**
 * Opens a connection, passes it to `use` and closes it. A broken connection fails the current or next query; without a
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
