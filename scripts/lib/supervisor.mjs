// Runs the database and the application, and stops them in the right order whatever happens.
import { fork } from 'node:child_process'
import { UserError } from './log.mjs'
import { inRoot } from './paths.mjs'
import { isPortFree } from './ports.mjs'
import { commandLine, endProcess, parentOf, signalTo } from './processes.mjs'

/**
 * Refuses early, and in words, what would fail late: a port that somebody has. One that is no port is undefined: it is named with all
 * else that is wrong in the environment.
 */
export async function choosePort() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) return undefined
  const hosts = process.env.HOST ? [process.env.HOST] : ['127.0.0.1', '::1']
  for (const host of hosts) {
    const free = await isPortFree(port, host).catch((error) => {
      if (error.code === 'EACCES')
        throw new UserError(`Port ${port} is for root only. Use another: PORT=8080 npm start`)
      if (host === '::1') return true
      throw new UserError(`Cannot listen on ${host}:${port}: ${error.message}`)
    })
    if (!free) {
      throw new UserError(
        `Port ${port} is in use by another program.\nStop that one, or choose another port: PORT=${port + 1} npm start`,
      )
    }
  }
  return port
}

/** Starts scripts/serve.mjs and resolves once it answers requests: `{ pid, stop(), ended }`; `ended` resolves to the exit code or signal. */
export async function startApp({ dev, env, signal, onStart, stdio = 'inherit' }) {
  const child = fork(inRoot('scripts/serve.mjs'), dev ? ['--dev'] : [], {
    cwd: inRoot(),
    env,
    // Its own process group: Ctrl-C in the terminal is for the launcher to pass on.
    detached: true,
    stdio: ['ignore', stdio, stdio, 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', (code, killedBy) => resolve(killedBy ?? code)))
  const stop = async () => {
    // One that ended has given its process id back.
    if (child.exitCode === null && child.signalCode === null)
      await endProcess(child.pid, ['SIGTERM', 5500], ['SIGKILL', 1000])
    // What the development server started in turn.
    signalTo(-child.pid, 'SIGKILL')
  }
  try {
    onStart?.(child.pid)
  } catch (error) {
    // Nobody would find it after a crash.
    await stop()
    throw error
  }
  const ready = new Promise((resolve) => child.once('message', resolve))
  // A launcher starts as often as it takes, and hears of the end once.
  const waited = new AbortController()
  const aborted = new Promise((resolve) =>
    signal.addEventListener('abort', resolve, { once: true, signal: waited.signal }),
  )
  const first = await Promise.race([ready, ended, aborted])
  waited.abort()
  if (!first?.ready) await stop()
  if (!first?.ready && !signal.aborted)
    throw new UserError('The application did not start. The reason stands above.')
  return { pid: child.pid, stop, ended }
}

/** An AbortSignal for Ctrl-C and its kin. A second Ctrl-C does not cut the clean stop short. */
export function stopSignal() {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort(name))
  // npm does not pass every signal on to us, but it ends, and then we have another parent.
  if (process.env.npm_lifecycle_event) {
    const isOrphaned = watchNpm()
    setInterval(() => isOrphaned() && controller.abort('SIGHUP'), 200).unref()
  }
  return controller.signal
}

/** Whether npm has ended: it starts us directly, or through a shell that outlives it. */
function watchNpm() {
  const parent = process.ppid
  const isShell = /^\S*sh\s+-c\s/.test(commandLine(parent))
  const npm = isShell ? parentOf(parent) : 0
  return () => process.ppid !== parent || (isShell && parentOf(parent) !== npm)
}
