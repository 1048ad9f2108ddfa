// What an act costs the database, by what PostgreSQL counts itself: exact, whatever statements and triggers it is made of, and the same on every
// machine.
import { setTimeout as sleep } from 'node:timers/promises'
import { median, time } from './times.mjs'

/**
 * Does `act(round)` so many times, after once to warm up, and answers what one of them costs: `{ pages, rows, ms }`. Pages are those of 8 KB that were
 * looked at, of tables and their indexes, in memory or not; rows are those read off tables and indexes. `release()` closes the connections that the act
 * goes by, whose counts PostgreSQL adds up then. Nobody else may use the database meanwhile.
 */
export async function costOf(client, act, { release, rounds }) {
  await act(-1)
  const times = []
  const all = await costOnce(
    client,
    async () => {
      for (let round = 0; round < rounds; round++) times.push(await time(() => act(round)))
    },
    release,
  )
  return { pages: all.pages / rounds, rows: all.rows / rounds, ms: median(times) }
}

/** What all of a piece of work costs that can be done but once: `{ pages, rows, ms }`. */
export async function costOnce(client, work, release) {
  await release()
  const before = await counts(client)
  const ms = await time(work)
  await release()
  const after = await counts(client)
  return { pages: after.pages - before.pages, rows: after.rows - before.rows, ms }
}

/** The counts of the database, once nobody but `client` is connected. */
async function counts(client) {
  const others = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`
  while ((await client.query(others)).rowCount > 0) await sleep(10)
  await client.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await client.query(`
    SELECT
      (SELECT sum(coalesce(heap_blks_hit, 0) + coalesce(heap_blks_read, 0) + coalesce(idx_blks_hit, 0) + coalesce(idx_blks_read, 0)
        + coalesce(toast_blks_hit, 0) + coalesce(toast_blks_read, 0)) FROM pg_statio_user_tables)::float AS "pages",
      (SELECT sum(seq_tup_read) FROM pg_stat_user_tables)::float + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes)::float AS "rows"`)
  return rows[0]
}
