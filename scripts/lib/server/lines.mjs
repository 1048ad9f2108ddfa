// Who goes before whom where there is not enough time for all (door.mjs): what can be asked for again goes last.

/** Milliseconds that a request may wait in each line while it stands, the line that goes first before the others. */
export const WAITS = [1000, 500, 50, 50]
const [VISITORS, CHANGES, SCREENS, AHEAD] = WAITS.keys()

/** Never in line: files, which cost nothing, and whoever watches over this process or has it run what is due. */
const AT_ONCE =
  /^\/(_next\/|icons\/|screens\/|api\/(health|metrics|cron)(\/|$))|^\/[\w.-]+\.(ico|png|svg|txt|xml|webmanifest)$/
/** A customer who was sent an invoice, and whoever signs in or up: they come once, and would take it for broken. */
const OF_VISITORS =
  /^\/(invoice\/|api\/(public|auth|logos)\/|api\/register$|(login|register|verify-email|forgot-password|reset-password)$)/
/** Much work, whatever the method. */
const HEAVY = /^\/api\/.*(pdf|export)/

/** The number of the line that a request waits in, or null where it waits in none. */
export function lineOf({ method, url, headers }) {
  const path = url.split('?')[0]
  if (AT_ONCE.test(path)) return null
  // What a browser fetches in case somebody goes there: it goes there all the same.
  if (headers['next-router-prefetch']) return AHEAD
  if (OF_VISITORS.test(path)) return VISITORS
  return method === 'GET' || method === 'HEAD' || HEAVY.test(path) ? SCREENS : CHANGES
}
