import { fork } from 'node:child_process'
import { inRoot } from '../paths.mjs'
import { endGroup } from '../processes.mjs'

/** Milliseconds: what the longest test file takes many times over. What takes longer hangs. */
const LIMIT = 240_000
/** Runs after which a process makes room for another: each leaves some memory behind. */
const RUNS = 40

/** Jest in a copy of the project: `{ run({ tests, only, databaseUrl }), stop() }`. Its processes are started as they are needed. */
export function jestIn(folder) {
  let child = null
  let runs = 0
  const stop = async () => {
    const { pid } = child ?? {}
    child = null
    if (pid) await endGroup(pid)
  }
  /** Answers `{ passed, failures, broken, hung }`. */
  const run = async (job) => {
    if (runs++ % RUNS === 0) await stop()
    child ??= fork(inRoot('scripts/lib/mutations/host.mjs'), {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, NODE_ENV: 'test', NEXT_TELEMETRY_DISABLED: '1' },
    })
    const result = await answerOf(child, job)
    if (!result || result.hung) await stop()
    return result ?? { passed: 0, failures: [], broken: ['Jest ended without an answer'] }
  }
  return { run, stop }
}

/** What it answers; null when it ended instead. */
function answerOf(child, job) {
  return new Promise((resolve) => {
    const done = (result) => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(result)
    }
    const timer = setTimeout(() => done({ passed: 0, failures: [], broken: [], hung: true }), LIMIT)
    child.once('message', done)
    child.once('exit', () => done(null))
    child.once('error', () => done(null))
    child.send(job)
  })
}
