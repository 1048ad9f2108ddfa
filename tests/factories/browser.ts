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

/** Replaces `next/headers`, which only works in a running server (tests/setup/server-mocks.ts). */
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

/** Calls route handlers with one user's cookies, like their browser. */
export class Browser {
  readonly cookies: Cookies = new Map()

  /** Returns a signed-in browser; creates the user if none is given. */
  static async signedIn(user?: Awaited<ReturnType<typeof createUser>>) {
    const owner = user ?? (await createUser())
    const browser = new Browser()
    const { name, value } = await createSession(owner)
    browser.cookies.set(name, value)
    return Object.assign(browser, { user: owner })
  }

  /** Calls a handler and returns its response, after checking it against the API's definition. */
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

  /** Runs code as a request of this user with these headers. */
  asking<T>(headers: Headers, answer: () => Promise<T>): Promise<T> {
    return current.run({ cookies: this.cookies, headers }, answer)
  }
}
