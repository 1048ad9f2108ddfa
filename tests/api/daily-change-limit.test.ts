import * as item from '@/app/api/clients/[id]/route'
import * as clients from '@/app/api/clients/route'
import * as notifications from '@/app/api/notifications/route'
import { consume } from '@/lib/platform/rate-limits/rate-limits'
import { Browser } from '@/tests/factories/browser'
import { signInAs } from '@/tests/factories/member'

const create = (browser: Browser, body: object) =>
  browser.call(clients.POST, '/api/clients', { method: 'POST', body })
const on = (browser: Browser, method: 'GET' | 'PATCH' | 'DELETE', id: number, body?: object) =>
  browser.call(item[method], `/api/clients/${id}`, { method, body, params: { id: String(id) } })

it('the daily change limit rejects changes beyond a business’s daily allowance, but allows reading and deleting', async () => {
  const [owner, other] = [await Browser.signedIn(), await Browser.signedIn()]
  const { id } = await (await create(owner, { name: 'Ada' })).json()
  await consume('change:business', String(owner.user.businessId), 19_999)
  const refused = await create(owner, { name: 'Grace' })
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { message: expect.stringContaining('try again tomorrow'), code: 'business.too-many-changes' },
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await on(owner, 'PATCH', id, { name: 'Augusta' })).status).toBe(429)
  expect(await (await on(owner, 'GET', id)).json()).toMatchObject({ name: 'Ada' })
  expect((await on(owner, 'DELETE', id)).status).toBe(204)
  expect((await create(other, { name: 'Grace' })).status).toBe(201)
})

it('the daily change limit counts a change by its size', async () => {
  const owner = await Browser.signedIn()
  await consume('change:business', String(owner.user.businessId), 19_998)
  // 15 KB, and another one exceeds the rest.
  expect((await create(owner, { name: 'Ada', notes: '東'.repeat(5000) })).status).toBe(201)
  expect((await create(owner, { name: 'Grace' })).status).toBe(429)
})

it('the daily change limit counts only the bytes read of a body, whatever its header claims', async () => {
  const owner = await Browser.signedIn()
  const headers = { 'content-length': '210000000' }
  const body = { name: 'Ada' }
  const lying = await owner.call(clients.POST, '/api/clients', { method: 'POST', body, headers })
  expect(lying.status).toBe(201)
  expect((await create(owner, { name: 'Grace' })).status).toBe(201)
})

it('the daily change limit counts a member’s own settings separately', async () => {
  const owner = await Browser.signedIn()
  const viewer = await signInAs('VIEWER', owner.user)
  const { businessId } = owner.user
  const see = (browser: Browser) =>
    browser.call(notifications.POST, '/api/notifications', {
      method: 'POST',
      body: { at: '2026-11-26T09:00:00.000Z' },
    })
  await consume('change:member', `${businessId} ${viewer.user.id}`, 1_999)
  await consume('change:business', String(businessId), 19_999)
  expect((await see(viewer)).status).toBe(204)
  const refused = await see(viewer)
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'request.too-many-changes' }])
  expect((await see(owner)).status).toBe(204)
  expect((await create(owner, { name: 'Ada' })).status).toBe(201)
})
