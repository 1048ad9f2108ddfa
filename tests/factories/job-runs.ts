import { db } from '@/lib/platform/db/client'

/** Deletes the job runs of each test, so that the next one starts as an installation that never ran a job. */
export function deleteJobRunsAfterEach(): void {
  let began: Date
  beforeEach(() => {
    began = new Date()
  })
  afterEach(() => db.jobRun.deleteMany({ where: { startedAt: { gte: began } } }))
}
