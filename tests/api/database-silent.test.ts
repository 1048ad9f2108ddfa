// A query that the database does not answer in time, in the middle of a transaction.
import { db } from '@/lib/platform/db/client'
import { isDatabaseDown } from '@/lib/platform/db/errors'

/** Longer than anybody waits for an answer. */
const SLEEP = 12
const processOf = async (on: Pick<typeof db, '$queryRaw'>) => {
  const [row] = await on.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
  return row!.pid
}

it('fails once, and leaves nobody a connection with its transaction open', async () => {
  let pid = 0
  const started = performance.now()
  const given = db.$transaction(async (tx) => {
    pid = await processOf(tx)
    await tx.$queryRaw`SELECT pg_sleep(${SLEEP})::text`
  })
  const error: unknown = await given.catch((failure: unknown) => failure)
  expect(isDatabaseDown(error)).toBe(true)
  // One wait, not another one for the ROLLBACK.
  expect(performance.now() - started).toBeLessThan(7500)
  // Everybody who asks now gets another connection.
  const later = await Promise.all(Array.from({ length: 12 }, () => processOf(db)))
  expect(later).not.toContain(pid)
  // The database has not heard that nobody waits any more.
  await db.$queryRaw`SELECT pg_terminate_backend(${pid}::int)`
}, 30_000)
