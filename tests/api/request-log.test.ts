import { db } from '@/lib/platform/db/client'
import { runJobs } from '@/lib/jobs/run-jobs'
import { log } from '@/lib/platform/log'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { signIn } from '@/tests/factories/sign-in'
import { createUser, PASSWORD } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let written: jest.SpyInstance
beforeEach(() => {
  written = jest.spyOn(log, 'info').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())
/** Returns the fields of log lines with this message. */
const lines = (words: string) =>
  written.mock.calls.filter(([, said]) => said === words).map(([about]) => about as Record<string, unknown>)

it('logs a sign-in without any address', async () => {
  const { id, email } = await createUser()
  await signIn(new Browser(), email, 'a wrong password')
  expect(lines('signed in')).toEqual([])
  await signIn(new Browser(), email, PASSWORD)
  expect(lines('signed in')).toEqual([{ user: id, isNewBrowser: expect.any(Boolean) }])
  expect(JSON.stringify(written.mock.calls)).not.toContain(email)
})

it('logs each sent email and each run of a job', async () => {
  const { actor, businessId } = await createUser()
  const { id: invoiceId } = await createInvoice(actor, (await createClient(actor)).id)
  const mail = {
    businessId,
    invoiceId,
    kind: 'INVOICE',
    to: ['secret@example.com'],
    subject: 'S',
    message: 'M',
  }
  const { id } = await db.outboxMail.create({ data: { ...mail, cause: 'one', attachPdf: false } })
  const outcomes = await runJobs()
  expect(lines('email sent')).toEqual([{ mail: id, attempt: 1, kind: 'INVOICE', recipients: 1, refused: 0 }])
  expect(lines('job run').map(({ job, ok }) => [job, ok])).toEqual(
    Object.keys(outcomes).map((name) => [name, true]),
  )
  expect(JSON.stringify(written.mock.calls)).not.toContain('secret@example.com')
})
