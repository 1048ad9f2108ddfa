import { db } from '@/lib/platform/db/client'
import { countTabs, listWithTabs } from '@/lib/documents/list/tab-counts'
import { NO_FILTER } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list-invoices'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

const TODAY = '2026-11-21'

/** Returns the counts by tab. */
const tabsOf = async (...asked: Parameters<typeof countTabs>) => {
  const { lists: _lists, ...counts } = await countTabs(...asked)
  return counts
}

async function business() {
  const user = await createUser()
  const [ada, bob] = [
    await createClient(user.actor, { name: 'Ada' }),
    await createClient(user.actor, { name: 'Bob' }),
  ]
  const invoice = (clientId: number, values: Parameters<typeof createInvoice>[2]) =>
    createInvoice(user.actor, clientId, { issueDate: '2026-11-01', ...values })
  await invoice(ada.id, { status: 'DRAFT', dueDate: '2026-11-02' })
  await invoice(ada.id, { status: 'SENT', dueDate: '2026-11-20' })
  await invoice(ada.id, { status: 'SENT', dueDate: TODAY })
  await invoice(bob.id, { status: 'SENT', dueDate: '2026-11-20' })
  await invoice(bob.id, { status: 'PAID', dueDate: '2026-11-20' })
  return { user, ada, bob }
}

it('the tab count counts the business’s invoices of each tab that match the filter', async () => {
  const [{ user, ada }] = [await business(), await business()]
  const all = { ALL: 5, DRAFT: 1, SENT: 3, OVERDUE: 2, PAID: 1, CANCELLED: 0 }
  expect(await tabsOf(user.actor, NO_FILTER, TODAY)).toEqual(all)
  // Counts don't depend on the current tab and page.
  const elsewhere = { ...NO_FILTER, status: 'PAID' as const, before: '1' }
  expect(await tabsOf(user.actor, elsewhere, TODAY)).toEqual(all)
  const adas = { ALL: 3, DRAFT: 1, SENT: 2, OVERDUE: 1, PAID: 0, CANCELLED: 0 }
  expect(await tabsOf(user.actor, { ...NO_FILTER, clientId: ada.id, overdue: TODAY }, TODAY)).toEqual(adas)
  expect(await tabsOf(user.actor, { ...NO_FILTER, search: 'ada' }, TODAY)).toEqual(adas)
  const { invoices } = await listInvoices(user.actor, { ...NO_FILTER, overdue: TODAY })
  expect(invoices).toHaveLength(all.OVERDUE)
})

it('the tab count is loaded together with the list', async () => {
  const { user, ada } = await business()
  const filter = { ...NO_FILTER, search: 'ada', status: 'SENT' as const }
  const { invoices, next, counts } = await listWithTabs(user.actor, filter, TODAY)
  expect(invoices.map(({ clientId, status }) => [clientId, status])).toEqual(Array(2).fill([ada.id, 'SENT']))
  expect([next, counts]).toEqual([null, await tabsOf(user.actor, filter, TODAY)])
})

it('the tab count stops counting at 1,000', async () => {
  const user = await createUser()
  const { id: clientId } = await createClient(user.actor)
  await db.$executeRaw`
    INSERT INTO "Invoice" ("businessId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal",
      "taxAmount", "totalAmount", "paymentMethod", "updatedAt")
    SELECT ${user.id}, 1000000 + g, ${clientId}, 'N-' || g, 'SENT', '2026-01-01', '2026-01-15', 'EUR', 1, 0, 1, 'REQUEST', now()
    FROM generate_series(1, 1001) g`
  const full = { ALL: 1000, DRAFT: 0, SENT: 1000, OVERDUE: 1000, PAID: 0, CANCELLED: 0 }
  expect(await tabsOf(user.actor, NO_FILTER, TODAY)).toEqual(full)
  expect(await tabsOf(user.actor, { ...NO_FILTER, clientId }, TODAY)).toEqual({ ALL: 1000 })
})
