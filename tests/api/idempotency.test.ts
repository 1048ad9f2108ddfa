import { randomUUID } from 'node:crypto'
import * as clients from '@/app/api/clients/route'
import * as client from '@/app/api/clients/[id]/route'
import * as copies from '@/app/api/invoices/[id]/duplicate/route'
import * as invoice from '@/app/api/invoices/[id]/route'
import * as invoices from '@/app/api/invoices/route'
import { db } from '@/lib/platform/db/client'
import { deleteExpiredKeys } from '@/lib/platform/idempotency/idempotency'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { NAMED_CHANGES, prepareChange } from '@/tests/factories/named-changes'
import { createUser } from '@/tests/factories/user'

type Signed = Awaited<ReturnType<typeof Browser.signedIn>>
let owner: Signed
beforeEach(async () => {
  owner = await Browser.signedIn()
})

const named = (key: string) => ({ 'idempotency-key': key })
const addClient = (key: string, name = 'Twice Ltd', browser: Browser = owner) =>
  browser.call(clients.POST, '/api/clients', { method: 'POST', body: { name }, headers: named(key) })
const countClients = () => db.client.count({ where: { businessId: owner.user.businessId } })
const statusAndText = async (response: Response) => [response.status, await response.text()]
const rowOf = (key: string) =>
  db.idempotencyKey.findUniqueOrThrow({ where: { userId_key: { userId: owner.user.id, key } } })

/** Leaves a claim behind, as a process that died does. */
async function claimedBefore(key: string, seconds: number) {
  await addClient(key, 'First')
  await db.client.deleteMany({ where: { businessId: owner.user.businessId } })
  await db.idempotencyKey.update({
    where: { userId_key: { userId: owner.user.id, key } },
    data: { status: null, answer: null, claimedUntil: new Date(Date.now() + seconds * 1000) },
  })
}

const newInvoice = (clientId: number, number: string) => ({
  clientId,
  invoiceNumber: number,
  autoNumber: true,
  currency: 'USD',
  taxRate: 0,
  issueDate: '2026-11-01',
  dueDate: '2026-11-30',
  invoiceType: 'ONE_OFF',
  lineItems: [{ description: 'Work', quantity: 1, unitPrice: 100 }],
})

describe('a change with an Idempotency-Key', () => {
  it('runs a request with an Idempotency-Key once and repeats its response', async () => {
    const key = randomUUID()
    const first = await addClient(key)
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null])
    const again = await addClient(`"${key}"`)
    expect([again.headers.get('idempotent-replayed'), again.headers.get('cache-control')]).toEqual([
      'true',
      'private, no-store',
    ])
    expect(await statusAndText(again)).toEqual(await statusAndText(first))
    expect(await countClients()).toBe(1)
  })

  it('is separate in each of the user’s businesses', async () => {
    const key = randomUUID()
    await addClient(key)
    const { id: userId } = owner.user
    const { businessId } = await createUser()
    await db.membership.create({ data: { businessId, userId, role: 'STAFF' } })
    await db.session.updateMany({ where: { userId }, data: { businessId } })
    const there = await addClient(key)
    expect([there.status, (await there.json()).message]).toEqual([
      422,
      expect.stringMatching(/another request/),
    ])
    expect(await db.client.count({ where: { businessId } })).toBe(0)
    expect((await addClient(randomUUID())).status).toBe(201)
    expect(await db.client.count({ where: { businessId } })).toBe(1)
  })

  it('runs twice without a key, and with two keys', async () => {
    await owner.call(clients.POST, '/api/clients', { method: 'POST', body: { name: 'Twice Ltd' } })
    await addClient(randomUUID())
    await addClient(randomUUID())
    expect(await countClients()).toBe(3)
  })

  it('runs one of several concurrent requests with the same key and tells the others that it is in progress', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 12 }, () => addClient(key)))
    expect(await countClients()).toBe(1)
    const done = answers.filter(({ status }) => status === 201)
    expect(done.length).toBeGreaterThan(0)
    for (const answer of answers.filter((one) => !done.includes(one)))
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '2'])
    expect(new Set(await Promise.all(done.map((one) => one.text()))).size).toBe(1)
    expect((await addClient(key)).status).toBe(201)
  })

  it('is rejected with another body, path or method', async () => {
    const key = randomUUID()
    const { id } = (await (await addClient(key)).json()) as { id: number }
    expect((await addClient(key, 'Another')).status).toBe(422)
    const change = { headers: named(key), params: { id: String(id) } }
    const body = { name: 'Twice Ltd' }
    const patch = await owner.call(client.PATCH, `/api/clients/${id}`, { ...change, method: 'PATCH', body })
    expect(patch.status).toBe(422)
    const gone = await owner.call(client.DELETE, `/api/clients/${id}`, { ...change, method: 'DELETE' })
    expect(gone.status).toBe(422)
    expect(await countClients()).toBe(1)
  })

  it('is limited to its user', async () => {
    const key = randomUUID()
    const stranger = await Browser.signedIn()
    const mine = (await (await addClient(key)).json()) as { id: number }
    const theirs = (await (await addClient(key, 'Twice Ltd', stranger)).json()) as { id: number }
    expect(theirs.id).not.toBe(mine.id)
  })

  it('can be retried after an error, which changed nothing', async () => {
    const key = randomUUID()
    const { id } = await createClient(owner.user.actor)
    const taken = await createInvoice(owner.user.actor, id)
    const body = { ...newInvoice(id, taken.invoiceNumber), autoNumber: false }
    const save = () =>
      owner.call(invoices.POST, '/api/invoices', { method: 'POST', body, headers: named(key) })
    expect((await save()).status).toBe(409)
    await db.documentNumber.deleteMany({ where: { businessId: owner.user.businessId } })
    await db.invoice.delete({ where: { own: { businessId: owner.user.businessId, id: taken.id } } })
    expect((await save()).status).toBe(201)
  })

  it('repeats the response of a deletion, although a second one would find nothing', async () => {
    const key = randomUUID()
    const { id } = await createClient(owner.user.actor)
    const remove = () =>
      owner.call(client.DELETE, `/api/clients/${id}`, {
        method: 'DELETE',
        headers: named(key),
        params: { id: String(id) },
      })
    expect([(await remove()).status, await statusAndText(await remove())]).toEqual([204, [204, '']])
  })

  it.each(['', '""', 'a b', 'ä', 'x'.repeat(129), '"open'])('rejects an invalid key: %j', async (key) => {
    expect((await addClient(key)).status).toBe(400)
    expect(await countClients()).toBe(0)
  })

  it('rejects a body that is too large, as without a key', async () => {
    expect((await addClient(randomUUID(), 'x'.repeat(110_000))).status).toBe(413)
  })
})

describe('an idempotent call whose process dies', () => {
  it('releases the key of a dead process for the next attempt', async () => {
    const key = randomUUID()
    await claimedBefore(key, 5)
    const early = await addClient(key, 'First')
    expect([early.status, Number(early.headers.get('retry-after'))]).toEqual([409, 2])
    await claimedBefore(randomUUID(), -1)
    await db.idempotencyKey.updateMany({
      where: { key },
      data: { claimedUntil: new Date(Date.now() - 1000) },
    })
    expect((await addClient(key, 'Another')).status).toBe(422)
    expect((await addClient(key, 'First')).status).toBe(201)
    expect(await countClients()).toBe(1)
  })

  type Call = (key: string) => Promise<Response>
  const post =
    (handler: typeof invoices.POST, path: string, body?: unknown, id?: number): Call =>
    (key) =>
      owner.call(handler, path, {
        method: 'POST',
        body,
        headers: named(key),
        params: id ? { id: String(id) } : {},
      })
  const countInvoices = () => db.invoice.count({ where: { businessId: owner.user.businessId } })

  // The response is stored in the change's own transaction; storing it afterwards would lose it here.
  const changes: [string, (clientId: number) => Promise<{ change: Call; count: () => Promise<number> }>][] = [
    [
      'an invoice',
      async (client) => {
        const change = post(invoices.POST, '/api/invoices', newInvoice(client, 'INV-0100'))
        return { change, count: countInvoices }
      },
    ],
    [
      'a copy',
      async (client) => {
        const { id } = await createInvoice(owner.user.actor, client, { status: 'SENT' })
        const change = post(copies.POST, `/api/invoices/${id}/duplicate`, undefined, id)
        return { change, count: countInvoices }
      },
    ],
    ['a client', async () => ({ change: (key) => addClient(key), count: countClients })],
    ...NAMED_CHANGES.map((kind): (typeof changes)[number] => [
      kind,
      async () => {
        const { send, count } = await prepareChange(kind, owner)
        return { change: (key) => send({}, named(key)), count }
      },
    ]),
  ]

  it.each(changes)('a crash between %s and its response duplicates nothing', async (_, prepare) => {
    const { change, count } = await prepare((await createClient(owner.user.actor)).id)
    const key = randomUUID()
    const before = await count()
    // Writing the response after the change fails, as if the process had died.
    const late = jest.spyOn(db.idempotencyKey, 'updateMany').mockRejectedValue(new Error('killed'))
    const first = await change(key)
    late.mockRestore()
    await db.idempotencyKey.updateMany({ where: { key }, data: { claimedUntil: new Date(0) } })
    const again = await change(key)
    expect(first.ok).toBe(true)
    expect(await statusAndText(again)).toEqual(await statusAndText(first))
    expect([again.headers.get('idempotent-replayed'), await count()]).toEqual(['true', before + 1])
  })

  it('discards the work of a stalled process after another one took over its key', async () => {
    const key = randomUUID()
    const { id } = await createClient(owner.user.actor)
    const body = newInvoice(id, 'INV-0200')
    const save = () => post(invoices.POST, '/api/invoices', body)(key)
    // The business is locked, so that the first attempt waits in the middle of its transaction.
    let second: Promise<Response> | undefined
    let first: Promise<Response> | undefined
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Business" WHERE id = ${owner.user.businessId} FOR UPDATE`
      first = save()
      await waitFor(async () => (await db.idempotencyKey.count({ where: { key } })) > 0)
      await db.idempotencyKey.updateMany({ where: { key }, data: { claimedUntil: new Date(0) } })
      const { claim } = await rowOf(key)
      second = save()
      await waitFor(async () => (await rowOf(key)).claim !== claim)
    })
    const statuses = [(await first!).status, (await second!).status]
    expect(statuses).toEqual([409, 201])
    expect(await countInvoices()).toBe(1)
  })
})

async function waitFor(condition: () => Promise<boolean>) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe('how long idempotency keys are kept', () => {
  it('stores neither request nor response in plain text', async () => {
    const key = randomUUID()
    await addClient(key, 'Secret Ltd')
    const row = await rowOf(key)
    expect(JSON.stringify(row)).not.toContain('Secret')
    expect(row.answer).toMatch(/^v1\./)
    expect(row.fingerprint).toHaveLength(43)
  })

  it('keeps a key for a day, then deletes it', async () => {
    const [old, fresh] = [randomUUID(), randomUUID()]
    await addClient(old)
    await addClient(fresh)
    const past = new Date(Date.now() - 24 * 3600 * 1000 - 1000)
    await db.idempotencyKey.updateMany({ where: { key: old }, data: { createdAt: past } })
    await deleteExpiredKeys()
    expect(
      await db.idempotencyKey.findMany({ where: { key: { in: [old, fresh] } }, select: { key: true } }),
    ).toEqual([{ key: fresh }])
    await addClient(old)
    expect(await countClients()).toBe(3)
  })

  it('ignores a key after a day, deleted or not', async () => {
    const key = randomUUID()
    await addClient(key)
    const past = new Date(Date.now() - 24 * 3600 * 1000 - 1000)
    await db.idempotencyKey.updateMany({ where: { key }, data: { createdAt: past } })
    expect((await addClient(key, 'Another')).status).toBe(201)
  })

  it('repeats the response for a saved draft, although its version has increased', async () => {
    const { id: clientId } = await createClient(owner.user.actor)
    const { id, version, invoiceNumber } = await createInvoice(owner.user.actor, clientId)
    const { autoNumber: _, ...body } = { ...newInvoice(clientId, invoiceNumber), version }
    const key = randomUUID()
    const save = (headers?: Record<string, string>) =>
      owner.call(invoice.PATCH, `/api/invoices/${id}`, {
        method: 'PATCH',
        body,
        headers,
        params: { id: String(id) },
      })
    expect([(await save(named(key))).status, (await save(named(key))).status, (await save()).status]).toEqual(
      [...[200, 200, 409]],
    )
  })
})
