import type { FieldErrors } from '@/lib/errors'

export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.'

/** A failing answer of the API, with the message meant for the user. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: FieldErrors = {},
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
  /** What the error says when the server gives no message. */
  fallback?: string
}

/**
 * Calls the product's own API with the session cookie. Answers the parsed JSON, or undefined when there is none.
 * Throws ApiError: the server's message, else status and status text (specification, section 7).
 */
export async function apiFetch<T = unknown>(path: string, options: Options = {}): Promise<T> {
  const { method = 'GET', body, signal, fallback } = options
  const isForm = body instanceof FormData
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined || isForm ? undefined : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
      signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, 'You seem to be offline. Nothing was lost: please try again.')
  }
  const text = await response.text()
  const data = parse(text)
  if (response.ok) return data as T
  const { message, errors } = (data ?? {}) as { message?: string; errors?: FieldErrors }
  throw new ApiError(
    response.status,
    message || fallback || `${response.status} ${response.statusText}`.trim() || text || SOMETHING_WENT_WRONG,
    errors,
  )
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** What a toast says about an error: the server's words, else the specified fallback. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.message ? error.message : SOMETHING_WENT_WRONG
