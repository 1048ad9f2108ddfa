// Two businesses on one installation: what each has, and whether anything of one was touched while the other was at work.
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '../paths.mjs'

export const PASSWORD = 'lathe-and-plane'
/** Stands in every text of a business, so that an answer which shows it to somebody else is noticed. */
export const MARKS = ['aardvark', 'zebrafish']

/** Each business counts by itself: from here on the other one's ids are those of nothing. */
const FAR_APART = 5_000_000

const argon2 = createRequire(inRoot('package.json'))('@node-rs/argon2')

/** Makes both, or those of `marks`, with one of everything that has an id, by way of the API: `[{ id, email, mark, session, cookie, restore(), things(),
 * link() }]`. */
export async function makeBusinesses(stage, ask, marks = MARKS) {
  const passwordHash = await argon2.hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const businesses = []
  for (const [index, mark] of marks.entries()) {
    const user = { id: index + 1, email: `${mark}@example.com`, mark, session: `session-${mark}` }
    await stage.query(
      `INSERT INTO "User" (id, email, username, "fullName", "companyName", "bankName", iban, "passwordHash", "emailVerifiedAt",
         "mailboxProvenAt", "isOnboarded", "updatedAt")
       VALUES ($1, $2, $3, $3, $3, $3, 'GB29NWBK60161331926819', $4, now() - interval '30 days', now(), true, now())`,
      [user.id, user.email, mark, passwordHash],
    )
    await stage.query(
      `INSERT INTO "IdCounter" ("userId", kind, last)
       SELECT $1, kind, $2 FROM unnest(ARRAY['Client', 'Invoice', 'Schedule', 'Payment', 'GivenNumber']) AS kind`,
      [user.id, index * FAR_APART],
    )
    const restore = () => restoreAccount(stage, user, passwordHash)
    await restore()
    const cookie = await stage.cookieOf(user, user.session)
    const business = { ...user, cookie, restore, things: () => thingsOf(stage, user.id) }
    business.link = () => linkOf(business, ask)
    await fill(business, ask)
    businesses.push(business)
  }
  return businesses
}

/** Signed in, with the known password and no second step, whatever was just changed; and nothing counted against anybody. */
async function restoreAccount(stage, { id, session }, passwordHash) {
  await stage.query(
    `UPDATE "User" SET "passwordHash" = $2, "deleteAfter" = NULL, "deletionRequestedAt" = NULL, "isOnboarded" = true
     WHERE id = $1`,
    [id, passwordHash],
  )
  await stage.query(
    `INSERT INTO "Session" (id, "userId", "expiresAt") VALUES ($2, $1, now() + interval '1 day')
     ON CONFLICT (id) DO UPDATE SET "provenAt" = now()`,
    [id, session],
  )
  // One that only waits to be ended.
  await stage.query(
    `INSERT INTO "Session" (id, "userId", "expiresAt") VALUES ($2, $1, now() + interval '1 day') ON CONFLICT DO NOTHING`,
    [id, `other-${session}`],
  )
  await stage.query('DELETE FROM "TwoStep" WHERE "userId" = $1', [id])
  await stage.query('DELETE FROM "RateLimit"')
}

const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** One of everything: a client, drafts, what was sent and partly paid, a public link, a series, mails, a picture. */
export async function fill({ cookie, mark }, ask) {
  const call = async (method, path, body) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await ask({ method, path, headers, body: body && JSON.stringify(body) })
    const text = answer.bytes.toString()
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return text ? JSON.parse(text) : null
  }
  const client = await call('POST', '/api/clients', {
    name: mark,
    email: `${mark}@example.org`,
    address: mark,
  })
  const content = {
    ...{
      clientId: client.id,
      currency: 'USD',
      taxRate: 20,
      notes: mark,
      issueDate: day(-40),
      dueDate: day(-10),
    },
    lineItems: [{ description: mark, quantity: 2, unitPrice: 450 }],
  }
  const number = () => `${mark}-${Math.random().toString(36).slice(2, 10)}`
  const invoice = (more) => call('POST', '/api/invoices', { ...content, invoiceNumber: number(), ...more })
  await invoice()
  const sent = await invoice()
  await call('PATCH', `/api/invoices/${sent.id}/status`, { status: 'SENT' })
  await call('POST', `/api/invoices/${sent.id}/public-url`)
  const payment = { paidOn: day(0), amount: 10, method: 'CASH', reference: mark }
  await call('POST', `/api/invoices/${sent.id}/payments`, payment)
  const repeat = { frequency: 'MONTHLY' }
  await invoice({ invoiceType: 'RECURRING', recurringDate: day(30), schedule: repeat })
  const letter = { to: [`${mark}@example.org`], subject: mark, message: mark, requestId: crypto.randomUUID() }
  await call('POST', `/api/invoices/${sent.id}/mails`, letter)
}

/** The token of the public link of what was sent last, made where there is none. */
async function linkOf({ cookie, own }, ask) {
  const path = `/api/invoices/${own.sent[0]}/public-url`
  return JSON.parse((await ask({ method: 'POST', path, headers: { cookie } })).bytes).publicToken
}

const LATEST = 8

/** What a business has by now, newest first, by what it is; ids as the API has them. */
async function thingsOf(stage, userId) {
  const ids = async (from, column = 'id', as = 'number') => {
    const rows = await stage.query(`SELECT ${column} AS id FROM ${from} ORDER BY 1 DESC LIMIT ${LATEST}`, [
      userId,
    ])
    return rows.map(({ id }) => (as === 'number' ? Number(id) : String(id)))
  }
  const of = (table, where = 'true') => `"${table}" WHERE "userId" = $1 AND ${where}`
  const [first] = await stage.query(`SELECT "invoiceId", id FROM ${of('Payment')} ORDER BY id DESC LIMIT 1`, [
    userId,
  ])
  const [mail] = await stage.query(
    `SELECT "invoiceId", ref FROM ${of('OutboxMail', '"invoiceId" IS NOT NULL')} ORDER BY id DESC LIMIT 1`,
    [userId],
  )
  return {
    client: await ids(of('Client', '"deletedAt" IS NULL')),
    draft: await ids(of('Invoice', `status = 'DRAFT' AND "invoiceType" = 'ONE_OFF'`)),
    sent: await ids(of('Invoice', `status = 'SENT'`)),
    recurring: await ids(of('Invoice', `"invoiceType" = 'RECURRING'`)),
    series: await ids(of('Schedule')),
    nextDay: await ids(of('Schedule', '"nextDay" IS NOT NULL'), `to_char("nextDay", 'YYYY-MM-DD')`, 'text'),
    number: await ids(of('GivenNumber')),
    payment: first ? [first] : [],
    mail: mail ? [mail] : [],
    avatar: await ids(of('Avatar'), 'id', 'text'),
    logo: await ids(of('Logo'), 'id', 'text'),
  }
}

/** Every row of a business, as PostgreSQL writes it: to be compared later. */
export async function rowsOf(stage, userId) {
  const tables = await stage.query(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'userId' ORDER BY 1`,
  )
  const parts = tables.map(
    ({ name }) => `SELECT '${name} ' || t::text AS row FROM "${name}" t WHERE "userId" = $1`,
  )
  parts.push(`SELECT 'User ' || t::text FROM "User" t WHERE id = $1`)
  return (await stage.query(`${parts.join(' UNION ALL ')} ORDER BY 1`, [userId])).map(({ row }) => row)
}

/** Waits until a business is at rest: what it was made to do goes on after the answers. Mails that are kept back are taken back. */
export async function comeToRest(stage, userId) {
  for (let before = '', tries = 0; tries < 100; tries++) {
    await stage.query(
      `UPDATE "OutboxMail" SET status = 'CANCELLED' WHERE "userId" = $1 AND status = 'QUEUED' AND "nextAttemptAt" > now()`,
      [userId],
    )
    const rows = (await rowsOf(stage, userId)).join('\n')
    const [{ busy }] = await stage.query(
      `SELECT count(*)::int AS busy FROM "OutboxMail" WHERE "userId" = $1 AND status IN ('QUEUED', 'SENDING')`,
      [userId],
    )
    if (busy === 0 && rows === before) return
    before = rows
    await sleep(100)
  }
  throw new Error('The business did not come to rest')
}
