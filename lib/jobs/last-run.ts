import 'server-only'
import { db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'

/** Last run of a job. */
interface LastRun {
  name: string
  startedAt: Date
  /** Null during the first run. */
  finishedAt: Date | null
  /** True if the last finished run had no error. */
  ok: boolean | null
}

/** Lists the last run of every job that ever ran. */
export const listLastRuns = (): Promise<LastRun[]> => db.jobRun.findMany({ orderBy: { name: 'asc' } })

/** Runs a job and records its times and result. Logs an error; returns true if there was none. */
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

/** Logs a failure to save the record instead of throwing: without a database the job fails by itself. */
async function writeRun(
  name: string,
  run: { startedAt: Date; finishedAt?: Date; ok?: boolean },
): Promise<void> {
  try {
    await db.jobRun.upsert({ where: { name }, create: { name, ...run }, update: run })
  } catch (error) {
    log.warn({ err: error, job: name }, 'saving a job run failed')
  }
}
