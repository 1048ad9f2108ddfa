import { getFileName, fetchFileResponse } from '@/components/shared/browser/fetch-file'
import { ApiError } from '@/lib/platform/http/api-client'
import { createZipScanner } from './zip-scanner'

export const DOWNLOAD_INTERRUPTED = 'The download stopped before the end.'

/** How many invoices of a part have begun to arrive. */
export interface DownloadProgress {
  invoices: number
  of: number
}

export interface ExportPartFile {
  file: Blob
  name: string
  /** The address of the next part, null behind the last one. */
  next: string | null
}

/** A part of an export, whole. Throws ApiError, or as `fetch` does when `signal` ends it. */
export async function fetchExportPart(
  address: string,
  signal: AbortSignal,
  onArrived: (arrived: DownloadProgress) => void,
): Promise<ExportPartFile> {
  const response = await fetchFileResponse(address, { signal })
  const of = Number(response.headers.get('x-invoice-count'))
  onArrived({ invoices: 0, of })
  const zip = createZipScanner()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body!.getReader()
  for (;;) {
    const { value } = await reader.read().catch((error: unknown) => {
      throw signal.aborted ? error : new ApiError(0, DOWNLOAD_INTERRUPTED)
    })
    if (!value) break
    pieces.push(value)
    onArrived({ invoices: zip.see(value), of })
  }
  if (!zip.isWhole()) throw new ApiError(0, DOWNLOAD_INTERRUPTED)
  const next = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null
  return { file: new Blob(pieces, { type: 'application/zip' }), name: getFileName(response), next }
}
