import * as item from '@/app/api/clients/[id]/route'
import * as bulk from '@/app/api/clients/bulk/route'
import * as collection from '@/app/api/clients/route'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
beforeAll(async () => {
  owner = await Browser.signedIn()
})

const make = async (name: string) => (await createClient(owner.user.actor, { name })).id
const call = (body: unknown, browser: Browser = owner) =>
  browser.call(bulk.POST, '/api/clients/bulk', { method: 'POST', body })
const results = async (response: Response) => {
  expect(response.status).toBe(200)
  return ((await response.json()) as { results: { id: number; ok: boolean; message?: string }[] }).results
}
const listed = async (name: string) => {
  const response = await owner.call(collection.GET, `/api/clients?search=${name}`)
  return ((await response.json()) as { id: number }[]).map(({ id }) => id)
}

it('bulk deletion deletes the business’s clients and restores them exactly', async () => {
  const ids = [await make('Twin'), await make('Twin')]
  const draft = await createInvoice(owner.user.actor, ids[0]!)
  const rows = () => db.client.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
  const before = await rows()
  expect(await results(await call({ action: 'delete', ids: [...ids, ids[0]] }))).toEqual(
    ids.map((id) => ({ id, ok: true })),
  )
  expect(await listed('Twin')).toEqual([])
  expect(await results(await call({ action: 'restore', ids }))).toEqual(ids.map((id) => ({ id, ok: true })))
  expect(await listed('Twin')).toEqual(ids)
  const same = ({ updatedAt: _when, ...row }: (typeof before)[number]) => row
  expect((await rows()).map(same)).toEqual(before.map(same))
  expect((await createInvoice(owner.user.actor, ids[0]!)).clientId).toBe(draft.clientId)
})

it('bulk restoring reverts a single deletion, and ignores clients that exist', async () => {
  const [gone, there] = [await make('Gone'), await make('There')]
  await owner.call(item.DELETE, `/api/clients/${gone}`, { method: 'DELETE', params: { id: String(gone) } })
  const restored = await results(await call({ action: 'restore', ids: [gone, there] }))
  expect(restored.every(({ ok }) => ok)).toBe(true)
  expect(await listed('Gone')).toEqual([gone])
})

it('bulk deletion does not touch other businesses’ clients, and answers as if they did not exist', async () => {
  const stranger = await createUser()
  const theirs = await createClient(stranger.actor)
  const deleted = await createClient(stranger.actor)
  await db.client.update({
    where: { own: { businessId: stranger.businessId, id: deleted.id } },
    data: { deletedAt: new Date() },
  })
  const own = await make('Mine')
  for (const action of ['delete', 'restore']) {
    const answers = await results(await call({ action, ids: [theirs.id, deleted.id, 2_000_000_000, own] }))
    expect(answers.map(({ ok, message }) => [ok, message])).toEqual([
      [false, 'Client not found'],
      [false, 'Client not found'],
      [false, 'Client not found'],
      [true, undefined],
    ])
  }
  const rows = await db.client.findMany({
    where: { businessId: stranger.businessId },
    orderBy: { id: 'asc' },
  })
  expect(rows.map(({ deletedAt }) => deletedAt !== null)).toEqual([false, true])
})

it.each([
  [{ action: 'delete', ids: [] }],
  [{ action: 'delete', ids: Array.from({ length: 101 }, (_, at) => at + 1) }],
  [{ action: 'restore', ids: ['1'] }],
  [{ action: 'restore', ids: [1], userId: 2 }],
  [{ action: 'burn', ids: [1] }],
  [{}],
])('bulk deletion of clients rejects %j', async (body) => {
  expect((await call(body)).status).toBe(422)
})
