import { sendRequest } from '../../scripts/http-request.mjs'

/** Tries a wrong password for an account, forwarded for `address`; returns the status. `where` is `{ host, port }`. */
export async function tryWrongPassword(where, { email, address }) {
  const forwarded = { 'x-forwarded-for': address }
  const { headers, text } = await sendRequest({ ...where, path: '/api/auth/csrf', headers: forwarded })
  const cookie = headers['set-cookie'].map((one) => one.split(';')[0]).join('; ')
  const { csrfToken } = JSON.parse(text)
  const { status } = await sendRequest({
    ...where,
    method: 'POST',
    path: '/api/auth/callback/credentials',
    headers: { ...forwarded, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, email, password: 'wrong', json: 'true' }).toString(),
  })
  return status
}
