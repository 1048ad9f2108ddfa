import { nameOf, openFile } from '@/components/shared/browser/fetch-file'
import { ApiError } from '@/lib/platform/http/client'
import { watchZip } from './watch-zip'

export const BROKEN_OFF = 'The download stopped before the end.'

/** How many invoices of a part have begun to arrive. */
export interface Arrived {
  invoices: number
  of: number
}

export interface PartFile {
  file: Blob
  name: string
  /** The address of the next part, null behind the last one. */
  next: string | null
}

/** A part of an export, whole. Throws ApiError, or as `fetch` does when `signal` ends it. */
export async function fetchPart(
  address: string,
  signal: AbortSignal,
  onArrived: (arrived: Arrived) => void,
): Promise<PartFile> {
  const response = await openFile(address, { signal })
  const of = Number(response.headers.get('x-invoice-count'))
  onArrived({ invoices: 0, of })
  const zip = watchZip()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body!.getReader()
  for (;;) {
    const { value } = await reader.read().catch((error: unknown) => {
      throw signal.aborted ? error : new ApiError(0, BROKEN_OFF)
    })
    if (!value) break
    pieces.push(value)
    onArrived({ invoices: zip.see(value), of })
  }
  if (!zip.isWhole()) throw new ApiError(0, BROKEN_OFF)
  const next = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null
  return { file: new Blob(pieces, { type: 'application/zip' }), name: nameOf(response), next }
}
