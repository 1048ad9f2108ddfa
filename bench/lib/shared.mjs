// What several instances have to share, tried out: each answers `{ what, found, isRight }`.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { signIn, trySignIn } from './business.mjs'
import { CRON_SECRET } from './instances.mjs'

/** A session made by the first instance, and ended by the last one. */
export async function sessions(instances) {
  const cookie = await signIn(instances[0].origin)
  const asked = () => statuses(instances, '/api/clients', { headers: { cookie } })
  const before = await asked()
  await fetch(`${instances.at(-1).origin}/api/auth/logout`, { method: 'POST', headers: { cookie } })
  const after = await asked()
  return {
    what: 'A session begun at the first is known to each, and to none once the last one has ended it',
    found: `${before.join(', ')}; then ${after.join(', ')}`,
    isRight: before.every((status) => status === 200) && after.every((status) => status === 401),
  }
}

/** Guesses that one network has at an account in a quarter of an hour (`login:network`). */
const GUESSES = 10

/** Wrong passwords, at one instance after the other. */
export async function limits(instances) {
  const statuses = []
  for (let index = 0; index < GUESSES + instances.length; index++) {
    const { origin } = instances[index % instances.length]
    statuses.push((await trySignIn(origin, 'nobody@example.com', `wrong-${index}`)).status)
  }
  const refused = statuses.filter((status) => status === 429).length
  return {
    what: `Of ${statuses.length} wrong passwords in turn ${GUESSES} are tried in all, not at each`,
    found: `${statuses.length - refused} tried, ${refused} times 429`,
    isRight: refused === instances.length && statuses.slice(GUESSES).every((status) => status === 429),
  }
}

/** A picture stored by the first. */
export async function uploads(instances, cookie) {
  const body = new FormData()
  body.set(
    'logo',
    new Blob([readFileSync(inRoot('public/icons/icon-192.png'))], { type: 'image/png' }),
    'logo.png',
  )
  const answer = await fetch(`${instances[0].origin}/api/upload/logo`, {
    method: 'POST',
    headers: { cookie },
    body,
  })
  const { file } = await answer.json()
  const seen = await Promise.all(
    instances.map(async ({ origin }) =>
      Buffer.from(await (await fetch(origin + file)).arrayBuffer()).toString('base64'),
    ),
  )
  return {
    what: 'A logo uploaded to the first is the same at each',
    found: `${seen[0].length} characters, ${new Set(seen).size} kinds`,
    isRight: new Set(seen).size === 1 && seen[0].length > 0,
  }
}

/** Series that are due for the jobs. */
const SERIES = 40

/** Series due, and their invoices to be mailed, with all instances called for what is due at the same moment, again and again. */
export async function jobs(instances, { businessId, databaseUrl }) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await addDueSeries(client, businessId)
    const call = ({ origin }) =>
      fetch(`${origin}/api/cron`, { headers: { authorization: `Bearer ${CRON_SECRET}` } })
    let done
    for (let tries = 0; tries < 20; tries++) {
      await Promise.all(instances.map(call))
      done = await whatWasDone(client, businessId)
      if (done.mails >= SERIES) break
      await sleep(200)
    }
    const { written, most, mails, received } = done
    return {
      what: `${SERIES} series due, called for by all at once: each written and mailed once`,
      found: `${written} invoices, at most ${most} of a series, ${mails} mails, ${received} received`,
      isRight: [written, mails, received].every((count) => count === SERIES) && most === 1,
    }
  } finally {
    await client.end()
  }
}

/** Monthly ones that began yesterday, where its hour has come whatever the clock says. */
async function addDueSeries(client, businessId) {
  const yesterday = `(now() AT TIME ZONE 'UTC')::date - 1`
  const { rows } = await client.query(
    `INSERT INTO "Schedule" ("businessId", "clientId", "currency", "paymentMethod", "paymentTerms", "frequency", "startsOn", "autoSend", "nextDay", "updatedAt")
     SELECT $1, (SELECT min("id") FROM "Client" WHERE "businessId" = $1 AND "email" IS NOT NULL AND "deletedAt" IS NULL), 'GBP', 'BANK_TRANSFER', 14,
       'MONTHLY', ${yesterday}, true, ${yesterday}, now()
     FROM generate_series(1, $2::int) RETURNING "id"`,
    [businessId, SERIES],
  )
  await client.query(
    `INSERT INTO "ScheduleLine" ("businessId", "scheduleId", "position", "description", "quantity", "unitPrice")
     SELECT $1, id, 1, 'Shared by instances', 1, 100 FROM unnest($2::int[]) id`,
    [businessId, rows.map(({ id }) => id)],
  )
}

async function whatWasDone(client, businessId) {
  const { rows } = await client.query(
    `WITH written AS (
       SELECT i."id", r."scheduleId" FROM "Invoice" i JOIN "LineItem" l ON l."businessId" = i."businessId" AND l."invoiceId" = i."id"
       LEFT JOIN "ScheduleRun" r ON r."businessId" = i."businessId" AND r."invoiceId" = i."id"
       WHERE i."businessId" = $1 AND l."description" = 'Shared by instances'
     )
     SELECT (SELECT count(*)::int FROM written) AS "written",
       (SELECT max(n)::int FROM (SELECT count(*) AS n FROM written GROUP BY "scheduleId") s) AS "most",
       (SELECT count(*)::int FROM "OutboxMail" m JOIN written w ON w."id" = m."invoiceId" WHERE m."businessId" = $1 AND m."status" = 'SENT') AS "mails",
       (SELECT count(*)::int FROM "LocalMail" l WHERE l."subject" IN (
         SELECT m."subject" FROM "OutboxMail" m JOIN written w ON w."id" = m."invoiceId" WHERE m."businessId" = $1)) AS "received"`,
    [businessId],
  )
  return rows[0]
}

const statuses = (instances, path, options) =>
  Promise.all(instances.map(async ({ origin }) => (await fetch(origin + path, options)).status))
