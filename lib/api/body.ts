import 'server-only'
import { reason, type ReasonInput } from '@/lib/i18n/reason'
import { AppError, badRequest, tooLarge, unsupported } from '@/lib/i18n/errors'

const MAX_DEPTH = 10
/** Maximum number of values in a body: twice that of 1,000 line items with every field. */
const MAX_VALUES = 60_000

export const isJson = ({ headers }: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')

/**
 * Parses a JSON body. Throws 400 for invalid JSON, 413 above `limit` bytes or for too many values, and 415 for another
 * content type.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  if (!isJson(request)) throw unsupported('body.json-only')
  return parseJson(await readText(request, limit))
}

/** Parses JSON. Throws 400 for invalid or deeply nested JSON, and 413 for too many values. */
export function parseJson(text: string): unknown {
  let body: unknown
  let values = 0
  try {
    body = JSON.parse(text, (key, value: unknown) => {
      if (++values > MAX_VALUES) throw tooLarge('body.too-many-values')
      if (key === '__proto__') throw badRequest('body.forbidden-key')
      return value
    })
  } catch (error) {
    throw error instanceof AppError ? error : badRequest('body.not-json')
  }
  if (getDepth(body) > MAX_DEPTH) throw badRequest('body.too-deep')
  return body
}

/** Like `readJson`, but a missing body counts as `{}`. */
export async function readJsonIfAny(request: Request, limit: number): Promise<unknown> {
  // The server passes on an empty stream if the browser sent no body.
  const isMissing = !request.headers.has('content-type') && (await readText(request, limit)) === ''
  return isMissing ? {} : readJson(request, limit)
}

const formatSize = (bytes: number) =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`

/** Reads the body as text. Throws 413 past `limit` bytes, whatever `Content-Length` claims. */
export async function readText(request: Request, limit: number): Promise<string> {
  const bytes = await readBytes(request, limit, reason('body.too-large', { size: formatSize(limit) }))
  return new TextDecoder().decode(bytes)
}

/**
 * Bytes past the limit that are read and discarded, so that a slightly too large request gets its 413 on an open
 * connection.
 */
const MAX_DISCARDED = 1024 * 1024

/** Reads the raw body. Throws 413 with the reason `why` past `limit` bytes; no more than those are held in memory. */
export async function readBytes(request: Request, limit: number, why: ReasonInput): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Cancelling would close the connection before the response is sent (server.mjs reads the body to its end).
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      size += chunk.byteLength
      if (size > limit + MAX_DISCARDED) break
      if (size <= limit) chunks.push(chunk)
    }
  } catch {
    // The client disconnected; nobody receives this.
    throw badRequest('body.cut-off')
  }
  if (size > limit) throw tooLarge(why)
  return Buffer.concat(chunks)
}

function getDepth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(getDepth))
}
