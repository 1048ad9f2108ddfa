import type { ReactNode } from 'react'
import { getCurrentToast } from '@/tests/factories/toasts'

/** The toast that was there before this test; it must not answer for it. */
let earlier = ''

/** An error of the API, as `api` answers it. */
export class ApiFailure {
  constructor(
    readonly status: number,
    readonly body: { message: string; code?: string; errors?: Record<string, string[]> },
  ) {}
}

/** What the API answers, by method and path; a number is a bare status. Records the calls. */
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

/** A promise to be kept later, so that a test can look at what is shown meanwhile. */
export function createDeferred<T = unknown>() {
  let resolve!: (value: T) => void
  const promise = new Promise<T>((done) => (resolve = done))
  return { promise, resolve }
}

/** The toast as a person reads it: title, then description. */
export function getToastText(): ReactNode[] {
  const toast = getCurrentToast()
  return toast && toast.id !== earlier ? [toast.title, toast.description] : []
}
