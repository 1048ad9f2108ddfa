// `npm run bench [NAME …]`: how fast the product is against the floor and the limits, all sides in one run, into
// docs/performance.md. Builds, starts and stops everything it needs. Names limit it to some subjects and write no page.
import { setUp } from '../scripts/lib/install.mjs'
import { main, step, UserError } from '../scripts/lib/log.mjs'
import { inRoot, root } from '../scripts/lib/paths.mjs'
import { stopSignal } from '../scripts/lib/app.mjs'

const signal = stopSignal()
const stopped = new Promise((_, reject) =>
  signal.addEventListener('abort', () => reject(new UserError('Stopped.'))),
)
stopped.catch(() => {})
process.chdir(root)

await main(async () => {
  await setUp({ signal })
  const { writeAtomically } = await import('../scripts/lib/files.mjs')
  const { conditions, page } = await import('./lib/page.mjs')
  const { setStage } = await import('./lib/stage.mjs')
  const { subjects } = await import('./subjects/index.mjs')

  const wanted = process.argv.slice(2)
  const names = subjects.map(({ name }) => name)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown) throw new UserError(`There is no bench "${unknown}". There are: ${names.join(', ')}`)
  const chosen = subjects.filter(({ name, isOnlyNamed }) =>
    wanted.length === 0 ? !isOnlyNamed : wanted.includes(name),
  )

  const before = conditions()
  const stage = await setStage(signal)
  const results = []
  try {
    for (const subject of chosen) {
      step(subject.title)
      const rows = await Promise.race([subject.measure(stage), stopped])
      console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])))
      results.push({ ...subject, rows })
    }
  } finally {
    await stage.clear()
  }
  if (wanted.length === 0) writeAtomically(inRoot('docs/performance.md'), await page(results, before))
  return 0
})
process.exit()
