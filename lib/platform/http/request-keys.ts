// A change whose connection was lost may have been carried out. A retry sends the same idempotency key, so that the
// server does it once (lib/platform/idempotency).

import { getCurrentBusinessId } from './current-business'

/** Milliseconds after which the same request counts as a new change. */
const MEMORY_MS = 15 * 60_000

/** Keys of requests with an unknown outcome, and their start time in milliseconds since the epoch. */
const pendingKeys = new Map<string, [key: string, since: number]>()

/** Identifies a request; the same body sent for another business is another request. */
const describeRequest = (method: string, path: string, body: string) =>
  `${method} ${path}\n${getCurrentBusinessId() ?? ''}\n${body}`

/** Returns the request's idempotency key: that of the last attempt if its outcome is unknown. */
export function getRequestKey(method: string, path: string, body = ''): string {
  const request = describeRequest(method, path, body)
  let [key, since] = pendingKeys.get(request) ?? ['', 0]
  if (Date.now() - since > MEMORY_MS) [key, since] = [generateKey(), Date.now()]
  pendingKeys.set(request, [key, since])
  return key
}

/**
 * Forgets the key of a request whose outcome is known. After a success it also forgets pending keys of the same
 * resource, so that an identical later request counts as new: the user has seen the result and went on from there.
 */
export function forgetRequest(method: string, path: string, body = '', isDone = false): void {
  pendingKeys.delete(describeRequest(method, path, body))
  if (!isDone || /\/(preview|letter)$/.test(path)) return
  for (const other of pendingKeys.keys())
    if (getResource(other) === getResource(` ${path}`)) pendingKeys.delete(other)
}

/** Returns the collection of a path, such as `/api/invoices`. */
const getResource = (request: string) => /\/\w+\/[\w-]+/.exec(request)?.[0]

/**
 * 128 random bits. Not randomUUID, which needs https; joined as numbers to keep the code short, because every page
 * loads it.
 */
const generateKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
