import 'server-only'
import type { BusinessScope, BusinessId } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { isDatabaseDown } from './errors'

/**
 * Locks a business until the transaction ends, so that changes of its own row are serialized. Rows that reference it
 * can still be written. Returns false if it doesn't exist.
 */
export async function lockBusiness(tx: Transaction, { businessId }: BusinessScope): Promise<boolean> {
  // Raw SQL: row lock.
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Business" WHERE "id" = ${businessId} FOR NO KEY UPDATE`
  return rows.length > 0
}

/**
 * Maximum number of concurrent changes of one business. More would only occupy connections waiting for the same row. If
 * this process has few connections, one is left for everybody else.
 */
const getConcurrency = () => Math.max(1, Math.min(3, env().DATABASE_MAX_CONNECTIONS - 1))

interface QueuedTask {
  start: () => void
  fail: (error: unknown) => void
}

const queues = new Map<BusinessId, { running: number; waiting: QueuedTask[] }>()

/**
 * Runs changes of one business, which wait for each other in the database anyway, a few at a time in this process. A
 * burst of one business thus leaves connections for the others and doesn't hit the connection timeout. If the database
 * goes down, every waiting task fails at once. Correctness still depends on the lock in the database.
 */
export async function runInBusinessQueue<T>(
  { businessId }: BusinessScope,
  work: () => Promise<T>,
): Promise<T> {
  const queue = queues.get(businessId) ?? { running: 0, waiting: [] }
  queues.set(businessId, queue)
  if (queue.running >= getConcurrency())
    await new Promise<void>((start, fail) => queue.waiting.push({ start, fail }))
  else queue.running++
  try {
    return await work()
  } catch (error) {
    if (isDatabaseDown(error)) for (const { fail } of queue.waiting.splice(0)) fail(error)
    throw error
  } finally {
    const next = queue.waiting.shift()
    // The next task takes over the slot.
    if (next) next.start()
    else if (--queue.running === 0) queues.delete(businessId)
  }
}
