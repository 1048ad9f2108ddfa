import { z } from 'zod'
import { isPermission } from '@/lib/api/access'
import type { Access } from '@/lib/api/define'
import { DEFINITIONS } from '@/lib/api/definitions'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { revokePublicLink } from '@/lib/public-links/public-links'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { sampleRoutes } from '@/tests/factories/access-matrix'
import {
  createCall,
  getDefinition,
  handlers,
  isMethodNotAllowed,
  getRouteName,
  routes,
  sendCall,
  getExpectedStatus,
} from '@/tests/factories/routes'
import type { CallOptions, Route } from '@/tests/factories/routes'
import { readBusinessRows } from '@/tests/factories/business-rows'
import { type ResourceIds, toMissingIds, createResources, type SignedIn } from '@/tests/factories/resources'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

// The access matrix: every route of the API, called by every kind of caller. Each call would succeed for the owner of
// the resources, which the last rows show.

const SCHEDULER_KEY = 'a-secret-for-the-scheduler'
const METRICS_TOKEN = 'a-token-for-prometheus'

jest.setTimeout(120_000)

let owner: SignedIn
let things: ResourceIds

beforeAll(async () => {
  Object.assign(env(), { CRON_SECRET: SCHEDULER_KEY, METRICS_TOKEN })
  owner = await Browser.signedIn()
  // Twice, so that ids counted per user differ from a stranger's first ones.
  await createResources(owner.user)
  things = await createResources(owner.user)
})
afterAll(closeRenderer)

const accessOf = (route: Route): Access => getDefinition(route).access
const guarded = routes.filter((route) => accessOf(route) !== 'public')
const changes = routes.filter(([name]) => !name.startsWith('GET '))
// Calls that end a session come last.
const open = routes
  .filter((route) => accessOf(route) === 'public')
  .sort(([a], [b]) => Number(/logout|nextauth/.test(a)) - Number(/logout|nextauth/.test(b)))

/**
 * A route for each access level and method. Authentication works the same on every route, so `npm test` calls all of
 * them as a visitor, and only these as other callers; `npm run verify -- volume` calls all of them as everybody.
 */
const sample = sampleRoutes(guarded)

/** Returns all rows of everybody, without attempt counters and last-seen times. */
async function everything(): Promise<Record<string, string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL (${['_prisma_migrations', 'RateLimit', 'Session']})`
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS rows FROM "${name}" t`,
  )
  const rows = await db.$queryRawUnsafe<{ name: string; rows: string }[]>(parts.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

/** Returns the tables that changed. */
async function changed(before: Record<string, string>): Promise<string[]> {
  const now = await everything()
  return Object.keys(now).filter((table) => now[table] !== before[table])
}

interface Sender {
  browser: Browser
  extra?: CallOptions
  /** Replaces the owner's public token. */
  token?: string
}

/** The owner's calls; rejected callers don't use them up. */
type Calls = Map<Route, Awaited<ReturnType<typeof createCall>>>
async function prepare(some: Route[], into: Calls = new Map()): Promise<Calls> {
  for (const route of some) if (!into.has(route)) into.set(route, await createCall(route, things, owner))
  return into
}
const toRefuse: Calls = new Map()

/** Returns each route's status for a caller; without `calls`, new ones are created. */
async function answers(some: Route[], { browser, extra, token }: Sender, calls?: Calls) {
  const statuses: Record<string, number> = {}
  for (const route of some) {
    const call = calls?.get(route) ?? (await createCall(route, things, owner))
    const params = token && call.params?.token ? { token } : call.params
    statuses[route[0]] = (await sendCall(browser, route, { ...call, params }, extra)).status
  }
  return statuses
}

/** Splits the guarded routes by a condition. */
const split = (is: (route: Route) => boolean) =>
  [guarded.filter(is), guarded.filter((route) => !is(route))] as const
const all = (status: number, some: Route[]) => Object.fromEntries(some.map(([name]) => [name, status]))

/** Expected statuses of public routes for any caller. */
const openly = (over: Record<string, number> = {}) => ({
  ...Object.fromEntries(open.map((route) => [route[0], getExpectedStatus(route)])),
  ...over,
})

const HERE = { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' }
const key = (value: string): CallOptions => ({
  headers: { authorization: `Bearer ${value}`, 'x-api-key': value },
  query: { token: value },
})
const LINK_ROUTES = routes.filter(([name]) => name.includes('{token}'))
/** Responses for an invalid public token. A view isn't counted, which its caller isn't told. */
const WITHOUT_LINK = Object.fromEntries(
  LINK_ROUTES.map(([name]) => [name, name.endsWith('/view') ? 204 : 404]),
)

async function linkThat(ends: (actor: Actor, invoiceId: number) => Promise<unknown>): Promise<Sender> {
  const other = await createUser()
  const { sent, token } = await createResources(other)
  await ends(other.actor, sent)
  return { browser: new Browser(), token, extra: key(token) }
}
const signedInAs = async (over: Parameters<typeof createUser>[0]): Promise<Sender> => ({
  browser: await Browser.signedIn(await createUser(over)),
})

/** Callers who must be rejected by every non-public route, with exceptions. */
const REFUSED: { who: string; make: () => Promise<Sender>; over?: Record<string, number> }[] = [
  { who: 'visitors', make: async () => ({ browser: new Browser() }) },
  {
    who: 'visitors whose headers say that they were let through',
    make: async () => ({
      browser: new Browser(),
      extra: {
        headers: {
          'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
          'x-middleware-next': '1',
          'x-middleware-rewrite': '/',
          'x-matched-path': '/',
          'next-resume': '1',
          rsc: '1',
          'next-router-prefetch': '1',
          purpose: 'prefetch',
          'x-user-id': '1',
          'x-original-url': '/landing',
          'x-rewrite-url': '/landing',
        },
      },
    }),
  },
  {
    who: 'whoever has a public link',
    make: async () => ({ browser: new Browser(), extra: key(things.token) }),
  },
  {
    who: 'whoever has a public link that was revoked',
    make: () => linkThat(revokePublicLink),
    over: WITHOUT_LINK,
  },
  {
    who: 'whoever has a public link that has expired',
    make: () =>
      linkThat(({ businessId }, id) =>
        db.invoice.update({
          where: { own: { businessId, id } },
          data: { linkExpiresOn: new Date(0) },
        }),
      ),
    over: WITHOUT_LINK,
  },
  {
    who: 'the scheduler',
    make: async () => ({ browser: new Browser(), extra: key(SCHEDULER_KEY) }),
    over: { 'GET /api/cron': 200 },
  },
  {
    who: 'whoever measures',
    make: async () => ({ browser: new Browser(), extra: key(METRICS_TOKEN) }),
    over: { 'GET /api/metrics': 200 },
  },
  {
    who: 'a scheduler with another key',
    make: async () => ({ browser: new Browser(), extra: key(`${SCHEDULER_KEY}2`) }),
  },
  {
    who: 'whoever has the key of the local mailbox',
    make: async () => {
      const mailbox = process.env.MAILBOX_KEY!
      return { browser: new Browser(), extra: { headers: { ...HERE, 'x-mailbox-key': mailbox } } }
    },
    over: { 'GET /api/dev/mailbox': 200, 'GET /api/dev/mailbox/{id}': 404 },
  },
  { who: 'an account whose address is not verified', make: () => signedInAs({ emailVerifiedAt: null }) },
  { who: 'an account that is locked', make: () => signedInAs({ disabledAt: new Date() }) },
  {
    who: 'a session that was ended',
    make: async () => {
      const ended = await Browser.signedIn()
      await db.session.deleteMany({ where: { userId: ended.user.id } })
      return { browser: ended }
    },
  },
  {
    who: 'a session that ran out',
    make: async () => {
      const late = await Browser.signedIn()
      await db.session.updateMany({ where: { userId: late.user.id }, data: { expiresAt: new Date(0) } })
      return { browser: late }
    },
  },
  {
    who: 'a cookie with another signature',
    make: async () => {
      const forged = new Browser()
      for (const [name, value] of owner.cookies) forged.cookies.set(name, `${value.slice(0, -4)}AAAA`)
      return { browser: forged }
    },
  },
  {
    who: 'a cookie with the session of another user',
    make: async () => {
      const one = await Browser.signedIn()
      await db.session.updateMany({ where: { userId: one.user.id }, data: { userId: owner.user.id } })
      return { browser: one }
    },
  },
]

describe('spec 6: access to every route', () => {
  it('covers every existing route, and no other', () => {
    // Every route file serves the path and definition that the API description lists.
    expect(routes.map((route) => getRouteName(getDefinition(route)))).toEqual(routes.map(([name]) => name))
    expect(routes.map(([name]) => name).sort()).toEqual(DEFINITIONS.map(getRouteName).sort())
    expect(DEFINITIONS.filter((one) => !routes.some((route) => getDefinition(route) === one))).toEqual([])
  })

  it('calls every route with every id that it takes', async () => {
    const idsIn = (schema: unknown): string[] => {
      if (typeof schema !== 'object' || schema === null) return []
      const { properties = {}, ...rest } = schema as { properties?: object }
      return [
        ...Object.keys(properties).filter((key) => /^ids$|(^|[a-z])Ids?$|^companyLogo$/.test(key)),
        ...Object.values({ ...properties, ...rest }).flatMap(idsIn),
      ]
    }
    for (const route of routes) {
      const [name] = route
      const { body, bodyIs, bodyFor, query } = getDefinition(route)
      const inBody = body ? idsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) : []
      const wanted = {
        params: [...name.matchAll(/\{(\w+)\}/g)].map(([, key]) => key),
        query: Object.keys(query?.shape ?? {}).filter((key) => /^ids$|Id$/.test(key)),
        // A deposit is looked up within the document's own source.
        body: inBody.filter((key) => key !== 'requestId' && key !== 'depositId'),
      }
      const call = await createCall(route, things, owner)
      for (const [part, keys] of Object.entries(wanted))
        expect([name, Object.keys(call[part as 'params'] ?? {})]).toEqual([
          name,
          expect.arrayContaining(keys),
        ])
      if (body && !bodyFor && bodyIs !== 'optional') expect([name, call]).toHaveProperty(['1', 'body'])
    }
  })

  // Readiness ignores jobs of a process that just started, which this one has not on a slow machine.
  beforeEach(() => jest.spyOn(process, 'uptime').mockReturnValue(60))
  afterEach(() => jest.restoreAllMocks())

  it.each(REFUSED)('rejects $who', async ({ who, make, over }) => {
    const sender = await make()
    const some = who === 'visitors' ? guarded : sample
    const calls = await prepare(some, toRefuse)
    const before = await everything()
    expect(await answers(some, sender, calls)).toEqual(all(401, some))
    expect(await changed(before)).toEqual([])
    if (some === guarded) expect(await answers(open, sender)).toEqual(openly(over))
    else if (over)
      expect(
        await answers(
          open.filter(([name]) => name in over),
          sender,
        ),
      ).toEqual(over)
  })

  type Make = () => ReturnType<typeof createUser>
  const newcomer = async (make: Make) => {
    const browser = await Browser.signedIn(await make())
    return { browser, things: await createResources(browser.user), isNew: true }
  }

  /**
   * Returns each route's status for the owner. Starts over with a new owner when an earlier call deleted a later
   * call's resource.
   */
  async function ownAnswers(some: Route[], expected: Record<string, number>, make: Make = createUser) {
    const statuses: Record<string, number> = {}
    let person = await newcomer(make)
    const ask = async (route: Route) => {
      const call = await createCall(route, person.things, person.browser).catch(() => null)
      return call ? (await sendCall(person.browser, route, call)).status : 0
    }
    // Deletions come last.
    const inOrder = some.toSorted(
      (a, b) => Number(a[0].startsWith('DELETE')) - Number(b[0].startsWith('DELETE')),
    )
    for (const route of inOrder) {
      let status = await ask(route)
      if (status !== expected[route[0]] && !person.isNew) {
        person = await newcomer(make)
        status = await ask(route)
      }
      person.isNew = false
      statuses[route[0]] = status
    }
    return statuses
  }
  const own = (some: Route[]) => Object.fromEntries(some.map((route) => [route[0], getExpectedStatus(route)]))

  /** There is no pending deletion to cancel. */
  const NOT_LEAVING = { 'DELETE /api/user/deletion': 409 }

  it('lets owners use every route on their own data without changing a business that has the same ids', async () => {
    const makeCountingFromOne = () => createUser({ counters: { create: [] } })
    const neighbour = await makeCountingFromOne()
    await createResources(neighbour)
    const before = await readBusinessRows(neighbour.businessId)
    const expected = { ...own(guarded), ...NOT_LEAVING }
    expect(await ownAnswers(guarded, expected, makeCountingFromOne)).toEqual(expected)
    expect(await readBusinessRows(neighbour.businessId)).toBe(before)
    expect(await answers(open, { browser: await Browser.signedIn() })).toEqual(openly())
  })

  it('keeps users who have not finished onboarding out of the app', async () => {
    const [inner, outer] = split((route) => isPermission(accessOf(route)))
    const rejected = sampleRoutes(inner)
    expect(
      await answers(rejected, await signedInAs({ isOnboarded: false }), await prepare(rejected, toRefuse)),
    ).toEqual(all(403, rejected))
    const expected = { ...own(outer), ...NOT_LEAVING }
    expect(await ownAnswers(outer, expected, () => createUser({ isOnboarded: false }))).toEqual(expected)
    expect(await answers(open, await signedInAs({ isOnboarded: false }))).toEqual(openly())
  })

  it.each([true, false])(
    'allows an account pending deletion only its session, export and cancellation, onboarded: %s',
    async (isOnboarded) => {
      const [ways, closed] = split((route) => accessOf(route) === 'authenticated-incl-deleting')
      expect(ways.map(([name]) => name).sort()).toEqual([
        'DELETE /api/user/deletion',
        'GET /api/auth/me',
        'GET /api/user/export',
        'POST /api/auth/sync-session',
      ])
      const rejected = sampleRoutes(closed)
      const leaving = { isOnboarded, deleteAfter: new Date(Date.now() + 86_400_000) }
      expect(await answers(rejected, await signedInAs(leaving), await prepare(rejected, toRefuse))).toEqual(
        all(403, rejected),
      )
      expect(await ownAnswers(ways, own(ways), () => createUser(leaving))).toEqual(own(ways))
      expect(await answers(open, await signedInAs(leaving))).toEqual(openly())
    },
  )

  it('answers the id of another business exactly like an unknown id, in path, query and body', async () => {
    const stranger = await Browser.signedIn()
    const theirs = await createResources(stranger.user)
    const nobodys = toMissingIds(theirs)
    const asked: string[] = []
    for (const route of guarded) {
      // Records the resources a call names. Each in turn is replaced by another business's, the rest belong to the
      // caller.
      const named = new Set<keyof ResourceIds>()
      const watch = new Proxy(theirs, {
        get: (from, name: keyof ResourceIds) => (named.add(name), from[name]),
      })
      await createCall(route, watch, stranger)
      for (const name of named) {
        const answerTo = async (id: number | string) => {
          const call = await createCall(route, { ...theirs, [name]: id }, stranger)
          const response = await sendCall(stranger, route, call)
          const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
          return [response.status, [...response.headers], text.replaceAll(String(id), name)]
        }
        const before = await everything()
        const answer = await answerTo(things[name])
        expect([route[0], name, answer]).toEqual([route[0], name, await answerTo(nobodys[name])])
        expect([route[0], name, await changed(before)]).toEqual([route[0], name, []])
        asked.push(`${route[0]} ${name}: ${String(answer[0])}`)
      }
    }
    // Lists and bulk changes return a result per id, in which nothing is found; all others answer 404 or 422.
    const found = asked.filter((line) => !/: (404|422)$/.test(line))
    expect(found.sort()).toEqual([
      'GET /api/businesses/elsewhere sent: 200',
      'GET /api/invoices client: 200',
      'GET /api/invoices/export.csv client: 200',
      'GET /api/invoices/numbers/next client: 200',
      'GET /api/items client: 200',
      'POST /api/clients/bulk client: 200',
      'POST /api/invoices/bulk draft: 200',
      'POST /api/invoices/reminders sent: 200',
      'POST /api/invoices/reminders/cancel sent: 200',
    ])
  })

  // Browsers without Sec-Fetch-Site still send an Origin.
  it.each<{ from: string; some: Route[]; headers: Record<string, string> }>([
    { from: 'another site', some: changes, headers: { 'sec-fetch-site': 'cross-site' } },
    {
      from: 'another origin',
      some: sampleRoutes(changes),
      headers: { 'sec-fetch-site': '', origin: 'https://evil.test' },
    },
    {
      from: 'a page of a sister domain',
      some: sampleRoutes(changes),
      headers: { 'sec-fetch-site': 'same-site' },
    },
  ])('rejects every change that comes from $from', async ({ some, headers }) => {
    const calls = await prepare(some, toRefuse)
    const before = await everything()
    expect(await answers(some, { browser: owner, extra: { headers } }, calls)).toEqual(all(403, some))
    expect(await changed(before)).toEqual([])
  })

  it('responds to unsupported methods with 405, an Allow header and an error body', async () => {
    const addresses = [...new Set(handlers.map(([name]) => name.split(' ')[1]!))]
    const taken = (address: string) => routes.filter(([name]) => name.endsWith(` ${address}`))
    // Next.js would answer undefined methods without a body.
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect(
        addresses.filter((address) => !handlers.some(([name]) => name === `${method} ${address}`)),
      ).toEqual([])
    for (const [name, refuse] of handlers.filter(([, handler]) => isMethodNotAllowed(handler))) {
      const [method = '', address = ''] = name.split(' ')
      const methods = taken(address).map(([one]) => one.split(' ')[0]!)
      const request = new Request(`http://localhost:3000${address.replace(/[{}]/g, '')}`, { method })
      const answer = await refuse(request, { params: Promise.resolve({}) })
      expect([name, answer.status]).toEqual([name, 405])
      const allowed = answer.headers.get('Allow')!.split(', ')
      expect(allowed.filter((one) => one !== 'OPTIONS' && one !== 'HEAD').sort()).toEqual(methods.sort())
      expect(await answer.json()).toMatchObject({
        message: expect.stringMatching(new RegExp(`^${method} is not possible here\\. Use `)),
      })
    }
  })
})
