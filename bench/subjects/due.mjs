import { addOwners, queueReminders } from '../lib/due-rows.mjs'
import { TODAY } from '../lib/many-rows.mjs'
import { figureRow } from '../lib/row.mjs'
import { median } from '../lib/times.mjs'

export const title = 'Finding what is due'
export const about =
  'What runs every minute, by EXPLAIN, among 1,000,000 sent invoices of 10,000 owners (100,000 due within forty days, two of ' +
  'seven owners reminding), 1,000,000 active series and 100,000 mails due at one instant. A page is 8 KB of the database, in memory ' +
  'or not.'

/** Noon where it is noon in UTC: on the clocks of some owners today has come, on those of others not yet. */
const NOW = new Date(`${TODAY}T12:00:00Z`)

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { client } = await stage.many()
  const { dueDatesAt, dueReminderQuery, dueSeriesQuery, nextMail } = await stage.product()
  await addOwners(client)
  const reminders = dueReminderQuery(await dueDatesAt(NOW))
  const { rows: clocks } = await client.query('SELECT DISTINCT "timeZone", "sendingHour" FROM "Business"')
  const series = dueSeriesQuery(clocks, NOW, { limit: 100, except: [], only: undefined })
  const due = await row(client, 'Reminders, some 1,000 of them due', reminders, 60_000)
  await queueReminders(client, '=')
  return [
    due,
    await row(client, 'Reminders, all of them queued before', reminders, 60_000),
    await row(client, 'Series, none of them due', series, 2_000),
    await row(client, 'The next mail', nextMail(), 100),
  ]
}

/** How long a query takes and how many pages it looks at; the goal is for the pages, which no machine makes more. */
async function row(client, what, { text, values }, atMost) {
  const runs = []
  for (let round = 0; round < 5; round++) {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values)
    const [{ Plan: plan, ...times }] = rows[0]['QUERY PLAN']
    const pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    runs.push({ pages, ms: times['Planning Time'] + times['Execution Time'] })
  }
  const [ms, pages] = ['ms', 'pages'].map((of) => median(runs.map((run) => run[of])))
  return figureRow({
    what,
    ours: `${ms.toFixed(1)} ms, ${pages.toLocaleString('en')} pages`,
    goal: `at most ${atMost.toLocaleString('en')} pages`,
    isMet: pages <= atMost,
  })
}
