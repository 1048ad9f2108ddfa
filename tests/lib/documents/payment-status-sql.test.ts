import type { ActiveMember } from '@/lib/api/session'
import { toDateColumn, addDays, todayIn, type Day } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import {
  DOCUMENT_KINDS,
  isInGroup,
  STATUSES_BY_KIND,
  type DocumentKind,
  type InvoiceStatus,
  type StatusGroup,
} from '@/lib/documents/lifecycle/kinds'
import {
  getBalance,
  isOverdue,
  hasBalanceDue,
  getBalanceDue,
} from '@/lib/documents/payment-status/payment-status'
import {
  whereInvoiceInStatusGroup,
  paymentStatusSql,
} from '@/lib/documents/payment-status/payment-status-sql'
import { createClient } from '@/tests/factories/client'
import { createUser } from '@/tests/factories/user'

const MIDDLE = '2026-11-21'
const HOW_MANY = 1000
const MEANINGS: StatusGroup[] = [
  'draft',
  'owed',
  'paid',
  'cancelled',
  'billed',
  'outstanding',
  'underWay',
  'credited',
  'offered',
  'accepted',
  'declined',
]
/** Instants at which zones around the world have different dates. */
const TODAYS = ['2026-11-21T00:30:00Z', '2026-11-21T11:30:00Z', '2026-11-21T23:30:00Z'].flatMap((at) =>
  ['Pacific/Kiritimati', 'Asia/Kolkata', 'UTC', 'America/New_York', 'Pacific/Pago_Pago'].map((zone) =>
    todayIn(zone, new Date(at)),
  ),
)

/** Seeded random numbers, so that failures can be reproduced. */
function chance(seed: number) {
  return (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}

let actor: ActiveMember
beforeAll(async () => {
  actor = (await createUser()).actor
  const { id: clientId } = await createClient(actor)
  const of = chance(20261121)
  const cents = () => [0, 1, 9999, 10000, of(5_000_000), 99_999_999_999_999][of(6)]!
  const money = (amount: number) =>
    (BigInt(amount) / 100n).toString() + '.' + String(amount % 100).padStart(2, '0')
  await db.invoice.createMany({
    data: Array.from({ length: HOW_MANY }, (_, index) => {
      const total = cents()
      // As many invoices as other kinds together.
      const kind: DocumentKind = of(2) === 0 ? 'INVOICE' : DOCUMENT_KINDS[of(DOCUMENT_KINDS.length)]!
      // Withheld tax isn't received.
      const withheld = of(3) === 0 ? Math.min(total, cents()) : 0
      const paid = Math.min(total - withheld, [0, 1, total, Math.max(0, total - 1), cents()][of(5)]!)
      return {
        businessId: actor.businessId,
        clientId,
        id: 1_000_000 + index,
        invoiceNumber: `N-${index}`,
        currency: 'EUR',
        kind,
        status: STATUSES_BY_KIND[kind][of(STATUSES_BY_KIND[kind].length)]!,
        issueDate: toDateColumn('2026-01-01'),
        dueDate: toDateColumn(addDays(MIDDLE, of(7) - 3)),
        subtotal: money(total),
        taxAmount: 0,
        totalAmount: money(total),
        amountPaid: money(paid),
        withheldAmount: money(withheld),
        paymentMethod: 'REQUEST' as const,
      }
    }),
  })
})

interface Row {
  id: number
  kind: DocumentKind
  status: InvoiceStatus
  dueDate: Day
  totalAmount: string
  amountPaid: string
  withheldAmount: string
  balance: string
  owed: string
  isToPay: boolean
  isOverdue: boolean
}

const rowsOn = (today: Day) => {
  const { balance, owed, isToPay, isOverdue } = paymentStatusSql()
  return db.$queryRaw<Row[]>`
    SELECT i."id", i."kind"::text, i."status"::text, i."dueDate"::text, i."totalAmount"::text, i."amountPaid"::text, i."withheldAmount"::text,
      ${balance}::text AS "balance", (${owed})::numeric(16, 2)::text AS "owed", ${isToPay} AS "isToPay",
      ${isOverdue(today)} AS "isOverdue"
    FROM "Invoice" i WHERE i."businessId" = ${actor.businessId} ORDER BY i."id"`
}

it.each([...new Set(TODAYS)])('SQL and TypeScript agree, on %s', async (today) => {
  const rows = await rowsOn(today)
  expect(rows).toHaveLength(HOW_MANY)
  const expected = rows.map((row) => ({
    ...row,
    balance: getBalance(row).toFixed(2),
    owed: getBalanceDue(row).toFixed(2),
    isToPay: hasBalanceDue(row),
    isOverdue: isOverdue(row, today),
  }))
  expect(rows).toEqual(expected)
  // Guards against comparing nothing: the random data contain some of each.
  for (const found of ['isToPay', 'isOverdue'] as const) {
    const count = rows.filter((row) => row[found]).length
    expect(count).toBeGreaterThan(10)
    expect(count).toBeLessThan(HOW_MANY - 10)
  }
})

it('covers zones with different dates', () => expect(new Set(TODAYS).size).toBe(3))

it.each(MEANINGS)(
  'finds documents that are %s in SQL, by filter and in TypeScript alike',
  async (meaning) => {
    const all = await db.invoice.findMany({
      where: { businessId: actor.businessId },
      select: { id: true, kind: true, status: true },
    })
    const wanted = all
      .filter((one) => isInGroup(meaning, one))
      .map(({ id }) => id)
      .sort()
    expect(wanted.length).toBeGreaterThan(10)
    const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT c."id" FROM "Invoice" c WHERE c."businessId" = ${actor.businessId} AND ${paymentStatusSql('c').means(meaning)}`
    expect(rows.map(({ id }) => id).sort()).toEqual(wanted)
    const filtered = await db.invoice.findMany({
      where: { businessId: actor.businessId, ...whereInvoiceInStatusGroup(meaning) },
      select: { id: true },
    })
    const invoices = all.filter((one) => one.kind === 'INVOICE' && isInGroup(meaning, one))
    expect(filtered.map(({ id }) => id).sort()).toEqual(invoices.map(({ id }) => id).sort())
  },
)
