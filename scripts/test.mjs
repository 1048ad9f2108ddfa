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
    const { bundle } = await import('./lib/bundle.mjs')
    await bundle()
    // From here on they are those of the sources: who needs them need not make them again.
    process.env.SHEAF_BUNDLED = 'yes'
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
  const { checksOf } = await import('./lib/checks.mjs')
  const { runInLanes } = await import('./lib/lanes.mjs')
  await runInLanes(checksOf({ fast }), ({ title, run }) => check(title, () => run(signal)))
}

/** Adds one check to the total; one that crashes is a failure and does not hide those after it. Answers whether it passed. */
async function check(title, run) {
  if (signal.aborted) return false
  step(title)
  const began = Date.now()
  let result
  try {
    result = await run()
  } catch (error) {
    if (!signal.aborted) console.error(`\n${title} failed: ${error.message || error}`)
    result = { failed: 1 }
  }
  for (const key of Object.keys(total)) total[key] += result[key] ?? 0
  if (!signal.aborted) step(`${title}: ${figuresOf(result)} in ${Math.round((Date.now() - began) / 1000)} s`)
  return !result.failed
}

function figuresOf({ passed = 0, failed = 0, skipped = 0 }) {
  const figures = [
    failed && `${failed} failed`,
    passed && `${passed} passed`,
    skipped && `${skipped} skipped`,
  ]
  return figures.filter(Boolean).join(', ') || 'done'
}
