import { AsyncLocalStorage } from 'node:async_hooks'
import type { RouteHandler } from '@/lib/api/route'
import { checkContract } from './contract'
import { createSession } from './session'
import { createUser } from './user'

type Cookies = Map<string, string>
type Handler = ((
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>) &
  Pick<RouteHandler, 'definition'>

interface Call {
  method?: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  params?: Record<string, string>
}

const current = new AsyncLocalStorage<{ cookies: Cookies; headers: Headers }>()

/** Stands in for `next/headers`, which outside of a running server there is none (tests/setup/server-mocks.ts). */
export const nextHeaders = {
  async cookies() {
    const jar: Cookies = current.getStore()?.cookies ?? new Map()
    return {
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name)! } : undefined),
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      set: (name: string, value: string, options?: { maxAge?: number }) =>
        value && options?.maxAge !== 0 ? jar.set(name, value) : jar.delete(name),
      delete: (name: string) => jar.delete(name),
    }
  },
  headers: async () => new Headers(current.getStore()?.headers),
}

/** Calls route handlers with one person's cookies, as their browser would. */
export class Browser {
  readonly cookies: Cookies = new Map()

  /** A signed-in browser; without a user, one is made. */
  static async signedIn(user?: Awaited<ReturnType<typeof createUser>>) {
    const owner = user ?? (await createUser())
    const browser = new Browser()
    const { name, value } = await createSession(owner)
    browser.cookies.set(name, value)
    return Object.assign(browser, { user: owner })
  }

  /** What the handler answers; every answer is checked against the description of the API. */
  async call(
    handler: Handler,
    path: string,
    { method = 'GET', body, headers, params = {} }: Call = {},
  ): Promise<Response> {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const request = new Request(`http://localhost:3000${path}`, {
      method,
      headers: {
        ...(method !== 'GET' && { 'sec-fetch-site': 'same-origin' }),
        ...(sent !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(sent)),
        }),
        ...headers,
      },
      body: sent,
    })
    const response = await this.asking(request.headers, () =>
      handler(request, { params: Promise.resolve(params) }),
    )
    await checkContract(`${method} ${path}`, handler.definition, response)
    return response
  }

  /** What is answered to this person, whose request has these headers. */
  asking<T>(headers: Headers, answer: () => Promise<T>): Promise<T> {
    return current.run({ cookies: this.cookies, headers }, answer)
  }
}
