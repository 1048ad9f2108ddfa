import type { ActiveMember } from '@/lib/api/session'
import { CLIENT_PAGE_SIZE, CLIENT_SORTS, NO_CLIENT_FILTER } from '@/lib/clients/filter'
import { clientsSql, listClientRows } from '@/lib/clients/list'
import { db } from '@/lib/platform/db/client'
import { insertInBatches } from '@/tests/factories/insert-in-batches'
import { countIndexRows, countRowsRead, vacuum } from '@/tests/factories/query-plan'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const orders = CLIENT_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((dir) => ({ sort, dir })))

describe('a client list with 20,000 clients', () => {
  let many: ActiveMember
  beforeAll(async () => {
    many = (await createUser()).actor
    await insertInBatches(
      20_000,
      (first, last) => db.$executeRaw`
        INSERT INTO "Client" ("businessId", "id", "name", "email", "phone", "city", "updatedAt")
        SELECT ${many.businessId}, n, 'Client ' || n, CASE WHEN n % 2 = 0 THEN 'c' || n || '@example.com' END,
          CASE WHEN n % 3 = 0 THEN '+44 ' || n END, CASE WHEN n % 2 = 1 THEN 'Town ' || n % 900 END, now()
        FROM generate_series(${first}::int, ${last}::int) n`,
    )
    await vacuum('Client')
  })

  it.each(orders)(
    'reads at most two pages of rows at the start, middle and end: $sort $dir',
    async (order) => {
      const filter = { ...NO_CLIENT_FILTER, ...order }
      const places: (string | null)[] = [null]
      for (let page = 0; page < 3; page++)
        places.push((await listClientRows(many, { ...filter, limit: 6000, before: places.at(-1)! })).next)
      for (const before of places)
        expect(await countRowsRead(clientsSql(many, { ...filter, before }), 'Client')).toBeLessThanOrEqual(
          (CLIENT_PAGE_SIZE + 1) * 2,
        )
    },
  )

  it('finds a short text without reading every client', async () => {
    const filter = { ...NO_CLIENT_FILTER, search: 'c19998@' }
    expect(await countRowsRead(clientsSql(many, filter), 'Client', false)).toBeLessThanOrEqual(50)
  })

  it('searches only the business’s clients, however many others match', async () => {
    const stranger = await createUser()
    await db.$executeRaw`
      INSERT INTO "Client" ("businessId", "id", "name", "updatedAt")
      SELECT ${stranger.id}, n, 'Potters ' || n, now() FROM generate_series(1, 1000) n`
    await db.$executeRaw`UPDATE "Client" SET "companyName" = 'Potters' WHERE "businessId" = ${many.businessId} AND "id" % 4000 = 0`
    // A GIN index keeps new rows in a pending list until VACUUM.
    await vacuum('Client')
    const filter = { ...NO_CLIENT_FILTER, search: 'potters' }
    expect((await listClientRows(many, filter)).clients).toHaveLength(5)
    expect(await countIndexRows(clientsSql(many, filter), 'Client')).toBeLessThanOrEqual(5)
  })
})
