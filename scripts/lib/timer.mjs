// Runs what is due every minute, by the call that a scheduler elsewhere would make (app/api/cron).
import http from 'node:http'

const EVERY = 60_000
/** The first time comes soon: something may have been due while nobody was there. */
const FIRST = 5_000

/** As `startTimer`, for an application that has a launcher. Without one somebody else calls: a scheduler, or one container for any number of these (scripts/standalone.mjs). */
export function startOwnTimer() {
  const { PORT, HOST, CRON_SECRET } = process.env
  const secret = process.send ? CRON_SECRET : undefined
  return startTimer({ port: Number(PORT), host: HOST || '127.0.0.1', secret })
}

/** Starts calling the application on `port`; answers how to stop. Without a secret nothing is run. */
export function startTimer({ port, host, secret }) {
  if (!secret) return () => {}
  const call = () =>
    new Promise((done) => {
      const headers = { authorization: `Bearer ${secret}` }
      const request = http.get({ host, port, path: '/api/cron', headers, timeout: EVERY * 5 }, (answer) => {
        answer.resume().on('close', done)
      })
      // Whatever went wrong stands in the application's own log, and the next minute comes.
      request.on('error', done).on('timeout', () => request.destroy())
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
