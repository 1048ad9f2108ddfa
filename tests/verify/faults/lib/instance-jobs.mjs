// Two instances run jobs at the same time, and each job's work happens once: recurring invoices, emails.
import { withConnection } from '../../../../scripts/lib/with-connection.mjs'
import { CRON_SECRET } from './app-instances.mjs'
import { waitUntil } from './calls.mjs'

const DAY = 86_400_000
const LINES = [{ description: 'Work', quantity: 1, unitPrice: 100 }]
const dayIn = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** Sends a call that must succeed; returns its data. */
async function made(app, method, path, body) {
  const answer = await app.call(method, path, { body })
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
  return answer.data
}

/** Makes each instance run due jobs twice. */
const runJobs = ({ apps }) =>
  Promise.all(
    [...apps, ...apps].map(async ({ call }) => {
      const headers = { authorization: `Bearer ${CRON_SECRET}` }
      const { status, text } = await call('GET', '/api/cron', { headers })
      if (status !== 200) throw new Error(`/api/cron answered ${status}: ${text}`)
    }),
  )

const invoiceOf = (clientId) => ({
  clientId,
  currency: 'USD',
  issueDate: dayIn(0),
  dueDate: dayIn(14),
  lineItems: LINES,
  invoiceNumber: 'INV-0001',
  autoNumber: true,
})

/** Schedules many weeks behind: each week becomes one invoice. */
export async function writesPeriods(stage, { size, signal }) {
  const { apps, url, owner } = stage
  const weeks = Math.min(40, Math.max(5, Math.round(size / 50)))
  const { id: clientId } = await made(apps[0], 'POST', '/api/clients', { name: 'Retainer' })
  const schedule = { frequency: 'WEEKLY' }
  const repeat = { invoiceType: 'RECURRING', recurringDate: dayIn(7), schedule }
  for (const app of apps) await made(app, 'POST', '/api/invoices', { ...invoiceOf(clientId), ...repeat })
  return withConnection(url, async (client) => {
    // As if no job had run for that many weeks, including today.
    const begin = [owner.id, dayIn(-7 * (weeks - 1))]
    await client.query(`UPDATE "Schedule" SET "startsOn" = $2, "nextDay" = $2 WHERE "businessId" = $1`, begin)
    const due = `SELECT 1 FROM "Schedule" WHERE "businessId" = $1 AND ("status" <> 'ACTIVE' OR "nextDay" <= now())`
    const isDone = async () => {
      await runJobs(stage)
      return (await client.query(due, [owner.id])).rowCount === 0
    }
    await waitUntil('the series to catch up', isDone, { signal })
    const { rows } = await client.query(
      `SELECT s.id, count(DISTINCT r.day)::int AS days, count(i.id)::int AS invoices,
         count(DISTINCT e.data->>'day')::int AS told, count(DISTINCT e.id)::int AS written
       FROM "Schedule" s LEFT JOIN "ScheduleRun" r ON r."businessId" = s."businessId" AND r."scheduleId" = s.id
       LEFT JOIN "Invoice" i ON i."businessId" = r."businessId" AND i.id = r."invoiceId"
       LEFT JOIN "Event" e ON e."businessId" = i."businessId" AND e."invoiceId" = i.id AND e.type = 'CREATED_BY_SCHEDULE'
       WHERE s."businessId" = $1 GROUP BY s.id`,
      [owner.id],
    )
    const [{ all }] = (
      await client.query(
        `SELECT count(*)::int AS all FROM "Event" WHERE "businessId" = $1 AND type = 'CREATED_BY_SCHEDULE'`,
        [owner.id],
      )
    ).rows
    const violations = rows
      .filter(({ days, invoices, told, written }) => [days, invoices, told, written].some((n) => n !== weeks))
      .map((row) => `a series of ${weeks} weeks wrote ${JSON.stringify(row)}`)
    const wanted = weeks * apps.length
    if (all !== wanted) violations.push(`${all} invoices written by series, not ${wanted}`)
    return { figures: { 'periods of series, each once': all }, violations }
  })
}

/** Emails queued by either instance while both deliver. */
export async function delivers(stage, { size, signal }) {
  const { apps, url, owner } = stage
  const count = Math.min(100, Math.max(6, Math.round(size / 20)))
  const { id: clientId } = await made(apps[1], 'POST', '/api/clients', { name: 'Reader' })
  const subjects = Array.from({ length: count }, (_, index) => `Mail ${index}`)
  const queue = async (subject, index) => {
    const app = apps[index % apps.length]
    const { id } = await made(app, 'POST', '/api/invoices', invoiceOf(clientId))
    const letter = { to: ['reader@example.org'], subject, message: 'Here it is.', attachPdf: false }
    await made(app, 'POST', `/api/invoices/${id}/mails`, letter)
    await runJobs(stage)
  }
  await Promise.all(subjects.map(queue))
  return withConnection(url, async (client) => {
    const waiting = `SELECT 1 FROM "OutboxMail" WHERE "businessId" = $1 AND status <> 'SENT'`
    const isDone = async () => (await client.query(waiting, [owner.id])).rowCount === 0
    await waitUntil('every mail to be handed over', isDone, { signal })
    const { rows } = await client.query(
      `SELECT subject FROM "LocalMail" WHERE "to" LIKE '%reader@example.org%'`,
    )
    const got = rows.map(({ subject }) => subject).sort()
    const isOnce = JSON.stringify(got) === JSON.stringify([...subjects].sort())
    const violations = isOnce ? [] : [`mails handed over: ${got.join(', ')}`]
    return { figures: { 'mails, each once': got.length }, violations }
  })
}
