import type { ActiveMember } from '@/lib/api/session'
import * as csv from '@/app/api/invoices/export.csv/route'
import * as list from '@/app/api/invoices/route'
import * as search from '@/app/api/search/route'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn } from '@/lib/core/dates'
import { duplicateInvoice } from '@/lib/invoicing/duplicate-invoice'
import { updateSchedule } from '@/lib/recurring/runs/schedule-actions'
import { setLinkExpiry } from '@/lib/public-links/public-links'
import { getSharedInvoice } from '@/lib/public-links/shared-invoice'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { InvoiceSummary } from '@/lib/documents/types'
import { proposeNumber } from '@/lib/invoicing/propose-number'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { stopClock } from '@/tests/factories/clock'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

// An instant with three dates and two months around the world, whatever time this test runs.
beforeEach(() => void stopClock('2027-11-30T10:30:00Z'))
afterEach(() => void jest.useRealTimers())

const days = [
  ['Pacific/Kiritimati', '2027-11-30', '2027-12-01', '2027-12-02'],
  ['Pacific/Pago_Pago', '2027-11-28', '2027-11-29', '2027-11-30'],
] as const

describe.each(days)('the owner’s date in %s', (timeZone, yesterday, today, tomorrow) => {
  let owner: Awaited<ReturnType<typeof Browser.signedIn>>
  let actor: ActiveMember
  let clientId: number
  const sent = (dueDate: string) =>
    createInvoice(actor, clientId, {
      status: 'SENT',
      shared: true,
      issueDate: '2027-11-01',
      dueDate,
    })

  beforeEach(async () => {
    owner = await Browser.signedIn(await createUser({ timeZone }))
    actor = owner.user.actor
    clientId = (await createClient(actor)).id
  })

  it('dates a copy today', async () => {
    const { id } = await sent(today)
    expect(await duplicateInvoice(actor, id)).toMatchObject({ issueDate: today })
  })

  it('records the settlement of “Mark as Paid” today', async () => {
    const { id } = await sent(today)
    await setInvoiceStatus(actor, id, 'PAID')
    const { paidOn } = await db.payment.findFirstOrThrow({ where: { invoiceId: id } })
    expect(fromDateColumn(paidOn)).toBe(today)
  })

  it('accepts a payment dated tomorrow, but not the day after', async () => {
    const { id } = await sent(today)
    const of = (paidOn: string) =>
      recordPayment(actor, id, { paidOn, amount: 1, method: 'CASH', reference: null })
    await expect(of(tomorrow)).resolves.toMatchObject({ amountPaid: 1 })
    const late = { 'Pacific/Kiritimati': '2027-12-03', 'Pacific/Pago_Pago': '2027-12-01' }[timeZone]
    await expect(of(late)).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('shows the client the days left by that date', async () => {
    const { publicToken } = await sent(today)
    expect(await getSharedInvoice(publicToken!)).toMatchObject({ today })
  })

  it('keeps a link valid through today, but not if it ended yesterday', async () => {
    const { id } = await sent(today)
    await expect(setLinkExpiry(actor, id, yesterday)).rejects.toMatchObject({ kind: 'invalid' })
    await expect(setLinkExpiry(actor, id, today)).resolves.toMatchObject({ id })
  })

  it('treats as overdue in lists, search and exports what was due yesterday, but not today', async () => {
    const late = await sent(yesterday)
    await sent(today)
    const path = '/api/invoices?status=overdue'
    const listed = (await (await owner.call(list.GET, path)).json()) as InvoiceSummary[]
    expect(listed.map(({ id }) => id)).toEqual([late.id])
    const found = await owner.call(search.GET, '/api/search?of=overdue')
    const { invoices } = (await found.json()) as { invoices: { id: number }[] }
    expect(invoices.map(({ id }) => id)).toEqual([late.id])
    const table = await owner.call(csv.GET, '/api/invoices/export.csv?status=overdue')
    expect(table.headers.get('content-disposition')).toContain(today)
    expect((await table.text()).trim().split('\r\n')).toHaveLength(2)
  })

  it('proposes a number of the current month', async () => {
    const series = {
      businessId: actor.businessId,
      kind: 'INVOICE',
      pattern: '{YYYY}-{MM}-{000}',
      resets: 'MONTHLY',
      isChosen: true,
    } as const
    await db.numberSequence.create({ data: series })
    expect(await proposeNumber(actor, 'INVOICE')).toBe(`${today.slice(0, 7)}-001`)
  })

  it('allows a schedule to start today, but not tomorrow', async () => {
    const repeats = { invoiceType: 'RECURRING', issueDate: '2027-10-01', dueDate: '2027-10-15' } as const
    const { id } = await createInvoice(actor, clientId, { ...repeats, recurringDate: today })
    const nextDay = async () => {
      const series = await db.recurringSchedule.findFirstOrThrow({ where: { invoiceId: id } })
      return fromDateColumn(series.nextDay!)
    }
    expect(await nextDay()).toBe(today)
    const other = { frequency: 'WEEKLY', every: 2, endsOn: null, maxRuns: null, autoSend: false } as const
    await updateSchedule(actor, id, { ...other, startsOn: today })
    expect(await nextDay()).toBe(today)
    const past = createInvoice(actor, clientId, { ...repeats, recurringDate: yesterday })
    await expect(past).rejects.toMatchObject({ kind: 'invalid' })
  })
})
