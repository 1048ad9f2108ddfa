import { GET } from '@/app/api/dashboard/stats/route'
import type { ActiveMember } from '@/lib/api/session'
import { db } from '@/lib/platform/db/client'
import { NO_SUGGESTED_ACTIONS } from '@/tests/factories/suggested-actions'
import { getDashboard, getDashboardStats } from '@/lib/reports/dashboard/queries'
import type { DashboardStats } from '@/lib/reports/dashboard/stats-response'
import { addDays, daysBetween } from '@/lib/core/dates'
import { NO_FILTER, parseInvoiceFilter } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list-invoices'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { addClientCredit } from '@/tests/factories/client-credit'
import { createUser } from '@/tests/factories/user'

const TODAY = '2024-11-21'
const MONTHS_OF_2024 = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map(
  (month) => `2024-${month}`,
)

const call = (browser: Browser) => browser.call(GET, '/api/dashboard/stats')
const stats = async (browser: Browser) => (await (await call(browser)).json()) as DashboardStats
const line = (unitPrice: number) => ({ lineItems: [{ description: 'Work', quantity: 1, unitPrice }] })

describe('spec 7: GET /api/dashboard/stats', () => {
  it('returns zeros for a new user, in their currency', async () => {
    const browser = await Browser.signedIn(await createUser({ currency: 'AUD' }))
    expect(await stats(browser)).toEqual({
      totalPaid: 0,
      totalUnpaid: 0,
      totalInvoices: 0,
      paidInvoices: 0,
      pendingInvoices: 0,
      draftInvoices: 0,
      byCurrency: [{ currency: 'AUD', totalPaid: 0, totalUnpaid: 0, totalOwed: 0, totalDrafts: 0 }],
    })
  })

  it('counts by status and never mixes currencies', async () => {
    const browser = await Browser.signedIn(await createUser({ currency: 'GBP' }))
    const { actor } = browser.user
    const client = (await createClient(actor)).id
    await createInvoice(actor, client, { currency: 'GBP', status: 'PAID', ...line(0.1) })
    await createInvoice(actor, client, { currency: 'GBP', status: 'PAID', ...line(0.2) })
    await createInvoice(actor, client, { currency: 'GBP', status: 'SENT', ...line(10) })
    await createInvoice(actor, client, { currency: 'GBP', status: 'DRAFT', ...line(5) })
    await createInvoice(actor, client, { currency: 'GBP', status: 'CANCELLED', ...line(1000) })
    await createInvoice(actor, client, { currency: 'USD', status: 'PAID', ...line(70) })
    await createInvoice(actor, client, { currency: 'EUR', status: 'SENT', ...line(33.33) })

    expect(await stats(browser)).toEqual({
      totalPaid: 0.3,
      totalUnpaid: 15,
      totalInvoices: 7,
      paidInvoices: 3,
      pendingInvoices: 2,
      draftInvoices: 1,
      byCurrency: [
        { currency: 'GBP', totalPaid: 0.3, totalUnpaid: 15, totalOwed: 10, totalDrafts: 5 },
        { currency: 'EUR', totalPaid: 0, totalUnpaid: 33.33, totalOwed: 33.33, totalDrafts: 0 },
        { currency: 'USD', totalPaid: 70, totalUnpaid: 0, totalOwed: 0, totalDrafts: 0 },
      ],
    })
  })

  it('excludes other businesses', async () => {
    const stranger = await Browser.signedIn()
    await createInvoice(stranger.user.actor, (await createClient(stranger.user.actor)).id, { status: 'PAID' })
    const browser = await Browser.signedIn()
    expect(await stats(browser)).toMatchObject({ totalInvoices: 0, totalPaid: 0, paidInvoices: 0 })
    expect(await stats(stranger)).toMatchObject({ totalInvoices: 1, totalPaid: 100, paidInvoices: 1 })
  })

  it('rejects visitors, and is not cached', async () => {
    expect((await call(new Browser())).status).toBe(401)
    const onboarding = await Browser.signedIn(await createUser({ isOnboarded: false }))
    expect((await call(onboarding)).status).toBe(403)
    const answer = await call(await Browser.signedIn())
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('sums and lists the newest invoices with client names', async () => {
    const actor = (await createUser()).actor
    const client = (await createClient(actor)).id
    for (let count = 0; count < 6; count++) await createInvoice(actor, client)
    const [dashboard, { invoices }] = await Promise.all([
      getDashboard(actor, 'USD', TODAY),
      listInvoices(actor, NO_FILTER, 5),
    ])
    expect(dashboard.stats).toEqual(await getDashboardStats(actor, 'USD'))
    expect(dashboard.stats.totalInvoices).toBe(6)
    expect(invoices.map((invoice) => invoice.clientName)).toEqual(Array(5).fill('Northwind Traders'))
  })
})

describe('spec 7: the totals of GET /api/dashboard/stats', () => {
  let actor: ActiveMember
  let client: number
  beforeEach(async () => {
    actor = (await createUser()).actor
    client = (await createClient(actor)).id
  })
  const due = (days: number, over: Parameters<typeof createInvoice>[2] = {}) =>
    createInvoice(actor, client, {
      status: 'SENT',
      issueDate: '2024-01-01',
      dueDate: addDays(TODAY, days),
      ...over,
    })
  const pay = (invoiceId: number, amount: number, paidOn: string) =>
    recordPayment(actor, invoiceId, { amount, paidOn, method: 'CASH', reference: null })
  const usd = (amount: number) => [{ currency: 'USD', amount }]

  it('groups sent invoices by due date like the lists they link to', async () => {
    for (const days of [-91, -90, -61, -60, -31, -30, -1, 0, 6, 7]) await due(days)
    await due(-200, { status: 'DRAFT' })
    await due(-200, { status: 'PAID' })
    await due(-200, { status: 'CANCELLED' })
    const { ages, today } = await getDashboard(actor, 'USD', TODAY)
    expect(ages).toEqual({
      NOT_DUE: { count: 3, sums: usd(300) },
      TO_30: { count: 2, sums: usd(200) },
      TO_60: { count: 2, sums: usd(200) },
      TO_90: { count: 2, sums: usd(200) },
      OVER_90: { count: 1, sums: usd(100) },
    })
    expect(today).toEqual({
      overdue: { count: 7, sums: usd(700) },
      week: { count: 2, sums: usd(200) },
      drafts: { count: 1, sums: usd(100) },
    })
    const listed = async (params: Record<string, string>) => {
      const { invoices } = await listInvoices(actor, parseInvoiceFilter(params, TODAY))
      return invoices.map(({ dueDate }) => daysBetween(TODAY, dueDate))
    }
    expect(await listed({ overdue: '1' })).toEqual([-1, -30, -31, -60, -61, -90, -91])
    expect(await listed({ week: '1' })).toEqual([6, 0])
    expect(await listed({ status: 'draft' })).toEqual([-200])
  })

  it('counts payments by date for twelve months, and balances by age', async () => {
    const dollars = await due(-5)
    const euros = await due(-5, { currency: 'EUR' })
    await pay(dollars.id, 10, '2023-11-30')
    await pay(dollars.id, 20, '2023-12-01')
    await pay(dollars.id, 5.5, '2024-11-30')
    await pay(dollars.id, 1, '2024-12-01')
    await pay(euros.id, 7, '2024-11-01')
    const { income, ages } = await getDashboard(actor, 'USD', TODAY)
    expect(income.map(({ month }) => month)).toEqual(['2023-12', ...MONTHS_OF_2024])
    expect(income[0]!.sums).toEqual(usd(20))
    expect(income[11]!.sums).toEqual([...usd(5.5), { currency: 'EUR', amount: 7 }])
    expect(income.slice(1, 11).flatMap(({ sums }) => sums)).toEqual([])
    expect(ages.TO_30.sums).toEqual([...usd(63.5), { currency: 'EUR', amount: 93 }])
  })

  it('excludes other businesses', async () => {
    await pay((await due(-5)).id, 10, TODAY)
    const stranger = await getDashboard((await createUser()).actor, 'USD', TODAY)
    expect(stranger.suggestedActions).toEqual(NO_SUGGESTED_ACTIONS)
    expect(stranger.stats.totalInvoices).toBe(0)
    expect(stranger.today.overdue).toEqual({ count: 0, sums: [] })
    expect(stranger.income.flatMap(({ sums }) => sums)).toEqual([])
  })
})

describe('suggested actions on the dashboard', () => {
  let actor: ActiveMember
  const NOW = new Date(`${TODAY}T12:00:00Z`)
  const acts = async () => (await getDashboard(actor, 'USD', TODAY, NOW)).suggestedActions
  const client = (values: Parameters<typeof createClient>[1] = {}) =>
    createClient(actor, { name: 'Hannah Reed', email: 'hannah@example.com', ...values })
  const late = async (clientId: number, days: number, over: Parameters<typeof createInvoice>[2] = {}) =>
    createInvoice(actor, clientId, {
      status: 'SENT',
      issueDate: '2024-01-01',
      dueDate: addDays(TODAY, days),
      ...over,
    })
  const mail = (invoiceId: number, data: object) =>
    db.outboxMail.create({
      data: {
        businessId: actor.businessId,
        invoiceId,
        kind: 'REMINDER',
        cause: String(Math.random()),
        status: 'SENT',
        to: [],
        subject: '',
        message: '',
        createdAt: NOW,
        ...data,
      },
    })

  beforeEach(async () => {
    actor = (await createUser()).actor
  })

  it('are to remind of balances, longest overdue first, and to send drafts', async () => {
    const { id } = await client()
    const week = await late(id, -7)
    await recordPayment(actor, week.id, {
      amount: 60,
      paidOn: '2024-02-01',
      method: 'CASH',
      reference: null,
    })
    const month = await late(id, -30)
    await late(id, -7, { status: 'PAID' })
    const draft = await late(id, 7, { status: 'DRAFT' })
    const soon = await late(id, 1)
    await late(id, 2)
    const { suggestions, reminders } = await acts()
    expect(suggestions.map(({ kind, invoiceId, amount }) => [kind, invoiceId, amount])).toEqual([
      ['OVERDUE', month.id, 100],
      ['OVERDUE', week.id, 40],
      ['DRAFT', draft.id, 100],
      ['SOON', soon.id, 100],
    ])
    expect(suggestions[1]).toMatchObject({
      clientName: 'Hannah Reed',
      dueDate: addDays(TODAY, -7),
      currency: 'USD',
    })
    expect(reminders.invoices.map(({ invoiceId, to }) => [invoiceId, to])).toEqual([
      [month.id, ['hannah@example.com']],
      [week.id, ['hannah@example.com']],
    ])
    expect(reminders.skipped).toEqual([])
  })

  it('skip clients who can’t or needn’t be reminded, with a reason', async () => {
    const { id } = await client()
    const reminded = await late(id, -20)
    await mail(reminded.id, {})
    const before = await late(id, -19)
    await mail(before.id, { createdAt: new Date(NOW.getTime() - 8 * 24 * 3_600_000) })
    const undone = await late(id, -18)
    await mail(undone.id, { status: 'CANCELLED' })
    const noAddress = await late((await client({ email: null })).id, -17)
    const { reminders } = await acts()
    expect(reminders.invoices.map(({ invoiceId }) => invoiceId)).toEqual([before.id, undone.id])
    expect(reminders.skipped).toMatchObject([
      { invoiceNumber: reminded.invoiceNumber, reason: { kind: 'REMINDED', when: 'today' } },
      { invoiceNumber: noAddress.invoiceNumber, reason: { kind: 'NO_ADDRESS' } },
    ])
  })

  it('offer to apply credit that covers a client’s balance in a currency, instead of a reminder', async () => {
    const { id } = await client()
    const one = await late(id, -20)
    const euros = await late(id, -18, { currency: 'EUR' })
    await addClientCredit(actor, id, 100)
    const covered = await acts()
    expect(
      covered.suggestions.map(({ invoiceId, credit, isCovered }) => [invoiceId, credit, isCovered]),
    ).toEqual([
      [one.id, 100, true],
      [euros.id, 0, false],
    ])
    expect(covered.reminders.skipped).toEqual([
      { invoiceNumber: one.invoiceNumber, reason: { kind: 'COVERED', credit: 100, currency: 'USD' } },
    ])
    // Not due yet, but open: the credit covers one of the two.
    await late(id, 20)
    const { invoices } = (await acts()).reminders
    expect(invoices.map(({ invoiceId, credit }) => [invoiceId, credit])).toEqual([
      [one.id, 100],
      [euros.id, 0],
    ])
  })

  it('are to resend failed emails, unless another went out since', async () => {
    const { id } = await client()
    const one = await late(id, 5)
    const failed = await mail(one.id, { kind: 'INVOICE', status: 'FAILED' })
    const other = await late(id, 5)
    await mail(other.id, { kind: 'INVOICE', status: 'FAILED' })
    await mail(other.id, { kind: 'INVOICE' })
    expect((await acts()).suggestions.map(({ kind, mailId }) => [kind, mailId])).toEqual([
      ['FAILED', failed.ref],
    ])
  })
})
