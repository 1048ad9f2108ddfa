// `npm run bench [NAME …]`: compares the product's speed with a baseline that contains none of its code, in the same
// run. Builds, starts and stops everything it needs, and prints a table for each subject. Results are in
// docs/performance.md.
import { stopSignal } from '../scripts/lib/app.mjs'
import { setUp } from '../scripts/lib/set-up.mjs'
import { main, step, UserError } from '../scripts/lib/log.mjs'
import { root } from '../scripts/lib/paths.mjs'

const SUBJECTS = ['pages', 'first-load', 'lists', 'create', 'pdf', 'start']

const signal = stopSignal()
const stopped = new Promise((_, reject) =>
  signal.addEventListener('abort', () => reject(new UserError('Stopped.'))),
)
stopped.catch(() => {})
process.chdir(root)

await main(async () => {
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !SUBJECTS.includes(name))
  if (unknown) throw new UserError(`There is no bench "${unknown}". There are: ${SUBJECTS.join(', ')}`)
  await setUp({ signal })
  const { startAppUnderTest } = await import('./lib/app-under-test.mjs')
  const setup = await startAppUnderTest(signal)
  try {
    for (const name of names.length ? names : SUBJECTS) {
      const { title, measure } = await import(`./subjects/${name}.mjs`)
      step(title)
      const rows = await Promise.race([measure(setup), stopped])
      console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])))
    }
  } finally {
    await setup.clear()
  }
  return 0
})
process.exit()
