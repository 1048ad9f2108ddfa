// Runs what is due every minute, by the call that a scheduler elsewhere would make (app/api/cron).
import http from 'node:http'
import https from 'node:https'

const EVERY = 60_000
/** The first time comes soon: something may have been due while nobody was there. */
const FIRST = 5_000

/** As `startTimer`, for an application that has a launcher. Without one somebody else calls: a scheduler, or one container for any number of these (scripts/standalone.mjs). */
export function startOwnTimer() {
  const { PORT, HOST, CRON_SECRET } = process.env
  const host = HOST?.includes(':') ? `[${HOST}]` : HOST || '127.0.0.1'
  return startTimer({ url: `http://${host}:${PORT}`, secret: process.send ? CRON_SECRET : undefined })
}

/**
 * Starts calling the application at `url`; returns a function that stops it. Without a secret nothing runs. `onFailure({ status?, err? })` is called for each
 * call that was not answered 200: the application logs its own errors, but not a wrong address or secret.
 */
export function startTimer({ url, secret, onFailure = () => {} }) {
  if (!secret) return () => {}
  const address = new URL('/api/cron', url)
  const { get } = address.protocol === 'https:' ? https : http
  const call = () =>
    new Promise((done) => {
      const headers = { authorization: `Bearer ${secret}` }
      const request = get(address, { headers, timeout: EVERY * 5 }, (answer) => {
        if (answer.statusCode !== 200) onFailure({ status: answer.statusCode })
        answer.resume().on('close', done)
      })
      request.on('timeout', () => request.destroy(new Error('no answer within five minutes')))
      request.on('error', (err) => {
        onFailure({ err })
        done()
      })
    })
  let timer
  const tick = async () => {
    await call()
    timer = setTimeout(tick, EVERY)
    timer.unref()
  }
  timer = setTimeout(tick, FIRST)
  timer.unref()
  return () => clearTimeout(timer)
}
