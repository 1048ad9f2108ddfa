import { z } from 'zod'
import { define } from '../define'
import { idParam, parameter } from '../parameters'
import { mailsAnswer, mailStateAnswer } from '../schemas/mails'
import { text } from '@/lib/core/response-fields'

const jobsAnswer = z.record(z.string(), z.enum(['done', 'failed'])).meta({ id: 'Jobs' })

const healthAnswer = z.strictObject({ status: z.literal('ok') }).meta({ id: 'Health' })

const outcome = z.enum(['ok', 'failed', 'unknown'])

const readyAnswer = z
  .strictObject({
    message: text,
    checks: z.strictObject({ database: outcome, migrations: outcome, jobs: outcome }),
  })
  .meta({ id: 'Readiness' })

const key = parameter(z.string(), 'The key of the mailbox')

export const listMailbox = define({
  operationId: 'listMailbox',
  method: 'GET',
  path: '/api/dev/mailbox',
  summary:
    'The local mailbox, newest first: only while mail goes there, and only on this machine with its key, as key or in the header x-mailbox-key',
  access: 'public',
  query: z.object({ to: parameter(z.string(), 'The address the mails went to'), key }),
  answers: { 200: mailsAnswer },
})

export const getAttachment = define({
  operationId: 'getMailboxFile',
  method: 'GET',
  path: '/api/dev/mailbox/{id}',
  summary: 'A file that came with a mail of the local mailbox, with the same key',
  access: 'public',
  params: z.object({ id: idParam('file') }),
  query: z.object({ key }),
  answers: { 200: { contentType: 'application/pdf' } },
})

export const getMailState = define({
  operationId: 'getMailState',
  method: 'GET',
  path: '/api/mail',
  summary: 'Whether mail waits because no mail server takes it: the same for everybody',
  access: 'public',
  answers: { 200: mailStateAnswer },
})

export const runJobs = define({
  operationId: 'runJobs',
  method: 'GET',
  path: '/api/cron',
  summary: 'Runs what is due; for a scheduler with CRON_SECRET as bearer token',
  access: 'public',
  answers: { 200: jobsAnswer },
})

export const getHealth = define({
  operationId: 'getHealth',
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the process answers',
  access: 'public',
  answers: { 200: healthAnswer },
})

export const getReadiness = define({
  operationId: 'getReadiness',
  method: 'GET',
  path: '/api/health/ready',
  summary:
    'Whether it can do its work: the database is reached, every migration is in it, and the jobs ran lately. 503 with what fails',
  access: 'public',
  answers: { 200: readyAnswer, 503: readyAnswer },
})

export const getMetrics = define({
  operationId: 'getMetrics',
  method: 'GET',
  path: '/api/metrics',
  summary: 'Measurements for Prometheus, with METRICS_TOKEN as bearer token; 404 where none is set',
  access: 'public',
  answers: { 200: { contentType: 'text/plain' } },
})

export const getOpenApiDocument = define({
  operationId: 'describeApi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description',
  access: 'public',
  answers: { 200: { contentType: 'application/json' } },
})
