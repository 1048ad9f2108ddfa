import 'server-only'
import { collectDefaultMetrics, Gauge, register, Registry } from 'prom-client'
import { db } from '@/lib/platform/db/client'
import { listLastRuns } from '@/lib/jobs/last-run'

/** Metrics read from the database, which are the same in every process. */
const databaseRegistry = new Registry()

/**
 * Returns every metric in Prometheus's text format: those of this process and its requests
 * (scripts/lib/request-log.mjs), and those of jobs and email from the database. Throws if the database can't be
 * reached.
 */
export async function renderMetrics(): Promise<{ text: string; contentType: string }> {
  // Hot reload runs this again, and metrics can be registered only once.
  if (!register.getSingleMetric('process_start_time_seconds')) collectDefaultMetrics()
  return {
    text: (await register.metrics()) + (await databaseRegistry.metrics()),
    contentType: register.contentType,
  }
}

new Gauge({
  registers: [databaseRegistry],
  name: 'sheaf_job_last_finished_seconds',
  help: 'When a job finished last, seconds since the epoch.',
  labelNames: ['job'],
  async collect() {
    this.reset()
    for (const { name, finishedAt } of await listLastRuns())
      if (finishedAt) this.set({ job: name }, finishedAt.getTime() / 1000)
  },
})

new Gauge({
  registers: [databaseRegistry],
  name: 'sheaf_job_last_ok',
  help: '1 if the last run of a job that finished had no error.',
  labelNames: ['job'],
  async collect() {
    this.reset()
    for (const { name, ok } of await listLastRuns()) if (ok !== null) this.set({ job: name }, ok ? 1 : 0)
  },
})

new Gauge({
  registers: [databaseRegistry],
  name: 'sheaf_mails_waiting',
  help: 'Emails that wait to be sent or are being sent.',
  labelNames: ['status'],
  async collect() {
    this.reset()
    const counts = await db.outboxMail.groupBy({
      by: ['status'],
      where: { status: { in: ['QUEUED', 'SENDING'] } },
      _count: true,
    })
    for (const { status, _count } of counts) this.set({ status }, _count)
  },
})
