// `npm run verify:mutations`: changes one place of the sources after the other, in a copy, and sees the tests named for it
// fail. One that none of them notices is a gap in the tests. [--area NAME] [--only TEXT] [--shard 1/4] [--at-once 2] [--list]
import { parseArgs } from 'node:util'
import { setUp } from './lib/install.mjs'
import { main, step, UserError } from './lib/log.mjs'
import { inRoot } from './lib/paths.mjs'
import { stopSignal } from './lib/supervisor.mjs'

const signal = stopSignal()
const { values: options } = parseArgs({
  options: {
    area: { type: 'string' },
    only: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    'at-once': { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
  },
})

await main(async () => {
  await setUp({ signal })
  const { labelOf, problemsOf, readTable, shard } = await import('./lib/mutations/table.mjs')
  const table = await readTable()
  const problems = problemsOf(table)
  if (problems.length) throw new UserError(`The table does not fit the sources:\n  ${problems.join('\n  ')}`)
  const { area, only = '' } = options
  const fitting = table.filter((one) => (!area || one.area === area) && labelOf(one).includes(only))
  const chosen = shard(fitting, options.shard)
  if (chosen.length === 0) throw new UserError('No mutation fits. --list names them all.')
  if (options.list) return void console.log(chosen.map(labelOf).join('\n'))

  const { bundle } = await import('./lib/bundle.mjs')
  const { tryMutations } = await import('./lib/mutations/run.mjs')
  await bundle()
  step(`${chosen.length} mutations`)
  const result = await tryMutations(chosen, { atOnce: Number(options['at-once']), signal })
  if (signal.aborted) return 130
  const { writeAtomically } = await import('./lib/files.mjs')
  writeAtomically(inRoot('test-results/mutations.json'), `${JSON.stringify(result, null, 2)}\n`)
  const { caught, survived, broken, seconds } = result
  for (const one of survived) console.log(`Survived: ${labelOf(one)} (${one.file})`)
  for (const one of broken) console.log(`Broken: ${labelOf(one)} (${one.file}): ${one.problem}`)
  const failed = survived.length + broken.length
  console.log(
    `\n${chosen.length} mutations: ${caught.length} caught, ${survived.length} survived, ${broken.length} broken, in ${seconds} s`,
  )
  return failed ? 1 : 0
})
process.exit()
