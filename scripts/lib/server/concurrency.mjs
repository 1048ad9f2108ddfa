import os from 'node:os'
import { isPrivate } from '../reach.mjs'

/** Connections to the database where nobody says how many: as in lib/platform/env.ts. */
const CONNECTIONS = 10
/** Of those, what a process has at least, where nobody says how many processes there are: one may wait for a lock. */
const EACH = 2

/**
 * How many processes serve under one port. `WEB_CONCURRENCY` says it; else it is one where nobody but this machine gets, and elsewhere as
 * many as there are cores, as far as `DATABASE_MAX_CONNECTIONS` goes round. What the application refuses (lib/platform/env.ts) is one:
 * it is that process which then says so.
 */
export function processesOf(env, cores = os.availableParallelism()) {
  const connections = Number(env.DATABASE_MAX_CONNECTIONS || CONNECTIONS)
  if (env.WEB_CONCURRENCY) {
    const count = Number(env.WEB_CONCURRENCY)
    return Number.isInteger(count) && count >= 1 && count <= connections ? count : 1
  }
  if (isPrivate(env)) return 1
  return Math.max(1, Math.min(cores, Math.floor(connections / EACH)) || 1)
}
