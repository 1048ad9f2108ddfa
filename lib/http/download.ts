import 'server-only'

interface Pdf {
  /** Of everything the file shows: its ETag. */
  hash: string
  bytes(): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * A PDF as a download, or shown in the browser with `?inline=1`. Private: no shared cache keeps it, and a browser
 * that still has the same file is told so without making it again.
 */
export async function pdfResponse(request: Request, pdf: Pdf, name: string): Promise<Response> {
  const etag = `"${pdf.hash}"`
  const headers = {
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers })
  const bytes = await pdf.bytes()
  const inline = new URL(request.url).searchParams.get('inline') === '1'
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': disposition(inline ? 'inline' : 'attachment', name),
    },
  })
}

/** The header that names a file: plain ASCII for everyone, and the real name for those who read `filename*`. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
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
