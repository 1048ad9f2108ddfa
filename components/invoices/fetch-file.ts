import { ApiError, SOMETHING_WENT_WRONG } from '@/lib/http/client'

/** A file of the API with its name, held in memory so that a failure can be told. Throws ApiError. */
export async function fetchFile(path: string): Promise<{ file: Blob; name: string }> {
  const response = await fetch(path, { credentials: 'same-origin' }).catch(() => {
    throw new ApiError(0, 'You seem to be offline. Nothing was lost: please try again.')
  })
  if (response.ok) {
    const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    return { file: await response.blob(), name: decodeURIComponent(name ?? 'invoices') }
  }
  const data = (await response.json().catch(() => ({}))) as { message?: string }
  throw new ApiError(response.status, data.message ?? SOMETHING_WENT_WRONG)
}
