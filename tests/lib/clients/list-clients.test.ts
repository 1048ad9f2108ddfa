import type { ActiveMember } from '@/lib/api/session'
import fc from 'fast-check'
import { formatClientAddressLine } from '@/lib/clients/format-client-address'
import { CLIENT_SORTS, NO_CLIENT_FILTER, type ClientFilter } from '@/lib/clients/filter'
import { formatCredit, listClientRows, type CreditedClient } from '@/lib/clients/list'
import { createEnglishTranslator } from '@/lib/i18n/english-texts'
import { englishFormats } from '@/lib/i18n/interface-formats'
import { deleteClient } from '@/lib/invoicing/delete-client'
import { db } from '@/lib/platform/db/client'
import { getPropertyRuns } from '@/tests/factories/full-size'
import { addClientCredit } from '@/tests/factories/client-credit'
import { createClient } from '@/tests/factories/client'
import { createUser } from '@/tests/factories/user'

const NAMES = ['Ärzte & Söhne', 'Northwind', 'Northwind', '50 % off. ~ Ltd', 'نور']
const EMAILS = [null, 'ada@example.com', 'grace@example.org', `${'x'.repeat(200)}@example.com`]
const PHONES = [null, null, '+44 20 7946 0000', '0049~30.1']
const PLACES = [
  { address: null, city: null, country: null },
  { address: '1 Quay\tWest', city: 'Leeds', country: 'UK' },
  { address: `${'Łódź '.repeat(60)}`, city: null, country: null },
  { address: null, city: 'Łódź', country: 'Poland' },
]

/** Creates clients with equal values in every column, clients with sparse data, and a client of another business. */
async function business(count: number) {
  const [user, stranger] = [await createUser(), await createUser()]
  const pick = <T>(list: readonly T[], at: number, step: number) => list[(at * step) % list.length]!
  const rows = Array.from({ length: count }, (_, at) => ({
    name: pick(NAMES, at, 3),
    email: pick(EMAILS, at, 1),
    phone: pick(PHONES, at + 1, 3),
    ...pick(PLACES, at + (at % 7), 5),
  }))
  await db.client.createMany({ data: rows.map((row) => ({ ...row, businessId: user.businessId })) })
  await db.client.createMany({ data: rows.map((row) => ({ ...row, businessId: stranger.businessId })) })
  await deleteClient(user.actor, (await createClient(user.actor, { name: 'Gone' })).id)
  return user.actor
}

/** Returns all pages of a list, in order. */
async function allPages(actor: ActiveMember, filter: ClientFilter) {
  const rows: CreditedClient[] = []
  const seen: (string | null)[] = []
  let before: string | null = null
  do {
    const page = await listClientRows(actor, { ...filter, before })
    expect(page.clients.length).toBeLessThanOrEqual(filter.limit)
    rows.push(...page.clients)
    before = page.next
    // Pages that repeat would never end.
    expect(seen).not.toContain(before)
    seen.push(before)
  } while (before)
  return rows
}

const COUNT = 61
let actor: ActiveMember
beforeAll(async () => {
  actor = await business(COUNT)
})

const orders = CLIENT_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((dir) => ({ sort, dir })))
const ids = (rows: CreditedClient[]) => rows.map(({ id }) => id)

it.each(orders)(
  'the client list lists every client once, in order, missing values last: $sort $dir',
  async (order) => {
    const whole = await allPages(actor, { ...NO_CLIENT_FILTER, ...order, limit: 1000 })
    expect(new Set(ids(whole)).size).toBe(COUNT)
    for (const limit of [1, 7, 50])
      expect(ids(await allPages(actor, { ...NO_CLIENT_FILTER, ...order, limit }))).toEqual(ids(whole))

    const value = (row: CreditedClient) =>
      order.sort === 'address' ? formatClientAddressLine(row).slice(0, 100) || null : row[order.sort]
    const values = whole.map(value)
    const known = values.filter((one) => one !== null)
    // Missing values come last, and equal values are adjacent.
    expect(values.slice(0, known.length)).toEqual(known)
    expect(known.filter((one, at) => one !== known[at - 1])).toHaveLength(new Set(known).size)
    const sign = order.dir === 'asc' ? 1 : -1
    const compare = new Intl.Collator('und').compare
    if (order.sort !== 'phone')
      for (const [at, one] of known.entries())
        if (at > 0) expect(sign * Math.sign(compare(known[at - 1]!, one))).toBeLessThanOrEqual(0)
    // Equal values are sorted by name.
    for (const [at, row] of whole.entries())
      if (at > 0 && values[at] === values[at - 1])
        expect(sign * Math.sign(compare(whole[at - 1]!.name, row.name))).toBeLessThanOrEqual(0)
  },
)

it('the client list returns the same clients in any order and page by page', async () => {
  const everything = await allPages(actor, { ...NO_CLIENT_FILTER, limit: 1000 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('', 'north', 'EXAMPLE.ORG', '0049~30', '%', 'نور'),
      fc.constantFrom(...orders),
      fc.integer({ min: 1, max: 30 }),
      async (search, order, limit) => {
        const found = await allPages(actor, { ...NO_CLIENT_FILTER, ...order, search, limit })
        const expected = everything.filter(({ name, email, phone }) =>
          [name, email, phone].some((text) => text?.toLowerCase().includes(search.toLowerCase())),
        )
        expect(ids(found).sort()).toEqual(ids(expected).sort())
      },
    ),
    getPropertyRuns(12, 200),
  )
})

it('the client list continues in place if the client of the cursor was deleted', async () => {
  const own = await business(12)
  for (const order of orders) {
    const filter = { ...NO_CLIENT_FILTER, ...order, limit: 4 }
    const whole = await allPages(own, filter)
    const { next } = await listClientRows(own, filter)
    await deleteClient(own, whole[3]!.id)
    const { clients } = await listClientRows(own, { ...filter, before: next })
    expect(ids(clients)).toEqual(ids(whole.slice(4, 8)))
    await db.client.update({
      where: { own: { businessId: own.businessId, id: whole[3]!.id } },
      data: { deletedAt: null },
    })
  }
})

it('the client list returns each client’s credit by currency in the same query', async () => {
  const [owner, stranger] = [await createUser(), await createUser()]
  const named = async (name: string, of = owner) => (await createClient(of.actor, { name })).id
  const [all, some, none] = [await named('A'), await named('B'), await named('C')]
  // Ids are counted per business.
  for (const name of ['A', 'B', 'C']) await addClientCredit(stranger.actor, await named(name, stranger), 99)
  for (const currency of ['USD', 'GBP', 'EUR', 'CHF']) await addClientCredit(owner.actor, all, 12.5, currency)
  await addClientCredit(owner.actor, some, 1000, 'JPY')
  await db.clientCredit.create({
    data: { businessId: owner.businessId, clientId: none, currency: 'USD', balance: 0 },
  })
  const { clients } = await listClientRows(owner.actor, { ...NO_CLIENT_FILTER, sort: 'email' })
  const t = createEnglishTranslator('clients.list')
  const format = (credit: Parameters<typeof formatCredit>[0]) => formatCredit(credit, t, englishFormats)
  expect(clients.map(({ name, credit }) => [name, format(credit)])).toEqual([
    ['A', expect.stringMatching(/^CHF\s12\.50, €12\.50, £12\.50, and more$/)],
    ['B', '¥1,000'],
    ['C', null],
  ])
})
