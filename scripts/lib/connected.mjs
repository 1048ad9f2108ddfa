import pg from 'pg'

/**
 * Uses a connection of its own to a database, and closes it. One that breaks fails the query under way, or the next one: without a
 * listener it would end this process.
 */
export async function connected(connectionString, use) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
