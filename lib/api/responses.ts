import 'server-only'
import { getAppOrigin } from '@/lib/platform/env'
import { toResponseJson } from '@/lib/core/geo/country-codes'
import type { PictureFile } from '@/lib/platform/storage/pictures'

/** Private responses must not be stored by a browser or a proxy. */
export const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-store' }

const JSON_HEADERS = { 'Content-Type': 'application/json' }

export const jsonResponse = (data: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(toResponseJson(data), { status, headers: { ...JSON_HEADERS, ...PRIVATE_HEADERS, ...headers } })

export const emptyResponse = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...PRIVATE_HEADERS, ...headers } })

/** Redirects the browser to one of our pages. The path begins with a slash. */
export const redirectResponse = (path: string): Response =>
  emptyResponse(303, { Location: getAppOrigin() + path })

/** Returns one page of a list. Its Link header is the request's URL with the key of the next page, if there is one. */
export function listResponse(request: Request, data: unknown, next: string | null): Response {
  if (next === null) return jsonResponse(data)
  const url = new URL(request.url)
  url.searchParams.set('before', next)
  return jsonResponse(data, 200, { Link: `<${url.pathname}?${url.searchParams}>; rel="next"` })
}

/** Creates the response for a stored picture, with its stored content type and no sniffing. */
export const createPictureResponse = ({ contentType, bytes }: PictureFile, cacheControl: string): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(bytes.byteLength),
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': 'inline',
      'Cache-Control': cacheControl,
    },
  })
