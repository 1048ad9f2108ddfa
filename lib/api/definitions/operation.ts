import { z } from 'zod'
import { define } from '@/lib/api/define'
import { idParam, parameter } from '@/lib/api/parameters'
import { text, id, textOrNull, instant } from '@/lib/core/response-fields'

/** Emails in the local mailbox. */
const mailsResponse = z
  .strictObject({
    id,
    to: text,
    cc: z.array(text),
    replyTo: textOrNull,
    subject: text,
    text,
    html: text,
    attachments: z.array(z.strictObject({ id, name: text })),
    createdAt: instant,
  })
  .meta({ id: 'ReceivedMail' })
  .array()

const mailStateResponse = z.strictObject({ isDelayed: z.boolean() }).meta({ id: 'MailState' })

const jobsResponse = z.record(z.string(), z.enum(['done', 'failed'])).meta({ id: 'Jobs' })

const healthResponse = z.strictObject({ status: z.literal('ok') }).meta({ id: 'Health' })

const outcome = z.enum(['ok', 'failed', 'unknown'])

const readyResponse = z
  .strictObject({
    message: text,
    checks: z.strictObject({ database: outcome, migrations: outcome, jobs: outcome }),
  })
  .meta({ id: 'Readiness' })

const key = parameter(z.string(), 'Key of the mailbox')

export const listMailbox = define({
  operationId: 'listMailbox',
  method: 'GET',
  path: '/api/dev/mailbox',
  summary:
    'Lists the local mailbox, newest first. Available only while emails go there, and only on this machine with its key, as `key` or in the header x-mailbox-key',
  access: 'public',
  query: z.object({ to: parameter(z.string(), 'Recipient’s address'), key }),
  answers: { 200: mailsResponse },
})

export const getAttachment = define({
  operationId: 'getMailboxFile',
  method: 'GET',
  path: '/api/dev/mailbox/{id}',
  summary: 'Returns an attachment of an email in the local mailbox, with the same key',
  access: 'public',
  params: z.object({ id: idParam('file') }),
  query: z.object({ key }),
  answers: { 200: { contentType: 'application/pdf' } },
})

export const getMailState = define({
  operationId: 'getMailState',
  method: 'GET',
  path: '/api/mail',
  summary: 'Returns whether email is delayed because no mail server accepts it, the same for every user',
  access: 'public',
  answers: { 200: mailStateResponse },
})

export const runJobs = define({
  operationId: 'runJobs',
  method: 'GET',
  path: '/api/cron',
  summary: 'Runs all due jobs, for a scheduler with CRON_SECRET as bearer token',
  access: 'public',
  answers: { 200: jobsResponse },
})

export const getHealth = define({
  operationId: 'getHealth',
  method: 'GET',
  path: '/api/health',
  summary: 'Liveness check',
  access: 'public',
  answers: { 200: healthResponse },
})

export const getReadiness = define({
  operationId: 'getReadiness',
  method: 'GET',
  path: '/api/health/ready',
  summary:
    'Readiness check: the database answers, all migrations are applied and the jobs ran recently. 503 with the failed checks',
  access: 'public',
  answers: { 200: readyResponse, 503: readyResponse },
})

export const getMetrics = define({
  operationId: 'getMetrics',
  method: 'GET',
  path: '/api/metrics',
  summary: 'Returns metrics for Prometheus, with METRICS_TOKEN as bearer token. 404 if none is set',
  access: 'public',
  answers: { 200: { contentType: 'text/plain' } },
})

export const getOpenApiDocument = define({
  operationId: 'describeApi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Returns this document',
  access: 'public',
  answers: { 200: { contentType: 'application/json' } },
})
