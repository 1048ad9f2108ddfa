import { readdirSync } from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import type { Definition } from '@/lib/api/define'
import type { RouteHandler } from '@/lib/api/route'
import { Browser } from './browser'
import { type Call, CALLS, STATUS_EXCEPTIONS } from './calls'
import { type ResourceIds, png, type SignedIn } from './resources'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
export type Handler = RouteHandler
/** Method and path as in the API description, and the handler. */
export type Route = [name: string, handler: Handler]

export const root = path.resolve(__dirname, '../..')

export const listFilesNamed = (folder: string, name: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === name)
    .map((file) => path.posix.join(folder, file))

/** All exports of the API's route files: routes and the handlers that reject other methods. */
export const handlers: Route[] = listFilesNamed('app/api', 'route.ts').flatMap((file) => {
  const module = require(path.join(root, file)) as Record<string, Handler>
  const address = `/${path.dirname(file).replace(/^app\//, '')}`.replace(/\[+(?:\.\.\.)?(\w+)\]+/g, '{$1}')
  return METHODS.filter((method) => module[method]).map((method): Route => [
    `${method} ${address}`,
    module[method]!,
  ])
})
export const isMethodNotAllowed = (handler: Handler): boolean => !handler.definition
export const routes = handlers.filter(([, handler]) => !isMethodNotAllowed(handler))

export const getRouteName = ({ method, path }: Definition): string => `${method} ${path}`

export const getDefinition = ([, handler]: Route): Definition => handler.definition!

/** Creates a route's successful call, given the owner's resources. */
export const createCall = async ([name]: Route, things: ResourceIds, caller: SignedIn): Promise<Call> =>
  (await CALLS[name]?.(things, caller)) ?? {}

/** Returns the status of that call: the first in the definition, unless listed as an exception. */
export const getExpectedStatus = (route: Route): number =>
  STATUS_EXCEPTIONS[route[0]] ?? Number(Object.keys(getDefinition(route).answers)[0])

/** Request properties besides cookies. */
export interface CallOptions {
  headers?: Record<string, string>
  query?: Record<string, string>
}

/** Sends a call without storing cookies from the response. */
export async function sendCall(
  browser: Browser,
  [name, handler]: Route,
  { params = {}, query = {}, body, file }: Call,
  extra: CallOptions = {},
): Promise<Response> {
  const [method = '', pattern = ''] = name.split(' ')
  const search = new URLSearchParams(
    Object.entries({ ...query, ...extra.query }).map(([key, value]) => [key, String(value)]),
  )
  const address = pattern.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? key)
  const once = new Browser()
  for (const [key, value] of browser.cookies) once.cookies.set(key, value)
  const upload = file ? await formOf(file) : null
  const own: Handler = (request, context) => {
    const call = upload ? new Request(request, { body: upload.body }) : request
    if (!params.nextauth) return handler(call, context)
    // next-auth's handler takes the path in segments, and Next.js's request type.
    const pieces = Promise.resolve({ nextauth: [params.nextauth] } as never)
    return handler(new NextRequest(call), { params: pieces })
  }
  own.definition = handler.definition
  const headers = { ...upload?.headers, ...extra.headers }
  return once.call(own, search.size > 0 ? `${address}?${search}` : address, { method, body, headers, params })
}

async function formOf(field: string) {
  const form = new FormData()
  form.set(field, new File([(await png) as BlobPart], 'picture.png'))
  const request = new Request('http://localhost:3000', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type')! },
    body: await request.arrayBuffer(),
  }
}
