import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { getRequestContext } from '@/lib/platform/log'

/** True if a write, by the client or a raw query, violated the unique constraint on `field`. */
export function violatesUnique(error: unknown, field: string): boolean {
  const { kind, constraint } = getDriverCause(error) ?? {}
  if (kind !== 'UniqueConstraintViolation') return false
  return [constraint?.index, ...(constraint?.fields ?? [])].some((name) => name?.includes(field))
}

const UNREACHABLE = new Set(['P1000', 'P1001', 'P1002', 'P1003', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'])
const LOST = new Set(['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout'])
const DRIVER =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|timeout exceeded|Query read timeout|Connection terminated|Can't reach database|DatabaseNotReachable|shutting down|starting up|in recovery mode|not yet accepting connections|crash of another server process|57P0[1-3]|Client has encountered a connection error|Client was closed/i

/**
 * SQLSTATEs: a broken connection; too many connections (in all, or of this role); a server that shuts down, has crashed
 * or recovers.
 */
const AWAY = /^(08...|53300|57P0[1-3])$/
/** SQLSTATEs of the server's own timeouts (client.ts): for a lock, a statement, and an idle transaction. */
const TIMED_OUT = /^(55P03|57014|25P03)$/

/** True if an error means that the database can't be reached at the moment. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true
  if (error instanceof Prisma.PrismaClientKnownRequestError && UNREACHABLE.has(error.code)) return true
  const { kind, originalCode } = getDriverCause(error) ?? {}
  if (originalCode && (AWAY.test(originalCode) || TIMED_OUT.test(originalCode))) return true
  // A raw query whose connection was lost has no code.
  if (kind && LOST.has(kind)) return true
  return error instanceof Error && DRIVER.test(`${error.name} ${error.message}`)
}

interface Cause {
  kind?: string
  /** SQLSTATE, if the database reported one. */
  originalCode?: string
  /** Violated constraint, or its fields. */
  constraint?: { index?: string; fields?: string[] }
}

function getDriverCause(error: unknown): Cause | undefined {
  if (!(error instanceof Error)) return undefined
  const { meta, cause } = error as { meta?: { driverAdapterError?: { cause?: Cause } }; cause?: Cause }
  return meta?.driverAdapterError?.cause ?? cause
}

/** True if the database had no disk space for a write (SQLSTATE 53100). It can still be read. */
export const isDiskFull = (error: unknown): boolean => getDriverCause(error)?.originalCode === '53100'

/**
 * Rethrows an error. If the database is down, records it in the request's context, so that the server answers the page
 * with 503.
 */
export function rethrowOutage(error: unknown): never {
  const context = getRequestContext()
  if (context && isDatabaseDown(error)) context.outage = error
  throw error
}

/** Throws at once if this request has already found the database down, instead of waiting for another timeout. */
export function assertDatabaseUp(): void {
  const outage = getRequestContext()?.outage
  if (outage) throw outage
}
