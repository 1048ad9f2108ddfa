import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { Client, Query, type ClientConfig, type QueryConfig, type QueryResult } from 'pg'
import { env } from '@/lib/platform/env'
import { PrismaClient } from '@/lib/platform/db/generated/client'

/**
 * Database timeouts in milliseconds. Each client timeout ends before the server's, so that users get the client's
 * error; the server's limits stop work that nobody waits for any more.
 */
const CONNECT_TIMEOUT = 4000
/** For one statement. */
const QUERY_TIMEOUT = 4500
/** For a whole interactive transaction. */
const TRANSACTION_TIMEOUT = 10_000

/** Timeouts enforced by the server, by setting. */
export interface ServerTimeouts {
  lock_timeout: number
  statement_timeout: number
  idle_in_transaction_session_timeout: number
}

export const SERVER_TIMEOUTS: ServerTimeouts = {
  // Shorter than the client's: the statement fails, but the connection stays usable.
  lock_timeout: 4000,
  // Longer than the client's: nobody waits for the result any more.
  statement_timeout: 5000,
  // Longer than the client's transaction timeout: its process is frozen, or died without closing the connection.
  idle_in_transaction_session_timeout: 12_000,
}

type Callback = (error?: Error | null, result?: QueryResult) => void

/**
 * A connection with timeouts on both sides.
 *
 * Client: the first query that is not answered within `query_timeout` ends the connection. Otherwise the ROLLBACK would
 * wait as long again, and the connection's next user would work inside the abandoned transaction.
 *
 * Server: each transaction sets the timeouts for itself, as does each statement outside of one, because neither startup
 * parameters nor session settings survive a pooler in transaction mode (docs/decisions/0016-server-side-timeouts.md).
 */
export class TimeoutClient extends Client {
  private readonly begin: string
  private readonly setTimeouts: string

  constructor(config?: ClientConfig, timeouts: ServerTimeouts = SERVER_TIMEOUTS) {
    super(config)
    const settings = Object.entries(timeouts)
    this.begin = ['BEGIN', ...settings.map(([name, value]) => `SET LOCAL ${name} = ${value}`)].join('; ')
    const calls = settings.map(([name, value]) => `set_config('${name}', '${value}', true)`)
    // Every call is evaluated, but no row is returned that could be mistaken for the statement's own.
    this.setTimeouts = `SELECT WHERE num_nulls(${calls.join(', ')}) > 0`
  }

  override query = ((textOrConfig: string | QueryConfig, values?: unknown[], callback?: Callback) => {
    const config = typeof textOrConfig === 'string' ? { text: textOrConfig } : textOrConfig
    if (callback) return this.send(config, values, callback)
    const result = new Promise<QueryResult | undefined>((resolve, reject) => {
      this.send(config, values, (error, answer) => (error ? reject(error) : resolve(answer)))
    })
    result.catch((error: unknown) => this.endAfter(error))
    return result
  }) as Client['query']

  private send(config: QueryConfig, values: unknown[] | undefined, callback: Callback): void {
    const status = this.getTransactionStatus()
    // In the protocol 'T' means inside a transaction, 'E' inside a failed one.
    const query = new Query(config, values, callback)
    if (status !== 'T' && status !== 'E') {
      if (config.text === 'BEGIN') Object.assign(query, { text: this.begin })
      else this.addTimeouts(query, callback)
    }
    super.query(query)
  }

  /**
   * Sends the timeouts ahead of a statement in the same batch of the extended protocol. A batch is one transaction,
   * costs no extra round trip, and reaches one server behind a pooler.
   */
  private addTimeouts(query: Query, callback: Callback): void {
    const submit = query.submit.bind(query)
    Object.assign(query, {
      queryMode: 'extended',
      submit: (connection: Parameters<typeof submit>[0]) => {
        connection.stream.cork()
        connection.parse({ name: '', text: this.setTimeouts, types: [] }, true)
        connection.bind({}, true)
        connection.execute({}, true)
        const problem: unknown = submit(connection)
        connection.stream.uncork()
        return problem
      },
      // As for any query with several statements, pg passes a result for each.
      callback: (error: Error | null, results: QueryResult[]) => callback(error, results?.at(-1)),
    })
  }

  private endAfter(error: unknown): void {
    // pg's message; the error has no code.
    if (error instanceof Error && error.message === 'Query read timeout') void this.end()
  }
}

function connect(): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: env().DATABASE_URL,
    // A restore detects a running application by this name (scripts/lib/backup/restore.mjs).
    application_name: 'sheaf',
    max: env().DATABASE_MAX_CONNECTIONS,
    // Requests must fail within seconds if the database is down, never hang.
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    Client: TimeoutClient,
    idleTimeoutMillis: 30_000,
  })
  return new PrismaClient({
    adapter,
    transactionOptions: { maxWait: QUERY_TIMEOUT, timeout: TRANSACTION_TIMEOUT },
  })
}

// One client per process; hot reload must not open a second pool.
const holder = globalThis as { prisma?: PrismaClient }

/** The database client. Connects on first use, because a build has no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_, key) {
    const client = (holder.prisma ??= connect())
    const value = Reflect.get(client, key, client)
    return typeof value === 'function' ? value.bind(client) : value
  },
})

export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]
/** The database or a transaction on it. */
export type Db = PrismaClient | Transaction
