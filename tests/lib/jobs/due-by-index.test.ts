import { addDays, toDateColumn } from '@/lib/kernel/dates'
import type { Owned } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { outageEnd } from '@/lib/platform/queue/outage'
import { nextMail } from '@/lib/delivery/hand-over'
import { dueQuery, dueSeries, reachOf, type SeriesKey } from '@/lib/series/due'
import { createClient } from '@/tests/factories/client'
import { indexesRead, rowsRead, vacuum } from '@/tests/factories/plan'
import { createUser, deleteUsers } from '@/tests/factories/user'

const NOW = new Date('2026-11-21T12:00:00Z')

/** Mails of a business, all due at one instant. */
async function mails({ businessId }: Owned, count: number, nextAttemptAt: Date) {
  const mail = { businessId, kind: 'NOTICE', to: [], subject: '', message: '', nextAttemptAt }
  await db.outboxMail.createMany({
    data: Array.from({ length: count }, (_, n) => ({ ...mail, cause: `notice ${n}` })),
  })
  await vacuum('OutboxMail')
}

afterEach(deleteUsers)

it('claims one of very many mails that are due at once without a look at the others', async () => {
  const user = await createUser()
  await mails(user, 3000, new Date(0))
  expect(await rowsRead(nextMail(), 'OutboxMail')).toBeLessThan(10)
})

it('ends an outage without a look at what waits for something else', async () => {
  const user = await createUser()
  await mails(user, 3000, new Date('2100-01-01'))
  expect(await indexesRead(outageEnd)).toContain('OutboxMail_outage_idx')
  expect(await rowsRead(outageEnd, 'OutboxMail', false)).toBe(0)
})

it('finds the series that are due, in their order, by what an index holds', async () => {
  const user = await createUser()
  const { id: clientId } = await createClient(user.actor)
  await db.$executeRaw`
    INSERT INTO "Schedule" ("businessId", "id", "clientId", "currency", "paymentMethod", "paymentTerms", "frequency", "startsOn", "status",
      "nextDay", "updatedAt")
    SELECT ${user.businessId}, 1000000 + g, ${clientId}, 'EUR', 'REQUEST', 14, 'MONTHLY', '2026-01-01',
      CASE WHEN g <= 3000 THEN 'ACTIVE' ELSE 'PAUSED' END, DATE '2026-11-21' + CASE WHEN g <= 5 OR g > 3000 THEN 0 ELSE 2 + g % 28 END, now()
    FROM generate_series(1, 6000) g`
  await vacuum('Schedule')
  const clocks = [{ timeZone: user.timeZone, sendingHour: user.sendingHour }]
  const query = dueQuery(clocks, NOW, { limit: 100, except: [], only: undefined })
  expect(await rowsRead(query, 'Schedule', false)).toBeLessThan(100)
  expect(await indexesRead(query)).toContain('Schedule_status_nextDay_businessId_id_autoSend_idx')
})

it('finds the series that the rules name, and nothing else', async () => {
  const expected: string[] = []
  const failed: SeriesKey[] = []
  for (const timeZone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])
    for (const sendingHour of [0, 9, 23])
      for (const disabledAt of [null, NOW]) {
        const user = await createUser({ timeZone, sendingHour, disabledAt })
        const { id: clientId } = await createClient(user.actor)
        const rows = [-2, -1, 0, 1].flatMap((days) =>
          ['ACTIVE', 'PAUSED'].flatMap((status) =>
            [false, true].map((autoSend) => ({ day: addDays('2026-11-21', days), status, autoSend })),
          ),
        )
        await db.schedule.createMany({
          data: rows.map(({ day, status, autoSend }, n) => ({
            ...{
              businessId: user.businessId,
              id: n + 1,
              clientId,
              currency: 'EUR',
              paymentMethod: 'REQUEST',
              paymentTerms: 14,
            },
            ...{
              frequency: 'MONTHLY',
              startsOn: toDateColumn(day),
              nextDay: toDateColumn(day),
              status,
              autoSend,
            },
          })),
        })
        // One that failed a moment ago.
        failed.push({ businessId: user.businessId, id: 1 })
        for (const [n, { day, status, autoSend }] of rows.entries())
          if (n > 0 && !disabledAt && status === 'ACTIVE' && day <= reachOf(user, autoSend, NOW).reached)
            expected.push(`${day} ${user.businessId} ${n + 1}`)
      }
  const found = await dueSeries(NOW, { limit: 1000, except: failed, only: undefined })
  const days = new Map(
    (await db.schedule.findMany()).map(({ businessId, id, nextDay }) => [
      `${businessId} ${id}`,
      nextDay!.toISOString().slice(0, 10),
    ]),
  )
  const named = found.map(({ businessId, id }) => `${days.get(`${businessId} ${id}`)} ${businessId} ${id}`)
  expect([...named].sort()).toEqual(expected.sort())
  // The longest overdue first.
  expect(named.map((name) => name.slice(0, 10))).toEqual(named.map((name) => name.slice(0, 10)).sort())
})
