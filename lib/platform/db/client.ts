import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { env } from '@/lib/platform/env'
import { PrismaClient } from '@/lib/platform/db/generated/client'
import { TimeoutClient } from './timeout-client'
import { CONNECT_TIMEOUT, QUERY_TIMEOUT, TRANSACTION_TIMEOUT } from './timeouts'

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
