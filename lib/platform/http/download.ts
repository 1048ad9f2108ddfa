import 'server-only'

interface Pdf {
  /** Of everything the file shows: its ETag. */
  hash: string
  bytes(gone?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * A PDF as a download, or shown in the browser where `inline` is 1. Private: no shared cache keeps it, and a browser
 * that still has the same file is told so without making it again.
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

/** The header that names a file: plain ASCII for everyone, and the real name for those who read `filename*`. */
export function formatContentDisposition(kind: 'inline' | 'attachment', name: string): string {
  // Nothing that is a path, a wildcard or invisible anywhere.
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

/** The headers of a ZIP to be downloaded. */
export const createZipHeaders = (name: string) => createFileHeaders('application/zip', name)

/** Characters that are sent at a time. */
const CHUNK = 32 * 1024

/** A table as a download, sent as fast as it is read; whoever stops reading stops the work. */
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
