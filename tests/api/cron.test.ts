import { GET } from '@/app/api/cron/route'
import { db } from '@/lib/db/client'
import { runJobs } from '@/lib/jobs'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { mailsTo } from '@/tests/factories/mail'
import { createUser } from '@/tests/factories/user'

jest.mock('next/headers', () => jest.requireActual('@/tests/factories/browser').nextHeaders)

const SECRET = 'a-secret-for-the-scheduler'
const env = { CRON_SECRET: SECRET as string | undefined }
jest.mock('@/lib/env', () => {
  const actual = jest.requireActual('@/lib/env')
  return { ...actual, env: () => ({ ...actual.env(), ...env }) }
})
const call = (authorization?: string) =>
  new Browser().call(GET, '/api/cron', { headers: authorization ? { authorization } : {} })

beforeEach(() => {
  env.CRON_SECRET = SECRET
})

it('runs what is due for whoever knows the secret', async () => {
  const { id: userId } = await createUser()
  const client = await createClient(userId)
  const { id: invoiceId } = await createInvoice(userId, client.id)
  const to = `due-${userId}@example.com`
  const mail = { userId, invoiceId, kind: 'INVOICE', to: [to], subject: 'S', message: 'M', attachPdf: false }
  await db.outboxMail.create({ data: { ...mail, cause: 'one' } })
  await db.outboxMail.create({
    data: { ...mail, cause: 'two', nextAttemptAt: new Date(Date.now() + 60_000) },
  })
  const response = await call(`Bearer ${SECRET}`)
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ mail: 'done' })])
  expect(await mailsTo(to)).toHaveLength(1)
})

it('begins nothing when there is no time left', async () => {
  const { id: userId } = await createUser()
  const { id: invoiceId } = await createInvoice(userId, (await createClient(userId)).id)
  const to = `late-${userId}@example.com`
  const mail = { userId, invoiceId, kind: 'INVOICE', to: [to], subject: 'S', message: 'M', attachPdf: false }
  await db.outboxMail.create({ data: { ...mail, cause: 'late' } })
  expect(await runJobs(AbortSignal.abort())).toEqual({
    ...{ schedules: 'done', reminders: 'done', deletions: 'done', mail: 'done' },
  })
  expect(await mailsTo(to)).toEqual([])
  await runJobs()
  expect(await mailsTo(to)).toHaveLength(1)
})

it('is closed to everybody else', async () => {
  for (const header of [undefined, 'Bearer', `Bearer ${SECRET}x`, `Basic ${SECRET}`, SECRET])
    expect((await call(header)).status).toBe(401)
})

it('does not exist without a secret', async () => {
  env.CRON_SECRET = undefined
  expect((await call('Bearer undefined')).status).toBe(404)
})
