import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { createFigureRow, measureTime } from '../lib/measure.mjs'

export const title = 'Start: npm start in a bare clone of what is committed, until it is ready, and again'

/** Goals in seconds, on two idle cores. */
const GOALS = { first: 100, second: 3 }

export async function measure() {
  const folder = mkdtempSync(inRoot('build/clone-'))
  try {
    execFileSync('git', ['clone', '--quiet', root, path.join(folder, 'clone')])
    const first = await start(path.join(folder, 'clone'))
    const second = await start(path.join(folder, 'clone'))
    return [row('In a bare clone', first, GOALS.first), row('Again', second, GOALS.second)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts the application, stops it once it is ready, and returns the milliseconds until then. */
async function start(cwd) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: '', NODE_ENV: '', PORT: String(await freePort()) }
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let said = ''
  const ready = new Promise((resolve) =>
    child.stderr.on('data', (text) => /is ready/.test((said += text)) && resolve()),
  )
  const ms = await measureTime(() => Promise.race([ready, ended]))
  child.kill('SIGTERM')
  await ended
  if (!/is ready/.test(said)) throw new Error(`npm start ended:\n${said}`)
  return ms
}

const row = (what, ms, atMost) =>
  createFigureRow({
    what,
    ours: `${(ms / 1000).toFixed(1)} s`,
    goal: `at most ${atMost} s`,
    isMet: ms <= atMost * 1000,
  })
