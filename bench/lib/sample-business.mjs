import { withConnection } from '../../scripts/lib/with-connection.mjs'
import { createSampleBody } from './sample-invoice.mjs'

const LINES = 10
const LIST = 50

/**
 * Signs in as the demo business, sends an invoice of ten lines with a public link, and adds invoices to fill a page of
 * the list. Returns `{ cookie, businessId, token, hash }`: the session's cookie, the link's token and its stored hash.
 */
export async function createSampleBusiness(origin, databaseUrl) {
  const cookie = await signIn(origin)
  const call = async (method, path, body) => {
    const headers = { cookie, 'Content-Type': 'application/json' }
    const response = await fetch(origin + path, { method, headers, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const [{ id: clientId }] = await call('GET', '/api/clients')
  const draft = (number) => call('POST', '/api/invoices', createSampleBody(clientId, number, LINES))
  for (let count = 0; count < LIST; count++) await draft(`BENCH-${count}`)
  const { id } = await draft('BENCH-LINK')
  await call('PATCH', `/api/invoices/${id}/status`, { status: 'SENT' })
  const { publicToken } = await call('POST', `/api/invoices/${id}/public-url`)

  const { rows } = await withConnection(databaseUrl, (client) =>
    client.query(
      `SELECT "businessId", "publicTokenHash" FROM "Invoice" i JOIN "Business" b ON b."id" = i."businessId" JOIN "User" u ON u."id" = b."ownerId"
       WHERE u."email" = 'demo@example.com' AND i."id" = $1`,
      [id],
    ),
  )
  const [{ businessId, publicTokenHash }] = rows
  return { cookie, businessId, token: publicToken, hash: publicTokenHash }
}

/** Signs in as the demo business; returns the session's cookie. */
async function signIn(origin) {
  const csrfResponse = await fetch(`${origin}/api/auth/csrf`)
  const { csrfToken } = await csrfResponse.json()
  const body = new URLSearchParams({
    csrfToken,
    email: 'demo@example.com',
    password: 'demo1234',
    json: 'true',
  })
  const headers = { cookie: cookiesOf(csrfResponse) }
  const url = `${origin}/api/auth/callback/credentials`
  return cookiesOf(await fetch(url, { method: 'POST', headers, body, redirect: 'manual' }))
}

const cookiesOf = (response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
