import 'server-only'
import type { BusinessId, BusinessScope } from '@/lib/core/access/actor'
import { env } from '@/lib/platform/env'
import { isDatabaseDown } from './errors'

/**
 * So many at a time keep the database busy; more would only hold connections while they wait for the same row. Where this process has few
 * connections, one is left to everybody else.
 */
const getConcurrency = () => Math.max(1, Math.min(3, env().DATABASE_MAX_CONNECTIONS - 1))

interface QueuedTask {
  start: () => void
  fail: (error: unknown) => void
}

const queues = new Map<BusinessId, { running: number; waiting: QueuedTask[] }>()

/**
 * Runs changes of one owner that wait for each other in the database anyway, a few at a time in this process. A burst of
 * one owner's leaves connections to everybody else, and takes its time without running into the limit on waiting for one.
 * Should the database be gone, everybody in line is told at once. The lock in the database stays what decides.
 */
export async function runInBusinessQueue<T>(
  { businessId }: BusinessScope,
  work: () => Promise<T>,
): Promise<T> {
  const line = queues.get(businessId) ?? { running: 0, waiting: [] }
  queues.set(businessId, line)
  if (line.running >= getConcurrency())
    await new Promise<void>((start, fail) => line.waiting.push({ start, fail }))
  else line.running++
  try {
    return await work()
  } catch (error) {
    if (isDatabaseDown(error)) for (const { fail } of line.waiting.splice(0)) fail(error)
    throw error
  } finally {
    const next = line.waiting.shift()
    // Whoever is next takes the place over.
    if (next) next.start()
    else if (--line.running === 0) queues.delete(businessId)
  }
}
