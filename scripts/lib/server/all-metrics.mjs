// A request for the metrics reaches one of several processes, and asks for those of all: that one asks the first process, which asks each.
import cluster from 'node:cluster'
import { createRequire } from 'node:module'
import { inRoot } from '../paths.mjs'

const { AggregatorRegistry, collectDefaultMetrics } = createRequire(inRoot('package.json'))('prom-client')

const QUESTION = 'sheaf:metrics?'
const ANSWER = 'sheaf:metrics'
/** Where lib/api/metrics/metrics.ts finds how to ask. */
const ALL = Symbol.for('sheaf.metrics')

/** In the first process: collects what all others have measured whenever one of them asks. */
export function answerForAll() {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker, { type, id }) => {
    if (type !== QUESTION) return
    const found = await all.clusterMetrics().then(
      (text) => ({ text }),
      ({ message }) => ({ error: message }),
    )
    if (worker.isConnected()) worker.send({ type: ANSWER, id, ...found })
  })
}

/** In each of the others: measures from the start, answers the first process, and lets the application ask for all. */
export function joinMetrics() {
  // Nobody can read them without one.
  if (!process.env.METRICS_TOKEN) return
  collectDefaultMetrics()
  // It is this that answers the first process.
  new AggregatorRegistry()
  const asked = new Map()
  let last = 0
  process.on('message', ({ type, id, text, error }) => {
    if (type !== ANSWER) return
    const { resolve, reject } = asked.get(id)
    asked.delete(id)
    if (error) reject(new Error(error))
    else resolve(text)
  })
  globalThis[ALL] = () =>
    new Promise((resolve, reject) => {
      asked.set(++last, { resolve, reject })
      process.send({ type: QUESTION, id: last })
    })
}
