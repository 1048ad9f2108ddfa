// A load that does not wait: so many requests begin each second whatever becomes of those before, as people do who know nothing of each other.
import http from 'node:http'
import { percentile } from './times.mjs'

/** Milliseconds after which whoever asked is gone. */
const PATIENCE = 10_000

/**
 * Sends the requests of `next()`, each `{ url, method?, headers?, body? }`, at `rate` a second for `seconds`, and waits for the last answer. Answers
 * `{ p50, p99, perSecond, seconds, refused, refusedP99, failed }`: milliseconds of what was answered, answers below 400 a second, how long all of it
 * took, 503s, how fast those came, and everything else by its status.
 */
export async function openLoad(next, { rate, seconds }) {
  const agent = new http.Agent({ keepAlive: true, scheduling: 'fifo' })
  const outcomes = []
  const underway = []
  const begun = performance.now()
  try {
    for (let sent = 0; sent < rate * seconds; sent++) {
      const due = begun + (sent * 1000) / rate
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
      underway.push(send(next(), agent).then((outcome) => outcomes.push(outcome)))
    }
    await Promise.all(underway)
  } finally {
    agent.destroy()
  }
  return figures(outcomes, (performance.now() - begun) / 1000)
}

function figures(outcomes, seconds) {
  const answered = outcomes.filter(({ status }) => status < 400).map(({ ms }) => ms)
  const refused = outcomes.filter(({ status }) => status === 503).map(({ ms }) => ms)
  const failed = {}
  for (const { status } of outcomes)
    if (status !== 503 && !(status < 400)) failed[status] = (failed[status] ?? 0) + 1
  return {
    ...{ p50: percentile(answered, 0.5), p99: percentile(answered, 0.99) },
    ...{ perSecond: answered.length / seconds, seconds, refused: refused.length, failed },
    refusedP99: percentile(refused, 0.99),
  }
}

/** One request: the status, or what went wrong, and the milliseconds until the end of the answer. */
function send({ url, method = 'GET', headers = {}, body }, agent) {
  const begun = performance.now()
  return new Promise((resolve) => {
    const done = (status) => resolve({ status, ms: performance.now() - begun })
    const request = http.request(url, { method, headers, agent, timeout: PATIENCE }, (answer) => {
      answer
        .resume()
        .on('end', () => done(answer.statusCode))
        .on('error', ({ code }) => done(code))
    })
    request.on('error', ({ code }) => done(code)).on('timeout', () => request.destroy())
    request.end(body)
  })
}
