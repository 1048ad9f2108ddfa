import {
  IDEMPOTENCY_KEY_HEADER,
  type ApiResponse,
  type ApiCall,
  type ApiData,
  type CallDefinition,
  type CallOptions,
  REAUTHENTICATION_FIELD,
} from '@/lib/platform/http/api-call'
import { forgetRequest, getRequestKey } from './request-keys'
import { getBusinessHeader } from './current-business'
import { getConnectionTexts } from './connection-texts'
import { logFailure } from './log-failure'
import { translateError, type ErrorBody, type FieldErrors } from './translate-error'

/** An error response of the API, with the message meant for the user in the language of the page. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: FieldErrors = {},
    /** Seconds after which to retry; 0 if the server named none. */
    readonly retryAfter = 0,
    /** Stable code of the reason; empty without a response of the API. */
    readonly code = '',
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

interface Call extends CallOptions {
  method: CallDefinition['method']
  path: string
  /** Sent as JSON; FormData is sent unchanged. */
  body?: unknown
}

/** Asks the user to reauthenticate; resolves to false if they cancelled. */
type RequestReauthentication = () => Promise<boolean>
let requestReauthentication: RequestReauthentication | null = null

/**
 * Registers the dialog shown when a change requires reauthentication (lib/auth/reauthentication/reauthentication.ts).
 * Returns a function that unregisters it.
 */
export function onReauthenticationRequired(ask: RequestReauthentication): () => void {
  requestReauthentication = ask
  return () => {
    if (requestReauthentication === ask) requestReauthentication = null
  }
}

/**
 * Calls our API with the session cookie. The type parameter is the definition, imported as a type:
 * `callApi<typeof createClient>({ method: 'POST', path: '/api/clients', body })`. Returns the parsed JSON, or undefined
 * if there is none. A change that is retried after a lost connection is carried out once. Throws ApiError with the text
 * for a toast: the server's message in the language of the page, else the fallback (specification, section 8). Failures
 * are logged to the console with their status (section 7).
 */
export const callApi = async <D extends CallDefinition = never>(call: ApiCall<D>): Promise<ApiData<D>> =>
  (await callApiWithStatus<D>(call)).data

/** Like `callApi`, but also returns the status, for calls that can succeed in two ways. */
export const callApiWithStatus = <D extends CallDefinition = never>(
  call: ApiCall<D>,
): Promise<ApiResponse<D>> =>
  // API tests check that responses match the definition.
  request(call) as Promise<ApiResponse<D>>

async function request(call: Call): Promise<{ data: unknown; status: number }> {
  const { method, path, key, fallback = getConnectionTexts().somethingWentWrong } = call
  const { response, text } = await send(call)
  const data = parseJson(text)
  if (response.ok) return { data, status: response.status }
  if (response.status === 404) dispatchDeleted(path)
  const body = (data ?? {}) as Partial<ErrorBody>
  const isUnconfirmed = response.status === 403 && body.errors?.[REAUTHENTICATION_FIELD] !== undefined
  // After reauthentication the same call succeeds.
  const ask = isUnconfirmed ? requestReauthentication : null
  if (ask && (await ask())) return request(call)
  const { message, code, errors } = await translateError(body)
  // No form has the field of reauthentication.
  if (ask) throw new ApiError(response.status, message!, {}, 0, code)
  logFailure(method, path, response)
  // The server's message is meant for API clients that choose keys, not for the user of a dialog.
  if (key && code === 'once.other-request')
    throw new ApiError(response.status, getConnectionTexts().sentDifferently)
  throw new ApiError(response.status, message || fallback, errors, 0, code)
}

/** Maximum number of retries while the server still processes a change; together longer than it can take. */
const MAX_RETRIES = 15

/** Sends the request and reads the whole response. Throws ApiError without a connection. */
async function send(call: Call, retries = 0): Promise<{ response: Response; text: string }> {
  const { method, path, body, signal, key } = call
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
    if (wait > 0 && retries < MAX_RETRIES) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1000))
      return await send(call, retries + 1)
    }
    // A 5xx doesn't tell us whether the write happened, so keep the key.
    if (request && response.status < 500) forgetRequest(...request, response.ok)
    return { response, text }
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error
    logFailure(method, path, null)
    throw new ApiError(0, getConnectionTexts().offline)
  }
}

interface DeletedResource {
  collection: 'invoices' | 'clients'
  id: number
}

/** Invoices and clients whose API answered 404 since the page was loaded. */
const deleted = new Set<string>()
const deletedListeners = new Set<() => void>()

/** True if a call for this invoice or client answered 404, because it was deleted in another tab, say. */
export const isKnownDeleted = ({ collection, id }: DeletedResource): boolean =>
  deleted.has(`${collection}/${id}`)

/**
 * Subscribes to 404 responses for an invoice or client, or for something that belongs to it. Returns a function that
 * unsubscribes.
 */
export function onDeleted(listener: () => void): () => void {
  deletedListeners.add(listener)
  return () => void deletedListeners.delete(listener)
}

function dispatchDeleted(path: string): void {
  const [, resource] = /^\/api\/((?:invoices|clients)\/\d+)/.exec(path) ?? []
  if (!resource) return
  deleted.add(resource)
  for (const listener of deletedListeners) listener()
}

function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Returns the text of a toast for an error: the server's message, else the specified fallback. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof ApiError && error.message ? error.message : getConnectionTexts().somethingWentWrong
