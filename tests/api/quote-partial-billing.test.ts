import * as one from '@/app/api/invoices/[id]/route'
import { convertDocument } from '@/lib/invoicing/convert-quote'
import { creditInvoice } from '@/lib/invoicing/credit-invoice'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { sendInvoice } from '@/lib/mail/invoices/send-invoice'
import { runInvoiceCheck } from '@/lib/presend-check/queries'
import { recordOutcomes } from '@/lib/mail/sending/record-result'
import type { ConvertInput } from '@/lib/documents/quote-billing/convert-schema'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import { setInvoiceStatus, undoInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { waitForBlocked, holdLock } from '@/tests/factories/locks'
import { createUser } from '@/tests/factories/user'

// Partial invoices of a quote add up to the quote, whatever is edited, moved or deleted afterwards.

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let quote: Invoice

const LINES = [
  { description: 'Design', quantity: 10, unit: 'h', unitPrice: 100 },
  { description: 'Print', quantity: 3, unitPrice: 33.33, tax: { rate: 7, category: 'S' as const } },
]

beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd' }))
  const { actor } = owner.user
  quote = await createInvoice(actor, (await createClient(actor)).id, {
    kind: 'QUOTE',
    status: 'ACCEPTED',
    currency: 'EUR',
    taxRate: 19,
    taxCategory: 'S',
    invoiceNumber: 'Q-0001',
    lineItems: LINES,
  })
})

const convert = (input: ConvertInput) => convertDocument(owner.user.actor, quote.id, input)
const partial = (quantity: number, line = 1) => convert({ to: 'PARTIAL', lines: [{ line, quantity }] })
const move = (id: number, status: InvoiceStatus) => setInvoiceStatus(owner.user.actor, id, status)
const issued = async (input: ConvertInput) => move((await convert(input)).id, 'SENT')
const remove = (id: number) => deleteInvoice(owner.user.actor, id)

/** Saves a draft; returns 200, or the status and field errors. */
async function save(invoice: Invoice, over: object): Promise<[number, unknown?]> {
  const { clientId, currency, issueDate, dueDate, invoiceNumber, lineItems, taxRate, taxCategory } = invoice
  const { pricesIncludeTax, discount } = invoice
  const body = { clientId, currency, issueDate, dueDate, invoiceNumber, taxRate, taxCategory, lineItems }
  const response = await owner.call(one.PATCH, `/api/invoices/${invoice.id}`, {
    method: 'PATCH',
    params: { id: String(invoice.id) },
    body: { ...body, pricesIncludeTax, discount, ...over },
  })
  if (response.status === 200) return [200]
  return [response.status, ((await response.json()) as { errors: unknown }).errors]
}
const withQuantity = ({ lineItems: [first, ...rest] }: Invoice, quantity: number) => ({
  lineItems: [{ ...first, quantity }, ...rest],
})

describe('the draft of a partial invoice', () => {
  it('bills at most what the others leave of a line', async () => {
    await partial(4)
    const draft = await partial(3)
    expect(await save(draft, withQuantity(draft, 6))).toEqual([200])
    expect(await save(draft, withQuantity(draft, 6.5))).toEqual([
      422,
      { 'lineItems.0.quantity': ['Only 6 is left of this line'] },
    ])
    const twice = { lineItems: [...draft.lineItems, ...withQuantity(draft, 4).lineItems] }
    expect((await save(draft, twice))[0]).toBe(422)
  })

  it('can have extra lines', async () => {
    const draft = await partial(10)
    const extra = { description: 'Travel', quantity: 20, unitPrice: 5 }
    expect(await save(draft, { lineItems: [...draft.lineItems, extra] })).toEqual([200])
  })

  it('stays unchanged if its quote became smaller', async () => {
    const draft = await partial(8)
    await db.lineItem.updateMany({ where: { invoiceId: quote.id, position: 1 }, data: { quantity: 5 } })
    expect(await save(draft, { notes: 'Thank you' })).toEqual([200])
    expect((await save(draft, withQuantity(draft, 8.5)))[0]).toBe(422)
  })

  it('is limited by a concurrent one', async () => {
    const drafts = [await partial(3), await partial(3)]
    const at = { own: { businessId: owner.user.businessId, id: quote.id } }
    const release = await holdLock((tx) => tx.invoice.update({ where: at, data: { version: 9 } }))
    const saved = drafts.map((draft) => save(draft, withQuantity(draft, 7)))
    await waitForBlocked()
    await release()
    expect((await Promise.all(saved)).map(([status]) => status).sort()).toEqual([200, 422])
  })

  it('lifts the quote’s limit from a partial invoice once the quote is deleted', async () => {
    const draft = await partial(3)
    await remove(quote.id)
    expect(await save(draft, withQuantity(draft, 30))).toEqual([200])
  })
})

describe('the draft of a deposit', () => {
  it('is limited to what the others leave of the quote', async () => {
    await convert({ to: 'DEPOSIT', amount: 1000 })
    const draft = await convert({ to: 'DEPOSIT', amount: 100 })
    const [first, ...rest] = draft.lineItems as object[]
    expect((await save(draft, { lineItems: [{ ...first, unitPrice: 150 }, ...rest] }))[0]).toBe(200)
    expect(await save(draft, { lineItems: [{ ...first, unitPrice: 300 }, ...rest] })).toEqual([
      422,
      { lineItems: ['This is more than the €296.99 remaining to bill'] },
    ])
  })

  it('keeps its quote’s currency, like all documents created from one', async () => {
    const drafts = [await convert({ to: 'DEPOSIT', percent: 10 }), await partial(1)]
    for (const draft of drafts)
      expect(await save(draft, { currency: 'USD' })).toEqual([
        422,
        { currency: ['This invoice was made of Q-0001, so it is in the same currency.'] },
      ])
  })
})

describe('a cancelled invoice of a quote', () => {
  it('is restored as far as the others have left its part', async () => {
    const first = await move((await partial(8)).id, 'CANCELLED')
    const second = await partial(8)
    await expect(move(first.id, 'DRAFT')).rejects.toThrow('Only 2 is left of this line')
    await move(second.id, 'CANCELLED')
    await move(first.id, 'DRAFT')
    await expect(undoInvoiceStatus(owner.user.actor, second.id, 'DRAFT')).rejects.toThrow(
      'Only 2 is left of this line',
    )
  })

  it('is restored as a deposit as far as the quote is not billed', async () => {
    const first = await move((await convert({ to: 'DEPOSIT', percent: 60 })).id, 'CANCELLED')
    await convert({ to: 'DEPOSIT', percent: 60 })
    await expect(move(first.id, 'SENT')).rejects.toThrow('This is more than the €518.80 remaining to bill')
  })
})

describe('deposits deducted on an issued final invoice', () => {
  it('can’t be deleted', async () => {
    const deposit = await issued({ to: 'DEPOSIT', percent: 30 })
    const final = await convert({ to: 'FINAL' })
    await move(final.id, 'SENT')
    await expect(remove(deposit.id)).rejects.toThrow(
      `Final invoice ${final.invoiceNumber} takes this one off. Cancel that one first.`,
    )
    await move(final.id, 'CANCELLED')
    await remove(deposit.id)
  })

  it('stay on the draft of the final invoice', async () => {
    const { invoiceNumber } = await issued({ to: 'DEPOSIT', percent: 30 })
    const final = await convert({ to: 'FINAL' })
    expect(await save(final, { lineItems: final.lineItems.slice(0, 2) })).toEqual([
      422,
      {
        lineItems: [
          `${invoiceNumber} was billed before and is not deducted here. Keep the line that deducts it, or make the final invoice again.`,
        ],
      },
    ])
  })

  it('are required to issue or email a draft that lost them in an older release', async () => {
    const { invoiceNumber } = await issued({ to: 'DEPOSIT', percent: 30 })
    const final = await convert({ to: 'FINAL' })
    await db.lineItem.deleteMany({
      where: { businessId: owner.user.businessId, invoiceId: final.id, depositId: { not: null } },
    })
    expect(await runInvoiceCheck(owner.user.actor, final.id)).toContainEqual(
      expect.objectContaining({ rule: 'deduction-missing', level: 'BLOCK' }),
    )
    await expect(move(final.id, 'SENT')).rejects.toThrow(
      `${invoiceNumber} was billed before and is not deducted`,
    )
  })

  it('make the final invoice stale if deleted first', async () => {
    const deposit = await issued({ to: 'DEPOSIT', percent: 30 })
    const final = await convert({ to: 'FINAL' })
    await remove(deposit.id)
    await expect(move(final.id, 'SENT')).rejects.toThrow(
      /^The invoice that “Less deposit invoice .+” takes off was deleted\. Remove those 2 lines\.$/,
    )
  })

  it.each([
    ['cancelled', (id: number) => move(id, 'CANCELLED')],
    ['deleted', remove],
  ])('can be either %s or deducted, even concurrently', async (_, change) => {
    for (let round = 0; round < 4; round++) {
      const deposit = await issued({ to: 'DEPOSIT', percent: 10, again: true })
      const final = await convert({ to: 'FINAL', again: true })
      const both = await Promise.allSettled([move(final.id, 'SENT'), change(deposit.id)])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      await remove(final.id)
    }
  })

  it('can’t be deducted by a second one until the first was credited', async () => {
    const deposit = await issued({ to: 'DEPOSIT', percent: 30 })
    const [first, draft] = [await convert({ to: 'FINAL' }), await convert({ to: 'FINAL', again: true })]
    await move(first.id, 'SENT')
    await expect(move(draft.id, 'SENT')).rejects.toThrow(
      new RegExp(
        `^Final invoice ${first.invoiceNumber} already takes off ${deposit.invoiceNumber}\\. Remove`,
      ),
    )
    await expect(convert({ to: 'FINAL', again: true })).rejects.toThrow(
      `Final invoice ${first.invoiceNumber} takes all of that off already.`,
    )
    const note = await creditInvoice(owner.user.actor, first.id, {})
    await move(note.id, 'SENT')
    await move(draft.id, 'SENT')
    await expect(convert({ to: 'FINAL', again: true })).rejects.toThrow(/takes all of that off already/)
    // Nor by reactivating the first one.
    await expect(move(note.id, 'CANCELLED')).rejects.toThrow(draft.invoiceNumber)
    const back = await creditInvoice(owner.user.actor, draft.id, {})
    await move(back.id, 'SENT')
    await move(note.id, 'CANCELLED')
  })
})

describe('lines of a quote that were already billed', () => {
  it('are not billed again by restoring an invoice', async () => {
    const first = await issued({ to: 'INVOICE' })
    await move(first.id, 'CANCELLED')
    const second = await convert({ to: 'INVOICE' })
    await expect(move(first.id, 'SENT')).rejects.toThrow(
      `It was converted to ${second.invoiceNumber} already`,
    )
    await move(second.id, 'CANCELLED')
    await move(first.id, 'SENT')
  })

  it('are not billed again by restoring an invoice after the quote was deleted', async () => {
    const first = await issued({ to: 'INVOICE' })
    await move(first.id, 'CANCELLED')
    const second = await issued({ to: 'INVOICE' })
    await remove(quote.id)
    await expect(move(first.id, 'SENT')).rejects.toThrow(
      `It was converted to ${second.invoiceNumber} already`,
    )
  })

  it('are not billed again by a deposit that an issued final invoice does not deduct', async () => {
    const first = await issued({ to: 'DEPOSIT', percent: 30 })
    await issued({ to: 'DEPOSIT', percent: 20 })
    await move(first.id, 'CANCELLED')
    const final = await issued({ to: 'FINAL' })
    await expect(move(first.id, 'SENT')).rejects.toThrow(`It was converted to ${final.invoiceNumber} already`)
  })

  it('are not billed again by reversing a credit note that the final invoice accounts for', async () => {
    const deposit = await issued({ to: 'DEPOSIT', percent: 50 })
    const note = await creditInvoice(owner.user.actor, deposit.id, {})
    await move(note.id, 'SENT')
    const final = await issued({ to: 'FINAL' })
    expect(final.totalAmount).toBe(quote.totalAmount)
    const counted = `What this credit note takes back was billed again by ${final.invoiceNumber}.`
    for (const status of ['DRAFT', 'CANCELLED'] as const)
      await expect(move(note.id, status)).rejects.toThrow(counted)
    await expect(remove(note.id)).rejects.toThrow(counted)
    await move(final.id, 'CANCELLED')
    await move(note.id, 'CANCELLED')
  })

  it('can be credited after the final invoice, and that can be undone', async () => {
    const deposit = await issued({ to: 'DEPOSIT', percent: 50 })
    await issued({ to: 'FINAL' })
    const note = await creditInvoice(owner.user.actor, deposit.id, {})
    await move(note.id, 'SENT')
    await move(note.id, 'CANCELLED')
  })

  it('can be billed again as far as they were credited', async () => {
    const part = await issued({ to: 'PARTIAL', lines: [{ line: 1, quantity: 10 }] })
    await expect(partial(4)).rejects.toThrow('This line was billed already')
    const note = await creditInvoice(owner.user.actor, part.id, { lines: [{ line: 1, quantity: 4 }] })
    await move(note.id, 'SENT')
    await expect(partial(4.5)).rejects.toThrow('Only 4 is left of this line')
    await partial(4)
  })

  it('can be converted again once credited in full', async () => {
    const whole = await issued({ to: 'INVOICE' })
    const note = await creditInvoice(owner.user.actor, whole.id, {})
    await expect(convert({ to: 'INVOICE' })).rejects.toThrow(/was converted/)
    await move(note.id, 'SENT')
    await convert({ to: 'INVOICE' })
  })

  it('never exceed the quote through a deposit and chosen lines together', async () => {
    await convert({ to: 'DEPOSIT', percent: 50 })
    await expect(partial(10)).rejects.toThrow(
      'This is more than the €648.49 remaining to bill. A final invoice bills exactly that.',
    )
    const draft = await partial(5)
    expect(await save(draft, withQuantity(draft, 10))).toEqual([
      422,
      { lineItems: ['This is more than the €648.49 remaining to bill. A final invoice bills exactly that.'] },
    ])
  })

  it('add up to the quote with a final invoice if partial invoices round their tax up', async () => {
    const { actor } = owner.user
    const lineItems = ['One', 'Two', 'Three'].map((description) => ({
      description,
      quantity: 1,
      unitPrice: 10.03,
    }))
    quote = await createInvoice(actor, (await createClient(actor)).id, {
      kind: 'QUOTE',
      status: 'ACCEPTED',
      currency: 'EUR',
      taxRate: 19,
      taxCategory: 'S',
      invoiceNumber: 'Q-0002',
      lineItems,
    })
    const parts = [await issued({ to: 'PARTIAL', lines: [{ line: 1, quantity: 1 }] })]
    parts.push(await issued({ to: 'PARTIAL', lines: [{ line: 2, quantity: 1 }] }))
    await expect(partial(1, 3)).rejects.toThrow(
      'This is more than the €11.93 remaining to bill. A final invoice bills exactly that.',
    )
    parts.push(await issued({ to: 'FINAL' }))
    expect(parts.map(({ totalAmount }) => totalAmount)).toEqual([11.94, 11.94, 11.93])
  })
})

describe('a credit note for an amount that was billed again', () => {
  const ways: [string, (note: Invoice) => Promise<unknown>][] = [
    ['cancelled', ({ id }) => move(id, 'CANCELLED')],
    ['moved back to draft', ({ id }) => move(id, 'DRAFT')],
    ['undone', ({ id }) => undoInvoiceStatus(owner.user.actor, id, 'DRAFT')],
    ['deleted', ({ id }) => remove(id)],
  ]
  const kinds: [string, ConvertInput, ConvertInput][] = [
    ['a deposit', { to: 'DEPOSIT', percent: 79 }, { to: 'DEPOSIT', percent: 50 }],
    ['chosen lines', { to: 'PARTIAL', lines: [{ line: 1, quantity: 8 }] }, { to: 'DEPOSIT', percent: 60 }],
    [
      'one line',
      { to: 'PARTIAL', lines: [{ line: 2, quantity: 3 }] },
      { to: 'PARTIAL', lines: [{ line: 2, quantity: 3 }] },
    ],
    ['all of it', { to: 'INVOICE' }, { to: 'INVOICE' }],
    ['all of it, then a part', { to: 'INVOICE' }, { to: 'DEPOSIT', percent: 1 }],
  ]
  it.each(kinds)('can’t cancel a credit note for what was billed again: %s', async (_, first, again) => {
    const note = await creditInvoice(owner.user.actor, (await issued(first)).id, {})
    await move(note.id, 'SENT')
    const second = await issued(again)
    for (const [, takeBack] of ways)
      await expect(takeBack(note)).rejects.toThrow(
        `What this credit note takes back was billed again by ${second.invoiceNumber}. Cancel or credit that one first.`,
      )
    await move(second.id, 'CANCELLED')
    await move(note.id, 'CANCELLED')
  })

  it('is deleted with its invoice, which then bills nothing', async () => {
    const deposit = await issued({ to: 'DEPOSIT', percent: 79 })
    await move((await creditInvoice(owner.user.actor, deposit.id, {})).id, 'SENT')
    await issued({ to: 'DEPOSIT', percent: 50 })
    await remove(deposit.id)
  })
})

describe('a cancelled final invoice', () => {
  it('can be restored only if it deducts what was billed since', async () => {
    await issued({ to: 'DEPOSIT', percent: 30 })
    const final = await issued({ to: 'FINAL' })
    await move(final.id, 'CANCELLED')
    const deposit = await issued({ to: 'DEPOSIT', percent: 50 })
    const missing = `${deposit.invoiceNumber} was billed before and is not deducted here.`
    for (const status of ['SENT', 'PAID', 'DRAFT'] as const)
      await expect(move(final.id, status)).rejects.toThrow(missing)
    await expect(undoInvoiceStatus(owner.user.actor, final.id, 'SENT')).rejects.toThrow(missing)
    await move(deposit.id, 'CANCELLED')
    await move(final.id, 'SENT')
  })
})

describe('extra lines on a partial invoice', () => {
  it('do not count against the quote', async () => {
    const draft = await partial(10)
    const extra = { description: 'Travel', quantity: 20, unitPrice: 5 }
    await save(draft, { lineItems: [...draft.lineItems, extra] })
    const sent = await move(draft.id, 'SENT')
    await convert({ to: 'PARTIAL', lines: [{ line: 2, quantity: 3 }] })
    const note = await creditInvoice(owner.user.actor, sent.id, { lines: [{ line: 1, quantity: 10 }] })
    await move(note.id, 'SENT')
    await partial(10)
  })
})

describe('a partially billed quote', () => {
  it('can’t be edited once invoices were created from it', async () => {
    const draft = await partial(2)
    await expect(move(quote.id, 'DRAFT')).rejects.toThrow(
      `${draft.invoiceNumber} was made of this quote. Cancel or delete that one before you move this one back to draft.`,
    )
    await move(draft.id, 'CANCELLED')
    const reopened = await move(quote.id, 'DRAFT')
    expect((await save(reopened, { lineItems: [...LINES].reverse() }))[0]).toBe(200)
    await move(quote.id, 'SENT')
    await expect(move(draft.id, 'SENT')).rejects.toThrow(
      'Quote Q-0001 has changed since this invoice was made of it. Convert it again instead.',
    )
  })
})

describe('drafts of partial invoices', () => {
  it('keep their quote’s client', async () => {
    const other = await createClient(owner.user.actor)
    for (const draft of [await convert({ to: 'DEPOSIT', percent: 10 }), await partial(1)])
      expect(await save(draft, { clientId: other.id })).toEqual([
        422,
        { clientId: ['This invoice bills a part of Q-0001, so it is for the same client.'] },
      ])
    expect((await save(await convert({ to: 'INVOICE', again: true }), { clientId: other.id }))[0]).toBe(200)
  })

  it('can’t be recurring', async () => {
    expect(await save(await partial(1), { invoiceType: 'RECURRING', recurringDate: '2026-12-01' })).toEqual([
      422,
      { invoiceType: ['An invoice that bills a part of a quote can’t repeat.'] },
    ])
  })
})

describe('the draft of a final invoice whose deposit was credited', () => {
  const credited = async (lines?: { line: number; quantity: number }[]) => {
    const deposit = await issued({ to: 'DEPOSIT', percent: 50 })
    const final = await convert({ to: 'FINAL' })
    const note = await creditInvoice(owner.user.actor, deposit.id, lines ? { lines } : {})
    await move(note.id, 'SENT')
    return { deposit: deposit.invoiceNumber, final, note: note.invoiceNumber }
  }
  const check = async (id: number) =>
    (await runInvoiceCheck(owner.user.actor, id)).filter(({ level }) => level === 'BLOCK')

  it('names the credit note and the lines to remove, and is issued without them', async () => {
    const { deposit, final, note } = await credited()
    const message = expect.stringMatching(
      new RegExp(
        `^${deposit} was credited by ${note}\\. Remove the 2 lines “Less deposit invoice ${deposit} `,
      ),
    )
    expect(await check(final.id)).toEqual([
      expect.objectContaining({ rule: 'deduction-stale', field: 'lineItems.2', message }),
    ])
    await expect(move(final.id, 'SENT')).rejects.toMatchObject({ message })
    expect(await save(final, {})).toEqual([
      422,
      { 'lineItems.2.unitPrice': [message], 'lineItems.3.unitPrice': [message] },
    ])
    expect(await save(final, { lineItems: final.lineItems.slice(0, 2) })).toEqual([200])
    expect(await check(final.id)).toEqual([])
    expect((await move(final.id, 'SENT')).totalAmount).toBe(quote.totalAmount)
  })

  it('names only the line of a tax rate that was credited in full', async () => {
    const { deposit, final, note } = await credited([{ line: 2, quantity: 1 }])
    const [finding, ...others] = await check(final.id)
    expect(finding!.message).toMatch(`${deposit} was credited by ${note}. Remove the line “`)
    expect(finding!.field).toBe('lineItems.3')
    expect(others).toEqual([])
    expect(await save(final, { lineItems: final.lineItems.slice(0, 3) })).toEqual([200])
    await move(final.id, 'SENT')
  })

  it('has to be made again if part of a line was credited', async () => {
    const { deposit, final, note } = await credited([{ line: 1, quantity: 0.5 }])
    const message = `${note} credited part of ${deposit}, so this invoice takes off too much. Delete it and make the final invoice again.`
    expect((await check(final.id)).map((one) => one.message)).toEqual([message])
    await expect(move(final.id, 'SENT')).rejects.toThrow(message)
    await remove(final.id)
    await issued({ to: 'FINAL' })
  })
})

describe('the draft of a final invoice whose deposit was reopened', () => {
  it('waits for the deposit, or is made again if its amount changed', async () => {
    const deposit = await issued({ to: 'DEPOSIT', percent: 50 })
    const final = await convert({ to: 'FINAL' })
    await move(deposit.id, 'DRAFT')
    await expect(move(final.id, 'SENT')).rejects.toThrow(
      `${deposit.invoiceNumber} is a draft. Mark it as sent, or remove the 2 lines “`,
    )
    const [first, ...rest] = deposit.lineItems as object[]
    expect(await save(deposit, { lineItems: [{ ...first, unitPrice: 400 }, ...rest] })).toEqual([200])
    await move(deposit.id, 'SENT')
    await expect(move(final.id, 'SENT')).rejects.toThrow(
      `This invoice doesn’t take off exactly what ${deposit.invoiceNumber} billed.`,
    )
  })
})

describe('a final invoice whose deposit was cancelled', () => {
  it('can’t be emailed, and an email already in delivery issues it', async () => {
    const deposit = await issued({ to: 'DEPOSIT', percent: 50 })
    const final = await convert({ to: 'FINAL' })
    const letter = {
      to: ['ada@example.com'],
      cc: [],
      bcc: [],
      replyTo: null,
      attachPdf: false,
      subject: 'Invoice',
      message: 'Here {link}',
    }
    const mail = await sendInvoice(owner.user.actor, final.id, letter)
    await move(deposit.id, 'CANCELLED')
    await expect(sendInvoice(owner.user.actor, final.id, letter)).rejects.toThrow(
      new RegExp(`^${deposit.invoiceNumber} was cancelled\\. Remove the 2 lines “Less deposit invoice`),
    )
    const sending = await db.outboxMail.update({
      where: { ref: mail.id },
      data: { status: 'SENDING', attempts: 1 },
    })
    await recordOutcomes(sending, [{ status: 'SENT', only: [], why: null, isOutage: false }])
    const row = await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: owner.user.businessId, id: final.id } },
    })
    expect(row.status).toBe('SENT')
  })
})

describe('a final invoice with several tax rates', () => {
  const issuedFinal = async () => {
    const { actor } = owner.user
    quote = await createInvoice(actor, quote.clientId, {
      kind: 'QUOTE',
      status: 'ACCEPTED',
      currency: 'EUR',
      taxRate: 20,
      taxCategory: 'S',
      lineItems: [
        { description: 'Design', quantity: 10, unitPrice: 100 },
        { description: 'Print', quantity: 30, unitPrice: 100, tax: { rate: 10, category: 'S' as const } },
      ],
    })
    await issued({ to: 'DEPOSIT', percent: 50 })
    return issued({ to: 'FINAL' })
  }

  it('can be credited a line without its deposit if its rate has enough left, and is otherwise not credited in part', async () => {
    const final = await issuedFinal()
    const credit = (quantity?: number) =>
      creditInvoice(owner.user.actor, final.id, quantity ? { lines: [{ line: 1, quantity }] } : {})
    await expect(credit(10)).rejects.toThrow(
      `Only €500.00 of invoice ${final.invoiceNumber} is left to credit at 20 %`,
    )
    expect((await credit(5)).totalAmount).toBe(600)
    const rest = await credit()
    expect([rest.totalAmount, rest.taxes.map(({ taxable }) => taxable)]).toEqual([1650, [0, 1500]])
  })

  it('can’t be credited to a negative amount at a rate', async () => {
    const final = await issuedFinal()
    const at = (index: number) => ({ line: index + 1, quantity: 1 })
    const deposit = filterItems(final.lineItems).findIndex(
      ({ depositId, tax }) => depositId && tax?.rate === 20,
    )
    const lines = [at(deposit), { line: 2, quantity: 10 }]
    await expect(creditInvoice(owner.user.actor, final.id, { lines })).rejects.toThrow(
      `What you chose of invoice ${final.invoiceNumber} comes to less than nothing`,
    )
  })
})
