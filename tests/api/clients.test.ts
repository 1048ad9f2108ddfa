import { randomUUID } from 'node:crypto'
import * as item from '@/app/api/clients/[id]/route'
import * as collection from '@/app/api/clients/route'
import type { Client } from '@/lib/clients/client-response'
import { db } from '@/lib/platform/db/client'
import { getInvoice } from '@/lib/documents/queries'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

type Signed = Awaited<ReturnType<typeof Browser.signedIn>>
let owner: Signed
let stranger: Signed

beforeAll(async () => {
  owner = await Browser.signedIn()
  stranger = await Browser.signedIn()
})

const list = (browser: Browser, query = '') => browser.call(collection.GET, `/api/clients${query}`)
const post = (browser: Browser, body: unknown) =>
  browser.call(collection.POST, '/api/clients', { method: 'POST', body })
const on = (browser: Browser, verb: 'GET' | 'PATCH' | 'DELETE', id: number | string, body?: unknown) =>
  browser.call(item[verb], `/api/clients/${id}`, { method: verb, body, params: { id: String(id) } })
/** Returns the query of the next page from the Link header. */
const nextOf = (response: Response) =>
  /^<\/api\/clients(\?.*)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null
const names = async (response: Response) => ((await response.json()) as Client[]).map(({ name }) => name)

/** Returns every part of a response by which two could be told apart. */
const whole = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers],
  body: await response.text(),
})

describe('spec 7: POST /api/clients', () => {
  it('creates a client with every field', async () => {
    const body = {
      name: '  Ada Lovelace ',
      companyName: 'Analytical Engines Ltd',
      email: 'Ada@Example.COM',
      phone: '+44 20 7946 0000',
      address: '12 St James Square\r\nLondon',
      city: 'London',
      state: '',
      postalCode: 'SW1Y 4JH',
      country: 'UK',
      vatNumber: 'GB123456789',
      taxNumber: 'QQ123456C',
      companyNumber: '08412345',
      notes: 'Pays early',
      currency: 'GBP',
      language: 'pl',
      secondLanguage: '',
    }
    const response = await post(owner, body)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      ...body,
      id: expect.any(Number),
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      address: '12 St James Square\nLondon',
      state: null,
      secondLanguage: null,
    })
  })

  it('stores a country by its code, answers UK as sent, and keeps free text', async () => {
    const owner = await Browser.signedIn()
    const named = (country: string) =>
      owner.call(collection.POST, '/api/clients', {
        method: 'POST',
        body: { name: 'Ada', country },
        headers: { 'idempotency-key': `in-${country}` },
      })
    for (const [sent, kept, answered] of [
      ['UK', 'GB', 'UK'],
      ['GB', 'GB', 'UK'],
      ['JP', 'JP', 'JP'],
      ['Scotland', 'Scotland', 'Scotland'],
    ] as const) {
      const response = await named(sent)
      const { id, country } = (await response.json()) as Client
      expect(country).toBe(answered)
      const own = { businessId: owner.user.businessId, id }
      expect(await db.client.findUniqueOrThrow({ where: { own } })).toMatchObject({ country: kept })
      expect(await (await on(owner, 'GET', id)).json()).toMatchObject({ country: answered })
      for (const change of [{ country: sent }, { phone: '1' }])
        expect(await (await on(owner, 'PATCH', id, change)).json()).toMatchObject({ country: answered })
      // The stored response of the same call is identical.
      const again = await named(sent)
      expect(await again.json()).toMatchObject({ id, country: answered })
    }
  })

  it('requires only a name, and stores empty fields as null', async () => {
    const response = await post(owner, {
      name: 'Solo',
      email: '',
      phone: '',
      address: '',
      vatNumber: '',
      notes: '',
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      name: 'Solo',
      email: null,
      phone: null,
      address: null,
      notes: null,
    })
  })

  it.each([
    ['no name', {}, 'name', 'Client name is required'],
    ['a blank name', { name: '   ' }, 'name', 'Client name is required'],
    ['null for a name', { name: null }, 'name', 'Client name is required'],
    ['an object for a name', { name: { text: 'x' } }, 'name', 'Client name is required'],
    ['a bad email address', { name: 'A', email: 'nope' }, 'email', 'Invalid email address'],
    ['two email addresses', { name: 'A', email: 'a@b.co, c@d.co' }, 'email', 'Invalid email address'],
    ['a long name', { name: 'x'.repeat(201) }, 'name', 'Please use at most 200 characters'],
    [
      'a name written backwards',
      { name: 'safe\u202egnp.exe' },
      'name',
      'Please remove invisible control characters',
    ],
    [
      'a long address',
      { name: 'A', address: 'x'.repeat(501) },
      'address',
      'Please use at most 500 characters',
    ],
    ['an owner', { name: 'A', userId: 1 }, 'userId', 'Unknown field: userId'],
    ['a deletion date', { name: 'A', deletedAt: null }, 'deletedAt', 'Unknown field: deletedAt'],
  ])('rejects %s', async (_what, body, field, message) => {
    const response = await post(owner, body)
    expect(response.status).toBe(422)
    const answer = await response.json()
    expect(answer.message).toMatch(message)
    expect(answer.errors[field]).toEqual([message])
  })

  it('rejects visitors, and users who have not finished onboarding', async () => {
    expect((await post(new Browser(), { name: 'A' })).status).toBe(401)
    const newcomer = await Browser.signedIn(await createUser({ isOnboarded: false }))
    expect((await post(newcomer, { name: 'A' })).status).toBe(403)
    expect(await db.client.count({ where: { businessId: newcomer.user.businessId } })).toBe(0)
  })

  it('rejects a request from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const response = await owner.call(collection.POST, '/api/clients', {
      method: 'POST',
      body: { name: 'A' },
      headers,
    })
    expect(response.status).toBe(403)
  })
})

describe('spec 7: GET /api/clients', () => {
  it('returns an array of the business’s clients by name', async () => {
    const browser = await Browser.signedIn()
    for (const name of ['Wolff', 'Abel', 'Meyer']) await createClient(browser.user.actor, { name })
    const response = await list(browser)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await names(response)).toEqual(['Abel', 'Meyer', 'Wolff'])
    expect(await names(await list(await Browser.signedIn()))).toEqual([])
  })

  it('sorts clients alphabetically regardless of case and accents', async () => {
    const browser = await Browser.signedIn()
    for (const name of ['Zeta', 'acme', 'Élan', 'Acre', 'Łódź Labs', 'Mono', 'etna'])
      await createClient(browser.user.actor, { name })
    expect(await names(await list(browser))).toEqual([
      'acme',
      'Acre',
      'Élan',
      'etna',
      'Łódź Labs',
      'Mono',
      'Zeta',
    ])
  })

  it('rejects visitors', async () => {
    expect((await list(new Browser())).status).toBe(401)
  })

  it('searches name, company, email and phone, ignoring case', async () => {
    const browser = await Browser.signedIn()
    await createClient(browser.user.actor, {
      name: 'Öztürk Yapı',
      email: 'hello@oztuerk.example',
      phone: '+90 212 555',
    })
    await createClient(browser.user.actor, { name: 'Jane', companyName: 'Harbour Café' })
    const find = async (text: string) => names(await list(browser, `?search=${encodeURIComponent(text)}`))
    expect(await find('öztÜRK')).toEqual(['Öztürk Yapı'])
    expect(await find('OZTUERK.EX')).toEqual(['Öztürk Yapı'])
    expect(await find('212 555')).toEqual(['Öztürk Yapı'])
    expect(await find('café')).toEqual(['Jane'])
    expect(await find('nobody')).toEqual([])
  })

  it('takes wildcards, quotes and backslashes literally', async () => {
    const browser = await Browser.signedIn()
    const odd = ['100% Cotton', '100 Cotton', 'a_b', 'axb', 'back\\slash', "O'Neill"]
    for (const name of odd) await createClient(browser.user.actor, { name })
    const find = async (text: string) => names(await list(browser, `?search=${encodeURIComponent(text)}`))
    expect(await find('0%')).toEqual(['100 Cotton', '100% Cotton'])
    expect(await find('a_b')).toEqual(['a_b'])
    expect(await find('%')).toEqual(['100% Cotton'])
    expect(await find('_')).toEqual(['a_b'])
    expect(await find('\\')).toEqual(['back\\slash'])
    expect(await find("o'n")).toEqual(["O'Neill"])
    expect(await find("' OR 1=1 --")).toEqual([])
    expect((await list(browser, '?search=%00')).status).toBe(200)
  })

  it('pages through 120 clients with duplicate names without gaps or repeats', async () => {
    const browser = await Browser.signedIn()
    await db.client.createMany({
      data: Array.from({ length: 120 }, (_, n) => ({
        businessId: browser.user.businessId,
        name: n % 2 ? 'Namesake' : `Client ${String(n).padStart(3, '0')}`,
      })),
    })
    const seen: Client[] = []
    const sizes: number[] = []
    for (let query: string | null = '?limit=50'; query !== null;) {
      const response: Response = await list(browser, query)
      const page = (await response.json()) as Client[]
      seen.push(...page)
      sizes.push(page.length)
      query = nextOf(response)
    }
    expect(sizes).toEqual([50, 50, 20])
    expect(new Set(seen.map(({ id }) => id)).size).toBe(120)
    const sorted = seen.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id))
    expect(seen).toEqual(sorted)
  })

  it('keeps its place when the client it stopped at is deleted', async () => {
    const browser = await Browser.signedIn()
    const ids: number[] = []
    for (const name of ['A', 'B', 'C']) ids.push((await createClient(browser.user.actor, { name })).id)
    const { headers } = await list(browser, '?limit=2')
    await on(browser, 'DELETE', ids[1]!)
    expect(headers.get('link')).toBe(`</api/clients?limit=2&before=${ids[1]}%7EB>; rel="next"`)
    expect(await names(await list(browser, `?before=${ids[1]}~B`))).toEqual(['C'])
  })

  it('answers alike for a cursor of another business and an unknown one', async () => {
    const foreign = await createClient(stranger.user.actor, { name: 'AAA' })
    const [theirs, missing] = [
      await list(owner, `?before=${foreign.id}~AAA`),
      await list(owner, '?before=999999999~AAA'),
    ]
    expect(await whole(theirs)).toEqual(await whole(missing))
  })

  it('returns up to 1,000 rows or 4 MB, and names the next page', async () => {
    const browser = await Browser.signedIn()
    const { businessId } = browser.user
    const add = (length: number, more = {}) =>
      db.client.createMany({
        data: Array.from({ length }, (_, n) => ({ businessId, name: `${n}`, ...more })),
      })
    await add(1000)
    const whole = await list(browser)
    expect([(await names(whole)).length, whole.headers.get('link')]).toEqual([1000, null])
    await add(1)
    const full = await list(browser)
    expect((await names(full)).length).toBe(1000)
    const rest = await list(browser, nextOf(full)!)
    expect([(await names(rest)).length, rest.headers.get('link')]).toEqual([1, null])
    // Each of these takes 15 KB.
    await db.client.deleteMany({ where: { businessId } })
    await add(300, { notes: '東'.repeat(5000) })
    const large = await list(browser)
    const text = await large.clone().text()
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4 * 1024 * 1024)
    const [some, others] = [await names(large), await names(await list(browser, nextOf(large)!))]
    expect(some.length).toBeGreaterThan(250)
    expect(new Set([...some, ...others]).size).toBe(300)
  })

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=1001', 'limit'],
    ['?limit=ten', 'limit'],
    ['?sort=age', 'sort'],
    ['?dir=up', 'dir'],
    ['?before=x', 'before'],
    ['?sort=email&before=7~Ada', 'before'],
  ])('rejects %s with a message', async (query, field) => {
    const response = await list(owner, query)
    expect(response.status).toBe(422)
    const { message, errors } = await response.json()
    expect(Object.keys(errors)).toEqual([field])
    expect(message).toMatch(new RegExp(`^The parameter ${field} must be `))
  })

  it('accepts sort orders in any case, and ignores empty and unknown parameters', async () => {
    const browser = await Browser.signedIn()
    for (const name of ['A', 'B']) await createClient(browser.user.actor, { name })
    expect(await names(await list(browser, '?sort=NAME&dir=Desc&limit=&before=&page=2'))).toEqual(['B', 'A'])
  })
})

describe('spec 7: GET, PATCH and DELETE /api/clients/{id}', () => {
  it('lets the owner read, update and delete a client', async () => {
    const { id } = await createClient(owner.user.actor, { name: 'Before', phone: '123', notes: 'stays' })
    const changed = await on(owner, 'PATCH', id, { name: 'After', phone: '' })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({ id, name: 'After', phone: null, notes: 'stays' })
    expect(await (await on(owner, 'GET', id)).json()).toMatchObject({
      name: 'After',
      phone: null,
      notes: 'stays',
    })
    expect(await (await on(owner, 'PATCH', id, {})).json()).toMatchObject({ name: 'After' })

    const deleted = await on(owner, 'DELETE', id)
    expect(deleted.status).toBe(204)
    expect(await deleted.text()).toBe('')
  })

  it.each([
    [{ name: '' }, 'name', 'Client name is required'],
    [{ email: 'nope' }, 'email', 'Invalid email address'],
    [{ userId: 7 }, 'userId', 'Unknown field: userId'],
  ])('rejects the change %j and keeps the stored values', async (patch, field, message) => {
    const before = await createClient(owner.user.actor, { name: 'Kept', email: 'kept@example.com' })
    const response = await on(owner, 'PATCH', before.id, patch)
    expect(response.status).toBe(422)
    expect((await response.json()).errors[field]).toEqual([message])
    expect(await (await on(owner, 'GET', before.id)).json()).toEqual(before)
  })

  it('accepts a client as it was read, and ignores read-only fields', async () => {
    const before = await createClient(owner.user.actor, { name: 'Echo', email: 'echo@example.com' })
    const echoed = await on(owner, 'PATCH', before.id, { ...before, id: before.id + 1, phone: '123' })
    expect([echoed.status, await echoed.json()]).toEqual([200, { ...before, phone: '123' }])
  })

  it.each(['GET', 'PATCH', 'DELETE'] as const)('%s answers a stranger like a missing one', async (verb) => {
    const { id } = await createClient(owner.user.actor, {
      name: 'Private',
      email: `${randomUUID()}@example.com`,
    })
    const body = verb === 'PATCH' ? { name: 'Taken over' } : undefined
    const theirs = await whole(await on(stranger, verb, id, body))
    expect(theirs.status).toBe(404)
    expect(theirs.body).toBe('{"message":"Client not found","code":"missing.client"}')
    for (const missing of [999_999_999, 99_999_999_999, 'abc', '-1', '1.5', '0'])
      expect(await whole(await on(stranger, verb, missing, body))).toEqual(theirs)
    expect(await (await on(owner, 'GET', id)).json()).toMatchObject({ name: 'Private' })
    expect((await on(new Browser(), verb, id, body)).status).toBe(401)
  })

  it.each(['GET', 'PATCH', 'DELETE'] as const)(
    '%s finds nothing once the client was deleted',
    async (verb) => {
      const { id } = await createClient(owner.user.actor, { name: 'Gone' })
      expect((await on(owner, 'DELETE', id)).status).toBe(204)
      expect((await on(owner, verb, id, verb === 'PATCH' ? { name: 'Back' } : undefined)).status).toBe(404)
      expect(await names(await list(owner, '?search=Gone'))).toEqual([])
    },
  )
})

describe('spec 7: after a client is deleted', () => {
  it('keeps its invoices and bill-to, and accepts no new ones', async () => {
    const client = await createClient(owner.user.actor, { name: 'Leaving', address: '1 Quay' })
    const draft = await createInvoice(owner.user.actor, client.id)
    const sent = await createInvoice(owner.user.actor, client.id, { status: 'SENT' })
    await on(owner, 'DELETE', client.id)
    for (const { id } of [draft, sent])
      expect((await getInvoice(owner.user.actor, id)).client).toMatchObject({
        name: 'Leaving',
        address: '1 Quay',
      })
    await expect(createInvoice(owner.user.actor, client.id)).rejects.toMatchObject({ kind: 'not-found' })
  })
})
