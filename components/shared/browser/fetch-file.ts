import { getBusinessHeader } from '@/lib/platform/http/current-business'
import { ApiError } from '@/lib/platform/http/api-client'
import { getConnectionTexts } from '@/lib/platform/http/connection-texts'
import { logFailure } from '@/lib/platform/http/log-failure'
import { translateError, type ErrorBody } from '@/lib/platform/http/translate-error'

/** Starts fetching a file from the API. Throws ApiError, or the error of `fetch` when `signal` aborts it. */
export async function fetchFileResponse(path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET' } = init
  const headers = { ...getBusinessHeader(), ...(init.headers as Record<string, string> | undefined) }
  const response = await fetch(path, { credentials: 'same-origin', ...init, headers }).catch(
    (error: unknown) => {
      if (init.signal?.aborted) throw error
      logFailure(method, path, null)
      throw new ApiError(0, getConnectionTexts().offline)
    },
  )
  if (response.ok) return response
  logFailure(method, path, response)
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
  const { message, errors, code } = await translateError(body)
  const retryAfter = Number(response.headers.get('retry-after'))
  const text = message || getConnectionTexts().somethingWentWrong
  throw new ApiError(response.status, text, errors, retryAfter, code)
}

/** Returns the file name in the Content-Disposition header. */
export function getFileName(response: Response): string {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return decodeURIComponent(name ?? 'invoices')
}

/**
 * Fetches a file from the API into memory, so that a failure can be reported. A body is sent as JSON by POST. Throws
 * ApiError.
 */
export async function fetchFile(path: string, body?: unknown): Promise<{ file: Blob; name: string }> {
  const sent = body !== undefined && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetchFileResponse(path, sent || {})
  return { file: await response.blob(), name: getFileName(response) }
}
