// Runs what is due every minute, by the call that a scheduler elsewhere would make (app/api/cron).
const EVERY = 60_000
/** The first time comes soon: something may have been due while nobody was there. */
const FIRST = 5_000

/**
 * Starts calling the application at `url`; returns a function that stops it. Without a secret nothing runs. `onFailure({ status?, err? })`
 * is called for each call that was not answered 200: the application logs its own errors, but not a wrong address or secret.
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
