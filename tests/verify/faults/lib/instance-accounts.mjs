// Account state shared by two instances: sessions, password attempts, pictures.
import { createRequire } from 'node:module'
import { inRoot } from '../../../../scripts/lib/paths.mjs'

/** Attempts per network address (lib/platform/rate-limits/rate-limits.ts), and as many beyond the limit. */
const ALLOWED = 10

/** A session ended on one instance is over on the other; other sessions stay. */
export async function endsSessions({ apps: [one, other], owner }) {
  const headers = { cookie: owner.cookies[1] }
  const violations = []
  const expect = async (app, options, wanted) => {
    const { status } = await app.call('GET', '/api/auth/me', options)
    if (status !== wanted) violations.push(`/api/auth/me answered ${status} and not ${wanted}`)
  }
  await expect(other, { headers }, 200)
  const { status } = await one.call('POST', '/api/auth/logout', { headers })
  if (status !== 200) violations.push(`Signing out answered ${status}`)
  await expect(other, { headers }, 401)
  await expect(other, {}, 200)
  return { figures: { 'sessions ended on both': 1 }, violations }
}

/** Password attempts on both instances count together. */
export async function countsSignIns({ apps, owner }, { password }) {
  const { headers, data } = await apps[0].call('GET', '/api/auth/csrf', { headers: { cookie: '' } })
  const cookie = headers['set-cookie'].map((text) => text.split(';')[0]).join('; ')
  const enter = async (app, word) => {
    const fields = { csrfToken: data.csrfToken, email: owner.email, password: word, json: 'true' }
    const body = Buffer.from(new URLSearchParams(fields).toString())
    const type = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
    return (await app.call('POST', '/api/auth/callback/credentials', { body, headers: type })).status
  }
  const statuses = []
  for (let count = 0; count < 2 * ALLOWED; count++)
    statuses.push(await enter(apps[count % apps.length], `wrong-${count}`))
  const violations = statuses.every((status, index) => (status === 429) === index >= ALLOWED)
    ? []
    : [`${2 * ALLOWED} wrong passwords in turn answered ${statuses.join(' ')}`]
  // Beyond the limit, every instance rejects even the right password.
  for (const app of apps) if ((await enter(app, password)) !== 429) violations.push('One of them takes more')
  return { figures: { 'guesses answered before both refuse': statuses.indexOf(429) }, violations }
}

/** A picture uploaded to one instance is served by the other, unchanged. */
export async function servesUploads({ apps: [one, other] }) {
  const sharp = createRequire(inRoot('package.json'))('sharp')
  const create = { width: 60, height: 30, channels: 4, background: '#14606d' }
  const picture = await sharp({ create }).png().toBuffer()
  const form = new FormData()
  form.set('logo', new File([picture], 'logo.png', { type: 'image/png' }))
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') }
  const body = Buffer.from(await encoded.arrayBuffer())
  const sent = await one.call('POST', '/api/upload/logo', { body, headers })
  const address = JSON.stringify(sent.data ?? '').match(/\/api\/logos\/[\w-]+/)?.[0]
  if (!address) return { figures: {}, violations: [`The upload answered ${sent.status} ${sent.text}`] }
  const [there, here] = [await other.call('GET', address), await one.call('GET', address)]
  const isSame = there.status === 200 && there.bytes.length > 0 && there.bytes.equals(here.bytes)
  const violations = isSame ? [] : [`${address} answered ${there.status} with ${there.bytes.length} bytes`]
  return { figures: { 'uploads served by the other': 1 }, violations }
}
