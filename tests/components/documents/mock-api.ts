import type { ReactNode } from 'react'
import { getCurrentToast } from '@/tests/factories/toasts'

/** Id of the toast from before this test, which must not count. */
let earlier = ''

/** An API error as thrown by `api`. */
export class ApiFailure {
  constructor(
    readonly status: number,
    readonly body: { message: string; code?: string; errors?: Record<string, string[]> },
  ) {}
}

/** Mocks API responses by method and path; a number is a bare status. Records the calls. */
export function mockApi(answers: Record<string, unknown>) {
  earlier = getCurrentToast()?.id ?? ''
  const calls: { call: string; body: unknown }[] = []
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${path}`
    calls.push({ call, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined })
    if (!(call in answers)) throw new Error(`Unexpected call: ${call}`)
    const answer = await answers[call]
    const isRefusal = answer instanceof ApiFailure
    const status = isRefusal ? answer.status : typeof answer === 'number' ? answer : 200
    const text = typeof answer === 'object' ? JSON.stringify(isRefusal ? answer.body : answer) : ''
    const statusText = status < 400 ? 'OK' : 'Failed'
    return { ok: status < 400, status, statusText, headers: new Headers(), text: async () => text }
  }) as unknown as typeof fetch
  return calls
}

/** Returns a promise to resolve later, so that a test can inspect the pending state. */
export function createDeferred<T = unknown>() {
  let resolve!: (value: T) => void
  const promise = new Promise<T>((done) => (resolve = done))
  return { promise, resolve }
}

/** Returns the toast's title and description. */
export function getToastText(): ReactNode[] {
  const toast = getCurrentToast()
  return toast && toast.id !== earlier ? [toast.title, toast.description] : []
}
