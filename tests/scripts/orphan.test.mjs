// What npm started ends with npm, even if npm could not pass on a signal.
import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { eventually, root, script } from './support.mjs'

const supervisor = path.join(root, 'scripts/lib/supervisor.mjs')
const launcher = `
  const { stopSignal } = await import(${JSON.stringify(supervisor)})
  const signal = stopSignal()
  signal.addEventListener('abort', () => { console.log('stopped by ' + signal.reason); process.exit() })
  setInterval(() => {}, 1000)
  console.log('started')`
/** As npm runs a script: by a shell, which may stay between the two. */
const npm = `
  const { spawn } = require('node:child_process')
  spawn('sh', ['-c', '"$NODE" --input-type=module -e "$LAUNCHER"; true'], { stdio: 'inherit' })
  setInterval(() => {}, 1000)`

test(
  'kill -9 of npm stops the launcher behind its shell',
  { timeout: 30_000, skip: process.platform !== 'linux' && 'needs /proc' },
  async (t) => {
    const env = { NODE: process.execPath, LAUNCHER: launcher, npm_lifecycle_event: 'start' }
    const run = script(t, ['-e', npm], env)
    await run.until(/started/)
    run.kill('SIGKILL')
    assert.equal(await run.ended, 'SIGKILL')
    await eventually(() => /stopped by SIGHUP/.test(run.output()))
  },
)
