import fc from 'fast-check'
import { convertDocument } from '@/lib/actions/documents/convert-document'
import { creditInvoice } from '@/lib/actions/documents/credit-document'
import { deleteInvoice } from '@/lib/actions/documents/delete-document'
import { findLeft } from '@/lib/documents/credit-notes/notes'
import { billedIn, isIssued, listBilled, takenIn } from '@/lib/documents/billed/billed'
import { means } from '@/lib/documents/lifecycle/kinds'
import { itemsOf } from '@/lib/documents/lines/kinds'
import { lockInvoice } from '@/lib/documents/lock'
import { setInvoiceStatus } from '@/lib/documents/moves/status-changes'
import type { InvoiceFormValues } from '@/lib/documents/schema'
import type { Invoice } from '@/lib/documents/types'
import type { Actor } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { AppError } from '@/lib/words/errors'
import { timesChance } from '@/tests/factories/full-size'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

const STATUSES = ['SENT', 'PAID', 'CANCELLED', 'DRAFT', 'SENT'] as const
const at = fc.nat(1000)
const share = fc.integer({ min: 1, max: 10 })
const steps = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('deposit' as const), at, share }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('partial' as const), at, share }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('final' as const), at, share }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('whole' as const), at, share }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('credit' as const), at, share }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constant('move' as const), at, share }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete' as const), at, share }) },
)
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never

const quotes: fc.Arbitrary<Partial<InvoiceFormValues>> = fc.record({
  currency: fc.constantFrom('EUR' as const, 'JPY' as const),
  pricesIncludeTax: fc.boolean(),
  discount: fc.constantFrom(
    null,
    { kind: 'PERCENT' as const, value: 7 },
    { kind: 'AMOUNT' as const, value: 11 },
  ),
  withholding: fc.constantFrom(null, { label: 'IRPF', rate: 15 }),
})
const LINES = [
  { description: 'Design', quantity: 10, unit: 'h', unitPrice: 37 },
  { description: 'Print', quantity: 3, unitPrice: 33, tax: { rate: 7, category: 'S' as const } },
  {
    description: 'Stock',
    quantity: 10,
    unit: 'h',
    unitPrice: 9,
    discount: { kind: 'PERCENT' as const, value: 5 },
  },
]

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!

/** Does a step to what there is; answers what it was, or that it was refused in words. */
async function take(actor: Actor, quote: Invoice, { does, at, share }: Step): Promise<string> {
  const { businessId } = actor
  const all = await db.invoice.findMany({ where: { businessId }, orderBy: { id: 'asc' } })
  const document = pick(all, at)
  const some = (lines: readonly { quantity: number; line: number }[]) => {
    const { line, quantity } = pick(lines, at >> 3)
    return [{ line, quantity: Math.max(1, Math.ceil((Math.abs(quantity) * share) / 10)) }]
  }
  const placed = (lines: Invoice['lineItems']) =>
    itemsOf(lines).map(({ id: line, quantity }) => ({ line, quantity }))
  const acts: Record<Step['does'], () => Promise<unknown>> = {
    deposit: () => convertDocument(actor, quote.id, { to: 'DEPOSIT', percent: share * 7 }),
    partial: () => convertDocument(actor, quote.id, { to: 'PARTIAL', lines: some(placed(quote.lineItems)) }),
    final: () => convertDocument(actor, quote.id, { to: 'FINAL' }),
    whole: () => convertDocument(actor, quote.id, { to: 'INVOICE' }),
    credit: async () => {
      const { lineItems } = await readInvoice(actor, document.id)
      return creditInvoice(actor, document.id, at % 3 ? {} : { lines: some(placed(lineItems)) })
    },
    move: () => setInvoiceStatus(actor, document.id, pick(STATUSES, at >> 4)),
    delete: async () => document.id !== quote.id && (await deleteInvoice(actor, document.id)),
  }
  try {
    await acts[does]()
    return does
  } catch (error) {
    if (error instanceof AppError && ['conflict', 'invalid'].includes(error.kind)) return 'refused'
    throw error
  }
}

const readInvoice = (actor: Actor, id: number) =>
  db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, id)
    return { ...row, lineItems: row.lines.map((line) => ({ ...line, id: line.position })) as never }
  })

/** What of a quote is issued comes to no more than the quote, in all and of each line, whatever was done. */
async function holds(actor: Actor, quote: Invoice) {
  const issued = (await listBilled(db, actor, quote.id)).filter(isIssued)
  expect(billedIn(issued).minus(quote.totalAmount).toNumber()).toBeLessThanOrEqual(0)
  const taken = takenIn(issued)
  for (const { id, quantity } of itemsOf(quote.lineItems))
    expect((taken.get(id)?.toNumber() ?? 0) - quantity).toBeLessThanOrEqual(0)
  expect(
    await db.$queryRaw`SELECT * FROM wrong_running_totals() WHERE "businessId" = ${actor.businessId}`,
  ).toEqual([])
}

/** What was issued can be credited to the last cent. */
async function creditable(actor: Actor) {
  const rows = await db.invoice.findMany({ where: { businessId: actor.businessId, kind: 'INVOICE' } })
  for (const { id } of rows.filter((row) => means('billed', row))) {
    const left = () => db.$transaction(async (tx) => findLeft(tx, await lockInvoice(tx, actor, id)))
    if ((await left()).totalAmount > 0) await creditInvoice(actor, id, {})
    expect(await left()).toMatchObject({ totalAmount: 0, withheldAmount: 0 })
  }
}

it('never bills more of a quote than there is, and credits all of it, whatever is made, moved, credited and deleted', async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(quotes, fc.array(steps, { minLength: 10, maxLength: 24 }), async (over, taken) => {
      const { actor } = await createUser()
      const quote = await createInvoice(actor, (await createClient(actor)).id, {
        ...{ kind: 'QUOTE', status: 'ACCEPTED', taxRate: 19, taxCategory: 'S', lineItems: LINES, ...over },
      })
      for (const step of taken) {
        const did = await take(actor, quote, step)
        seen.set(did, (seen.get(did) ?? 0) + 1)
        await holds(actor, quote)
      }
      await creditable(actor)
    }),
    { numRuns: timesChance(3), seed: 20_261_125 },
  )
  expect(seen.size).toBeGreaterThan(5)
})
