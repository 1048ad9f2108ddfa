import { z } from 'zod'
import { text } from './fields'

export const jobsAnswer = z.record(z.string(), z.enum(['done', 'failed'])).meta({ id: 'Jobs' })
export const healthAnswer = z.strictObject({ status: z.literal('ok') }).meta({ id: 'Health' })

const outcome = z.enum(['ok', 'failed', 'unknown'])
export const readyAnswer = z
  .strictObject({
    message: text,
    checks: z.strictObject({ database: outcome, migrations: outcome, jobs: outcome }),
  })
  .meta({ id: 'Readiness' })
