// `npm start` under a service manager, in a data folder of its own: started again whenever it ends, and looked into.
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

/** Milliseconds until it is started again, as systemd's RestartSec. */
const PAUSE = 500

/**
 * The launcher on a data folder and a port. `wrap` are words before its command line, and `view(path)` is where this process finds a file
 * that the launcher sees at `path`. Answers functions that look at how it stands each time they are called.
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
    // Under such an address no demo business is added, which nobody looks at here.
    NEXTAUTH_URL: `http://sheaf.example:${port}`,
    // Then it stops when this process is gone, however that ended.
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

  /** Starts it; resolves with the first answer of the application. */
  async function start() {
    begin()
    const own = child
    const calls = createApiClient({ port })
    const isOver = () => own.exitCode !== null || own.signalCode !== null
    const isReady = async () => isOver() || (await calls.call('GET', '/api/health/ready')).status === 200
    await waitUntil('the application', isReady, { ms: 180_000, signal }).finally(calls.close)
    if (isOver()) throw new Error(`npm start ended:\n${readFileSync(logFile, 'utf8').slice(-3000)}`)
  }

  /** All of its processes, itself first. They are remembered: one that is killed leaves the others to nobody. */
  function tree() {
    const all = [child.pid, ...listDescendants(child.pid)]
    known = all.map((pid) => [pid, identity(pid)])
    return all
  }

  /** Ends it, and what it leaves behind. */
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
