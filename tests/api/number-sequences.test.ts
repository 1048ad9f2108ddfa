import * as one from '@/app/api/number-series/[kind]/route'
import * as all from '@/app/api/number-series/route'
import type { ActiveMember } from '@/lib/api/session'
import { NUMBERED_KINDS, type NumberedKind } from '@/lib/business/numbering/numbered-kinds'
import { assignNumber } from '@/lib/business/numbering/ledger'
import { proposeNumber } from '@/lib/invoicing/propose-number'
import { lockNumbers } from '@/lib/business/numbering/number-sequence'
import { updateNumberSequence } from '@/lib/business/numbering/settings'
import { resolveNumber } from '@/lib/business/numbering/resolve-number'
import type { NumberSequenceSettings } from '@/lib/business/numbering/sequence-response'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { freezeToday } from '@/tests/factories/clock'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

const PATH = '/api/number-series'
const TODAY = freezeToday()
const YEAR = TODAY.slice(0, 4)
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let actor: ActiveMember
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ fullName: 'Ada King' }))
  actor = owner.user.actor
  clientId = (await createClient(actor)).id
})

/** Returns the invoice sequences. */
const list = async (browser = owner) => {
  const series = (await (await browser.call(all.GET, PATH)).json()) as NumberSequenceSettings[]
  expect(series.map(({ kind }) => kind)).toEqual([...NUMBERED_KINDS])
  return series.slice(0, 1) as [NumberSequenceSettings]
}
const change = (body: unknown, kind = 'INVOICE') =>
  owner.call(one.PATCH, `${PATH}/${kind}`, { method: 'PATCH', body, params: { kind } })
const changed = async (body: unknown) => {
  const answer = await change(body)
  expect([answer.status, await answer.clone().json()]).toMatchObject([200, {}])
  return (await answer.json()) as NumberSequenceSettings
}
const refused = async (body: unknown) => {
  const answer = await change(body)
  const { errors } = (await answer.json()) as { errors?: Record<string, string[]> }
  return [answer.status, errors]
}
const make = (invoiceNumber: string, more = {}) => createInvoice(actor, clientId, { invoiceNumber, ...more })
/** Assigns a number to a document of a kind, as saving does. */
const give = (kind: NumberedKind, number: string | null, id: number) =>
  db.$transaction(async (tx) => {
    await lockNumbers(tx, actor)
    const wanted = { kind, number, isProposal: number === null, day: TODAY, client: 'Acme', invoiceId: id }
    const settled = await resolveNumber(tx, actor, wanted)
    await assignNumber(tx, actor, settled, id)
    return settled.number
  })

describe('the number sequences of a business', () => {
  it('start with the default pattern', async () => {
    const usual = { kind: 'INVOICE', pattern: 'INV-{0000}', isChosen: false, resets: 'NEVER', period: '' }
    expect(await list()).toEqual([
      { ...usual, next: 'INV-0001', preview: ['INV-0001', 'INV-0002', 'INV-0003'] },
    ])
  })

  it.each([
    [{ pattern: '{YYYY}-{N:3}', resets: 'YEARLY' }, `${YEAR}-001`, YEAR],
    [
      { pattern: '{YY}{MM}/{N}', resets: 'MONTHLY' },
      `${TODAY.slice(2, 4)}${TODAY.slice(5, 7)}/1`,
      TODAY.slice(0, 7),
    ],
    [{ pattern: 'R-{0000}', next: 42 }, 'R-0042', ''],
    [{ pattern: 'R-{0000}', next: 'R-0042' }, 'R-0042', ''],
    [{ next: 7 }, 'INV-0007', ''],
    [{ next: '2026/017' }, '2026/017', ''],
  ])('accept %j, with the next number %p', async (body, next, period) => {
    const series = await changed(body)
    expect(series).toMatchObject({ next, period, preview: [next, expect.any(String), expect.any(String)] })
    expect(await list()).toEqual([series])
    expect((await createInvoice(actor, clientId)).invoiceNumber).toBe(next)
  })

  it('keep omitted settings, and the pattern as typed', async () => {
    await changed({ pattern: '{KIND}-{YYYY}-{N:4}', resets: 'YEARLY' })
    expect(await changed({ next: 9 })).toMatchObject({
      pattern: '{KIND}-{YYYY}-{N:4}',
      next: `INV-${YEAR}-0009`,
    })
    expect(await changed({ resets: 'NEVER' })).toMatchObject({ next: `INV-${YEAR}-0009`, isChosen: true })
  })

  it('continue from the assigned numbers once the setting is removed', async () => {
    await changed({ pattern: '2026/{000}' })
    expect(await changed({ pattern: null })).toMatchObject({ pattern: '2026/{000}', isChosen: false })
    await make('2026/041', { issueDate: '2026-12-30' })
    await make('2027/001', { issueDate: '2027-01-04' })
    expect((await list())[0]).toMatchObject({ pattern: '{YYYY}/{000}', resets: 'YEARLY' })
  })

  it.each([
    [{ pattern: 'INV-{Y}-{N}' }, 422, { pattern: [expect.stringContaining('{Y} isn’t a placeholder')] }],
    [{ pattern: 'INV-{YYYY}' }, 422, { pattern: ['Add a counter, such as {0000}'] }],
    [{ pattern: '{N}-{N}' }, 422, { pattern: ['Use the counter only once'] }],
    [{ pattern: '' }, 422, { pattern: ['Pattern is required'] }],
    [{ resets: 'YEARLY' }, 422, { resets: [expect.stringContaining('add {YYYY} or {YY}')] }],
    [{ pattern: '{YYYY}-{N}', resets: 'MONTHLY' }, 422, { resets: [expect.stringContaining('add {MM}')] }],
    [{ resets: 'DAILY' }, 422, { resets: ['Choose NEVER, YEARLY, MONTHLY'] }],
    [{ next: 0 }, 422, { next: [expect.stringContaining('can count up')] }],
    [{ next: 1.5 }, 422, { next: [expect.any(String)] }],
    [{ next: '9'.repeat(40) }, 422, { next: ['Use a smaller number'] }],
    [{ next: 10 ** 15 }, 422, { next: ['Use a smaller number'] }],
    [
      { pattern: 'R-{0000}', next: 'S-1' },
      422,
      { next: ['Use a number that fits the pattern today, such as R-0001'] },
    ],
    [{ next: 'INV-0001' }, 409, { next: [expect.stringContaining('INV-0001')] }],
    [{ next: 1 }, 409, { next: [expect.stringContaining('INV-0001')] }],
  ])('reject %j with %p at the field', async (body, status, errors) => {
    await make('INV-0001')
    expect(await refused(body)).toEqual([status, errors])
    expect(await proposeNumber(actor, 'INVOICE')).toBe('INV-0002')
  })

  it('are separate by kind and business', async () => {
    expect((await change({ next: 9 }, 'DEPOSIT')).status).toBe(404)
    expect((await change({ next: 9 }, 'credit-note')).status).toBe(200)
    await changed({ next: 9 })
    expect((await list(await Browser.signedIn()))[0].next).toBe('INV-0001')
  })
})

describe('number sequences by kind of document', () => {
  it('count separately', async () => {
    const first = await Promise.all(NUMBERED_KINDS.map((kind) => proposeNumber(actor, kind)))
    expect(first).toEqual(['INV-0001', 'CN-0001', 'Q-0001', 'PF-0001'])
    expect(await give('QUOTE', null, 901)).toBe('Q-0001')
    expect(await give('QUOTE', null, 902)).toBe('Q-0002')
    expect((await make('INV-0001')).invoiceNumber).toBe('INV-0001')
    expect(await proposeNumber(actor, 'QUOTE')).toBe('Q-0003')
    expect(await proposeNumber(actor, 'CREDIT_NOTE')).toBe('CN-0001')
  })

  it('never assign the same number: proposals skip it, and typing it is rejected', async () => {
    await make('INV-0001')
    expect(await give('QUOTE', 'INV-0002', 901)).toBe('INV-0002')
    await expect(give('QUOTE', 'inv-0001', 902)).rejects.toMatchObject({ kind: 'conflict' })
    expect((await createInvoice(actor, clientId)).invoiceNumber).toBe('INV-0003')
  })

  it('contain the kind in their pattern', async () => {
    await updateNumberSequence(actor, 'CREDIT_NOTE', { pattern: '{KIND}/{YYYY}/{N:3}', resets: 'YEARLY' })
    expect(await give('CREDIT_NOTE', null, 901)).toBe(`CN/${YEAR}/001`)
    expect(await proposeNumber(actor, 'CREDIT_NOTE')).toBe(`CN/${YEAR}/002`)
  })

  it('can’t have the same pattern', async () => {
    await updateNumberSequence(actor, 'QUOTE', { pattern: 'A-{YYYY}-{000}' })
    for (const pattern of ['a-{YYYY}-{N}', `A-${YEAR}-{00}`])
      expect(await refused({ pattern })).toEqual([
        422,
        {
          pattern: [
            'Quotes are numbered this way already. Choose another pattern, so that no number is missing in either.',
          ],
        },
      ])
    expect(await changed({ pattern: 'B-{YYYY}-{000}' })).toMatchObject({ next: `B-${YEAR}-001` })
  })
})
