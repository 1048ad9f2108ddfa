// `npm test`: from a bare clone to one line that says whether all is well. `--fast` leaves out what needs the
// database, the build and a browser.
import { setUp } from './lib/install.mjs'
import { main, step } from './lib/log.mjs'
import { stopSignal } from './lib/supervisor.mjs'

const fast = process.argv.includes('--fast')
const signal = stopSignal()
const total = { passed: 0, failed: 0, skipped: 0 }

await main(async () => {
  await check('Set-up', async () => {
    await setUp({ signal })
    return {}
  })
  if (!total.failed) await checkAll()
  if (signal.aborted) return 130
  const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed ? 1 : 0
})
process.exit()

async function checkAll() {
  const checks = await import('./lib/checks.mjs')
  const statics = fast ? checks.staticChecks.slice(0, 3) : checks.staticChecks
  const ones = statics.map((one) => () => check(one[0], () => checks.runStatic(one, signal)))
  await twoAtATime(ones)
  await check('Unit, API and component tests', () =>
    checks.runJest(signal, fast ? ['tests/lib', 'tests/components'] : []),
  )
  if (fast) return
  if (!(await check('Build', () => checks.runBuild(signal)))) return
  await check('Launcher', () => checks.runScriptTests(signal))
  await check('Browser', () => checks.runBrowser(signal))
  await check('Conformance', () => checks.checkConformance())
}

/** Adds one check to the total; one that crashes is a failure and does not hide those after it. */
async function check(title, run) {
  if (signal.aborted) return false
  step(title)
  let result
  try {
    result = await run()
  } catch (error) {
    if (!signal.aborted) console.error(`\n${title} failed: ${error.message || error}`)
    result = { failed: 1 }
  }
  for (const key of Object.keys(total)) total[key] += result[key] ?? 0
  return !result.failed
}

async function twoAtATime(tasks) {
  const waiting = [...tasks]
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all([worker(), worker()])
}
