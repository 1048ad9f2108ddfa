// `npm run verify:deep`: long runs against chance and faults, part by part. [--only money,requests] [--share] [--seed N] [--size N]
import os from 'node:os'
import { parseArgs } from 'node:util'
import { setUp } from './lib/install.mjs'
import { main, step, UserError } from './lib/log.mjs'
import { inRoot } from './lib/paths.mjs'
import { stopSignal } from './lib/supervisor.mjs'

const signal = stopSignal()
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    share: { type: 'boolean', default: false },
    seed: { type: 'string' },
    size: { type: 'string' },
  },
})

await main(async () => {
  const seed = wholeOf('seed') ?? Date.now() % 2 ** 31
  const size = wholeOf('size')
  await setUp({ signal })
  const { loadPart, PARTS, runPart } = await import('./lib/deep/index.mjs')
  const names = options.only ? options.only.split(',') : PARTS
  const unknown = names.filter((name) => !PARTS.includes(name))
  if (unknown.length)
    throw new UserError(`There is no part ${unknown.join(', ')}. They are ${PARTS.join(', ')}.`)
  const results = []
  for (const name of names) {
    if (signal.aborted) break
    const part = await loadPart(name)
    const wanted = size ?? part.sizes[options.share ? 'share' : 'full']
    step(`${part.title} (${wanted} ${part.sizes.unit}, seed ${seed})`)
    const result = await runPart(part, { size: wanted, seed, signal, say: (text) => step(`  ${text}`) })
    // What was stopped halfway is no result.
    if (signal.aborted) break
    results.push(result)
    tell(result)
  }
  await keep(seed, results)
  if (signal.aborted) return 130
  return results.some(({ violations }) => violations.length) ? 1 : 0
})
process.exit()

/** A whole number given as an option, or undefined. */
function wholeOf(name) {
  const text = options[name]
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text) || Number(text) < 1)
    throw new UserError(`--${name} is a whole number, at least 1.`)
  return Number(text)
}

/** One line a part, and what it found beneath. */
function tell({ name, seconds, figures, violations }) {
  const told = Object.entries(figures).map(([label, value]) => `${label} ${value}`)
  const verdict = violations.length ? `${violations.length} violations` : 'holds'
  console.log(`${name}: ${verdict}, ${seconds} s; ${told.join(', ')}`)
  for (const violation of violations.slice(0, 20)) console.log(`  ${violation}`)
}

async function keep(seed, parts) {
  const { writeAtomically } = await import('./lib/files.mjs')
  const cores = os.availableParallelism()
  const report = { date: new Date().toISOString(), seed, cores, parts }
  writeAtomically(inRoot('test-results/deep.json'), `${JSON.stringify(report, null, 2)}\n`)
}
