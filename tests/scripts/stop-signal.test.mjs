// Processes started by npm end with npm, even if npm couldn't forward a signal.
import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { waitUntil, root, runScript } from './helpers.mjs'

const launcher = `
  const { stopSignal } = await import(${JSON.stringify(path.join(root, 'scripts/lib/app.mjs'))})
  stopSignal().addEventListener('abort', ({ target }) => { console.log('stopped by ' + target.reason); process.exit() })
  setInterval(() => {}, 1000)
  console.log('started')`
const npm = `
  require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', process.env.LAUNCHER], { stdio: 'inherit' })
  setInterval(() => {}, 1000)`

test('the launcher stops when its parent process ends', { timeout: 30_000 }, async (t) => {
  const run = runScript(t, ['-e', npm], { LAUNCHER: launcher, npm_lifecycle_event: 'start' })
  await run.until(/started/)
  run.kill('SIGKILL')
  assert.equal(await run.ended, 'SIGKILL')
  await waitUntil(() => /stopped by SIGHUP/.test(run.output()))
})
