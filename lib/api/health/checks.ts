import 'server-only'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { hoursToMilliseconds, minutesToMilliseconds } from 'date-fns'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { env } from '@/lib/platform/env'
import { listLastRuns } from '@/lib/jobs/last-run'
import { log } from '@/lib/platform/log'

/** `unknown`: not checked, because the database can't be reached. */
type Outcome = 'ok' | 'failed' | 'unknown'

interface Readiness {
  ready: boolean
  checks: { database: Outcome; migrations: Outcome; jobs: Outcome }
}

interface Migration {
  name: string
  /** Null for an unfinished migration. */
  finishedAt: Date | null
}

/** Returns the milliseconds within which every job must have run: the launcher calls each minute, Vercel once a day. */
const getRunWindow = (): number => (process.env.VERCEL ? hoursToMilliseconds(26) : minutesToMilliseconds(10))

/**
 * Checks the database, its migrations and the jobs. Takes no longer than the database timeouts
 * (lib/platform/db/client.ts).
 */
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
    log.warn({ err: error }, 'database unreachable')
    checks.database = 'failed'
  }
  return { ready: Object.values(checks).every((outcome) => outcome === 'ok'), checks }
}

// Raw SQL: the table is not in the Prisma schema.
const listMigrations = () => db.$queryRaw<Migration[]>`
  SELECT migration_name AS name, finished_at AS "finishedAt" FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`

/**
 * True if every migration of this build is applied and none is unfinished. If a newer release has already migrated the
 * database, this build stays ready as long as every column it reads still exists.
 */
async function matchesBuild(migrations: Migration[]): Promise<boolean> {
  const known = new Set(listKnownMigrations())
  const applied = new Set(migrations.filter(({ finishedAt }) => finishedAt).map(({ name }) => name))
  if (applied.size < migrations.length || ![...known].every((name) => applied.has(name))) return false
  return [...applied].every((name) => known.has(name)) || (await hasEveryColumn())
}

const listKnownMigrations = (): string[] =>
  readdirSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma/migrations'), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Names of tables that differ from their model's (`@@map` in prisma/schema.prisma). */
const TABLES: Partial<Record<Prisma.ModelName, string>> = {
  DocumentNumber: 'GivenNumber',
  NumberGap: 'SkippedNumbers',
  NumberSequence: 'NumberSeries',
  RecurringSchedule: 'Schedule',
  RecurringScheduleLine: 'ScheduleLine',
  RecurringScheduleRun: 'ScheduleRun',
  TrustedDevice: 'KnownBrowser',
}

async function hasEveryColumn(): Promise<boolean> {
  // Raw SQL: the table is not in the Prisma schema.
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

/** True if every job ran within the window. A process that has just started gets time for its first run. */
async function hasRunLately(now: Date, migrations: Migration[]): Promise<boolean> {
  if (!env().CRON_SECRET) return false
  const runs = await listLastRuns()
  const limit = now.getTime() - getRunWindow()
  const hasRun = runs.length > 0 && runs.every(({ finishedAt }) => finishedAt && finishedAt.getTime() > limit)
  return hasRun || getFirstPossibleRun(now, migrations) > limit
}

/**
 * Returns when the jobs could first run, in milliseconds since the epoch. On Vercel, where processes are short-lived,
 * the age of the installation counts.
 */
function getFirstPossibleRun(now: Date, migrations: Migration[]): number {
  if (!process.env.VERCEL) return now.getTime() - process.uptime() * 1000
  return Math.min(...migrations.map(({ finishedAt }) => finishedAt?.getTime() ?? Infinity))
}
