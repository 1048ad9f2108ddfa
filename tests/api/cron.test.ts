import { GET } from '@/app/api/cron/route'
import { createTranslator } from 'next-intl'
import { db } from '@/lib/platform/db/client'
import type { Actor } from '@/lib/core/access/actor'
import { addDays, todayIn } from '@/lib/core/dates'
import { env } from '@/lib/platform/env'
import { runJobs } from '@/lib/jobs/run-jobs'
import { englishFormats } from '@/lib/i18n/interface-formats'
import { getAutomation, describeAutomation } from '@/lib/jobs/get-automation'
import messages from '@/lib/i18n/interface/en.json'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { deleteJobRunsAfterEach } from '@/tests/factories/job-runs'
import { listMailsTo } from '@/tests/factories/mail'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const SECRET = 'a-secret-for-the-scheduler'
const call = (authorization?: string) =>
  new Browser().call(GET, '/api/cron', { headers: authorization ? { authorization } : {} })

deleteJobRunsAfterEach()
beforeEach(() => {
  env().CRON_SECRET = SECRET
})

it('the cron route runs due jobs with the secret', async () => {
  const { actor, businessId } = await createUser()
  const client = await createClient(actor)
  const { id: invoiceId } = await createInvoice(actor, client.id)
  const to = `due-${businessId}@example.com`
  const mail = {
    businessId,
    invoiceId,
    kind: 'INVOICE',
    to: [to],
    subject: 'S',
    message: 'M',
    attachPdf: false,
  }
  await db.outboxMail.create({ data: { ...mail, cause: 'one' } })
  await db.outboxMail.create({
    data: { ...mail, cause: 'two', nextAttemptAt: new Date(Date.now() + 60_000) },
  })
  const response = await call(`Bearer ${SECRET}`)
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ mail: 'done' })])
  expect(await listMailsTo(to)).toHaveLength(1)
})

it('the cron route starts no job when the time budget is used up', async () => {
  const { actor, businessId } = await createUser()
  const { id: invoiceId } = await createInvoice(actor, (await createClient(actor)).id)
  const to = `late-${businessId}@example.com`
  const mail = {
    businessId,
    invoiceId,
    kind: 'INVOICE',
    to: [to],
    subject: 'S',
    message: 'M',
    attachPdf: false,
  }
  await db.outboxMail.create({ data: { ...mail, cause: 'late' } })
  expect(await runJobs(AbortSignal.abort())).toEqual({
    schedules: 'done',
    reminders: 'done',
    deletions: 'done',
    accounts: 'done',
    keys: 'done',
    totals: 'done',
    mail: 'done',
    search: 'done',
  })
  expect(await listMailsTo(to)).toEqual([])
  await runJobs()
  expect(await listMailsTo(to)).toHaveLength(1)
})

it('the cron route rejects requests without the secret', async () => {
  for (const header of [undefined, 'Bearer', `Bearer ${SECRET}x`, `Basic ${SECRET}`, SECRET])
    expect((await call(header)).status).toBe(401)
})

it('the cron route is disabled without a secret', async () => {
  env().CRON_SECRET = undefined
  expect((await call('Bearer undefined')).status).toBe(404)
})

describe('the cron job in the settings', () => {
  const t = createTranslator({ locale: 'en', messages, namespace: 'settings.automation' })
  const words = async ({ actor }: { actor: Actor }) =>
    describeAutomation(await getAutomation(actor), 'UTC', t, englishFormats)

  it('shows its last run, its failures, and how much is due', async () => {
    const owner = await createUser({ reminderDays: [3] })
    const { actor, businessId } = owner
    const client = await createClient(actor, { email: 'ap@example.com' })
    const [issueDate, dueDate] = [addDays(todayIn('UTC'), -20), addDays(todayIn('UTC'), -4)]
    const { id: invoiceId } = await createInvoice(actor, client.id, {
      status: 'SENT',
      issueDate,
      dueDate,
    })
    await db.event.updateMany({
      where: { invoiceId },
      data: { createdAt: new Date(`${issueDate}T00:00:00Z`) },
    })
    const mail = { businessId, invoiceId, kind: 'INVOICE', to: ['a@example.com'], subject: 'S', message: 'M' }
    await db.outboxMail.create({ data: { ...mail, cause: 'one', attachPdf: false } })
    const other = await createUser()
    expect(await words(owner)).toMatchObject({
      state: 'Not run yet.',
      waiting: 'Waiting for the next run: 1 email, 1 reminder.',
    })
    expect((await words(other)).waiting).toBe('Nothing is waiting.')
    await runJobs()
    expect(await words(owner)).toMatchObject({
      state: expect.stringMatching(/^Last run: \w{3} \d+, \d{4}.*\.$/),
      waiting: 'Nothing is waiting.',
    })
    await db.jobRun.update({ where: { name: 'mail' }, data: { ok: false } })
    expect((await words(owner)).state).toMatch(/Some tasks failed/)
    env().CRON_SECRET = undefined
    expect((await words(owner)).state).toMatch(/CRON_SECRET is not set/)
  })

  it('shows the request that runs it', async () => {
    const { curlCommand } = await words(await createUser())
    expect(curlCommand).toBe(
      'curl --fail --silent --show-error --header "Authorization: Bearer $CRON_SECRET" http://localhost:3000/api/cron',
    )
  })
})
