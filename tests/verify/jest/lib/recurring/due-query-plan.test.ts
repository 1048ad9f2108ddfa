import type { BusinessScope } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { endOutage } from '@/lib/mail/outbox/outage'
import { nextMailSql } from '@/lib/mail/worker/run-outbox'
import { dueSchedulesSql } from '@/lib/recurring/schedules/due-schedules'
import { insertInBatches } from '@/tests/factories/insert-in-batches'
import { createClient } from '@/tests/factories/client'
import { listIndexesRead, countRowsRead, countRowsReadBy, vacuum } from '@/tests/factories/query-plan'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const NOW = new Date('2026-11-21T12:00:00Z')

/** Adds `count` emails of a business, all due at the same time. */
async function addMails({ businessId }: BusinessScope, count: number, nextAttemptAt: Date) {
  const mail = { businessId, kind: 'NOTICE', to: [], subject: '', message: '', nextAttemptAt }
  await insertInBatches(count, (first, last) =>
    db.outboxMail.createMany({
      data: Array.from({ length: last - first + 1 }, (_, n) => ({ ...mail, cause: `notice ${first + n}` })),
    }),
  )
  await vacuum('OutboxMail')
}

afterEach(deleteUsers)

it('the query claims one of 3,000 due emails without reading the others', async () => {
  await addMails(await createUser(), 3000, new Date(0))
  expect(await countRowsRead(nextMailSql(), 'OutboxMail')).toBeLessThan(10)
})

it('the query ends an outage without reading emails that wait for something else', async () => {
  await addMails(await createUser(), 3000, new Date('2100-01-01'))
  expect(await countRowsReadBy(endOutage, 'OutboxMail')).toBe(0)
})

it('the query finds due schedules by an index, in order', async () => {
  const user = await createUser()
  const { id: clientId } = await createClient(user.actor)
  await insertInBatches(
    6000,
    (first, last) => db.$executeRaw`
      INSERT INTO "Schedule" ("businessId", "id", "clientId", "currency", "paymentMethod", "paymentTerms", "frequency", "startsOn", "status",
        "nextDay", "updatedAt")
      SELECT ${user.businessId}, 1000000 + g, ${clientId}, 'EUR', 'REQUEST', 14, 'MONTHLY', '2026-01-01',
        CASE WHEN g <= 3000 THEN 'ACTIVE' ELSE 'PAUSED' END, DATE '2026-11-21' + CASE WHEN g <= 5 OR g > 3000 THEN 0 ELSE 2 + g % 28 END, now()
      FROM generate_series(${first}::int, ${last}::int) g`,
  )
  await vacuum('Schedule')
  const clocks = [{ timeZone: user.timeZone, sendingHour: user.sendingHour }]
  const query = dueSchedulesSql(clocks, NOW, { limit: 100, except: [], only: undefined })
  expect(await countRowsRead(query, 'Schedule', false)).toBeLessThan(100)
  expect(await listIndexesRead(query)).toContain('Schedule_status_nextDay_businessId_id_autoSend_idx')
})
