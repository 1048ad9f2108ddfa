import { NextRequest } from 'next/server'
import * as nextAuth from '@/app/api/auth/[...nextauth]/route'
import type { Browser } from './browser'

interface Call {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Calls next-auth's catch-all route and stores the cookies of the response, like a browser. */
export async function callNextAuth(
  browser: Browser,
  path: string,
  { method = 'GET', body, headers }: Call = {},
) {
  const nextauth = path.split('?')[0]!.split('/')
  const handle = nextAuth[method as 'GET' | 'POST']
  const handler = Object.assign(
    (request: Request) => handle(new NextRequest(request), { params: Promise.resolve({ nextauth }) }),
    { definition: handle.definition },
  )
  const response = await browser.call(handler, `/api/auth/${path}`, { method, body, headers })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
    if (value && !/max-age=0/i.test(cookie)) browser.cookies.set(name!, decodeURIComponent(value))
    else browser.cookies.delete(name!)
  }
  return response
}

/** Signs in with a password through next-auth's protocol. */
export async function signIn(
  browser: Browser,
  email: string,
  password: string,
  headers?: Record<string, string>,
  code?: string,
) {
  const csrf = await callNextAuth(browser, 'csrf')
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  return callNextAuth(browser, 'callback/credentials', {
    method: 'POST',
    body: { email, password, code, csrfToken, json: 'true' },
    headers,
  })
}

/** Returns the error code a rejected sign-in passes to the sign-in page. */
export async function getSignInError(response: Response): Promise<string | null> {
  const { url } = (await response.json()) as { url: string }
  return new URL(url).searchParams.get('error')
}
