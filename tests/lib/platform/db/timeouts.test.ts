import { PrismaPg } from '@prisma/adapter-pg'
import { toErrorResponse } from '@/lib/api/errors'
import { iterateClients } from '@/lib/exports/rows'
import {
  db,
  type Transaction,
  TimeoutClient,
  SERVER_TIMEOUTS,
  type ServerTimeouts,
} from '@/lib/platform/db/client'
import { PrismaClient } from '@/lib/platform/db/generated/client'
import { createClient } from '@/tests/factories/client'
import { holdLock } from '@/tests/factories/locks'
import { createUser } from '@/tests/factories/user'

/** Milliseconds; too long to elapse in a test. */
const NEVER: ServerTimeouts = {
  lock_timeout: 600_000,
  statement_timeout: 600_000,
  idle_in_transaction_session_timeout: 600_000,
}

const open: { $disconnect: () => Promise<void> }[] = []
afterEach(async () => {
  for (const client of open.splice(0)) await client.$disconnect()
})

/** Connects with other timeouts; `query_timeout` is the client's own, in place of the server's. */
function connectWith(timeouts: Partial<ServerTimeouts>, query_timeout = 600_000) {
  class Connection extends TimeoutClient {
    constructor(config?: ConstructorParameters<typeof TimeoutClient>[0]) {
      super(config, { ...NEVER, ...timeouts })
    }
  }
  const adapter = new PrismaPg({
    connectionString: process.env.DATABASE_URL,
    max: 1,
    query_timeout,
    Client: Connection,
  })
  const client = new PrismaClient({ adapter, transactionOptions: { timeout: 600_000 } })
  open.push(client)
  return client
}

const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error)

const someUser = async (): Promise<number> => (await createUser()).id

const lockUser = (on: Pick<typeof db, '$queryRaw'>, id: number) =>
  on.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${id} FOR UPDATE`

describe('the server timeouts', () => {
  type Settings = Record<keyof ServerTimeouts, number>
  const inForce = async (on: Pick<typeof db, '$queryRaw'>) => {
    const rows = await on.$queryRaw<{ name: keyof Settings; value: number }[]>`
      SELECT "name", "setting"::int AS "value" FROM pg_settings WHERE "name" = ANY(${Object.keys(NEVER)})`
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  }

  it('apply to a single statement, with and without parameters', async () => {
    expect(await inForce(db)).toEqual(SERVER_TIMEOUTS)
    const rows = await db.$queryRaw`SELECT current_setting('statement_timeout') AS "value"`
    expect(rows).toEqual([{ value: '5s' }])
  })

  it('apply to a whole transaction', async () => {
    const seen = await db.$transaction(async (tx) => [await inForce(tx), await inForce(tx)])
    expect(seen).toEqual([SERVER_TIMEOUTS, SERVER_TIMEOUTS])
    const settings = db.$queryRaw`SELECT current_setting('lock_timeout') AS "value"`
    expect(await db.$transaction([settings])).toEqual([[{ value: '4s' }]])
  })

  it('leave the affected-row counts of statements unchanged', async () => {
    const { id } = await createUser()
    expect(await db.$executeRaw`UPDATE "User" SET "updatedAt" = now() WHERE "id" = ${id}`).toBe(1)
    expect(await db.$queryRaw`SELECT 1 WHERE false`).toEqual([])
    expect(await db.user.count({ where: { id } })).toBe(1)
  })
})

it('release the locks of a statement that its client abandoned', async () => {
  const id = await someUser()
  const hasty = connectWith({ statement_timeout: 1000 }, 500)
  // One statement that locks the row and then runs for ten minutes.
  const given = failure(hasty.$queryRaw`
    WITH "locked" AS MATERIALIZED (SELECT "id" FROM "User" WHERE "id" = ${id} FOR UPDATE)
    SELECT pg_sleep(600)::text FROM "locked"`)
  expect(String(await given)).toContain('Query read timeout')
  // Waits for the row and gets it when the server ends the statement.
  expect(await lockUser(db, id)).toEqual([{ id }])
})

it('end an abandoned transaction, whose connection nobody else gets', async () => {
  const client = connectWith({}, 1500)
  const pidOf = async (on: Pick<typeof db, '$queryRaw'>) => {
    const [row] = await on.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS "pid"`
    return row!.pid
  }
  let pid = 0
  const given = client.$transaction(async (tx) => {
    pid = await pidOf(tx)
    await tx.$queryRaw`SELECT pg_sleep(600)::text`
  })
  expect(toErrorResponse(await failure(given)).status).toBe(503)
  expect(await pidOf(client)).not.toBe(pid)
  await db.$queryRaw`SELECT pg_terminate_backend(${pid}::int, 10000)`
})

it('end an idle transaction, release its locks and answer 503', async () => {
  const id = await someUser()
  const given = db.$transaction(async (tx) => {
    await lockUser(tx, id)
    await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 1`
    // The transaction's own connection is idle meanwhile.
    expect(await lockUser(db, id)).toEqual([{ id }])
    await lockUser(tx, id)
  })
  expect(toErrorResponse(await failure(given)).status).toBe(503)
})

it('don’t limit an export, which holds no transaction open between its pages', async () => {
  const { actor } = await createUser()
  await createClient(actor)
  const rows = iterateClients(actor)
  expect((await rows.next()).done).toBe(false)
  const transactions = await db.$queryRaw`
    SELECT "state", "query" FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
      AND xact_start IS NOT NULL`
  expect(transactions).toEqual([])
  expect((await rows.next()).done).toBe(true)
})

describe('the response after a server timeout', () => {
  it('is 503 for a lock timeout, and the connection stays usable', async () => {
    const id = await someUser()
    const client = connectWith({ lock_timeout: 100 })
    const pid = (tx: Transaction) => tx.$queryRaw`SELECT pg_backend_pid() AS "pid"`
    const before = await client.$transaction(pid)
    const release = await holdLock((tx) => lockUser(tx, id))
    const error = await failure(client.$transaction((tx) => lockUser(tx, id)))
    await release()
    expect(toErrorResponse(error).status).toBe(503)
    expect(await client.$transaction(pid)).toEqual(before)
  })

  it('is 503 for a statement timeout, alone and in a transaction', async () => {
    const client = connectWith({ statement_timeout: 100 })
    const alone = await failure(client.$queryRaw`SELECT pg_sleep(600)::text`)
    const inside = await failure(client.$transaction((tx) => tx.$queryRaw`SELECT pg_sleep(600)::text`))
    for (const error of [alone, inside]) expect(toErrorResponse(error).status).toBe(503)
  })
})
