import * as businesses from '@/app/api/businesses/route'
import * as elsewhereRoute from '@/app/api/businesses/elsewhere/route'
import * as businessRoute from '@/app/api/businesses/[id]/route'
import * as switchRoute from '@/app/api/businesses/[id]/switch/route'
import * as clients from '@/app/api/clients/route'
import * as clientsCsv from '@/app/api/clients/export.csv/route'
import * as me from '@/app/api/auth/me/route'
import * as exportRoute from '@/app/api/user/export/route'
import * as onboarding from '@/app/api/user/onboarding/route'
import { deleteClient } from '@/lib/invoicing/delete-client'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import type { ActiveMember } from '@/lib/api/session'
import type { BusinessId } from '@/lib/core/access/actor'
import { addDays } from '@/lib/core/dates'
import { getQuarter } from '@/lib/core/dates/month'
import { createBusiness } from '@/lib/auth/users/memberships'
import { db } from '@/lib/platform/db/client'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { findOwnBusiness } from '@/lib/business/members/queries'
import { listBusinessesWithRecord, listOverviews } from '@/lib/reports/businesses/queries'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

afterAll(closeRenderer)

type Person = Awaited<ReturnType<typeof createUser>>

/** Sets up another business in which the user has this role. */
async function another(
  person: Person,
  {
    role = 'OWNER',
    ...data
  }: { role?: ActiveMember['role']; companyName?: string; currency?: string; timeZone?: string } = {},
): Promise<ActiveMember> {
  const founder = role === 'OWNER' ? person : await createUser()
  const id = await createBusiness(db, { id: founder.id, timeZone: 'UTC' })
  await db.business.update({ where: { id }, data: { isOnboarded: true, ...data } })
  if (role !== 'OWNER') await db.membership.create({ data: { businessId: id, userId: person.id, role } })
  return { ...person.actor, businessId: id, role }
}

const switchTo = (browser: Browser, id: number, headers?: Record<string, string>) =>
  browser.call(switchRoute.POST, `/api/businesses/${id}/switch`, {
    method: 'POST',
    headers,
    params: { id: String(id) },
  })
const list = async (browser: Browser) => (await browser.call(businesses.GET, '/api/businesses')).json()
const whoAmI = async (browser: Browser) => (await browser.call(me.GET, '/api/auth/me')).json()
const drawnFor = (id: BusinessId) => ({ 'x-business': String(id) })

describe('switching between businesses', () => {
  it('lists the user’s businesses and switches this session only', async () => {
    const browser = await Browser.signedIn()
    const elsewhere = await Browser.signedIn(browser.user)
    const { businessId: own } = browser.user
    const { businessId: other } = await another(browser.user, {
      companyName: 'Nordlicht',
      role: 'ACCOUNTANT',
    })
    expect(await list(browser)).toMatchObject([
      { id: own, name: 'Robin Example', role: 'OWNER', isCurrent: true },
      { id: other, name: 'Nordlicht', role: 'ACCOUNTANT', isCurrent: false },
    ])
    const answer = await switchTo(browser, other)
    expect([answer.status, await answer.json()]).toEqual([200, { id: other, isOnboarded: true }])
    expect(await whoAmI(browser)).toMatchObject({
      businessId: other,
      role: 'ACCOUNTANT',
      companyName: 'Nordlicht',
    })
    expect(await whoAmI(elsewhere)).toMatchObject({ businessId: own, role: 'OWNER' })
  })

  it('switches only to businesses the user belongs to', async () => {
    const browser = await Browser.signedIn()
    const stranger = await createUser()
    expect((await switchTo(browser, stranger.businessId)).status).toBe(404)
    expect((await switchTo(browser, 2_000_000_000)).status).toBe(404)
    expect((await whoAmI(browser)).businessId).toBe(browser.user.businessId)
  })

  it('is offered by a link to members of the business only', async () => {
    const person = await createUser()
    const { businessId: other } = await another(person, { companyName: 'Nordlicht', role: 'VIEWER' })
    expect(await findOwnBusiness(person.id, other)).toEqual({ id: other, name: 'Nordlicht' })
    expect(await findOwnBusiness(person.id, (await createUser()).businessId)).toBeNull()
    await db.membership.deleteMany({ where: { userId: person.id, businessId: other } })
    expect(await findOwnBusiness(person.id, other)).toBeNull()
  })
})

describe('creating a business', () => {
  it('creates a business in onboarding, or reopens one that was never set up', async () => {
    const browser = await Browser.signedIn()
    const start = () => browser.call(businesses.POST, '/api/businesses', { method: 'POST' })
    const begun = await start()
    expect(begun.status).toBe(201)
    const { id, isOnboarded } = (await begun.json()) as { id: number; isOnboarded: boolean }
    expect(isOnboarded).toBe(false)
    expect(await whoAmI(browser)).toMatchObject({ businessId: id, role: 'OWNER', isOnboarded: false })
    // The first business is unchanged and can be switched back to.
    expect(await (await switchTo(browser, browser.user.businessId)).json()).toMatchObject({
      isOnboarded: true,
    })
    expect(await (await start()).json()).toMatchObject({ id })
    const finish = { method: 'PATCH', body: { isOnboarded: true } }
    await browser.call(onboarding.PATCH, '/api/user/onboarding', finish)
    expect(await (await start()).json()).not.toMatchObject({ id })
    expect(await list(browser)).toHaveLength(3)
  })
})

describe('a new business with a name', () => {
  const create = (browser: Browser, body: object) =>
    browser.call(businesses.POST, '/api/businesses', { method: 'POST', body })
  const setUp = { companyName: 'Lovelace Looms', country: 'UK', currency: 'GBP' }

  it('needs no onboarding', async () => {
    const browser = await Browser.signedIn()
    const answer = await create(browser, setUp)
    const { id, isOnboarded } = (await answer.json()) as { id: number; isOnboarded: boolean }
    expect([answer.status, isOnboarded]).toEqual([201, true])
    expect(await whoAmI(browser)).toMatchObject({ businessId: id, role: 'OWNER', ...setUp })
    expect((await create(browser, { ...setUp, currency: 'XYZ' })).status).toBe(422)
    expect(await list(browser)).toHaveLength(2)
  })

  it('leaves an unfinished business alone, which can be discarded only while another is open', async () => {
    const browser = await Browser.signedIn()
    const started = await browser.call(businesses.POST, '/api/businesses', { method: 'POST' })
    const { id } = (await started.json()) as { id: number }
    const discard = (business: number, by = browser) =>
      by.call(businessRoute.DELETE, `/api/businesses/${business}`, {
        method: 'DELETE',
        params: { id: String(business) },
      })
    expect((await discard(id)).status).toBe(404)
    await create(browser, setUp)
    expect((await discard(id, await Browser.signedIn())).status).toBe(404)
    expect((await discard(browser.user.businessId)).status).toBe(404)
    expect((await discard(id)).status).toBe(204)
    expect((await list(browser)).map(({ name }: { name: string }) => name)).toEqual([
      'Robin Example',
      'Lovelace Looms',
    ])
  })

  it('discards a business that was set up only while it has no clients and never had a document', async () => {
    const browser = await Browser.signedIn()
    const { user } = browser
    const made = await another(user)
    const find = async () =>
      (await listOverviews(user.id, user.businessId)).filter(({ isDiscardable }) => isDiscardable)
    const discard = () =>
      browser.call(businessRoute.DELETE, `/api/businesses/${made.businessId}`, {
        method: 'DELETE',
        params: { id: String(made.businessId) },
      })
    const client = await createClient(made)
    expect([await find(), (await discard()).status]).toEqual([[], 404])
    await deleteClient(made, client.id)
    expect(await find()).toMatchObject([{ id: made.businessId }])
    expect((await discard()).status).toBe(204)
    expect(await list(browser)).toHaveLength(1)
  })
})

describe('a browser tab that still shows another business', () => {
  const create = (browser: Browser, headers: Record<string, string>) =>
    browser.call(clients.POST, '/api/clients', { method: 'POST', body: { name: 'Grace Hopper' }, headers })

  it('refuses requests from a tab that shows another business, without writing anything', async () => {
    const browser = await Browser.signedIn()
    const { businessId: own } = browser.user
    const { businessId: other } = await another(browser.user)
    expect((await create(browser, drawnFor(own))).status).toBe(201)
    await switchTo(browser, other)
    const refused = await create(browser, drawnFor(own))
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toMatch(/^You switched the business in another tab/)
    expect(await db.client.count({ where: { businessId: { in: [own, other] } } })).toBe(1)
    expect((await create(browser, drawnFor(other))).status).toBe(201)
    expect((await create(browser, {})).status).toBe(201)
  })

  it('applies to file downloads, too', async () => {
    const browser = await Browser.signedIn()
    const { businessId: own } = browser.user
    const { businessId: other } = await another(browser.user)
    const file = (id: BusinessId) =>
      browser.call(clientsCsv.GET, `/api/clients/export.csv?business=${id}`).then(({ status }) => status)
    const all = async (id: BusinessId) => {
      const answer = await browser.call(exportRoute.GET, `/api/user/export?business=${id}`)
      // Reads to the end, because only one export may run at a time.
      await answer.arrayBuffer()
      return answer.status
    }
    expect([await file(own), await all(own)]).toEqual([200, 200])
    await switchTo(browser, other)
    expect([await file(own), await all(own)]).toEqual([409, 409])
    expect([await file(other), await all(other)]).toEqual([200, 200])
  })

  it('still allows switching, and renewing the session', async () => {
    const browser = await Browser.signedIn()
    const { businessId: own } = browser.user
    const { businessId: other } = await another(browser.user)
    await switchTo(browser, other)
    const found = await browser.call(businesses.GET, '/api/businesses', { headers: drawnFor(own) })
    expect(found.status).toBe(200)
    expect((await switchTo(browser, own, drawnFor(own))).status).toBe(200)
    expect((await create(browser, drawnFor(own))).status).toBe(201)
  })
})

describe('the overview of several businesses', () => {
  // Just after midnight in Auckland, on the first day of a quarter; the evening before in UTC.
  const NOW = new Date('2026-09-30T11:30:00Z')

  it('adds up each business by its own date and quarter, and by currency', async () => {
    const person = await createUser({ currency: 'USD' })
    const there = await another(person, { currency: 'EUR', timeZone: 'Pacific/Auckland', role: 'VIEWER' })
    const own = person.actor
    const client = async (actor: ActiveMember) => (await createClient(actor)).id
    const [c1, c2] = [await client(own), await client(there)]
    const dated = (issueDate: string, dueDate: string) => ({ issueDate, dueDate, taxRate: 10 })
    const sent = { status: 'SENT' as const }
    // In UTC, 30 September is the last day of the third quarter, and an invoice due on it isn't overdue yet.
    await createInvoice(own, c1, { ...sent, ...dated('2026-09-01', '2026-09-30') })
    await createInvoice(own, c1, { ...sent, ...dated('2026-06-30', '2026-07-14') })
    await createInvoice(own, c1, { ...sent, ...dated('2026-09-02', '2026-10-30'), currency: 'EUR' })
    await createInvoice(own, c1, { status: 'PAID', ...dated('2026-07-01', '2026-07-15') })
    await createInvoice(own, c1, { status: 'CANCELLED', ...dated('2026-09-01', '2026-09-15') })
    await createInvoice(own, c1, dated('2026-09-01', '2026-09-15'))
    await createInvoice(own, c1, { ...dated('2026-09-01', '2026-09-15'), currency: 'GBP' })
    // In Auckland it is 1 October.
    const partly = await createInvoice(there, c2, {
      ...sent,
      ...dated('2026-09-20', '2026-09-30'),
      currency: 'EUR',
    })
    await recordPayment(there, partly.id, {
      paidOn: '2026-09-25',
      amount: 30,
      method: 'CASH',
      reference: null,
    })
    await createInvoice(there, c2, { ...sent, ...dated('2026-10-01', '2026-10-15'), currency: 'EUR' })

    const found = await listOverviews(person.id, own.businessId, NOW)
    expect(
      found.map(({ id, role, isCurrent, drafts, sums }) => ({ id, role, isCurrent, drafts, sums })),
    ).toEqual([
      {
        id: own.businessId,
        role: 'OWNER',
        isCurrent: true,
        drafts: 2,
        sums: [
          { currency: 'USD', outstanding: 220, overdue: 110, tax: 20 },
          { currency: 'EUR', outstanding: 110, overdue: 0, tax: 10 },
        ],
      },
      {
        id: there.businessId,
        role: 'VIEWER',
        isCurrent: false,
        drafts: 0,
        sums: [{ currency: 'EUR', outstanding: 190, overdue: 80, tax: 10 }],
      },
    ])
  })

  it('excludes businesses that the user was removed from, and is empty without any', async () => {
    const person = await createUser()
    const { businessId } = await another(person, { role: 'STAFF' })
    expect(await listOverviews(person.id, null)).toHaveLength(2)
    await db.membership.delete({ where: { businessId_userId: { businessId, userId: person.id } } })
    expect((await listOverviews(person.id, null)).map(({ id }) => id)).toEqual([person.businessId])
    await db.membership.deleteMany({ where: { userId: person.id } })
    expect(await listOverviews(person.id, null)).toEqual([])
  })

  it.each([
    ['2026-01-01', '2026-01-01', '2026-03-31'],
    ['2026-06-30', '2026-04-01', '2026-06-30'],
    ['2028-02-29', '2028-01-01', '2028-03-31'],
    ['2026-12-31', '2026-10-01', '2026-12-31'],
  ])('determines the quarter of %s', (day, from, to) => {
    expect(getQuarter(day)).toEqual({ from, to })
    expect(getQuarter(addDays(to, 1)).from).toBe(addDays(to, 1))
  })
})

describe('an id that belongs to another business', () => {
  it('is found in the other businesses of the caller only', async () => {
    const browser = await Browser.signedIn()
    const { user } = browser
    const there = await another(user, { companyName: 'Nordlicht' })
    const stranger = await createUser()
    const theirs = await createInvoice(stranger.actor, (await createClient(stranger.actor)).id)
    const client = await createClient(there)
    const invoice = await createInvoice(there, client.id)
    const ask = async (query: string) =>
      (await browser.call(elsewhereRoute.GET, `/api/businesses/elsewhere?${query}`)).json()
    const found = [{ id: there.businessId, name: 'Nordlicht' }]
    expect(await ask(`invoice=${invoice.id}`)).toEqual(found)
    expect(await ask(`client=${client.id}`)).toEqual(found)
    expect(await ask(`invoice=${theirs.id}`)).toEqual([])
    for (const query of ['', 'invoice=nonsense', 'invoice=0', 'client=99999999999'])
      expect(await ask(query)).toEqual([])
    // This business's invoice isn't found elsewhere.
    expect(await listBusinessesWithRecord(user.id, there.businessId, 'invoice', invoice.id)).toEqual([])
    await db.client.update({
      where: { own: { businessId: there.businessId, id: client.id } },
      data: { deletedAt: new Date() },
    })
    expect(await ask(`client=${client.id}`)).toEqual([])
  })
})
