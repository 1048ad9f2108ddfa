import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { OPERATIONS } from '@/lib/api/operations'
import { db } from '@/lib/db/client'
import { Browser } from '@/tests/factories/browser'
import { createUser } from '@/tests/factories/user'

jest.mock('next/headers', () => jest.requireActual('@/tests/factories/browser').nextHeaders)

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
type Handler = Parameters<Browser['call']>[0]

const root = path.resolve(__dirname, '../..')
const filesIn = (folder: string, name: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === name)
    .map((file) => path.posix.join(folder, file))

const routes: [name: string, handler: Handler][] = filesIn('app/api', 'route.ts').flatMap((file) => {
  const module = require(path.join(root, file)) as Record<string, Handler>
  const address = `/${path.dirname(file).replace(/^app\//, '')}`.replace(/\[+(?:\.\.\.)?(\w+)\]+/g, '{$1}')
  return METHODS.filter((method) => module[method]).map((method): [string, Handler] => [
    `${method} ${address}`,
    module[method]!,
  ])
})
const guarded = routes.filter(([name]) => OPERATIONS[name]?.access !== 'anybody')

/** Calls a route with ids that could exist. */
const call = (
  browser: Browser,
  [name, handler]: (typeof routes)[number],
  headers?: Record<string, string>,
) => {
  const [method = '', address = ''] = name.split(' ')
  const params = { id: '1', token: 'A'.repeat(43) }
  const path = address.replace('{id}', params.id).replace('{token}', params.token)
  return browser.call(handler, path, { method, body: method === 'GET' ? undefined : {}, headers, params })
}

const answers = async (browser: Browser, some = guarded) =>
  Object.fromEntries(
    await Promise.all(some.map(async (route) => [route[0], (await call(browser, route)).status])),
  )
const all = (status: number, some = guarded) => Object.fromEntries(some.map(([name]) => [name, status]))

it('names every route there is, and no other', () => {
  expect(routes.map(([name]) => name).sort()).toEqual(Object.keys(OPERATIONS).sort())
})

it('refuses visitors', async () => {
  expect(await answers(new Browser())).toEqual(all(401))
})

it('refuses a session that was ended, ran out, or belongs to a locked or unverified account', async () => {
  const ended = await Browser.signedIn()
  await db.session.deleteMany({ where: { userId: ended.user.id } })
  expect(await answers(ended)).toEqual(all(401))

  const late = await Browser.signedIn()
  await db.session.updateMany({ where: { userId: late.user.id }, data: { expiresAt: new Date(0) } })
  expect(await answers(late)).toEqual(all(401))

  const locked = await Browser.signedIn(await createUser({ disabledAt: new Date() }))
  expect(await answers(locked)).toEqual(all(401))

  const unverified = await Browser.signedIn(await createUser({ emailVerifiedAt: null }))
  expect(await answers(unverified)).toEqual(all(401))
})

it('refuses a cookie whose signature, or whose user, is not the session’s', async () => {
  const [one, other] = [await Browser.signedIn(), await Browser.signedIn()]
  const [name, value] = [...one.cookies][0]!
  const forged = new Browser()
  forged.cookies.set(name, `${value.slice(0, -4)}AAAA`)
  expect(await answers(forged)).toEqual(all(401))
  await db.session.updateMany({ where: { userId: one.user.id }, data: { userId: other.user.id } })
  expect(await answers(one)).toEqual(all(401))
})

it('keeps users who have not finished onboarding out of the app', async () => {
  const newcomer = await Browser.signedIn(await createUser({ isOnboarded: false }))
  const inner = guarded.filter(([name]) => OPERATIONS[name]?.access === 'onboarded')
  expect(await answers(newcomer, inner)).toEqual(all(403, inner))
})

// A browser that does not say where a request comes from still names the origin.
const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': '', origin: 'https://evil.test' },
]

it('refuses every change that comes from another site', async () => {
  const owner = await Browser.signedIn()
  const changes = routes.filter(([name]) => !name.startsWith('GET '))
  for (const route of changes) {
    for (const headers of FOREIGN)
      expect([route[0], (await call(owner, route, headers)).status]).toEqual([route[0], 403])
  }
})

it('checks the session on every page of the app by itself, not only in a layout or the middleware', () => {
  const pages = filesIn('app/(app)', 'page.tsx')
  expect(pages.length).toBeGreaterThan(6)
  const unguarded = pages.filter(
    (file) => !readFileSync(path.join(root, file), 'utf8').includes('requireOnboardedUser()'),
  )
  // This one only redirects to a page that checks.
  expect(unguarded).toEqual(['app/(app)/invoices/view/[id]/page.tsx'])
})
