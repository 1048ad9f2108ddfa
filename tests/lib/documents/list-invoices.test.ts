import type { ActiveMember } from '@/lib/api/session'
import fc from 'fast-check'
import { db } from '@/lib/platform/db/client'
import { NO_FILTER, type InvoiceFilter, INVOICE_SORTS } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list-invoices'
import { INVOICE_STATUSES } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceSummary } from '@/lib/documents/types'
import { createClient } from '@/tests/factories/client'
import { getPropertyRuns } from '@/tests/factories/full-size'
import { createUser } from '@/tests/factories/user'

// Clients sort by company if there is one: the second Northwind's contact name sorts far from it.
const NAMES = [
  { name: 'Ärzte & Söhne' },
  { name: 'Northwind' },
  { name: 'Zoe', companyName: 'Northwind' },
  { name: '50 % off. ~ Ltd' },
  { name: 'نور' },
]
const DAYS = ['2026-01-05', '2026-01-31', '2026-02-28']
// The most decimals of any currency, and the maximum amount of an invoice.
const AMOUNTS = ['0.00', '9.505', '100.00', '1000000000000']
const CURRENCIES = ['EUR', 'KWD', 'JPY']
const date = (day: string) => new Date(`${day}T00:00:00Z`)

/** Creates invoices with equal values in every column except the number, and an invoice of another business. */
async function business(count: number) {
  const [user, stranger] = [await createUser(), await createUser()]
  const clients: { id: number }[] = []
  for (const names of NAMES) clients.push(await createClient(user.actor, names))
  const other = await createClient(stranger.actor)
  const pick = <T>(list: readonly T[], at: number, step: number) => list[(at * step) % list.length]!
  const rows = Array.from({ length: count }, (_, at) => {
    const total = pick(AMOUNTS, at, 3)
    return {
      clientId: pick(clients, at, 7).id,
      invoiceNumber: `${pick(['INV', 'a.b~c', '2026/'], at, 5)}-${(at * 37) % 1009}`,
      status: pick(INVOICE_STATUSES, at, 5),
      currency: pick(CURRENCIES, at, 2),
      issueDate: date(pick(DAYS, at, 2)),
      dueDate: date(pick(DAYS, at + 1, 5)),
      subtotal: total,
      taxAmount: 0,
      totalAmount: total,
      paymentMethod: 'REQUEST' as const,
    }
  })
  await db.invoice.createMany({ data: rows.map((row) => ({ ...row, businessId: user.businessId })) })
  await db.invoice.createMany({
    data: rows.slice(0, 5).map((row) => ({ ...row, businessId: stranger.businessId, clientId: other.id })),
  })
  return { user, clients }
}

/** Returns all pages of a list, in order. */
async function allPages(actor: ActiveMember, filter: InvoiceFilter, size: number) {
  const rows: InvoiceSummary[] = []
  const seen: (string | null)[] = []
  let before: string | null = null
  do {
    const page = await listInvoices(actor, { ...filter, before }, size)
    expect(page.invoices.length).toBeLessThanOrEqual(size)
    rows.push(...page.invoices)
    before = page.next
    // Pages that repeat would never end.
    expect(seen).not.toContain(before)
    seen.push(before)
  } while (before)
  return rows
}

/** Sort keys by sort order, most significant first. */
const VALUES: Record<string, (row: InvoiceSummary) => (string | number)[]> = {
  newest: (row) => [row.id],
  issued: (row) => [row.issueDate, row.id],
  due: (row) => [row.dueDate, row.id],
  amount: (row) => [row.currency, row.totalAmount, row.id],
}

const COUNT = 83
let actor: ActiveMember
let clientIds: number[]
beforeAll(async () => {
  const { user, clients } = await business(COUNT)
  actor = user.actor
  clientIds = clients.map(({ id }) => id)
})

const orders = [null, ...INVOICE_SORTS].flatMap((sort) =>
  (['asc', 'desc'] as const).filter((dir) => sort || dir === 'desc').map((dir) => ({ sort, dir })),
)

it.each(orders)('the invoice list lists every invoice once, in order: $sort $dir', async (order) => {
  const whole = await allPages(actor, { ...NO_FILTER, ...order }, 1000)
  expect(new Set(whole.map(({ id }) => id)).size).toBe(COUNT)
  for (const size of [7, 50])
    expect((await allPages(actor, { ...NO_FILTER, ...order }, size)).map(({ id }) => id)).toEqual(
      whole.map(({ id }) => id),
    )

  const sign = order.dir === 'asc' ? 1 : -1
  const values = VALUES[order.sort ?? 'newest']
  for (const [at, row] of whole.entries()) {
    const before = whole[at - 1]
    if (!before) continue
    if (order.sort === 'status') {
      const rank = ({ status }: InvoiceSummary) => (INVOICE_STATUSES as readonly string[]).indexOf(status)
      const step = sign * (rank(row) - rank(before))
      expect(step > 0 || (step === 0 && row.id < before.id)).toBe(true)
    }
    if (order.sort === 'client' && row.clientId === before.clientId) expect(row.id).toBeLessThan(before.id)
    if (!values) continue
    const [one, other] = [values(before), values(row)]
    const differs = one.findIndex((value, index) => value !== other[index])
    expect(sign * (one[differs]! < other[differs]! ? 1 : -1)).toBe(1)
  }
  if (order.sort === 'client')
    // Each client's invoices are adjacent.
    expect(whole.filter((row, at) => row.clientId !== whole[at - 1]?.clientId)).toHaveLength(NAMES.length)
})

it('the invoice list sorts numbers numerically, and names alphabetically', async () => {
  const ascending = (sort: 'number' | 'client', dir: 'asc' | 'desc' = 'asc') =>
    allPages(actor, { ...NO_FILTER, sort, dir }, 9)
  const numbers = (await ascending('number')).flatMap(
    ({ invoiceNumber }) => /^INV-(\d+)$/.exec(invoiceNumber)?.[1] ?? [],
  )
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers).toEqual(numbers.toSorted((a, b) => Number(a) - Number(b)))
  const names = (await ascending('client')).map(({ clientName }) => clientName)
  expect([...new Set(names)]).toEqual(['50 % off. ~ Ltd', 'Ärzte & Söhne', 'Northwind', 'نور'])
  const turned = (await ascending('client', 'desc')).map(({ clientName }) => clientName)
  expect(turned).toEqual(names.toReversed())
})

it('the invoice list pages through any filter, in any order, with each row exactly once', async () => {
  const everything = await allPages(actor, NO_FILTER, 1000)
  const filters = fc.record({
    status: fc.option(fc.constantFrom(...INVOICE_STATUSES)),
    clientId: fc.option(fc.constantFrom(...clientIds)),
    overdue: fc.option(fc.constantFrom('2026-01-31', '2026-03-01')),
    since: fc.option(fc.constantFrom(...DAYS)),
    until: fc.option(fc.constantFrom(...DAYS)),
    search: fc.constant(''),
  })
  const order = fc.constantFrom(...orders)
  await fc.assert(
    fc.asyncProperty(filters, order, fc.integer({ min: 1, max: 30 }), async (filter, { sort, dir }, size) => {
      const { status, clientId, overdue, since, until } = filter
      const expected = everything.filter(
        (row) =>
          (!status || row.status === status) &&
          (!clientId || row.clientId === clientId) &&
          (!overdue || (row.status === 'SENT' && row.dueDate < overdue)) &&
          (!since || row.issueDate >= since) &&
          (!until || row.issueDate <= until),
      )
      const shown = await allPages(actor, { ...NO_FILTER, ...filter, sort, dir }, size)
      const ids = (rows: InvoiceSummary[]) => rows.map(({ id }) => id)
      expect(ids(shown).sort()).toEqual(ids(expected).sort())
    }),
    getPropertyRuns(15, 200),
  )
})

it('the invoice list continues in place if the last row was deleted or changed', async () => {
  const { user } = await business(12)
  for (const { sort, dir } of orders) {
    const filter = { ...NO_FILTER, sort, dir }
    const whole = await allPages(user.actor, filter, 1000)
    const { next } = await listInvoices(user.actor, filter, 4)
    const last = whole[3]!
    await db.invoice.delete({ where: { own: { businessId: user.businessId, id: last.id } } })
    const { invoices } = await listInvoices(user.actor, { ...filter, before: next }, 4)
    expect(invoices.map(({ id }) => id)).toEqual(whole.slice(4, 8).map(({ id }) => id))
    await db.invoice.create({
      data: {
        id: last.id,
        businessId: user.businessId,
        clientId: last.clientId,
        invoiceNumber: last.invoiceNumber,
        status: last.status,
        currency: last.currency,
        paymentMethod: 'REQUEST',
        issueDate: date(last.issueDate),
        dueDate: date(last.dueDate),
        subtotal: String(last.subtotal),
        taxAmount: 0,
        totalAmount: String(last.totalAmount),
      },
    })
  }
})
