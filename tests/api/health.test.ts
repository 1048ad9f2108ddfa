import * as health from '@/app/api/health/route'
import * as ready from '@/app/api/health/ready/route'
import * as metrics from '@/app/api/metrics/route'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { runJobs } from '@/lib/jobs/run-jobs'
import { listLastRuns } from '@/lib/jobs/last-run'
import { Browser } from '@/tests/factories/browser'
import { deleteJobRunsAfterEach } from '@/tests/factories/job-runs'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const TOKEN = 'a-token-for-prometheus'

const MINUTE = 60_000
const nobody = new Browser()
const isReady = async () => {
  const answer = await nobody.call(ready.GET, '/api/health/ready')
  return [answer.status, ((await answer.json()) as { checks: object }).checks]
}
const fine = { database: 'ok', migrations: 'ok', jobs: 'ok' }

deleteJobRunsAfterEach()
beforeEach(() => {
  env().CRON_SECRET = 'a-secret-for-the-scheduler'
  env().METRICS_TOKEN = TOKEN
  // A process that just started is exempt.
  jest.spyOn(process, 'uptime').mockReturnValue(3600)
})
afterEach(() => jest.restoreAllMocks())

it('GET /api/health reports a running process', async () => {
  const answer = await nobody.call(health.GET, '/api/health')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
})

describe('GET /api/health/ready', () => {
  it('succeeds with all migrations applied and jobs run within ten minutes', async () => {
    expect(await isReady()).toEqual([503, { ...fine, jobs: 'failed' }])
    await runJobs()
    expect(await isReady()).toEqual([200, fine])
    const old = new Date(Date.now() - 11 * MINUTE)
    await db.jobRun.updateMany({ where: { name: 'mail' }, data: { finishedAt: old } })
    expect(await isReady()).toEqual([503, { ...fine, jobs: 'failed' }])
  })

  describe('on Vercel', () => {
    const HOUR = 60 * MINUTE
    const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
    const installedAt = (at: Date) => db.$executeRaw`UPDATE "_prisma_migrations" SET finished_at = ${at}`
    beforeEach(async () => {
      process.env.VERCEL = '1'
      // A serverless function has always just started.
      jest.spyOn(process, 'uptime').mockReturnValue(30)
      await installedAt(ago(27))
    })
    afterEach(async () => {
      delete process.env.VERCEL
      await installedAt(new Date())
    })

    it('is ready if the jobs ran within 26 hours', async () => {
      await runJobs()
      await db.jobRun.updateMany({ where: { name: { not: '' } }, data: { finishedAt: ago(25) } })
      expect(await isReady()).toEqual([200, fine])
      await db.jobRun.updateMany({ where: { name: 'mail' }, data: { finishedAt: ago(27) } })
      expect(await isReady()).toEqual([503, { ...fine, jobs: 'failed' }])
    })

    it('gives a new installation a day to start jobs', async () => {
      expect(await isReady()).toEqual([503, { ...fine, jobs: 'failed' }])
      await installedAt(ago(25))
      expect(await isReady()).toEqual([200, fine])
    })
  })

  it('ignores jobs if no scheduler may run them', async () => {
    await runJobs()
    env().CRON_SECRET = undefined
    expect(await isReady()).toEqual([503, { ...fine, jobs: 'failed' }])
  })

  it('gives a new process time to run jobs', async () => {
    jest.spyOn(process, 'uptime').mockReturnValue(30)
    expect(await isReady()).toEqual([200, fine])
  })

  it('fails with a missing or incomplete migration', async () => {
    await runJobs()
    const [last] = await db.$queryRaw<{ migration_name: string }[]>`
      SELECT migration_name FROM "_prisma_migrations" ORDER BY migration_name DESC LIMIT 1`
    const name = last!.migration_name
    const rename = (from: string, to: string) =>
      db.$executeRaw`UPDATE "_prisma_migrations" SET migration_name = ${to} WHERE migration_name = ${from}`
    const finish = (at: Date | null) =>
      db.$executeRaw`UPDATE "_prisma_migrations" SET finished_at = ${at} WHERE migration_name = ${name}`
    try {
      await rename(name, 'another')
      expect(await isReady()).toEqual([503, { ...fine, migrations: 'failed' }])
      await rename('another', name)
      await finish(null)
      expect(await isReady()).toEqual([503, { ...fine, migrations: 'failed' }])
    } finally {
      await rename('another', name)
      await finish(new Date())
    }
    expect(await isReady()).toEqual([200, fine])
  })

  it('succeeds after a newer release has migrated, as long as everything it reads exists', async () => {
    await runJobs()
    await db.$executeRaw`
      INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29990101000000_later', now())`
    expect(await isReady()).toEqual([200, fine])
    await db.$executeRaw`ALTER TABLE "Avatar" RENAME COLUMN "userId" TO "ownerId"`
    try {
      expect(await isReady()).toEqual([503, { ...fine, migrations: 'failed' }])
    } finally {
      await db.$executeRaw`ALTER TABLE "Avatar" RENAME COLUMN "ownerId" TO "userId"`
      await db.$executeRaw`DELETE FROM "_prisma_migrations" WHERE id = 'x'`
    }
  })

  it('fails without the database, and reveals no details', async () => {
    jest.spyOn(db.jobRun, 'findMany').mockRejectedValue(new Error('connect ECONNREFUSED 127.0.0.1:5432'))
    const answer = await nobody.call(ready.GET, '/api/health/ready')
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      ...[503, '5'],
      { message: 'Not ready', checks: { database: 'failed', migrations: 'unknown', jobs: 'unknown' } },
    ])
  })
})

describe('the record of jobs', () => {
  it('stores each job’s last run and its result in one row', async () => {
    await runJobs()
    const before = await listLastRuns()
    jest.spyOn(db.token, 'deleteMany').mockRejectedValue(new Error('broken'))
    expect(await runJobs()).toMatchObject({ accounts: 'failed', mail: 'done' })
    const after = await listLastRuns()
    expect(after.map(({ name, ok }) => [name, ok])).toEqual(
      before.map(({ name }) => [name, name !== 'accounts']),
    )
    for (const [index, { finishedAt }] of after.entries())
      expect(finishedAt!.getTime()).toBeGreaterThan(before[index]!.finishedAt!.getTime())
  })

  it('never keeps a job from running', async () => {
    jest.spyOn(db.jobRun, 'upsert').mockRejectedValue(new Error('broken'))
    expect(Object.values(await runJobs()).every((outcome) => outcome === 'done')).toBe(true)
  })
})

describe('GET /api/metrics', () => {
  const read = (authorization?: string) =>
    nobody.call(metrics.GET, '/api/metrics', { headers: authorization ? { authorization } : {} })

  it('requires the token', async () => {
    await runJobs()
    const mail = {
      businessId: 1,
      kind: 'ACCOUNT',
      cause: 'metrics',
      to: ['a@b.test'],
      subject: '',
      message: '',
    }
    await db.outboxMail.create({ data: { ...mail, nextAttemptAt: new Date(Date.now() + MINUTE) } })
    const answer = await read(`Bearer ${TOKEN}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await answer.text()
    expect(text).toMatch(/^sheaf_job_last_ok\{job="mail"\} 1$/m)
    expect(text).toMatch(/^sheaf_job_last_finished_seconds\{job="mail"\} 1\.?\d{9,}/m)
    expect(text).toMatch(/^sheaf_mails_waiting\{status="QUEUED"\} 1$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
    expect((await read(`Bearer ${TOKEN}`)).status).toBe(200)
  })

  it('rejects everybody else, and is disabled without a token', async () => {
    for (const header of [undefined, 'Bearer', `Bearer ${TOKEN}x`, TOKEN])
      expect((await read(header)).status).toBe(401)
    env().METRICS_TOKEN = undefined
    expect((await read('Bearer undefined')).status).toBe(404)
  })
})
