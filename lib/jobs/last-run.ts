import 'server-only'
import { db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'

/** When a job ran last. */
interface LastRun {
  name: string
  startedAt: Date
  /** Null while it runs for the first time. */
  finishedAt: Date | null
  /** Whether the last run that finished did so without an error. */
  ok: boolean | null
}

/** The last run of every job that ever ran. */
export const listLastRuns = (): Promise<LastRun[]> => db.jobRun.findMany({ orderBy: { name: 'asc' } })

/** Runs a job, and writes down when and how it went. An error is logged; answers whether there was none. */
export async function recordRun(name: string, job: () => Promise<unknown>): Promise<boolean> {
  const startedAt = new Date()
  let ok = true
  await writeRun(name, { startedAt })
  try {
    await job()
  } catch (error) {
    ok = false
    log.error({ err: error, job: name }, 'job failed')
  }
  const finishedAt = new Date()
  await writeRun(name, { startedAt, finishedAt, ok })
  log.info({ job: name, ok, ms: finishedAt.getTime() - startedAt.getTime() }, 'job run')
  return ok
}

/** The record is no reason for a job not to run: without a database it fails by itself. */
async function writeRun(
  name: string,
  run: { startedAt: Date; finishedAt?: Date; ok?: boolean },
): Promise<void> {
  try {
    await db.jobRun.upsert({ where: { name }, create: { name, ...run }, update: run })
  } catch (error) {
    log.warn({ err: error, job: name }, 'job run not written down')
  }
}
