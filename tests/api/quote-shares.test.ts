import * as one from '@/app/api/invoices/[id]/route'
import { convertDocument } from '@/lib/actions/documents/convert-document'
import { creditInvoice } from '@/lib/actions/documents/credit-document'
import { deleteInvoice } from '@/lib/actions/documents/delete-document'
import type { ConvertInput } from '@/lib/documents/convert/schema'
import { setInvoiceStatus, undoInvoiceStatus } from '@/lib/documents/moves/status-changes'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

// What is billed of one quote, in parts, comes to the whole, whatever is changed, moved or deleted afterwards.

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
    ...{ kind: 'QUOTE', status: 'ACCEPTED', currency: 'EUR', taxRate: 19, taxCategory: 'S' },
    ...{ invoiceNumber: 'Q-0001', lineItems: LINES },
  })
})

const convert = (input: ConvertInput) => convertDocument(owner.user.actor, quote.id, input)
const partial = (quantity: number, line = 1) => convert({ to: 'PARTIAL', lines: [{ line, quantity }] })
const move = (id: number, status: InvoiceStatus) => setInvoiceStatus(owner.user.actor, id, status)
const issued = async (input: ConvertInput) => move((await convert(input)).id, 'SENT')
const remove = (id: number) => deleteInvoice(owner.user.actor, id)

/** Saves the form over a draft: 200, or what is wrong with which field. */
async function save(invoice: Invoice, over: object): Promise<[number, unknown?]> {
  const { clientId, currency, issueDate, dueDate, invoiceNumber, lineItems, taxRate, taxCategory } = invoice
  const { pricesIncludeTax, discount } = invoice
  const body = { clientId, currency, issueDate, dueDate, invoiceNumber, taxRate, taxCategory, lineItems }
  const response = await owner.call(one.PATCH, `/api/invoices/${invoice.id}`, {
    ...{ method: 'PATCH', params: { id: String(invoice.id) } },
    body: { ...body, pricesIncludeTax, discount, ...over },
  })
  if (response.status === 200) return [200]
  return [response.status, ((await response.json()) as { errors: unknown }).errors]
}
const withQuantity = ({ lineItems: [first, ...rest] }: Invoice, quantity: number) => ({
  lineItems: [{ ...first, quantity }, ...rest],
})

describe('the draft of a partial invoice', () => {
  it('bills of a line what the others leave, and no more', async () => {
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

  it('has lines of its own beside them', async () => {
    const draft = await partial(10)
    const extra = { description: 'Travel', quantity: 20, unitPrice: 5 }
    expect(await save(draft, { lineItems: [...draft.lineItems, extra] })).toEqual([200])
  })

  it('stays as it is where its quote came to less since', async () => {
    const draft = await partial(8)
    await db.lineItem.updateMany({ where: { invoiceId: quote.id, position: 1 }, data: { quantity: 5 } })
    expect(await save(draft, { notes: 'Thank you' })).toEqual([200])
    expect((await save(draft, withQuantity(draft, 8.5)))[0]).toBe(422)
  })

  it('finds what another one left, of two at once', async () => {
    const [a, b] = [await partial(3), await partial(3)]
    const answers = await Promise.all([a, b].map((draft) => save(draft, withQuantity(draft, 7))))
    expect(answers.map(([status]) => status).sort()).toEqual([200, 422])
  })

  it('bills what it likes once its quote is gone', async () => {
    const draft = await partial(3)
    await remove(quote.id)
    expect(await save(draft, withQuantity(draft, 30))).toEqual([200])
  })
})

describe('the draft of a deposit', () => {
  it('comes to what the others leave of the quote, and no more', async () => {
    await convert({ to: 'DEPOSIT', amount: 1000 })
    const draft = await convert({ to: 'DEPOSIT', amount: 100 })
    const [first, ...rest] = draft.lineItems as object[]
    expect((await save(draft, { lineItems: [{ ...first, unitPrice: 150 }, ...rest] }))[0]).toBe(200)
    expect(await save(draft, { lineItems: [{ ...first, unitPrice: 300 }, ...rest] })).toEqual([
      422,
      { lineItems: ['Only €296.99 of this quote is left to bill'] },
    ])
  })

  it('keeps the currency of its quote, as all do that were made of one', async () => {
    const drafts = [await convert({ to: 'DEPOSIT', percent: 10 }), await partial(1)]
    for (const draft of drafts)
      expect(await save(draft, { currency: 'USD' })).toEqual([
        422,
        { currency: ['This invoice was made of Q-0001, so it is in the same currency.'] },
      ])
  })
})

describe('what was cancelled', () => {
  it('comes back as far as others have left its part', async () => {
    const first = await move((await partial(8)).id, 'CANCELLED')
    const second = await partial(8)
    await expect(move(first.id, 'DRAFT')).rejects.toThrow('Only 2 is left of this line')
    await move(second.id, 'CANCELLED')
    await move(first.id, 'DRAFT')
    await expect(undoInvoiceStatus(owner.user.actor, second.id, 'DRAFT')).rejects.toThrow(
      'Only 2 is left of this line',
    )
  })

  it('comes back as a deposit as far as the quote is not billed', async () => {
    const first = await move((await convert({ to: 'DEPOSIT', percent: 60 })).id, 'CANCELLED')
    await convert({ to: 'DEPOSIT', percent: 60 })
    await expect(move(first.id, 'SENT')).rejects.toThrow('Only €518.80 of this quote is left to bill')
  })
})

describe('what an issued final invoice takes off', () => {
  it('is not deleted', async () => {
    const deposit = await issued({ to: 'DEPOSIT', percent: 30 })
    const final = await convert({ to: 'FINAL' })
    await move(final.id, 'SENT')
    await expect(remove(deposit.id)).rejects.toThrow(
      `Final invoice ${final.invoiceNumber} takes this one off. Cancel that one first.`,
    )
    await move(final.id, 'CANCELLED')
    await remove(deposit.id)
  })

  it('makes the final invoice stale where it was deleted first', async () => {
    const deposit = await issued({ to: 'DEPOSIT', percent: 30 })
    const final = await convert({ to: 'FINAL' })
    await remove(deposit.id)
    await expect(move(final.id, 'SENT')).rejects.toThrow(/^An invoice that this one takes off has changed/)
  })

  it.each([
    ['cancelled', (id: number) => move(id, 'CANCELLED')],
    ['deleted', remove],
  ])('is %s or taken off: of two at once one alone', async (_, change) => {
    for (let round = 0; round < 4; round++) {
      const deposit = await issued({ to: 'DEPOSIT', percent: 10, again: true })
      const final = await convert({ to: 'FINAL', again: true })
      const both = await Promise.allSettled([move(final.id, 'SENT'), change(deposit.id)])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      await remove(final.id)
    }
  })

  it('is not taken off by a second one, until the first was credited', async () => {
    await issued({ to: 'DEPOSIT', percent: 30 })
    const [first, draft] = [await convert({ to: 'FINAL' }), await convert({ to: 'FINAL', again: true })]
    await move(first.id, 'SENT')
    await expect(move(draft.id, 'SENT')).rejects.toThrow(/another final invoice takes it off/)
    await expect(convert({ to: 'FINAL', again: true })).rejects.toThrow(
      `Final invoice ${first.invoiceNumber} takes all of that off already.`,
    )
    const note = await creditInvoice(owner.user.actor, first.id, {})
    await move(note.id, 'SENT')
    await move(draft.id, 'SENT')
    await expect(convert({ to: 'FINAL', again: true })).rejects.toThrow(/takes all of that off already/)
  })
})
