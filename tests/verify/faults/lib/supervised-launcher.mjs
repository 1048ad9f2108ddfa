// Runs `npm start` as a service manager would, with its own data folder, and restarts it whenever it ends.
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createAppEnvironment } from '../../../../scripts/lib/app-environment.mjs'
import { withCredentials } from '../../../../scripts/lib/db-role.mjs'
import { inRoot } from '../../../../scripts/lib/paths.mjs'
import { SUPERUSER } from '../../../../scripts/lib/postgres.mjs'
import { endProcess, identity } from '../../../../scripts/lib/processes.mjs'
import { createApiClient, waitUntil } from './calls.mjs'
import { listDescendants } from './process-tree.mjs'

/** Milliseconds before a restart, like systemd's RestartSec. */
const PAUSE = 500

/**
 * Runs the launcher on a data folder and a port. `wrap` is a command prefix, and `view(path)` returns where this
 * process finds a file that the launcher sees at `path`. Returns functions that read the current state.
 */
export function createSupervisedLauncher({
  dataDir,
  port,
  logFile,
  wrap = [],
  view = (_pid, file) => file,
  signal,
}) {
  const env = {
    ...createAppEnvironment('', port),
    DATA_DIR: dataDir,
    DIRECT_URL: '',
    // With a public URL, no demo business is added.
    NEXTAUTH_URL: `http://sheaf.example:${port}`,
    // Makes it stop when this process ends, for whatever reason.
    npm_lifecycle_event: 'start',
  }
  let child
  let ended
  let timer
  let isStopping = false
  let known = []
  const inData = (...parts) => view(child.pid, path.join(dataDir, ...parts))
  const json = (name) => JSON.parse(readFileSync(inData(name), 'utf8'))
  const url = () => json('lock').databaseUrl
  const adminUrl = () => withCredentials(url(), SUPERUSER, json('secrets.json').databasePassword)
  const databasePid = () => {
    const file = path.join(dataDir, json('database.json').folder, 'postgres/postmaster.pid')
    return Number(readFileSync(view(child.pid, file), 'utf8').split('\n')[0])
  }

  function begin() {
    const log = openSync(logFile, 'a')
    const [command, ...args] = [...wrap, process.execPath, inRoot('scripts/start.mjs')]
    child = spawn(command, args, { cwd: inRoot(), env, stdio: ['ignore', log, log] })
    closeSync(log)
    ended = new Promise((resolve) => child.once('exit', resolve))
    void ended.then(() => {
      if (!isStopping) timer = setTimeout(begin, PAUSE)
    })
  }

  /** Starts it; resolves with the application's first response. */
  async function start() {
    begin()
    const own = child
    const calls = createApiClient({ port })
    const isOver = () => own.exitCode !== null || own.signalCode !== null
    const isReady = async () => isOver() || (await calls.call('GET', '/api/health/ready')).status === 200
    await waitUntil('the application', isReady, { ms: 180_000, signal }).finally(calls.close)
    if (isOver()) throw new Error(`npm start ended:\n${readFileSync(logFile, 'utf8').slice(-3000)}`)
  }

  /** Returns all its processes, itself first. They are remembered, because killing one orphans the others. */
  function tree() {
    const all = [child.pid, ...listDescendants(child.pid)]
    known = all.map((pid) => [pid, identity(pid)])
    return all
  }

  /** Ends it and its remaining processes. */
  async function stop() {
    isStopping = true
    clearTimeout(timer)
    if (!child?.pid) return
    if (child.exitCode === null && child.signalCode === null) {
      tree()
      await endProcess(child.pid, ['SIGTERM', 15_000], ['SIGKILL', 1000])
    }
    for (const [pid, mark] of known) if (identity(pid) === mark) await endProcess(pid, ['SIGKILL', 2000])
    await ended
  }

  const secret = env.NEXTAUTH_SECRET
  return { start, stop, url, adminUrl, databasePid, inData, tree, secret, pid: () => child.pid }
}
