import { after } from 'next/server'
import { GET as cron } from '@/app/api/cron/route'
import * as deletion from '@/app/api/user/deletion/route'
import * as mail from '@/app/api/invoices/[id]/mails/[mailId]/route'
import * as payments from '@/app/api/invoices/[id]/payments/route'
import * as status from '@/app/api/invoices/[id]/status/route'
import * as viewing from '@/app/api/public/invoice/[token]/view/route'
import * as schedule from '@/app/api/invoices/[id]/schedule/route'
import * as scheduleAction from '@/app/api/invoices/[id]/schedule/[action]/route'
import { db } from '@/lib/platform/db/client'
import { addDays, toDateColumn, todayIn } from '@/lib/core/dates'
import { env } from '@/lib/platform/env'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { signInAs } from '@/tests/factories/member'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let invoice: Awaited<ReturnType<typeof createInvoice>>
const tasks = () => jest.mocked(after).mock.calls.splice(0) as [() => Promise<void>][]
/** Runs the tasks passed to `after`, as the server does after a response. */
const afterwards = async () => {
  for (const [task] of tasks()) await task()
}
const today = () => todayIn('UTC')

beforeEach(async () => {
  jest.useRealTimers()
  tasks()
  const user = await createUser({ switchedNotices: ['INVOICE_PAID', 'INVOICE_VIEWED'] })
  owner = await Browser.signedIn(user)
  const client = await createClient(user.actor, { email: 'ap@northwind.test' })
  invoice = await createInvoice(user.actor, client.id, { status: 'SENT', shared: true })
})
afterEach(deleteUsers)

const params = () => ({ id: String(invoice.id), token: invoice.publicToken! })
const mails = () => db.outboxMail.findMany({ orderBy: { id: 'asc' }, select: { kind: true, status: true } })
const queue = (over: object = {}) =>
  db.outboxMail.create({
    data: {
      businessId: owner.user.businessId,
      invoiceId: invoice.id,
      kind: 'INVOICE',
      cause: 'x',
      to: ['ap@northwind.test'],
      subject: 'S',
      message: 'M',
      attachPdf: false,
      ...over,
    },
  })

it('delivers the owner’s notification after a colleague’s status change', async () => {
  const colleague = await signInAs('ADMIN', owner.user)
  const paid = { method: 'PATCH', params: params(), body: { status: 'PAID' } }
  expect((await colleague.call(status.PATCH, '/api/invoices/1/status', paid)).status).toBe(200)
  expect(await mails()).toEqual([{ kind: 'ACCOUNT', status: 'QUEUED' }])
  await afterwards()
  expect(await mails()).toEqual([{ kind: 'ACCOUNT', status: 'SENT' }])
})

it('delivers queued mail after a client views an invoice', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/19.0 Safari/604.1' }
  await new Browser().call(viewing.POST, '/api/public/invoice/x/view', {
    method: 'POST',
    params: params(),
    headers,
  })
  await afterwards()
  expect(await mails()).toEqual([{ kind: 'ACCOUNT', status: 'SENT' }])
})

it('delivers an email that is sent again', async () => {
  const { ref } = await queue({ status: 'FAILED' })
  await owner.call(mail.POST, '/api/invoices/1/mails/1', {
    method: 'POST',
    params: { ...params(), mailId: ref },
  })
  await afterwards()
  expect(await mails()).toMatchObject([{ kind: 'INVOICE', status: 'SENT' }])
})

it('delivers an account’s held email when its deletion is cancelled', async () => {
  await queue()
  await db.user.update({
    where: { id: owner.user.id },
    data: { deletionRequestedAt: new Date(), deleteAfter: new Date(Date.now() + 86_400_000) },
  })
  await runOutbox()
  expect(await mails()).toMatchObject([{ status: 'QUEUED' }])
  expect((await owner.call(deletion.DELETE, '/api/user/deletion', { method: 'DELETE' })).status).toBeLessThan(
    300,
  )
  await afterwards()
  expect((await mails()).map((one) => one.status)).toEqual(['SENT', 'SENT'])
})

it('delivers a receipt once it can no longer be undone', async () => {
  const paidOn = today()
  const body = {
    amount: 1,
    paidOn,
    method: 'CASH',
    reference: '',
    sendReceipt: true,
  }
  const answer = await owner.call(payments.POST, '/api/invoices/1/payments', {
    method: 'POST',
    params: params(),
    body,
  })
  expect(answer.status).toBe(201)
  expect(await mails()).toMatchObject([{ kind: 'RECEIPT', status: 'QUEUED' }])
  const real = setTimeout
  const kept: (() => void)[] = []
  const later = jest.spyOn(global, 'setTimeout').mockImplementation(((go: () => void, ms?: number) => {
    if (ms !== 16_000) return real(go, ms)
    kept.push(go)
    return { unref: () => undefined }
  }) as never)
  const [[task]] = tasks() as [[() => Promise<void>]]
  const running = task()
  while (kept.length === 0) await new Promise((resolve) => setImmediate(resolve))
  later.mockRestore()
  expect(await mails()).toMatchObject([{ status: 'QUEUED' }])
  // The undo delay is over.
  await db.outboxMail.updateMany({
    where: { businessId: owner.user.businessId },
    data: { nextAttemptAt: new Date(0) },
  })
  kept.forEach((go) => go())
  await running
  expect(await mails()).toMatchObject([{ kind: 'RECEIPT', status: 'SENT' }])
})

it('creates a schedule’s due invoices as soon as its owner resumes it', async () => {
  const { id: clientId } = await createClient(owner.user.actor)
  const first = await createInvoice(owner.user.actor, clientId, {
    invoiceType: 'RECURRING',
    issueDate: addDays(today(), -7),
    dueDate: addDays(today(), 7),
  } as never)
  const rule = { frequency: 'WEEKLY', every: 1, startsOn: addDays(today(), 7), autoSend: false }
  const at = { params: { id: String(first.id) } }
  const saved = await owner.call(schedule.PATCH, '/api/invoices/1/schedule', {
    method: 'PATCH',
    ...at,
    body: rule,
  })
  expect([saved.status, await saved.clone().json()]).toEqual([200, expect.anything()])
  await afterwards()
  const count = () => db.invoice.count({ where: { businessId: owner.user.businessId } })
  const before = await count()
  await db.recurringSchedule.updateMany({
    where: { businessId: owner.user.businessId },
    data: { status: 'PAUSED', nextDay: toDateColumn(today()), startsOn: toDateColumn(today()) },
  })
  const resumed = await owner.call(scheduleAction.POST, '/api/invoices/1/schedule/resume', {
    method: 'POST',
    params: { ...at.params, action: 'resume' },
  })
  expect(resumed.status).toBe(200)
  expect(await count()).toBe(before)
  await afterwards()
  expect(await count()).toBe(before + 1)
})

it('starts no delivery after requests that queue no mail', async () => {
  await owner.call(status.PATCH, '/api/invoices/1/status', {
    method: 'PATCH',
    params: params(),
    body: { status: 'CANCELLED' },
  })
  expect(tasks()).toEqual([])
  env().CRON_SECRET = 'a-secret-for-the-scheduler'
  const headers = { authorization: `Bearer ${env().CRON_SECRET}` }
  expect((await new Browser().call(cron, '/api/cron', { headers })).status).toBe(200)
  expect(tasks()).toEqual([])
})
