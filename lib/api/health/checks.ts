import 'server-only'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { hoursToMilliseconds, minutesToMilliseconds } from 'date-fns'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { env } from '@/lib/platform/env'
import { listLastRuns } from '@/lib/jobs/last-run'
import { log } from '@/lib/platform/log'

/** `unknown`: it could not be asked, because the database can't be reached. */
type Outcome = 'ok' | 'failed' | 'unknown'

export interface Readiness {
  ready: boolean
  checks: { database: Outcome; migrations: Outcome; jobs: Outcome }
}

interface Migration {
  name: string
  /** Null while it is unfinished. */
  finishedAt: Date | null
}

/** Milliseconds within which every job has run: the launcher's timer calls each minute, Vercel's schedule once a day. */
const getRunWindow = (): number => (process.env.VERCEL ? hoursToMilliseconds(26) : minutesToMilliseconds(10))

/** Whether this installation can do its work: answers within the time limits of the database (lib/platform/db/client.ts). */
export async function getReadiness(now = new Date()): Promise<Readiness> {
  const checks: Readiness['checks'] = { database: 'ok', migrations: 'unknown', jobs: 'unknown' }
  try {
    const migrations = await listMigrations()
    const [isMigrated, areJobsRun] = await Promise.all([
      matchesBuild(migrations),
      hasRunLately(now, migrations),
    ])
    checks.migrations = isMigrated ? 'ok' : 'failed'
    checks.jobs = areJobsRun ? 'ok' : 'failed'
  } catch (error) {
    log.warn({ err: error }, 'database not reached')
    checks.database = 'failed'
  }
  return { ready: Object.values(checks).every((outcome) => outcome === 'ok'), checks }
}

// Raw SQL: a table that is no model.
const listMigrations = () => db.$queryRaw<Migration[]>`
  SELECT migration_name AS name, finished_at AS "finishedAt" FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`

/**
 * Whether every migration of this build is applied, and none is unfinished. If a newer release has migrated the database
 * already, this build keeps running as long as everything that it reads still exists.
 */
async function matchesBuild(migrations: Migration[]): Promise<boolean> {
  const known = new Set(listKnownMigrations())
  const done = new Set(migrations.filter(({ finishedAt }) => finishedAt).map(({ name }) => name))
  if (done.size < migrations.length || ![...known].every((name) => done.has(name))) return false
  return [...done].every((name) => known.has(name)) || (await hasEveryColumn())
}

const listKnownMigrations = (): string[] =>
  readdirSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations'), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Tables that are named otherwise than their model (`@@map` in prisma/schema.prisma). */
const TABLES: Partial<Record<Prisma.ModelName, string>> = {
  DocumentNumber: 'GivenNumber',
  NumberGap: 'SkippedNumbers',
  NumberSequence: 'NumberSeries',
  RecurringSchedule: 'Schedule',
  RecurringScheduleLine: 'ScheduleLine',
  RecurringScheduleRun: 'ScheduleRun',
  TrustedDevice: 'KnownBrowser',
}

/** Whether the database has every column of this build's schema. */
async function hasEveryColumn(): Promise<boolean> {
  // Raw SQL: a table that is no model.
  const rows = await db.$queryRaw<{ column: string }[]>`
    SELECT table_name || '.' || column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema()`
  const present = new Set(rows.map(({ column }) => column))
  return Object.values(Prisma.ModelName).every((model) =>
    Object.values(Prisma[`${model}ScalarFieldEnum`]).every((field) =>
      present.has(`${TABLES[model] ?? model}.${field}`),
    ),
  )
}

/** Whether the jobs are being run. A process that has just started gets time for its first run. */
async function hasRunLately(now: Date, migrations: Migration[]): Promise<boolean> {
  if (!env().CRON_SECRET) return false
  const runs = await listLastRuns()
  const limit = now.getTime() - getRunWindow()
  const hasRun = runs.length > 0 && runs.every(({ finishedAt }) => finishedAt && finishedAt.getTime() > limit)
  return hasRun || getFirstPossibleRun(now, migrations) > limit
}

/** When the jobs could first run, in milliseconds. Functions on Vercel are always new, so there the installation's age counts. */
function getFirstPossibleRun(now: Date, migrations: Migration[]): number {
  if (!process.env.VERCEL) return now.getTime() - process.uptime() * 1000
  return Math.min(...migrations.map(({ finishedAt }) => finishedAt?.getTime() ?? Infinity))
}
