// Starts the application as a child process for tests, the benchmark and screenshots, and stops such commands.
import { fork } from 'node:child_process'
import { UserError } from './log.mjs'
import { inRoot } from './paths.mjs'
import { endProcess } from './processes.mjs'

/**
 * Starts server.mjs on the build and resolves once it responds: `{ pid, stop(), ended }`. `ended` resolves to the exit
 * code or signal. The application stops when this process ends. `signal` (an AbortSignal) aborts the start.
 */
export async function startApp({ env, signal, stdio = 'inherit' }) {
  // Its own process group, so that Ctrl-C reaches it only through `stop`.
  const child = fork(inRoot('server.mjs'), [], {
    env,
    detached: true,
    stdio: ['ignore', stdio, stdio, 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', (code, killedBy) => resolve(killedBy ?? code)))
  const stop = async () => {
    const isRunning = child.exitCode === null && child.signalCode === null
    if (isRunning) await endProcess(child.pid, ['SIGTERM', 5500], ['SIGKILL', 1000])
  }
  const aborted = new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }))
  const first = await Promise.race([new Promise((resolve) => child.once('message', resolve)), ended, aborted])
  if (first?.ready) return { pid: child.pid, stop, ended }
  await stop()
  throw new UserError(
    signal?.aborted ? 'Stopped.' : 'The application did not start. The reason stands above.',
  )
}

/**
 * Returns an AbortSignal for Ctrl-C and other termination signals, and for the end of npm, which doesn't forward every
 * signal. A second Ctrl-C has no effect.
 */
export function stopSignal() {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort(name))
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && controller.abort('SIGHUP'), 200).unref()
  return controller.signal
}
