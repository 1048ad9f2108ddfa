import * as creditRoute from '@/app/api/invoices/[id]/credit/route'
import * as paymentRoute from '@/app/api/invoices/[id]/payments/[paymentId]/route'
import * as receiptRoute from '@/app/api/invoices/[id]/payments/[paymentId]/receipt/route'
import * as one from '@/app/api/invoices/[id]/route'
import * as statusRoute from '@/app/api/invoices/[id]/status/route'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { sendInvoice } from '@/lib/mail/invoices/send-invoice'
import { payWithCredit } from '@/lib/invoicing/payments/pay-with-credit'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { findSettlement, listNotesAboveBalance } from '@/lib/documents/credit-notes/queries'
import { getClientCredit } from '@/lib/documents/client-credit/queries'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import { lockInvoiceRow } from '@/lib/documents/lock-invoice'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { getInvoice } from '@/lib/documents/queries'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import { listInvoiceEvents } from '@/lib/activity/queries'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { freezeToday } from '@/tests/factories/clock'
import { createInvoice } from '@/tests/factories/invoice'
import { waitForBlocked, holdLock } from '@/tests/factories/locks'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor, { email: 'ap@northwind.test' })).id
})
afterEach(async () => {
  expect(await db.$queryRaw`SELECT * FROM wrong_running_totals()`).toEqual([])
})

const actor = () => owner.user.actor
const TODAY = freezeToday()
type Handler = Parameters<Browser['call']>[0]
const ask = (handler: Handler, method: string, id: number, path: string, body?: object, more: object = {}) =>
  owner.call(handler, `/api/invoices/${id}${path}`, { method, body, params: { id: String(id), ...more } })
const credit = (id: number, body?: object) => ask(creditRoute.POST, 'POST', id, '/credit', body)
const look = async (id: number) => (await ask(creditRoute.GET, 'GET', id, '/credit')).json()
const mark = (id: number, status: InvoiceStatus, over: object = {}) =>
  ask(statusRoute.PATCH, 'PATCH', id, '/status', { status, ...over })
const refused = async (response: Promise<Response>) => {
  const { status } = await response
  const { message, errors } = await (await response).json()
  return errors ? [status, errors] : [status, message]
}
const made = async (response: Promise<Response>): Promise<Invoice> => {
  expect((await response).status).toBe(201)
  return (await response).json()
}
const sent = (over: object = {}) => createInvoice(actor(), clientId, { status: 'SENT', ...over })
const issued = async (invoiceId: number, body?: object) =>
  setInvoiceStatus(actor(), (await made(credit(invoiceId, body))).id, 'SENT')
const money = async () => {
  const { balances, entries } = await getClientCredit(actor(), clientId)
  return { left: balances[0]?.amount ?? 0, entries: entries.map(({ kind, amount }) => [kind, amount]) }
}
const standing = async (id: number) => {
  const { status, amountPaid, balance, payments } = await getInvoice(actor(), id)
  return { status, amountPaid, balance, by: payments.map(({ method, amount }) => [method, amount]) }
}
/** Returns the draft as the form sends it. */
const form = ({ lineItems, ...note }: Invoice, over: object = {}) => ({
  clientId: note.clientId,
  currency: note.currency,
  invoiceNumber: note.invoiceNumber,
  issueDate: note.issueDate,
  dueDate: note.dueDate,
  taxRate: note.taxRate,
  discount: note.discount,
  pricesIncludeTax: note.pricesIncludeTax,
  withholding: note.withholding,
  lineItems: lineItems.map((line) => ({ ...line, id: undefined, amount: undefined })),
  ...over,
})
const edit = (id: number, body: object) => ask(one.PATCH, 'PATCH', id, '', body)

const RICH = {
  taxRate: 19,
  discount: { kind: 'AMOUNT', value: 3.33 },
  withholding: { label: 'IRPF', rate: 15 },
  purchaseOrder: 'PO 7',
  notes: 'Please pay soon',
  language: 'de',
  lineItems: [
    { description: 'Design', quantity: 7.5, unit: 'h', unitPrice: 33.333333 },
    {
      description: 'Books',
      quantity: 3,
      unitPrice: 9.99,
      tax: { rate: 7, category: 'S', reason: null },
      discount: { kind: 'AMOUNT', value: 1 },
    },
  ],
}

describe('creating a credit note', () => {
  it('takes over what the terms of a German invoice say about the company', async () => {
    await db.business.update({ where: { id: actor().businessId }, data: { country: 'DE' } })
    const company = 'Sitz: Köln, Registergericht: Amtsgericht Köln, HRB 1234. Geschäftsführung: Ada Muster'
    const invoice = await sent({ termsAndConditions: `Zahlbar in 14 Tagen.\n${company}` })
    expect(await made(credit(invoice.id))).toMatchObject({ notes: null, termsAndConditions: company })
  })

  it('credits the whole invoice as written, with a number of its own sequence', async () => {
    const invoice = await sent(RICH)
    const note = await made(credit(invoice.id, {}))
    expect(note).toMatchObject({
      kind: 'CREDIT_NOTE',
      status: 'DRAFT',
      relation: 'CREDITS',
      invoiceNumber: 'CN-0001',
      source: { id: invoice.id, number: invoice.invoiceNumber, date: invoice.issueDate },
      clientId,
      currency: 'USD',
      issueDate: TODAY,
      dueDate: TODAY,
      language: 'de',
      purchaseOrder: 'PO 7',
      notes: null,
      termsAndConditions: null,
      discount: RICH.discount,
      withholding: RICH.withholding,
      subtotal: invoice.subtotal,
      taxAmount: invoice.taxAmount,
      totalAmount: invoice.totalAmount,
      withheldAmount: invoice.withheldAmount,
      discountAmount: invoice.discountAmount,
      taxes: invoice.taxes,
    })
    expect(note.lineItems).toEqual(invoice.lineItems.map((line) => ({ ...line, sourceLine: line.id })))
    // A draft credits nothing yet.
    expect(await standing(invoice.id)).toMatchObject({ status: 'SENT', amountPaid: 0 })
    const told = async (id: number) =>
      (await listInvoiceEvents(actor(), id)).map(({ type, detail, aboutInvoiceId }) => [
        type,
        detail,
        aboutInvoiceId,
      ])
    expect(await told(invoice.id)).toContainEqual([
      ...['INVOICE_CREDITED', `CN-0001 for $${invoice.totalAmount.toFixed(2)}`, note.id],
    ])
    expect(await told(note.id)).toEqual([['INVOICE_CREATED', `From ${invoice.invoiceNumber}`, invoice.id]])
  })

  it('credits chosen quantities, with a proportional discount', async () => {
    const { id } = await sent({ ...RICH, discount: { kind: 'PERCENT', value: 10 } })
    const note = await made(credit(id, { lines: [{ line: 2, quantity: 1 }] }))
    expect(note).toMatchObject({
      discount: { kind: 'PERCENT', value: 10 },
      lineItems: [
        { description: 'Books', quantity: 1, sourceLine: 2, discount: { kind: 'AMOUNT', value: 0.33 } },
      ],
      taxes: [{ rate: 7 }],
    })
    expect((await look(id)).lines).toMatchObject([
      { line: 1, quantity: 7.5 },
      { line: 2, quantity: 2 },
    ])
    expect(
      filterItems((await made(credit(id, {}))).lineItems).map((line) => [line.sourceLine, line.quantity]),
    ).toEqual([
      ...[
        [1, 7.5],
        [2, 2],
      ],
    ])
    expect(await look(id)).toMatchObject({
      totalAmount: 0,
      withheldAmount: 0,
      notes: 2,
      taxes: [
        { taxable: 0, tax: 0 },
        { taxable: 0, tax: 0 },
      ],
    })
  })

  it('never exceeds the remainder', async () => {
    const { id, invoiceNumber } = await sent({
      lineItems: [{ description: 'Work', quantity: 3, unitPrice: 10 }],
    })
    const three = { lines: [{ line: 1, quantity: 3 }] }
    await made(credit(id, { lines: [{ line: 1, quantity: 1 }] }))
    const field = 'lines.0.quantity'
    const only = [422, { [field]: ['Only 2 of this line is left to credit'] }]
    expect(await refused(credit(id, three))).toEqual(only)
    const twice = {
      lines: [
        { line: 1, quantity: 2 },
        { line: 1, quantity: 1 },
      ],
    }
    expect(await refused(credit(id, twice))).toEqual(only)
    expect(await refused(credit(id, { lines: [{ line: 2, quantity: 1 }] }))).toEqual([
      ...[422, { [field]: [`Invoice ${invoiceNumber} has no such line`] }],
    ])
    const rest = await made(credit(id))
    expect(rest.totalAmount).toBe(20)
    const nothing = [422, { lines: [`All of invoice ${invoiceNumber} is credited already.`] }]
    expect(await refused(credit(id))).toEqual(nothing)
    // Cancelled or deleted notes credit nothing.
    await setInvoiceStatus(actor(), rest.id, 'CANCELLED')
    expect((await made(credit(id))).totalAmount).toBe(20)
    expect(await refused(mark(rest.id, 'DRAFT'))).toEqual([
      ...[409, `Only $0.00 of invoice ${invoiceNumber} is left to credit`],
    ])
    await deleteInvoice(actor(), rest.id)
    expect(await refused(credit(id))).toEqual(nothing)
  })

  it('limits two concurrent credit notes to the remainder', async () => {
    const { id, invoiceNumber } = await sent()
    const release = await holdLock((tx) => lockInvoiceRow(tx, actor(), id))
    const both = [credit(id), credit(id)]
    await waitForBlocked()
    await release()
    const answers = await Promise.all(both)
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await refused(credit(id))).toEqual([
      ...[422, { lines: [`All of invoice ${invoiceNumber} is credited already.`] }],
    ])
  })

  it('requires an issued invoice of an existing client', async () => {
    const draft = await createInvoice(actor(), clientId)
    expect(await refused(credit(draft.id))).toEqual([
      ...[409, 'This invoice is a draft. Edit it instead of crediting it.'],
    ])
    const { id } = await sent()
    const note = await made(credit(id, {}))
    expect(await refused(credit(note.id))).toEqual([409, 'This can’t be done with a credit note.'])
    await db.client.updateMany({
      where: { id: clientId, businessId: actor().businessId },
      data: { deletedAt: new Date() },
    })
    expect(await refused(credit(id))).toEqual([
      409,
      expect.stringContaining('client of this invoice was deleted'),
    ])
  })
})

describe('editing the draft of a credit note', () => {
  const lines = [{ description: 'Work', quantity: 4, unitPrice: 25 }]

  it('keeps the references to credited lines, and accepts extra lines if the amounts fit', async () => {
    const { id } = await sent({ taxRate: 10, lineItems: lines })
    const note = await made(credit(id, { lines: [{ line: 1, quantity: 1 }] }))
    const goodwill = { description: 'Goodwill', quantity: 1, unitPrice: 75 }
    const body = form(note)
    const saved = await edit(note.id, { ...body, lineItems: [...body.lineItems, goodwill] })
    expect(await saved.json()).toMatchObject({
      totalAmount: 110,
      taxAmount: 10,
      kind: 'CREDIT_NOTE',
      lineItems: [{ sourceLine: 1 }, { description: 'Goodwill' }],
    })
    const number = (await getInvoice(actor(), id)).invoiceNumber
    const more = [...body.lineItems, { ...goodwill, unitPrice: 75.01 }]
    expect(await refused(edit(note.id, { ...body, lineItems: more }))).toEqual([
      ...[422, { lineItems: [`Only $110.00 of invoice ${number} is left to credit`] }],
    ])
    const other = [{ ...goodwill, unitPrice: 10, tax: { rate: 7, category: 'S', reason: null } }]
    expect(await refused(edit(note.id, { ...body, lineItems: other }))).toEqual([
      ...[422, { lineItems: [`Only $0.00 of invoice ${number} is left to credit at 7 %`] }],
    ])
    const five = body.lineItems.map((line) => ({ ...line, quantity: 5, unitPrice: 1 }))
    expect(await refused(edit(note.id, { ...body, lineItems: [goodwill, ...five] }))).toEqual([
      ...[422, { 'lineItems.1.quantity': ['Only 4 of this line is left to credit'] }],
    ])
  })

  it('can be saved unchanged with a fractional plain count', async () => {
    const lump = [{ description: 'Website', quantity: 1, unitPrice: 10_000 }]
    const { id } = await sent({ lineItems: lump })
    const note = await made(credit(id, { lines: [{ line: 1, quantity: 0.5 }] }))
    expect((await edit(note.id, form(note))).status).toBe(200)
    expect(await getInvoice(actor(), note.id)).toMatchObject({ subtotal: 5000, version: 2 })
    const none = form(note, { lineItems: [{ ...note.lineItems[0], quantity: 0 }] })
    expect(await refused(edit(note.id, none))).toEqual([
      ...[422, { 'lineItems.0.quantity': ['Quantity must be more than 0'] }],
    ])
  })

  it('keeps its invoice’s client, currency and price mode', async () => {
    const { id } = await sent({ taxRate: 10 })
    const note = await made(credit(id))
    const another = (await createClient(actor())).id
    const isFor = 'A credit note is for the client of its invoice, in its currency.'
    const hasPrices =
      'A credit note has the prices of its invoice: with tax or without it, and with what is withheld.'
    for (const [field, value, why] of [
      ['clientId', another, isFor],
      ['currency', 'EUR', isFor],
      ['pricesIncludeTax', true, hasPrices],
      ['withholding', { label: 'IRPF', rate: 5 }, hasPrices],
    ] as const)
      expect(await refused(edit(note.id, form(note, { [field]: value })))).toEqual([422, { [field]: [why] }])
  })

  it('takes the remaining tax with the last part, however it is rounded', async () => {
    const { id } = await sent({
      taxRate: 10,
      lineItems: [{ description: 'Cent', quantity: 2, unitPrice: 0.05 }],
    })
    const first = await made(credit(id, { lines: [{ line: 1, quantity: 1 }] }))
    const last = await made(credit(id))
    expect([first.taxAmount, last.taxAmount]).toEqual([0.01, 0])
    const saved = await edit(last.id, form(last))
    expect(await saved.json()).toMatchObject({ taxAmount: 0, totalAmount: 0.05 })
  })
})

describe('a credit note rejected for its date, kind or invoice', () => {
  it('must be dated between its invoice and the latest possible payment date', async () => {
    const { id } = await sent({ issueDate: '2026-11-10', dueDate: '2026-11-24', invoiceNumber: 'INV-0001' })
    const note = await made(credit(id))
    const dated = (day: string) => edit(note.id, form(note, { issueDate: day, dueDate: day }))
    expect(await refused(dated('2026-11-09'))).toEqual([
      422,
      { issueDate: ['A credit note can’t be dated before invoice INV-0001'] },
    ])
    const [status, errors] = await refused(dated(addDays(TODAY, 2)))
    expect([status, Object.keys(errors)]).toEqual([422, ['issueDate']])
    expect((await dated(addDays(TODAY, 1))).status).toBe(200)
  })

  it('can’t be recurring, nor can a quote, with or without the kind in the body', async () => {
    const { id } = await sent()
    const quote = await createInvoice(actor(), clientId, { kind: 'QUOTE' })
    const repeats = { invoiceType: 'RECURRING', recurringDate: '2026-12-01' }
    for (const draft of [await made(credit(id)), quote])
      for (const kind of [undefined, draft.kind])
        expect(await refused(edit(draft.id, form(draft, { ...repeats, kind })))).toEqual([
          422,
          { invoiceType: ['Only invoices can repeat'] },
        ])
  })

  it('names the period of the invoice that started a series, not that of its own date', async () => {
    const { id } = await sent({
      invoiceType: 'RECURRING',
      recurringDate: '2099-04-05',
      issueDate: '2026-03-05',
      dueDate: '2026-03-19',
      language: 'de',
      lineItems: [{ description: 'Wartung {month} {year}', quantity: 1, unitPrice: 40 }],
    })
    expect((await look(id)).lines).toMatchObject([{ line: 1, description: 'Wartung März 2026' }])
    expect((await made(credit(id))).lineItems).toMatchObject([{ description: 'Wartung März 2026' }])
  })

  it('is rejected if its invoice was edited since', async () => {
    const { id } = await sent({ invoiceNumber: 'INV-0001' })
    const note = await made(credit(id))
    await mark(note.id, 'CANCELLED')
    await mark(id, 'DRAFT')
    const other = await createClient(actor())
    jest.setSystemTime(Date.now() + 1000)
    await edit(id, form(await getInvoice(actor(), id), { clientId: other.id, currency: 'JPY' }))
    await mark(id, 'SENT')
    for (const status of ['SENT', 'DRAFT'] as const)
      expect(await refused(mark(note.id, status))).toEqual([
        409,
        'Invoice INV-0001 was edited after this credit note was made. Delete this one, and issue another credit note.',
      ])
  })
})

describe('issuing a credit note', () => {
  it('pays its invoice, which becomes PAID if nothing is left', async () => {
    const { id, invoiceNumber } = await sent({
      lineItems: [{ description: 'Work', quantity: 4, unitPrice: 25 }],
    })
    const first = await issued(id, { lines: [{ line: 1, quantity: 1 }] })
    expect(await standing(id)).toEqual({
      status: 'SENT',
      amountPaid: 25,
      balance: 75,
      by: [['CREDIT_NOTE', 25]],
    })
    const second = await issued(id)
    expect(await standing(id)).toMatchObject({ status: 'PAID', balance: 0 })
    expect(await money()).toEqual({ left: 0, entries: [] })
    expect(await findSettlement(actor(), second)).toEqual({
      invoice: { id, number: invoiceNumber },
      paid: 75,
      credited: 0,
    })
    const { payments } = await getInvoice(actor(), id)
    expect(payments[0]).toMatchObject({
      reference: first.invoiceNumber,
      creditNoteId: first.id,
      paidOn: TODAY,
    })
    const types = (await listInvoiceEvents(actor(), id)).map(({ type, detail }) => [type, detail])
    expect(types).toContainEqual(['PAYMENT_RECORDED', `$25.00 by credit note ${first.invoiceNumber}`])
    expect(types).toContainEqual(['INVOICE_PAID', undefined])
    expect((await listInvoiceEvents(actor(), id)).find(({ type }) => type === 'INVOICE_PAID')).toMatchObject({
      isCredit: true,
    })
    // Undone, the invoice is as before.
    expect((await mark(second.id, 'DRAFT', { undo: true })).status).toBe(200)
    expect(await standing(id)).toMatchObject({ status: 'SENT', balance: 75 })
    await setInvoiceStatus(actor(), first.id, 'CANCELLED')
    expect(await standing(id)).toEqual({ status: 'SENT', amountPaid: 0, balance: 100, by: [] })
  })

  it('counts as credited, not as money received', async () => {
    const { id } = await sent({ lineItems: [{ description: 'Work', quantity: 4, unitPrice: 25 }] })
    const note = await issued(id, { lines: [{ line: 1, quantity: 1 }] })
    await recordPayment(actor(), id, { paidOn: TODAY, amount: 10, method: 'CASH', reference: null })
    expect(await getInvoice(actor(), id)).toMatchObject({ amountPaid: 35, amountCredited: 25 })
    await setInvoiceStatus(actor(), note.id, 'CANCELLED')
    expect(await getInvoice(actor(), id)).toMatchObject({ amountPaid: 10, amountCredited: 0 })
  })

  it('turns the excess into client credit, which undoing removes if it is unused', async () => {
    const { id } = await sent({ withholding: { label: 'IRPF', rate: 15 } })
    await recordPayment(actor(), id, { paidOn: TODAY, amount: 60, method: 'CASH', reference: null })
    const note = await issued(id)
    expect(await standing(id)).toMatchObject({
      status: 'PAID',
      by: [
        ['CASH', 60],
        ['CREDIT_NOTE', 25],
      ],
    })
    expect(await money()).toEqual({ left: 60, entries: [['CREDITED', 60]] })
    const { entries } = await getClientCredit(actor(), clientId)
    expect(entries[0]).toMatchObject({ invoiceId: note.id, invoiceNumber: note.invoiceNumber })
    expect(await findSettlement(actor(), note)).toMatchObject({ paid: 25, credited: 60 })
    expect(await listNotesAboveBalance(actor(), await getInvoice(actor(), id))).toEqual([
      { number: note.invoiceNumber, amount: 85, applied: 25 },
    ])
    const other = await sent()
    const { payments } = await payWithCredit(actor(), other.id, { amount: 50 })
    for (const act of [
      () => mark(note.id, 'CANCELLED'),
      () => mark(note.id, 'DRAFT'),
      () => mark(note.id, 'DRAFT', { undo: true }),
      () => ask(one.DELETE, 'DELETE', note.id, ''),
      () => ask(one.DELETE, 'DELETE', id, ''),
    ])
      expect(await refused(act())).toEqual([
        ...[409, expect.stringContaining('only $10.00 of the client’s credit is left')],
      ])
    expect(await standing(id)).toMatchObject({
      status: 'PAID',
      by: [
        ['CASH', 60],
        ['CREDIT_NOTE', 25],
      ],
    })
    const paymentId = String(payments[0]!.id)
    await ask(paymentRoute.DELETE, 'DELETE', other.id, `/payments/${paymentId}`, undefined, { paymentId })
    await setInvoiceStatus(actor(), note.id, 'DRAFT')
    expect(await money()).toMatchObject({ left: 0 })
    expect(await standing(id)).toMatchObject({ status: 'SENT', by: [['CASH', 60]] })
  })

  it('also settles when it is emailed, and deleting it reverts that', async () => {
    const { id } = await sent()
    const note = await made(credit(id))
    await sendInvoice(actor(), note.id, {
      to: ['ap@northwind.test'],
      cc: [],
      bcc: [],
      replyTo: null,
      attachPdf: false,
      subject: 'Credit note',
      message: 'Here it is',
    })
    await runOutbox()
    expect((await getInvoice(actor(), note.id)).status).toBe('SENT')
    expect(await standing(id)).toMatchObject({ status: 'PAID', by: [['CREDIT_NOTE', 100]] })
    await deleteInvoice(actor(), note.id)
    expect(await standing(id)).toMatchObject({ status: 'SENT', by: [] })
  })

  it('protects its payment from other changes', async () => {
    const { id } = await sent()
    const note = await issued(id)
    const paymentId = String((await getInvoice(actor(), id)).payments[0]!.id)
    const path = `/payments/${paymentId}`
    const why = `This payment comes from credit note ${note.invoiceNumber}. Cancel or delete that one, or move it back to draft.`
    for (const body of [{ amount: 5 }, { paidOn: addDays(TODAY, -1) }, { reference: 'mine' }])
      expect(await refused(ask(paymentRoute.PATCH, 'PATCH', id, path, body, { paymentId }))).toEqual([
        409,
        why,
      ])
    expect(await refused(ask(paymentRoute.DELETE, 'DELETE', id, path, undefined, { paymentId }))).toEqual([
      409,
      why,
    ])
    const send = ask(receiptRoute.POST, 'POST', id, `${path}/receipt`, {}, { paymentId })
    expect(await refused(send)).toEqual([
      ...[409, `No money came in with credit note ${note.invoiceNumber}. Send the credit note itself.`],
    ])
  })
})

describe('an invoice with a credit note', () => {
  it.each(['DRAFT', 'SENT'] as const)(
    'stays as it was issued while there is one that is %s',
    async (status) => {
      const { id } = await sent()
      const note = await made(credit(id))
      if (status === 'SENT') await setInvoiceStatus(actor(), note.id, 'SENT')
      const why = `Credit note ${note.invoiceNumber} takes from this invoice. Cancel or delete it first.`
      expect(await refused(mark(id, 'CANCELLED'))).toEqual([409, why])
      if (status === 'DRAFT') {
        expect(await refused(mark(id, 'DRAFT'))).toEqual([409, why])
        expect(await refused(mark(id, 'DRAFT', { undo: true }))).toEqual([409, why])
      }
      await setInvoiceStatus(actor(), note.id, 'CANCELLED')
      expect((await mark(id, 'CANCELLED')).status).toBe(200)
      // An invoice that isn't issued can't be credited.
      for (const back of ['DRAFT', 'SENT'] as const)
        expect(await refused(mark(note.id, back))).toEqual([
          ...[409, expect.stringContaining('is not issued any more')],
        ])
    },
  )

  it('can be deleted, and cancels its credit notes', async () => {
    const { id, invoiceNumber, issueDate } = await sent()
    await recordPayment(actor(), id, { paidOn: TODAY, amount: 60, method: 'CASH', reference: null })
    const note = await issued(id, { lines: [{ line: 1, quantity: 1 }] })
    await deleteInvoice(actor(), id)
    expect(await money()).toMatchObject({ left: 0 })
    expect(await getInvoice(actor(), note.id)).toMatchObject({
      status: 'CANCELLED',
      source: { id, number: invoiceNumber, date: issueDate },
    })
    expect(await refused(mark(note.id, 'DRAFT'))).toEqual([
      ...[409, `Invoice ${invoiceNumber} was deleted, so there is nothing to credit.`],
    ])
    await deleteInvoice(actor(), note.id)
  })

  it('survives concurrent changes without a deadlock', async () => {
    const { id } = await sent({ lineItems: [{ description: 'Work', quantity: 40, unitPrice: 25 }] })
    const ones = { lines: [{ line: 1, quantity: 1 }] }
    const notes: Invoice[] = []
    for (let count = 0; count < 6; count++) notes.push(await made(credit(id, ones)))
    const calls = notes.flatMap((note) => [
      ...[mark(note.id, 'SENT'), credit(id, ones), edit(note.id, form(note)), mark(note.id, 'CANCELLED')],
    ])
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([])
    const of = await db.invoice.findMany({
      where: { businessId: actor().businessId, status: 'SENT', kind: 'CREDIT_NOTE' },
    })
    expect((await standing(id)).amountPaid).toBe(of.length * 25)
    const answers = await Promise.all([
      ...[ask(one.DELETE, 'DELETE', id, ''), credit(id, ones)],
      ...notes.map((note) => mark(note.id, 'SENT')),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})
