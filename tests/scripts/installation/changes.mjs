// What each migration changes in what is there, by its name; one that is not named here changes no value of any row. Each gets the rows of all
// tables, `{ table: { key: { column: text } } }`, and writes into them what it says.
import { LODZ, NEW } from './accounts.mjs'
import { events } from './events.mjs'
import { long } from './mails.mjs'

/** A value as PostgreSQL writes JSONB: short names first. */
function jsonb(value) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(jsonb).join(', ')}]`
  const byLength = (a, b) => a.length - b.length || (a < b ? -1 : 1)
  const names = Object.keys(value).sort(byLength)
  return `{${names.map((name) => `${JSON.stringify(name)}: ${jsonb(value[name])}`).join(', ')}}`
}

const code = (name, values) => (values ? { code: name, values } : { code: name })
const refused = code('smtp.refused', { said: '550 5.1.1 <boss@ω.example>: „no such user“ \\ 100%' })
const notDue = code('mail.not-due')
const quota = code('gmail.later', { said: 'Quota: 1: ' })
const asWritten = (text) => code('as-written', { text })
const clientDeleted = code('series.client-deleted')
const missing = asWritten('Czegoś brakuje: „Käse“.')

export const changes = {
  '20261123060000_reasons_by_code': ({ OutboxMail, Schedule, GmailConnection, Event }) => {
    OutboxMail[2].error = jsonb(refused)
    OutboxMail[3].error = jsonb(notDue)
    OutboxMail[4].error = jsonb(code('smtp.unreachable'))
    OutboxMail[6].error = jsonb(asWritten(long))
    OutboxMail[7].error = null
    OutboxMail[10].error = jsonb(quota)
    Schedule[`${LODZ} 2`].problem = jsonb(clientDeleted)
    Schedule[`${LODZ} 3`].problem = jsonb(missing)
    GmailConnection[LODZ].problem = jsonb(code('gmail.removed'))
    GmailConnection[NEW].problem = jsonb(asWritten('Konto zablokowane'))
    const inEvents = {
      102: { reason: refused },
      103: { reason: notDue },
      104: { reason: code('smtp.slow') },
      105: { reason: asWritten(long) },
      108: { problem: clientDeleted },
      109: { problem: missing },
      112: { reason: quota },
    }
    for (const [id, reason] of Object.entries(inEvents)) {
      const { data } = events.find((event) => event.id === Number(id))
      Event[id].data = jsonb({ ...data, ...reason })
    }
  },
  '20261123070000_events_without_clients': ({ Event }) => {
    for (const row of Object.values(Event)) delete row.clientId
  },
  '20261123080000_purchase_order': ({ Invoice, Schedule }) => {
    for (const row of [...Object.values(Invoice), ...Object.values(Schedule)]) row.purchaseOrder = null
  },
}
