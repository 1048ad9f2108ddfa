// Two businesses on one installation, each with one of every resource.
import { createRequire } from 'node:module'
import { insertBusinesses } from '../../support/insert-businesses.mjs'
import { inRoot } from '../../../../scripts/lib/paths.mjs'
import { listResources } from './business-rows.mjs'

export const PASSWORD = 'lathe-and-plane'
/** Contained in every text of a business, to detect responses that leak it. */
export const MARKS = ['aardvark', 'zebrafish']

/** Offset between the ids of the businesses, so that one's ids don't exist in the other. */
const FAR_APART = 5_000_000

/** First id of the other members. */
const PARTNERS = 100

const argon2 = createRequire(inRoot('package.json'))('@node-rs/argon2')

/**
 * Creates both businesses, or those of `marks`, with one of every resource, through the API: `[{ id, email, mark,
 * session, cookie, restore(), things(), link() }]`.
 */
export async function createBusinesses(stage, ask, marks = MARKS) {
  const passwordHash = await argon2.hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const businesses = []
  for (const [index, mark] of marks.entries()) {
    const user = { id: index + 1, email: `${mark}@example.com`, mark, session: `session-${mark}` }
    await stage.query(
      `INSERT INTO "User" (id, email, username, "fullName", "passwordHash", "emailVerifiedAt", "mailboxProvenAt", "updatedAt")
       VALUES ($1, $2, $3, $3, $4, now() - interval '30 days', now(), now())`,
      [user.id, user.email, mark, passwordHash],
    )
    const called = 'u."fullName"'
    await insertBusinesses(stage, { companyName: called, bankName: called, iban: "'GB29NWBK60161331926819'" })
    await stage.query(
      `INSERT INTO "IdCounter" ("businessId", kind, last)
       SELECT $1, kind, $2
       FROM unnest(ARRAY['Client', 'Invoice', 'Schedule', 'Payment', 'GivenNumber', 'TaxRate', 'SavedItem']) AS kind`,
      [user.id, index * FAR_APART],
    )
    user.partner = PARTNERS + user.id
    await stage.query(
      `INSERT INTO "User" (id, email, username, "fullName", "emailVerifiedAt", "updatedAt") VALUES ($1, $2, $3, $3, now(), now())`,
      [user.partner, `partner-${user.email}`, mark],
    )
    const restore = () => restoreAccount(stage, user, passwordHash)
    await restore()
    const cookie = await stage.cookieOf(user, user.session)
    const business = { ...user, cookie, restore, things: () => listResources(stage, user.id) }
    business.link = () => linkOf(business, ask)
    await fillBusiness(business, ask)
    businesses.push(business)
  }
  return businesses
}

/**
 * Restores an account after changes: signed in, with the known password and no two-step sign-in, working in its own
 * business with one other member and one invitation, without rate limit counts.
 */
async function restoreAccount(stage, { id, session, mark, partner }, passwordHash) {
  await stage.query(
    `UPDATE "User" SET "passwordHash" = $2, "deleteAfter" = NULL, "deletionRequestedAt" = NULL WHERE id = $1`,
    [id, passwordHash],
  )
  await stage.query('DELETE FROM "Business" WHERE "ownerId" = $1 AND id <> $1', [id])
  await stage.query('UPDATE "Business" SET "isOnboarded" = true, "ownerId" = $1 WHERE id = $1', [id])
  await stage.query(
    `INSERT INTO "Membership" ("businessId", "userId", role) VALUES ($1, $1, 'OWNER'), ($1, $2, 'STAFF')
     ON CONFLICT ("businessId", "userId") DO UPDATE SET role = excluded.role`,
    [id, partner],
  )
  await stage.query(
    `INSERT INTO "Invitation" ("businessId", email, role, "tokenHash", "invitedBy", "invitedById", "expiresAt")
     VALUES ($1, $2 || '-invited@example.org', 'VIEWER', gen_random_uuid()::text, $2, $1, now() + interval '1 day') ON CONFLICT DO NOTHING`,
    [id, mark],
  )
  await stage.query(
    `INSERT INTO "Session" (id, "userId", "businessId", "expiresAt") VALUES ($2, $1, $1, now() + interval '1 day')
     ON CONFLICT (id) DO UPDATE SET "provenAt" = now(), "businessId" = $1`,
    [id, session],
  )
  // A session for tests to end.
  await stage.query(
    `INSERT INTO "Session" (id, "userId", "businessId", "expiresAt") VALUES ($2, $1, $1, now() + interval '1 day') ON CONFLICT DO NOTHING`,
    [id, `other-${session}`],
  )
  await stage.query('DELETE FROM "TwoStep" WHERE "userId" = $1', [id])
  await stage.query('DELETE FROM "RateLimit"')
}

const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Creates one of everything: a client, drafts, sent and partly paid invoices, a public link, a schedule, emails, a
 * picture.
 */
export async function fillBusiness({ cookie, mark }, ask) {
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
    clientId: client.id,
    currency: 'USD',
    taxRate: 20,
    notes: mark,
    issueDate: day(-40),
    dueDate: day(-10),
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
  const letter = { to: [`${mark}@example.org`], subject: mark, message: mark }
  await call('POST', `/api/invoices/${sent.id}/mails`, letter)
}

/** Returns the public token of the latest sent invoice, creating one if needed. */
async function linkOf({ cookie, own }, ask) {
  const path = `/api/invoices/${own.sent[0]}/public-url`
  return JSON.parse((await ask({ method: 'POST', path, headers: { cookie } })).bytes).publicToken
}
