import 'server-only'

interface Pdf {
  /** ETag: a hash of everything the file shows. */
  hash: string
  bytes(signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Responds with a PDF, as a download or, if `inline` is 1, shown in the browser. No shared cache may store it; a
 * browser that already has the same file gets 304 without rendering it again.
 */
export async function pdfResponse(
  request: Request,
  pdf: Pdf,
  name: string,
  { inline }: { inline?: string },
): Promise<Response> {
  const etag = `"${pdf.hash}"`
  const headers = {
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers })
  const bytes = await pdf.bytes(request.signal)
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': formatContentDisposition(inline === '1' ? 'inline' : 'attachment', name),
    },
  })
}

/** Formats `Content-Disposition`: an ASCII name for every client, and the real one in `filename*` (RFC 6266). */
export function formatContentDisposition(kind: 'inline' | 'attachment', name: string): string {
  // Removes path separators, wildcards and invisible characters.
  const safe = name
    .toWellFormed()
    .replace(/[\p{C}\\/:*?"<>|]+/gu, '-')
    .trim()
  const ascii = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.()-]+/g, '-')
    .replace(/-+/g, '-')
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

const createFileHeaders = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': formatContentDisposition('attachment', name),
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
})

export const createZipHeaders = (name: string) => createFileHeaders('application/zip', name)

/** Minimum number of characters sent at a time. */
const CHUNK = 32 * 1024

/** Responds with a CSV download, streamed only as fast as the client reads; a disconnect stops the generator. */
export function csvResponse(request: Request, table: AsyncGenerator<string>, name: string): Response {
  const headers = createFileHeaders('text/csv; charset=utf-8', name)
  return new Response(request.method === 'HEAD' ? null : toTextStream(table), { headers })
}

function toTextStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let text = ''
        while (text.length < CHUNK) {
          const { value, done } = await pieces.next()
          if (done) {
            if (text) controller.enqueue(encoder.encode(text))
            return controller.close()
          }
          text += value
        }
        controller.enqueue(encoder.encode(text))
      },
      cancel: () => void pieces.return(undefined),
    },
    { highWaterMark: 0 },
  )
}
