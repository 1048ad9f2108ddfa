// Results of emails in the outbox, at the mail server and in the activity log.
import { setTimeout as sleep } from 'node:timers/promises'
import { PATIENCE } from './smtp-modes.mjs'

/** Counts the emails delivered to each address. The owner is notified of failures at another address. */
export function countCopies(server, addresses) {
  const times = new Map(addresses.map((address) => [address, 0]))
  for (const address of server.mails.flatMap(({ to }) => to))
    if (times.has(address)) times.set(address, times.get(address) + 1)
  return times
}

/** Waits until every recipient has the expected state; returns the differences as sentences. */
export async function waitForStates(stage, slug, expected, when) {
  for (const end = Date.now() + PATIENCE; ; await sleep(100)) {
    const rows = await stage.query('SELECT status, "to", "only" FROM "OutboxMail" WHERE subject = $1', [slug])
    const found = new Map()
    for (const { status, to, only } of rows)
      for (const address of only.length ? only : to)
        found.set(address, [...(found.get(address) ?? []), status])
    const wrong = [...expected].filter(([address, status]) => found.get(address)?.join() !== status)
    if (wrong.length === 0) return []
    if (Date.now() > end)
      return wrong.map(
        ([address, status]) => `${when}, ${address} is ${found.get(address) ?? 'nowhere'}, not ${status}`,
      )
  }
}

/** A sent email is logged exactly once, and others aren't. */
export async function findWrongEvents(stage, slug) {
  const rows = await stage.query(
    `SELECT m."to", m.status, (SELECT count(*)::int FROM "Event" e WHERE e.type = 'MAIL_SENT' AND e.data->>'mailId' = m.ref::text) AS times
     FROM "OutboxMail" m WHERE m.subject = $1`,
    [slug],
  )
  const wrong = rows.filter(({ status, times }) => times !== (status === 'SENT' ? 1 : 0))
  return wrong.map(
    ({ to, status, times }) => `the mail to ${to} is ${status} and was written down as sent ${times} times`,
  )
}
