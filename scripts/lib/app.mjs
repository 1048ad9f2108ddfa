// The application as a process of its own, for tests, the benchmark and pictures, and how such commands are stopped.
import { fork } from 'node:child_process'
import { UserError } from './log.mjs'
import { inRoot } from './paths.mjs'
import { endProcess } from './processes.mjs'

/**
 * Starts server.mjs on the build and resolves once it answers: `{ pid, stop(), ended }`; `ended` resolves to the exit code or signal.
 * It stops by itself when this process ends. `signal`, an AbortSignal, cuts the start short.
 */
export async function startApp({ env, signal, stdio = 'inherit' }) {
  // A process group of its own: Ctrl-C reaches it through `stop` only.
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

/** An AbortSignal for Ctrl-C and the like, and for the end of npm, which does not pass on every signal. A second Ctrl-C changes nothing. */
export function stopSignal() {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort(name))
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && controller.abort('SIGHUP'), 200).unref()
  return controller.signal
}
