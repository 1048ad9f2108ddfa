import { ApiError, OFFLINE, SOMETHING_WENT_WRONG } from '@/lib/platform/http/client'

/**
 * A file of the API with its name, held in memory so that a failure can be told. A body is sent as JSON by POST.
 * Throws ApiError.
 */
export async function fetchFile(path: string, body?: unknown): Promise<{ file: Blob; name: string }> {
  const sent = body !== undefined && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(path, { credentials: 'same-origin', ...sent }).catch(() => {
    throw new ApiError(0, OFFLINE)
  })
  if (response.ok) {
    const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    return { file: await response.blob(), name: decodeURIComponent(name ?? 'invoices') }
  }
  const data = (await response.json().catch(() => ({}))) as {
    message?: string
    errors?: ApiError['errors']
  }
  throw new ApiError(response.status, data.message ?? SOMETHING_WENT_WRONG, data.errors)
}
