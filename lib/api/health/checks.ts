import 'server-only'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { lastRuns } from '@/lib/platform/jobs/last-run'
import { log } from '@/lib/platform/log'

/** `unknown`: it could not be asked, because the database can't be reached. */
type Outcome = 'ok' | 'failed' | 'unknown'

export interface Readiness {
  ready: boolean
  checks: { database: Outcome; migrations: Outcome; jobs: Outcome }
}

const MINUTE = 60_000
/** Milliseconds within which every job has run: the launcher's timer calls each minute, Vercel's schedule once a day. */
const lately = (): number => (process.env.VERCEL ? 26 * 60 * MINUTE : 10 * MINUTE)

/** Whether this installation can do its work: answers within the time limits of the database (lib/platform/db/client.ts). */
export async function readiness(now = new Date()): Promise<Readiness> {
  const checks: Readiness['checks'] = { database: 'ok', migrations: 'unknown', jobs: 'unknown' }
  try {
    const [isMigrated, areJobsRun] = await Promise.all([isComplete(), ranLately(now)])
    checks.migrations = isMigrated ? 'ok' : 'failed'
    checks.jobs = areJobsRun ? 'ok' : 'failed'
  } catch (error) {
    log.warn({ err: error }, 'database not reached')
    checks.database = 'failed'
  }
  return { ready: Object.values(checks).every((outcome) => outcome === 'ok'), checks }
}

/** Whether every migration that this build knows is in the database, and none stands half done. */
async function isComplete(): Promise<boolean> {
  const rows = await db.$queryRaw<{ name: string; isDone: boolean }[]>`
    SELECT migration_name AS name, finished_at IS NOT NULL AS "isDone" FROM "_prisma_migrations"
    WHERE rolled_back_at IS NULL`
  const done = new Set(rows.filter(({ isDone }) => isDone).map(({ name }) => name))
  return done.size === rows.length && knownMigrations().every((name) => done.has(name))
}

const knownMigrations = (): string[] =>
  readdirSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations'), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Whether somebody runs the jobs. A process that began just now leaves its timer the time to. */
async function ranLately(now: Date): Promise<boolean> {
  if (!env().CRON_SECRET) return false
  const runs = await lastRuns()
  const limit = now.getTime() - lately()
  const hasRun = runs.length > 0 && runs.every(({ finishedAt }) => finishedAt && finishedAt.getTime() > limit)
  return hasRun || process.uptime() * 1000 < lately()
}
