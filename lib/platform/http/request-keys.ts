// A change that was cut off may have been made all the same. Sent again, it names itself as it did before, and the server does it
// once (lib/platform/idempotency).

import { getCurrentBusinessId } from './current-business'

/** Milliseconds after which pressing a button again is a new change, whatever it says. */
const MEMORY_MS = 15 * 60_000

/** Those whose outcome is not known, by what they ask for, with their keys and when they began. */
const pendingKeys = new Map<string, [key: string, since: number]>()

/** A change as it is remembered: the same words of another business are another change. */
const describeRequest = (method: string, path: string, body: string) =>
  `${method} ${path}\n${getCurrentBusinessId() ?? ''}\n${body}`

/** The key of a change: that of the last attempt at it, if nobody knows what became of that one. */
export function getRequestKey(method: string, path: string, body = ''): string {
  const request = describeRequest(method, path, body)
  let [key, since] = pendingKeys.get(request) ?? ['', 0]
  if (Date.now() - since > MEMORY_MS) [key, since] = [generateKey(), Date.now()]
  pendingKeys.set(request, [key, since])
  return key
}

/**
 * Forgets an attempt whose outcome is known. A change that went through ends the other open attempts in its part of the API too:
 * its owner has seen how things stand and went on from there, and asks for something new by the same words.
 */
export function forgetRequest(method: string, path: string, body = '', isDone = false): void {
  pendingKeys.delete(describeRequest(method, path, body))
  if (!isDone || /\/(preview|letter)$/.test(path)) return
  for (const other of pendingKeys.keys())
    if (getResource(other) === getResource(` ${path}`)) pendingKeys.delete(other)
}

/** `/api/invoices` of everything about invoices. */
const getResource = (request: string) => /\/\w+\/[\w-]+/.exec(request)?.[0]

/** 128 random bits, drawn as pages without https can, and short to write down: every page loads this. */
const generateKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
