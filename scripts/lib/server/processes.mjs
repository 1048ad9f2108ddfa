// Several processes under one port, by Node's own cluster. This one hands out connections, starts again what ends, runs what is due once
// for all, and stops them together. When it dies, Node.js ends the others: the port was its own.
import cluster from 'node:cluster'
import { jsonLog, writeConsoleAsJson } from '../json-console.mjs'
import { keepRunning } from '../keep-running.mjs'
import { inRoot } from '../paths.mjs'
import { endProcess } from '../processes.mjs'
import { startOwnTimer } from '../timer.mjs'
import { answerForAll } from './all-metrics.mjs'

/** Milliseconds a process has to end when it is told to; it takes five at most by itself (application.mjs), and the launcher waits 5.5 s. */
const PATIENCE = 5200

/** Serves by `count` processes until this one is told to stop, and then ends it. Ends with 1 where one of them does not start at first. */
export async function servedBy(count) {
  const log = jsonLog()
  writeConsoleAsJson(log)
  const signal = toldToStop()
  cluster.setupPrimary({ exec: inRoot('scripts/serve.mjs'), args: [] })
  // Each takes its part of what the host may have (lib/platform/env.ts).
  const begin = () => start({ WEB_CONCURRENCY: String(count) }, signal)
  answerForAll()

  const attempts = await Promise.allSettled(Array.from({ length: count }, begin))
  const processes = attempts.filter(({ status }) => status === 'fulfilled').map(({ value }) => value)
  if (processes.length < count) {
    await Promise.all(processes.map(({ stop }) => stop()))
    process.exit(signal.aborted ? 0 : 1)
  }
  const say = (text) => log.warn(text)
  const kept = processes.map((first, index) =>
    keepRunning({ name: `Process ${index + 1}`, first, begin, signal, say }),
  )
  process.send?.({ ready: true })
  log.info({ processes: count }, 'all processes started')
  const stopTimer = startOwnTimer()

  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
  log.info({ processes: count }, 'stopping all processes')
  stopTimer()
  await Promise.all(kept.map(({ stop }) => stop()))
  process.exit(0)
}

/** An AbortSignal for the signals that end a process, and for a launcher that is gone. */
function toldToStop() {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(name, () => controller.abort())
  return controller.signal
}

/** Starts a process and resolves once it serves: `{ ended, stop() }`. Throws where it ends before, also because of `signal`. */
async function start(environment, signal) {
  const worker = cluster.fork(environment)
  const ended = new Promise((resolve) => worker.once('exit', (code, killedBy) => resolve(killedBy ?? code)))
  const stop = () => endProcess(worker.process.pid, ['SIGTERM', PATIENCE], ['SIGKILL', 1000])
  const ready = new Promise((resolve) => worker.on('message', (message) => message.ready && resolve(READY)))
  signal.addEventListener('abort', stop)
  const outcome = await Promise.race([ready, ended])
  signal.removeEventListener('abort', stop)
  if (outcome !== READY) throw new Error(`it ended with ${outcome}`)
  return { ended, stop }
}

const READY = Symbol('ready')
