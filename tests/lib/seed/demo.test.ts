import { toOwnerActor } from '@/tests/factories/user'
import { isPasswordCorrect } from '@/lib/auth/credentials/password'
import { toDateColumn, todayIn } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { getSharedInvoice } from '@/lib/public-links/shared-invoice'
import { listInvoices } from '@/lib/documents/list/list-invoices'
import { getInvoice } from '@/lib/documents/queries'
import { NO_FILTER } from '@/lib/documents/list/filter'
import { countUnread } from '@/lib/notifications/notifications'
import { isOverdue } from '@/lib/documents/payment-status/payment-status'
import { seedDemo } from '@/prisma/seed'

const demo = async () => {
  const user = await db.user.findUniqueOrThrow({
    where: { email: 'demo@example.com' },
    include: { ownedBusinesses: { include: { logo: true } } },
  })
  const [business] = user.ownedBusinesses
  return { user, business: business!, actor: toOwnerActor(business!.id) }
}

beforeAll(async () => {
  await seedDemo()
})

describe('the demo business', () => {
  it('allows signing in at once', async () => {
    const { user, business } = await demo()
    expect(user.ownedBusinesses).toHaveLength(1)
    expect(business.isOnboarded && user.emailVerifiedAt).toBeTruthy()
    expect(await isPasswordCorrect(user.passwordHash, 'demo1234')).toBe(true)
    expect(business.logo).toMatchObject({ contentType: 'image/png', width: 400, height: 400 })
  })

  it('is added only once', async () => {
    const count = async () => db.invoice.count({ where: { businessId: (await demo()).business.id } })
    const before = await count()
    expect(await seedDemo()).toBe(false)
    expect(await count()).toBe(before)
    expect(await db.user.count({ where: { email: 'demo@example.com' } })).toBe(1)
  })

  it('has invoices in every status, some overdue and some not yet due, in several currencies', async () => {
    const { actor, business } = await demo()
    const { invoices } = await listInvoices(actor, NO_FILTER)
    expect(invoices.length).toBeGreaterThanOrEqual(24)
    expect(new Set(invoices.map(({ status }) => status))).toEqual(
      new Set(['DRAFT', 'SENT', 'PAID', 'CANCELLED']),
    )
    expect(new Set(invoices.map(({ currency }) => currency)).size).toBeGreaterThan(3)
    const sent = invoices.filter(({ status }) => status === 'SENT')
    const overdue = sent.filter((invoice) => isOverdue(invoice, todayIn(business.timeZone)))
    expect(overdue.length).toBeGreaterThan(1)
    expect(sent.length - overdue.length).toBeGreaterThan(1)
    const numbers = invoices.map(({ invoiceNumber }) => invoiceNumber)
    expect(numbers).toEqual(numbers.toSorted().reverse())
  })

  it('has documents of every kind, and quotes with every outcome', async () => {
    const { business } = await demo()
    const { id: businessId } = business
    const rows = await db.invoice.findMany({ where: { businessId, kind: { not: 'INVOICE' } } })
    expect(rows.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'CREDIT_NOTE DRAFT',
      'PROFORMA SENT',
      ...['ACCEPTED', 'DECLINED', 'SENT', 'SENT'].map((status) => `QUOTE ${status}`),
    ])
    const today = toDateColumn(todayIn(business.timeZone))
    expect(
      rows.filter(({ kind, status, dueDate }) => kind === 'QUOTE' && status === 'SENT' && dueDate < today),
    ).toHaveLength(1)
    for (const { answeredAt, issueDate, status } of rows)
      if (status === 'ACCEPTED' || status === 'DECLINED')
        expect(answeredAt!.getTime() - issueDate.getTime()).toBeGreaterThan(2 * 86_400_000)
  })

  it('numbers all documents in the order of their dates', async () => {
    const { business } = await demo()
    const rows = await db.documentNumber.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    const days = rows.map(({ givenAt }) => givenAt.getTime())
    expect(days.length).toBeGreaterThan(30)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
  })

  it('has a chronological history without future events', async () => {
    const { actor } = await demo()
    const events = await db.event.findMany({
      where: { businessId: actor.businessId },
      orderBy: { id: 'asc' },
    })
    const times = events.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(Date.now())
    expect(times.at(-1)! - times[0]!).toBeGreaterThan(200 * 24 * 60 * 60 * 1000)
    for (const invoiceId of new Set(events.map((event) => event.invoiceId)))
      expect(events.find((event) => event.invoiceId === invoiceId)!.type).toBe('INVOICE_CREATED')
  })

  it('has past payments, some partial, and notifications', async () => {
    const { actor } = await demo()
    const { businessId } = actor
    const payments = await db.payment.findMany({
      where: { businessId },
      include: { invoice: true },
    })
    expect(new Set(payments.map(({ paidOn }) => paidOn.getTime())).size).toBeGreaterThan(8)
    expect(payments.every(({ paidOn }) => paidOn.getTime() <= Date.now())).toBe(true)
    expect(payments.map(({ invoice }) => invoice.status)).toContain('SENT')
    expect(await countUnread(actor)).toBeGreaterThan(0)
    expect(await db.recurringSchedule.count({ where: { businessId, status: 'ACTIVE' } })).toBe(1)
  })

  it('counts a view where it says when it was last viewed', async () => {
    const { business } = await demo()
    const rows = await db.invoice.findMany({
      where: { businessId: business.id },
      select: { lastViewedAt: true, viewCount: true },
    })
    for (const { lastViewedAt, viewCount } of rows) expect(viewCount > 0).toBe(lastViewedAt !== null)
  })

  it('has working public links', async () => {
    const { actor } = await demo()
    const { invoices } = await listInvoices(actor, { ...NO_FILTER, status: 'SENT' })
    const { publicToken, invoiceNumber } = await getInvoice(actor, invoices[0]!.id)
    const shared = await getSharedInvoice(publicToken!)
    expect(shared.invoice.invoiceNumber).toBe(invoiceNumber)
    expect(shared.invoice.seller).toMatchObject({ name: 'Fernhill Studio', logo: { width: 400 } })
  })
})
