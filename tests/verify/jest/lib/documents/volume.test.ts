import type { ActiveMember } from '@/lib/api/session'
import { filteredCountsSql, allCountsSql, countTabs } from '@/lib/documents/list/tab-counts'
import { NO_FILTER, PAGE_SIZE, INVOICE_SORTS } from '@/lib/documents/list/filter'
import { listInvoices, invoicesSql } from '@/lib/documents/list/list-invoices'
import { db } from '@/lib/platform/db/client'
import { insertInBatches } from '@/tests/factories/insert-in-batches'
import { createClient } from '@/tests/factories/client'
import { countIndexRows, countRowsRead, vacuum } from '@/tests/factories/query-plan'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const orders = [null, ...INVOICE_SORTS].flatMap((sort) =>
  (['asc', 'desc'] as const).filter((dir) => sort || dir === 'desc').map((dir) => ({ sort, dir })),
)

describe('an invoice list with 8,000 invoices', () => {
  let many: ActiveMember
  beforeAll(async () => {
    const user = await createUser()
    many = user.actor
    await db.$executeRaw`
      INSERT INTO "Client" ("businessId", "name", "updatedAt")
      SELECT ${user.id}, 'Client ' || n, now() FROM generate_series(1, 400) n`
    await insertInBatches(
      8000,
      (first, last) => db.$executeRaw`
        INSERT INTO "Invoice" ("businessId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency",
          "subtotal", "taxAmount", "totalAmount", "paymentMethod", "foldedText", "updatedAt")
        SELECT ${user.id}, 1000000 + n, (SELECT min("id") FROM "Client" WHERE "businessId" = ${user.id}) + n % 400, 'INV-' || n,
          (ARRAY['DRAFT', 'SENT', 'PAID', 'CANCELLED'])[1 + n % 4]::"InvoiceStatus", date '2020-01-01' + n % 2000,
          date '2020-01-15' + n % 2000, (ARRAY['EUR', 'USD'])[1 + n % 2], n % 5000, 0, n % 5000, 'REQUEST', 'inv ' || n, now()
        FROM generate_series(${first}::int, ${last}::int) n`,
    )
    await vacuum('Invoice', 'Client')
  })

  it.each(orders)(
    'reads one page and its neighbours, at the start and far down: $sort $dir',
    async (order) => {
      const filter = { ...NO_FILTER, ...order }
      let before: string | null = null
      for (let page = 0; page < 3; page++)
        before = (await listInvoices(many, { ...filter, before }, 2400)).next
      for (const place of [null, before])
        expect(
          await countRowsRead(invoicesSql(many, { ...filter, before: place }, PAGE_SIZE), 'Invoice'),
        ).toBeLessThanOrEqual((PAGE_SIZE + 1) * 5)
    },
  )

  it('searches only the business’s invoices, however many others match', async () => {
    const stranger = await createUser()
    await db.$executeRaw`INSERT INTO "Client" ("businessId", "name", "updatedAt") VALUES (${stranger.id}, 'Client', now())`
    await db.$executeRaw`
      INSERT INTO "Invoice" ("businessId", "id", "clientId", "invoiceNumber", "issueDate", "dueDate", "currency", "subtotal",
        "taxAmount", "totalAmount", "paymentMethod", "foldedText", "updatedAt")
      SELECT ${stranger.id}, n, (SELECT min("id") FROM "Client" WHERE "businessId" = ${stranger.id}), 'INV-' || n, '2026-01-01',
        '2026-01-15', 'USD', 1, 0, 1, 'REQUEST', 'inv ' || n || ' workshop', now()
      FROM generate_series(1, 200) n`
    await db.$executeRaw`UPDATE "Invoice" SET "foldedText" = 'workshop' WHERE "businessId" = ${many.businessId} AND "id" % 1000 = 0`
    // A GIN index keeps new rows in a pending list until VACUUM.
    await vacuum('Invoice')
    const filter = { ...NO_FILTER, search: 'workshop' }
    expect((await listInvoices(many, filter)).invoices).toHaveLength(8)
    expect(await countIndexRows(invoicesSql(many, filter, PAGE_SIZE), 'Invoice')).toBe(8)
  })
})

describe('the tabs of a list with 9,000 invoices', () => {
  it('count to 1,000 without reading all rows', async () => {
    const today = '2026-11-21'
    const user = await createUser()
    const { id: clientId } = await createClient(user.actor)
    // 1,200 are sent, 1,100 of them overdue.
    await insertInBatches(
      9000,
      (first, last) => db.$executeRaw`
        INSERT INTO "Invoice" ("businessId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal",
          "taxAmount", "totalAmount", "paymentMethod", "updatedAt")
        SELECT ${user.id}, 1000000 + g, ${clientId}, 'N-' || g, (CASE WHEN g <= 1200 THEN 'SENT' ELSE 'PAID' END)::"InvoiceStatus", '2026-01-01',
          ${today}::text::date - CASE WHEN g <= 1100 THEN 1 ELSE 0 END, 'EUR', 1, 0, 1, 'REQUEST', now()
        FROM generate_series(${first}::int, ${last}::int) g`,
    )
    await vacuum('Invoice')
    expect(await countTabs(user.actor, NO_FILTER, today)).toMatchObject({
      ALL: 1000,
      DRAFT: 0,
      SENT: 1000,
      OVERDUE: 1000,
      PAID: 1000,
      CANCELLED: 0,
    })
    expect(await countTabs(user.actor, { ...NO_FILTER, clientId }, today)).toMatchObject({ ALL: 1000 })
    expect(await countRowsRead(allCountsSql(user.actor, NO_FILTER, today), 'Invoice', false)).toBeLessThan(
      9000,
    )
    const among = filteredCountsSql(user.actor, { ...NO_FILTER, clientId }, today)
    expect(await countRowsRead(among, 'Invoice', false)).toBeLessThan(9000)
  })
})
