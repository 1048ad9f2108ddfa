// Runs due jobs every minute, with the same request an external scheduler would send (app/api/cron).
const EVERY = 60_000
/** The first run comes early: jobs may be due since before the start. */
const FIRST = 5_000

/**
 * Starts calling the application at `url`; returns a function that stops it. Does nothing without a secret. Calls
 * `onFailure({ status?, err? })` for each response other than 200: the application logs its own errors, but not a
 * wrong URL or secret.
 */
export function startTimer({ url, secret, onFailure = () => {} }) {
  if (!secret) return () => {}
  const call = async () => {
    const headers = { authorization: `Bearer ${secret}` }
    const answer = await fetch(new URL('/api/cron', url), { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) onFailure({ status: answer.status })
  }
  let timer
  const tick = async () => {
    await call().catch((error) => onFailure({ err: error.cause ?? error }))
    start(EVERY)
  }
  const start = (pause) => {
    timer = setTimeout(tick, pause)
    timer.unref()
  }
  start(FIRST)
  return () => clearTimeout(timer)
}
