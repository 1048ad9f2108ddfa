import { addDays, toDateColumn } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { listDueSchedules, getDueDates, type ScheduleKey } from '@/lib/recurring/schedules/due-schedules'
import { createClient } from '@/tests/factories/client'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

// `listDueSchedules` reads every account.
setUpOwnDatabase()

const NOW = new Date('2026-11-21T12:00:00Z')

it('the query finds exactly the schedules that are due by the rules', async () => {
  const expected: string[] = []
  const failed: ScheduleKey[] = []
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
        await db.recurringSchedule.createMany({
          data: rows.map(({ day, status, autoSend }, n) => ({
            businessId: user.businessId,
            id: n + 1,
            clientId,
            currency: 'EUR',
            paymentMethod: 'REQUEST',
            paymentTerms: 14,
            frequency: 'MONTHLY',
            startsOn: toDateColumn(day),
            nextDay: toDateColumn(day),
            status,
            autoSend,
          })),
        })
        // A schedule that failed just now.
        failed.push({ businessId: user.businessId, id: 1 })
        for (const [n, { day, status, autoSend }] of rows.entries())
          if (
            n > 0 &&
            !disabledAt &&
            status === 'ACTIVE' &&
            day <= getDueDates(user, autoSend, NOW).lastDueDay
          )
            expected.push(`${day} ${user.businessId} ${n + 1}`)
      }
  const found = await listDueSchedules(NOW, { limit: 1000, except: failed, only: undefined })
  const days = new Map(
    (await db.recurringSchedule.findMany()).map(({ businessId, id, nextDay }) => [
      `${businessId} ${id}`,
      nextDay!.toISOString().slice(0, 10),
    ]),
  )
  const named = found.map(({ businessId, id }) => `${days.get(`${businessId} ${id}`)} ${businessId} ${id}`)
  expect([...named].sort()).toEqual(expected.sort())
  // Longest overdue first.
  expect(named.map((name) => name.slice(0, 10))).toEqual(named.map((name) => name.slice(0, 10)).sort())
})
