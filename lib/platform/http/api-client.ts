import { IDEMPOTENCY_KEY_HEADER } from '@/lib/platform/idempotency/header'
import { forgetRequest, getRequestKey } from './request-keys'
import { getBusinessHeader } from './current-business'
import { logFailure } from './log-failure'
import { REAUTHENTICATION_FIELD } from './reauthentication-field'

export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.'
const SENT_DIFFERENTLY =
  'Your first attempt may have gone through. Close this, check, and start again if it has not.'
export const OFFLINE = 'You seem to be offline. Nothing was lost: please try again.'

/** Field name to what is wrong with it, in the words the form shows. */
export type FieldErrors = Record<string, string[]>

/** A failing answer of the API, with the message meant for the user. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: FieldErrors = {},
    /** Seconds after which it is worth asking again; 0 where the server named none. */
    readonly retryAfter = 0,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

interface Options {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON, or as it is when it is a form. */
  body?: unknown
  signal?: AbortSignal
  /** Idempotency-Key of a dialog, for as long as it is open: a retry with edited fields is no second change. By default it follows from the request. */
  key?: string
  /** What the error says when the server gives no message. */
  fallback?: string
}

/** Asks the user to show who they are, and answers whether they did. */
type RequestReauthentication = () => Promise<boolean>
let requestReauthentication: RequestReauthentication | null = null

/** Says who asks when a change wants to know first that it is the owner (lib/auth/reauthentication/reauthentication.ts). Answers how to stop. */
export function onReauthenticationRequired(ask: RequestReauthentication): () => void {
  requestReauthentication = ask
  return () => {
    if (requestReauthentication === ask) requestReauthentication = null
  }
}

/**
 * Calls the product's own API with the session cookie. Returns the parsed JSON, or undefined if there is none. A change that is retried
 * after a lost connection is made once. Throws ApiError with the text for a toast: the server's message, else the fallback
 * (specification, section 8). The console has the status (section 7).
 */
export const apiFetch = async <T = unknown>(path: string, options?: Options): Promise<T> =>
  (await apiFetchWithStatus<T>(path, options)).data

/** The same, with the status of the answer, for a call that may succeed in two ways. */
export async function apiFetchWithStatus<T = unknown>(
  path: string,
  options: Options = {},
): Promise<{ data: T; status: number }> {
  const { method = 'GET', key, fallback = SOMETHING_WENT_WRONG } = options
  const { response, text } = await send(path, options)
  const data = parseJson(text)
  if (response.ok) return { data: data as T, status: response.status }
  if (response.status === 404) dispatchDeleted(path)
  const { message, code, errors } = (data ?? {}) as { message?: string; code?: string; errors?: FieldErrors }
  if (response.status === 403 && errors?.[REAUTHENTICATION_FIELD] && requestReauthentication) {
    // With the proof the same call goes through; without it there is no field to point at.
    if (await requestReauthentication()) return apiFetchWithStatus<T>(path, options)
    throw new ApiError(response.status, message!)
  }
  logFailure(method, path, response)
  // The server's message addresses whoever chooses keys, not the user of a dialog.
  if (key && code === 'once.other-request') throw new ApiError(response.status, SENT_DIFFERENTLY)
  throw new ApiError(response.status, message || fallback, errors)
}

/** How often a change that is still under way on the server is asked for again: longer than it can take. */
const PATIENCE = 15

/** The answer, whole. Throws ApiError without a connection. */
async function send(
  path: string,
  options: Options,
  asked = 0,
): Promise<{ response: Response; text: string }> {
  const { method = 'GET', body, signal, key } = options
  const isForm = body instanceof FormData
  const sent = body === undefined ? undefined : isForm ? body : JSON.stringify(body)
  const request = method !== 'GET' && !isForm && ([method, path, sent as string | undefined] as const)
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        ...getBusinessHeader(),
        ...(sent !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...(request && { [IDEMPOTENCY_KEY_HEADER]: key ?? getRequestKey(...request) }),
      },
      body: sent,
      signal,
    })
    const text = await response.text()
    const wait = response.status === 409 && request ? Number(response.headers.get('retry-after')) : 0
    if (wait > 0 && asked < PATIENCE) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1000))
      return await send(path, options, asked + 1)
    }
    // What a server says that broke down is no word on whether the change was made.
    if (request && response.status < 500) forgetRequest(...request, response.ok)
    return { response, text }
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error
    logFailure(method, path, null)
    throw new ApiError(0, OFFLINE)
  }
}

export interface DeletedResource {
  of: 'invoices' | 'clients'
  id: number
}

/** Invoices and clients that were not there when they were asked for, since the page was loaded. */
const gone = new Set<string>()
const goneListeners = new Set<() => void>()

/** Returns whether a call did not find this invoice or client: it was deleted, such as in another tab. */
export const wasDeleted = ({ of, id }: DeletedResource): boolean => gone.has(`${of}/${id}`)

/** Calls back when an invoice or a client, or something of theirs, was not there. Returns how to stop listening. */
export function onGone(listener: () => void): () => void {
  goneListeners.add(listener)
  return () => void goneListeners.delete(listener)
}

function dispatchDeleted(path: string): void {
  const [, of, id] = /^\/api\/(invoices|clients)\/(\d+)/.exec(path) ?? []
  if (!of || !id) return
  gone.add(`${of}/${id}`)
  for (const listener of goneListeners) listener()
}

function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** What a toast says about an error: the server's words, else the specified fallback. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof ApiError && error.message ? error.message : SOMETHING_WENT_WRONG
