import { unzipSync } from 'fflate'
import * as switching from '@/app/api/businesses/[id]/switch/route'
import { isPermission } from '@/lib/api/access'
import { createOpenApiDocument } from '@/lib/api/openapi/document'
import { addDays } from '@/lib/core/dates'
import { roleHasPermission } from '@/lib/core/access/permissions'
import { db } from '@/lib/platform/db/client'
import { isFullSize, itAtFullSize } from '@/tests/factories/full-size'
import { createFullBusiness, type FullBusiness } from '@/tests/factories/full-business'
import { createCall, getDefinition, type Route, routes, sendCall } from '@/tests/factories/routes'
import { listPageQueries, PAGE_QUERIES } from '@/tests/factories/page-queries'
import { type SignedIn, today } from '@/tests/factories/resources'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

// Businesses with the same ids, unmistakable amounts and partly the same members. Every read-only route with all its
// parameters, and every page query, must return only the business's own data.

// Makes a PDF's text readable.
jest.mock('@/lib/documents/pdf/render', () => ({
  ...jest.requireActual('@/lib/documents/pdf/render'),
  renderInvoicePdf: async (view: object) => ({ bytes: async () => Buffer.from(JSON.stringify(view)) }),
}))
jest.setTimeout(240_000)

/**
 * `npm run verify -- volume` adds a third business, compares the first one's responses from before and after the
 * others existed, and reads those of all of them.
 */
const NAMES = isFullSize ? ['Alpha', 'Beta', 'Gamma'] : ['Beta']

const EXPORT = 'GET /api/user/export'
const readRoutes = routes.filter(
  (route) =>
    getDefinition(route).method === 'GET' &&
    (isPermission(getDefinition(route).access) || route[0] === EXPORT),
)

/** Query parameter values; values listed in the API description take precedence. */
const VALUES: Record<string, string[]> = {
  q: ['alpha', 'Beta', 'gamma first', '0001', 'o', '9999999999.99', '8,888,888,888.88', '7777777777'],
  currency: ['USD', 'EUR'],
  clientId: ['1', '2'],
  since: [addDays(today(), -90)],
  until: [today()],
  issueDate: [today()],
  limit: ['5'],
  // Cursors are followed as long as a response has more.
  before: [],
  after: [],
  upTo: [],
  // Set by the call itself.
  ids: [],
  part: ['1'],
  letter: ['reminder'],
  inline: ['1'],
}
VALUES.search = VALUES.q!

interface Parameter {
  in: string
  name: string
  schema: { enum?: string[]; const?: string }
}
const described = createOpenApiDocument().paths as Record<string, { get?: { parameters?: Parameter[] } }>

/** Returns the queries of a route: the base query, and one with each of its parameters. */
function listRouteQueries(
  route: Route,
  usual: Record<string, unknown> = {},
  business = '',
): Record<string, unknown>[] {
  const parameters = described[getDefinition(route).path]?.get?.parameters ?? []
  const each = parameters.flatMap(({ in: place, name, schema }) => {
    if (place !== 'query') return []
    // Its numbers begin with its name.
    if (name === 'series') return [{ ...usual, series: `${business.toLowerCase()}-{n}` }]
    const values = schema.enum ?? (schema.const === undefined ? VALUES[name] : [schema.const])
    if (!values) throw new Error(`No values for ?${name}=`)
    return values.map((value) => ({ ...usual, [name]: value }))
  })
  return [usual, ...each]
}

/** Returns a response's texts by file; a ZIP has several. */
async function readTexts(response: Response): Promise<Record<string, string>> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (response.headers.get('content-type') !== 'application/zip') return { '': Buffer.from(bytes).toString() }
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => !/\.(png|jpg)$/.test(name))
  return Object.fromEntries(files.map(([name, file]) => [name, Buffer.from(file).toString()]))
}

type TextByCall = Record<string, string>

/** Returns all responses of read-only routes for a user, page by page. */
async function fetchResponses(
  browser: SignedIn,
  { things, name: business }: FullBusiness,
  some = readRoutes,
): Promise<TextByCall> {
  const texts: TextByCall = {}
  for (const route of some) {
    const call = await createCall(route, things, browser)
    for (let query of listRouteQueries(route, call.query, business))
      for (let page = 1; ; page++) {
        const response = await sendCall(browser, route, { ...call, query })
        const name = `${route[0]}?${new URLSearchParams(query as Record<string, string>)} ${page}`
        expect([name, response.status]).toEqual([name, 200])
        for (const [file, text] of Object.entries(await readTexts(response)))
          texts[`${name} ${file}`.trim()] = text
        const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
        if (!next) break
        query = Object.fromEntries(new URL(next, 'http://localhost').searchParams)
      }
  }
  return texts
}

/** Returns the results of all page queries. */
async function runPageQueries({ actor, things }: FullBusiness): Promise<TextByCall> {
  const texts: TextByCall = {}
  for (const [name, query] of Object.entries(PAGE_QUERIES))
    texts[name] = JSON.stringify(await query(actor, things), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
  return texts
}
const readEverything = async (one: FullBusiness): Promise<TextByCall> => ({
  ...(await fetchResponses(one.browser, one)),
  ...(await runPageQueries(one)),
})

/** Removes values that depend on the time of the request. */
const omitTimeDependentValues = (texts: TextByCall): TextByCall =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      /(README|sessions)[^ ]*$/.test(name) ? [] : [[name, text.replace(/^\{"at":"[^"]+"/, '')]],
    ),
  )

let alpha: FullBusiness
let beta: FullBusiness
let gamma: FullBusiness
/** The first business's responses, before the others existed and after. */
let textsBefore: TextByCall
let textsAfter: TextByCall

beforeAll(async () => {
  alpha = await createFullBusiness('Alpha', 999_999_999.999)
  if (isFullSize) textsBefore = await readEverything(alpha)
  beta = await createFullBusiness('Beta', 888_888_888.888)
  if (!isFullSize) return
  gamma = await createFullBusiness('Gamma', 777_777_777.777)
  textsAfter = await readEverything(alpha)
  // The owner of the first business also works for the third.
  const seat = { businessId: gamma.actor.businessId, userId: alpha.user.id, role: 'ADMIN' } as const
  await db.membership.create({ data: { ...seat, notificationsSeenAt: new Date(0) } })
})

const businesses = () => (isFullSize ? [alpha, beta, gamma] : [alpha, beta])

/** Returns a pattern of the other businesses' names and amounts. */
function createForeignPattern(one: FullBusiness): RegExp {
  const others = businesses().filter((other) => other !== one)
  const amounts = others.flatMap(({ amount }) => [amount, Number(amount).toLocaleString('en-US')])
  const names = others.map(({ name }) => name)
  return new RegExp(`${names.join('|')}|(?<![\\d,])(${amounts.join('|').replaceAll('.', '\\.')})(?!\\d)`, 'i')
}
const listForeignCalls = (texts: TextByCall, one: FullBusiness) =>
  Object.keys(texts).filter((name) => createForeignPattern(one).test(texts[name]!))

it('the businesses have the same ids and all resources', async () => {
  const ids = ({ things }: FullBusiness) =>
    Object.entries(things).filter(([name, id]) => typeof id === 'number' && name !== 'member')
  expect(ids(beta)).toEqual(ids(alpha))
  if (isFullSize) expect(ids(gamma)).toEqual(ids(alpha))
  expect(readRoutes.length).toBeGreaterThan(25)
  expect(Object.keys(PAGE_QUERIES).sort()).toEqual(listPageQueries())
})

itAtFullSize('return the same data as before the others existed', () => {
  expect(Object.keys(textsBefore).length).toBeGreaterThan(150)
  expect(omitTimeDependentValues(textsAfter)).toEqual(omitTimeDependentValues(textsBefore))
})

/** Responses with neither names nor amounts: options, dates and counts. */
const CALLS_WITHOUT_MARKERS = [
  'GET /api/dashboard/stats',
  'GET /api/invoices/{id}/schedule',
  'GET /api/user/checks',
  'GET /api/user/notices',
  'GET /api/user/receipts',
  'areReceiptsEnabled',
  'countLists',
  'countSchedules',
  'countUnread',
  'findDivergedScheduleId',
  'findLastTax',
  'findReminderDenial',
  'findSchedule',
  'findScheduleOfInvoice',
  'getAutomation',
  'getLinkUsage',
  'getPaymentDefaults',
  'getReminderState',
  'getScheduleId',
  'hasClientReminders',
  'hasClients',
  'hasOwnLanguages',
  'isNumberDependentOnInvoice',
  'listEnabledNotices',
  'listExportChunks',
  'listObstacles',
  'listScheduleIds',
  'listSilencedRules',
]

it.each(NAMES)('reveal nothing about each other: %s', async (name) => {
  const one = businesses().find((each) => each.name === name)!
  const texts = await readEverything(one)
  // A member's name appears in the member list of every business they work for.
  expect(listForeignCalls(texts, one)).toEqual(one === gamma ? ['GET /api/members? 1', 'listMembers'] : [])
  const hasMarker = ([, text]: [string, string]) => text.includes(name) || text.includes(one.amount)
  const withMarker = new Set(
    Object.entries(texts)
      .filter(hasMarker)
      .map(([call]) => toCallName(call)),
  )
  expect(
    [...new Set(Object.keys(texts).map(toCallName))].filter((call) => !withMarker.has(call)).sort(),
  ).toEqual(CALLS_WITHOUT_MARKERS)
})
const toCallName = (name: string) => name.replace(/\?.*/, '')

it.each(NAMES)('sum only their own documents: %s', async (name) => {
  const one = businesses().find((each) => each.name === name)!
  const cents = Math.round(Number(one.amount) * 100)
  /** Returns the sum of `count` invoices, adjusted by payments of 10.00. */
  const sum = (count: number, paid = 0) => (count * cents + paid * 1000) / 100
  const route = readRoutes.find(([call]) => call === 'GET /api/dashboard/stats')!
  const inDollars = {
    totalPaid: sum(2, 1),
    totalUnpaid: sum(8, -1),
    totalOwed: sum(3, -1),
    totalDrafts: sum(5),
  }
  const inEuro = { totalPaid: sum(2), totalUnpaid: sum(4), totalOwed: sum(2), totalDrafts: sum(2) }
  expect(await (await sendCall(one.browser, route, {})).json()).toEqual({
    totalPaid: inDollars.totalPaid,
    totalUnpaid: inDollars.totalUnpaid,
    totalInvoices: 20,
    paidInvoices: 4,
    pendingInvoices: 5,
    draftInvoices: 7,
    byCurrency: [
      { currency: 'USD', ...inDollars },
      { currency: 'EUR', ...inEuro },
    ],
  })
})

const NOTIFICATIONS = 'GET /api/notifications? 1'

itAtFullSize('are separate for a member of two', async () => {
  const { browser } = alpha
  const enter = async ({ actor: { businessId } }: FullBusiness) => {
    const call = { method: 'POST', params: { id: String(businessId) } }
    const path = `/api/businesses/${businessId}/switch`
    expect((await browser.call(switching.POST, path, call)).status).toBe(200)
  }
  await enter(gamma)
  const open = readRoutes.filter((route) => {
    const { access } = getDefinition(route)
    return isPermission(access) && roleHasPermission('ADMIN', access)
  })
  const there = await fetchResponses(browser, gamma, open)
  expect(listForeignCalls(there, gamma)).toEqual(['GET /api/members? 1'])
  // The owner gets the same, except for the member list and notifications, which leave out one's own actions.
  const owners = await fetchResponses(gamma.browser, gamma, open)
  const [mine, theirs] = [there, owners].map((texts) => ({
    ...omitTimeDependentValues(texts),
    'GET /api/members? 1': '',
    [NOTIFICATIONS]: '',
  }))
  expect(mine).toEqual(theirs)
  const [told, ownersTold] = [there, owners].map(
    (texts) => (JSON.parse(texts[NOTIFICATIONS]!) as { items: unknown[] }).items,
  )
  expect(ownersTold!.length).toBeGreaterThan(0)
  expect(told).toEqual(expect.arrayContaining(ownersTold!))
  await enter(alpha)
  const here = await fetchResponses(browser, alpha, open)
  expect(omitTimeDependentValues(here)).toEqual(
    omitTimeDependentValues(Object.fromEntries(Object.keys(here).map((name) => [name, textsBefore[name]!]))),
  )
})
