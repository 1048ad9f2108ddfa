import { randomUUID } from 'node:crypto'
import * as payments from '@/app/api/invoices/[id]/payments/route'
import * as cancel from '@/app/api/invoices/reminders/cancel/route'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { NAMED_CHANGES, prepareChange } from '@/tests/factories/named-changes'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
beforeEach(async () => {
  owner = await Browser.signedIn()
})

const named = (key: string) => ({ 'idempotency-key': key })
const statusAndText = async (response: Response) => [response.status, await response.text()]
const statusAndCode = async (response: Response) => {
  const { code } = (await response.json()) as { code: string }
  return [response.status, code]
}

describe.each(NAMED_CHANGES)(
  '%s identified by requestId in its body, as before the header existed',
  (kind) => {
    it('runs once and repeats its response, ignoring case, and with the header of the same id', async () => {
      const { send, count } = await prepareChange(kind, owner)
      const [before, requestId] = [await count(), randomUUID()]
      const first = await send({ requestId })
      expect(first.ok).toBe(true)
      const said = await statusAndText(first)
      for (const again of [
        await send({ requestId }),
        await send({ requestId: requestId.toUpperCase() }),
        await send({}, named(requestId)),
      ]) {
        expect(again.headers.get('idempotent-replayed')).toBe('true')
        expect(await statusAndText(again)).toEqual(said)
      }
      expect(await count()).toBe(before + 1)
    })

    it('runs twice with two ids, and is rejected with an id that is no UUID', async () => {
      const { send, count } = await prepareChange(kind, owner)
      const before = await count()
      const refused = await send({ requestId: 'again' })
      expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['requestId']])
      expect(await count()).toBe(before)
      for (const requestId of [randomUUID(), randomUUID()]) await send({ requestId })
      expect(await count()).toBe(before + 2)
    })

    it('rejects the same id for another document or client', async () => {
      const [{ send }, other] = [await prepareChange(kind, owner), await prepareChange(kind, owner)]
      const requestId = randomUUID()
      await send({ requestId })
      const before = await other.count()
      expect(await statusAndCode(await other.send({ requestId }))).toEqual([422, 'once.other-request'])
      expect(await other.count()).toBe(before)
    })

    it('runs once under concurrent requests, some of which are told that it is in progress', async () => {
      const { send, count } = await prepareChange(kind, owner)
      const [before, requestId] = [await count(), randomUUID()]
      const answers = await Promise.all([1, 2, 3, 4].map(() => send({ requestId })))
      expect(answers.some(({ ok }) => ok)).toBe(true)
      for (const answer of answers.filter(({ ok }) => !ok))
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '2'])
      expect((await send({ requestId })).headers.get('idempotent-replayed')).toBe('true')
      expect(await count()).toBe(before + 1)
    })
  },
)

describe('a change that is sent again after its stored response was deleted', () => {
  const forgetAnswers = () => db.idempotencyKey.deleteMany({ where: { userId: owner.user.id } })
  const names: [string, (id: string) => Parameters<Awaited<ReturnType<typeof prepareChange>>['send']>][] = [
    ['a UUID in the header', (id) => [{}, named(id)]],
    ['another key in the header', (id) => [{}, named(`key-${id}`)]],
    ['requestId in the body', (requestId) => [{ requestId }]],
    ['requestId, and a header that is new each time', (requestId) => [{ requestId }, named(randomUUID())]],
  ]

  describe.each(names)('under %s', (_, name) => {
    it.each(['a payment', 'a payment by credit', 'a refund'] as const)('moves no money: %s', async (kind) => {
      const { send, count } = await prepareChange(kind, owner)
      const [before, id] = [await count(), randomUUID()]
      expect((await send(...name(id))).status).toBe(201)
      await forgetAnswers()
      expect(await statusAndCode(await send(...name(id)))).toEqual([409, 'once.recorded'])
      expect(await count()).toBe(before + 1)
    })

    it.each(['a receipt', 'a mail', 'a reminder'] as const)('sends nothing: %s', async (kind) => {
      const { send, count } = await prepareChange(kind, owner)
      const id = randomUUID()
      const first = (await (await send(...name(id))).json()) as { id: string }
      await forgetAnswers()
      const again = await send(...name(id))
      const { id: mailId } = (await again.json()) as { id: string }
      expect([again.status, mailId, await count()]).toEqual([202, first.id, 1])
    })
  })
})

it('a requestId can be used by another business too', async () => {
  const [requestId, stranger] = [randomUUID(), await Browser.signedIn()]
  const [mine, theirs] = [await prepareChange('a payment', owner), await prepareChange('a payment', stranger)]
  for (const { send } of [mine, theirs]) expect((await send({ requestId })).status).toBe(201)
})

it('records one payment for two members of a business who send it at once', async () => {
  const { actor, businessId } = owner.user
  const colleague = await Browser.signedIn()
  const userId = colleague.user.id
  await db.membership.create({ data: { businessId, userId, role: 'STAFF' } })
  await db.session.updateMany({ where: { userId }, data: { businessId } })
  const { id: clientId } = await createClient(actor)
  const { id } = await createInvoice(actor, clientId, { status: 'SENT' })
  const body = { paidOn: '2026-11-02', amount: 1, method: 'CASH', requestId: randomUUID() }
  const pay = (browser: Browser) =>
    browser.call(payments.POST, `/api/invoices/${id}/payments`, {
      method: 'POST',
      body,
      params: { id: String(id) },
    })
  const answers = await Promise.all([pay(owner), pay(colleague)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await db.payment.count({ where: { businessId } })).toBe(1)
})

it('cancels a reminder, whether it was sent in the header or the body', async () => {
  for (const name of ['header', 'body'] as const) {
    const { send } = await prepareChange('a reminder', owner)
    const key = randomUUID().toUpperCase()
    const mail = name === 'header' ? await send({}, named(key)) : await send({ requestId: key })
    const { id } = (await mail.json()) as { id: string }
    const { invoiceId } = await db.outboxMail.findFirstOrThrow({ where: { ref: id } })
    const cancelled = await owner.call(cancel.POST, '/api/invoices/reminders/cancel', {
      method: 'POST',
      body: { ids: [invoiceId], requestId: key },
    })
    expect(await cancelled.json()).toEqual({ results: [{ id: invoiceId, ok: true }] })
  }
})

describe('a body without a requestId field', () => {
  const id = `"requestId":"${randomUUID()}"`
  it.each([
    ['no JSON', '{"amount":', 'application/json', 400],
    ['nested too deeply', `{${id},"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 'application/json', 400],
    ['of another type', `{${id}}`, 'text/plain', 415],
    ['a list', '[]', 'application/json', 422],
  ])('is rejected as before: %s', async (_, body, type, status) => {
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
    const path = 'http://localhost:3000/api/invoices/1/payments'
    const request = new Request(path, { method: 'POST', headers, body })
    const params = Promise.resolve({ id: '1' })
    const answer = await owner.asking(request.headers, () => payments.POST(request, { params }))
    expect(answer.status).toBe(status)
  })
})
