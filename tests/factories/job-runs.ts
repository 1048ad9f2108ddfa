import { db } from '@/lib/platform/db/client'

/** Forgets after each test of a file which jobs ran in it: the next one begins as an installation on which none ever did. */
export function deleteJobRunsAfterEach(): void {
  let began: Date
  beforeEach(() => {
    began = new Date()
  })
  afterEach(() => db.jobRun.deleteMany({ where: { startedAt: { gte: began } } }))
}
