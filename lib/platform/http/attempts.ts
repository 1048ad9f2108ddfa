// A change that was cut off may have been made all the same. Sent again, it names itself as it did before, and the server does it
// once (lib/platform/idempotency).

import { drawnFor } from './business'

/** Milliseconds after which pressing a button again is a new change, whatever it says. */
const REMEMBERED = 15 * 60_000

/** Those whose outcome is not known, by what they ask for, with their keys and when they began. */
const open = new Map<string, [key: string, since: number]>()

/** A change as it is remembered: the same words of another business are another change. */
const nameOf = (method: string, path: string, body: string) =>
  `${method} ${path}\n${drawnFor() ?? ''}\n${body}`

/** The key of a change: that of the last attempt at it, if nobody knows what became of that one. */
export function keyOfAttempt(method: string, path: string, body = ''): string {
  const request = nameOf(method, path, body)
  let [key, since] = open.get(request) ?? ['', 0]
  if (Date.now() - since > REMEMBERED) [key, since] = [newKey(), Date.now()]
  open.set(request, [key, since])
  return key
}

/**
 * Forgets an attempt whose outcome is known. A change that went through ends the other open attempts in its part of the API too:
 * its owner has seen how things stand and went on from there, and asks for something new by the same words.
 */
export function endAttempt(method: string, path: string, body = '', isDone = false): void {
  open.delete(nameOf(method, path, body))
  if (!isDone || /\/(preview|letter)$/.test(path)) return
  for (const other of open.keys()) if (partOf(other) === partOf(` ${path}`)) open.delete(other)
}

/** `/api/invoices` of everything about invoices. */
const partOf = (request: string) => /\/\w+\/[\w-]+/.exec(request)?.[0]

/** 128 random bits, drawn as pages without https can, and short to write down: every page loads this. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
