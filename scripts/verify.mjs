// `npm run verify [-- PART …] [--full] [--list]`: runs the checks that take too long for `npm test`, one after the
// other.
import { parseArgs } from 'node:util'
import { setUp } from './lib/set-up.mjs'
import { main, UserError } from './lib/log.mjs'
import { root } from './lib/paths.mjs'
import { endGroup, run } from './lib/processes.mjs'
import { stopSignal } from './lib/app.mjs'
import { PARTS } from './lib/verify-parts.mjs'

const signal = stopSignal()

await main(async () => {
  const options = { full: { type: 'boolean' }, list: { type: 'boolean' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.list) {
    for (const [name, { about }] of Object.entries(PARTS)) console.log(`${name.padEnd(14)} ${about}`)
    return 0
  }
  const unknown = positionals.find((name) => !Object.hasOwn(PARTS, name))
  if (unknown)
    throw new UserError(`There is no part "${unknown}". There are: ${Object.keys(PARTS).join(', ')}`)
  await prepare()
  const results = []
  for (const name of positionals.length ? positionals : Object.keys(PARTS))
    if (!signal.aborted) results.push(await runOne(name, { isFull: values.full }))
  for (const { name, isOk, seconds } of results)
    console.log(`${name.padEnd(14)} ${isOk ? 'ok    ' : 'failed'} ${String(seconds).padStart(5)} s`)
  if (signal.aborted) return 130
  return results.every(({ isOk }) => isOk) ? 0 : 1
})
process.exit()

/** Installs, bundles and builds once, so that no part does so in the middle of a test. */
async function prepare() {
  await setUp({ signal })
  const { bundle } = await import('./lib/bundle.mjs')
  const { ensureBuilt } = await import('./lib/build.mjs')
  const { findOrInstallChromium } = await import('./lib/chromium.mjs')
  await bundle()
  process.env.SHEAF_BUNDLED = 'yes'
  await ensureBuilt({ signal })
  await findOrInstallChromium(signal)
}

async function runOne(name, { isFull }) {
  const { about, command, env } = PARTS[name]
  console.log(`\n${name}: ${about}`)
  const began = performance.now()
  const [program, ...args] = command({ isFull })
  const code = await run(program, args, {
    cwd: root,
    env: { NEXT_TELEMETRY_DISABLED: '1', ...(isFull && { VERIFY_FULL: '1' }), ...env },
    // Allows stopping a part with everything it started.
    detached: true,
    signal,
    stop: endGroup,
  })
  return { name, isOk: code === 0, seconds: Math.round((performance.now() - began) / 1000) }
}
