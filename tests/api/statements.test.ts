import type { Seat } from '@/lib/api/session'
import { randomUUID } from 'node:crypto'
import { duplicateInvoice } from '@/lib/actions/documents/copy-document'
import { createInvoice as saveNew } from '@/lib/actions/documents/save-document'
import { recordPayment, removePayment } from '@/lib/actions/payments/record-payment'
import { sendNow } from '@/lib/actions/mail/deliver'
import { queueMail } from '@/lib/delivery/queue-mail'
import { getInvoice } from '@/lib/documents/queries'
import { invoiceSchema } from '@/lib/documents/schema'
import { setInvoiceStatus, undoInvoiceStatus } from '@/lib/documents/moves/status-changes'
import type { Invoice } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import type { MailKind } from '@/lib/platform/queue/types'
import { manualCause, reminderCause } from '@/lib/reminders/days'
import { saveReminders } from '@/lib/reminders/mutations'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { statementsOf } from '@/tests/factories/statements'
import { createUser } from '@/tests/factories/user'

let actor: Seat
let clientId: number
let id: number
beforeEach(async () => {
  actor = (await createUser()).actor
  const client = await createClient(actor, { email: 'ap@northwind.test' })
  clientId = client.id
  id = (await createInvoice(actor, client.id, { status: 'SENT', shared: true })).id
})

const pay = (amount: number, paidOn = '2026-11-20', sendReceipt = false) =>
  recordPayment(actor, id, { amount, paidOn, method: 'CASH', reference: null, sendReceipt })

/** What a change of the invoice asks the database. Its answer has to be what reading the invoice would say. */
async function asked(change: () => Promise<Invoice>): Promise<string[]> {
  let answer: Invoice | undefined
  const statements = await statementsOf(async () => (answer = await change()))
  expect(answer).toEqual(await getInvoice(actor, id))
  return statements
}

const READ = ['LOCK Invoice', 'SELECT Invoice']
const PAID = ['INSERT Event', 'SELECT Membership']

describe('a change of an invoice reads it once, and answers what it wrote', () => {
  it('when a payment is recorded, in whatever order, and with the rest', async () => {
    const recorded = [...READ, 'INSERT Payment', 'INSERT Event', 'UPDATE Invoice']
    expect(await asked(() => pay(40))).toEqual(recorded)
    expect(await asked(() => pay(0.1, '2026-11-19'))).toEqual(recorded)
    expect(await asked(() => pay(59.9))).toEqual([...recorded, ...PAID])
  })

  it('when a receipt goes out with it', async () => {
    const statements = await asked(() => pay(40, '2026-11-20', true))
    expect(statements.filter((name) => / (Invoice|User|Business|Client|Payment)$/.test(name))).toEqual([
      ...READ,
      'INSERT Payment',
      'UPDATE Invoice',
      // Whose allowance of mails it counts against.
      'SELECT Business',
    ])
  })

  it('when a payment is removed', async () => {
    await pay(30)
    const { payments } = await pay(70)
    expect(await asked(() => removePayment(actor, id, payments[0]!.id))).toEqual([
      ...[...READ, 'DELETE Payment', 'INSERT Event', 'UPDATE Invoice'],
    ])
  })

  it('when it is moved, and back', async () => {
    await pay(30)
    const paid = [...READ, 'INSERT Payment', 'UPDATE Invoice', ...PAID]
    expect(await asked(() => setInvoiceStatus(actor, id, 'PAID'))).toEqual(paid)
    const undone = [...READ, 'SELECT Event', 'DELETE Payment', 'UPDATE Invoice', 'INSERT Event']
    expect(await asked(() => undoInvoiceStatus(actor, id, 'SENT'))).toEqual(undone)
    // Whether a credit note takes from it is looked up.
    const cancelled = [...READ, 'SELECT Invoice', 'UPDATE OutboxMail', 'UPDATE Invoice', 'INSERT Event']
    expect(await asked(() => setInvoiceStatus(actor, id, 'CANCELLED'))).toEqual(cancelled)
  })

  it('when it becomes a draft, and is issued again', async () => {
    const drafted = [...READ, 'SELECT Invoice', 'UPDATE OutboxMail', 'UPDATE Invoice', 'INSERT Event']
    expect(await asked(() => setInvoiceStatus(actor, id, 'DRAFT'))).toEqual(drafted)
    const issued = [...READ, 'UPDATE GivenNumber', 'UPDATE Invoice', 'INSERT Event']
    expect(await asked(() => setInvoiceStatus(actor, id, 'SENT'))).toEqual(issued)
    expect((await asked(() => undoInvoiceStatus(actor, id, 'DRAFT'))).slice(0, 2)).toEqual(READ)
  })
})

describe('a new invoice', () => {
  // What an input is from and for, with the lock on its owner's numbers; the number as things stand; and all rows at once.
  const WRITTEN = ['SELECT Business', 'SELECT', 'WITH Invoice']
  const input = (extra: object) =>
    invoiceSchema.parse({
      ...{ clientId, invoiceNumber: 'INV-0001', autoNumber: true, currency: 'USD', taxRate: 20 },
      ...{ issueDate: '2026-11-20', dueDate: '2026-12-04', notes: 'Thank you.' },
      lineItems: [
        { description: 'Design', quantity: 1.5, unitPrice: 99.99 },
        { description: 'Travel', quantity: 1.3333, unitPrice: 12 },
      ],
      ...extra,
    })

  /** What it asks, with what it answers being what reading the invoice would say. */
  async function created(make: () => Promise<Invoice>): Promise<[string, string[]]> {
    let made: Invoice | undefined
    const statements = await statementsOf(async () => (made = await make()))
    expect(made).toEqual(await getInvoice(actor, made!.id))
    return [made!.invoiceNumber, statements]
  }

  it('is written in one statement, whatever its number', async () => {
    const create = (extra: object = {}) => created(() => saveNew(actor, input(extra)))
    // The proposal is given to the invoice above: it gives way.
    expect(await create()).toEqual(['INV-0002', WRITTEN])
    expect(await create({ invoiceNumber: 'X 7', autoNumber: false })).toEqual(['X 7', WRITTEN])
    expect(await created(() => duplicateInvoice(actor, id))).toEqual([
      'INV-0003',
      ['SELECT Invoice', ...WRITTEN, 'INSERT Event'],
    ])
  })

  it('begins the series of numbers, where it is the first', async () => {
    actor = (await createUser()).actor
    clientId = (await createClient(actor)).id
    const begun = [...WRITTEN.slice(0, 2), 'INSERT NumberSeries', ...WRITTEN.slice(2)]
    expect(await created(() => saveNew(actor, input({})))).toEqual(['INV-0001', begun])
  })

  it('looks for a number only where the next one is given', async () => {
    const create = () => created(() => saveNew(actor, input({})))
    await create()
    await saveNew(actor, input({ invoiceNumber: 'INV-0004', autoNumber: false }))
    await db.numberCounter.updateMany({
      where: { businessId: actor.businessId },
      data: { last: 3 },
    })
    const looked = ['SELECT GivenNumber', 'WITH Invoice']
    expect(await create()).toEqual(['INV-0005', [...WRITTEN, ...looked]])
  })

  it('that repeats begins its series besides', async () => {
    const repeats = { invoiceType: 'RECURRING', recurringDate: '2090-01-31' }
    await saveNew(actor, input({}))
    const [, statements] = await created(() => saveNew(actor, input(repeats)))
    expect(statements.slice(0, 3)).toEqual(WRITTEN)
    expect(await db.schedule.count({ where: { businessId: actor.businessId } })).toBe(1)
  })
})

describe('a mail that goes out', () => {
  /** What handing over a mail asks of the tables of documents and accounts. */
  const delivered = async (kind: MailKind, cause: string) => {
    const letter = { to: ['ap@northwind.test'], cc: [], bcc: [], replyTo: null, attachPdf: false }
    const words = { subject: 'About an invoice', message: 'Hello' }
    const { id: ref } = await db.$transaction((tx) =>
      queueMail(tx, actor, id, { kind, cause, letter: { ...letter, ...words } }),
    )
    const mail = await db.outboxMail.findUniqueOrThrow({ where: { ref } })
    const statements = await statementsOf(() => sendNow(mail.id))
    expect((await db.outboxMail.findUniqueOrThrow({ where: { ref } })).status).toBe('SENT')
    return statements.filter((name) => !/ (OutboxMail|LocalMail|LocalAttachment)$/.test(name))
  }
  const PREPARED = ['SELECT Invoice', 'SELECT GmailConnection']
  const SETTLED = ['LOCK Invoice', 'INSERT Event']

  it('reads the invoice of a reminder, and its owner with it, once', async () => {
    await saveReminders(actor, { days: [7] })
    const { dueDate } = await getInvoice(actor, id)
    for (const cause of [reminderCause(id, dueDate, 7), manualCause(id, randomUUID())])
      expect(await delivered('REMINDER', cause)).toEqual([...PREPARED, ...SETTLED])
  })

  it('reads a draft that it makes a sent invoice once more, in the transaction that moves it', async () => {
    const [lock, event] = SETTLED
    expect(await delivered('INVOICE', 'send')).toEqual([...PREPARED, lock, event, 'SELECT Invoice'])
  })
})
