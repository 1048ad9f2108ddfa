// Tries mutations, some at once, each in its copy of the project and over a fresh database of one scratch server.
import { step, UserError } from '../log.mjs'
import { startScratch } from '../scratch.mjs'
import { copyProject } from './copy.mjs'
import { jestIn } from './jest.mjs'
import { labelOf } from './table.mjs'

/**
 * Answers `{ caught, survived, broken, seconds }`. The tests are run without any mutation first: what fails then, or does not run at
 * all, catches nothing. Throws a UserError when one does.
 */
export async function tryMutations(mutations, { atOnce, signal }) {
  const started = Date.now()
  const scratch = await startScratch()
  const places = Array.from({ length: atOnce }, copyProject).map((copy) => ({
    copy,
    jest: jestIn(copy.folder),
  }))
  const stop = () => Promise.all(places.map(({ jest }) => jest.stop()))
  signal.addEventListener('abort', stop)
  let databases = 0
  const run = async ({ jest }, { tests, only }) =>
    jest.run({ tests, only, databaseUrl: await scratch.createDatabase(`mutation_${(databases += 1)}`) })
  try {
    await inTurns(places, distinctTests(mutations), signal, async (place, chosen) => {
      const { passed, failures, broken, hung } = await run(place, chosen)
      if (signal.aborted || (passed > 0 && !failures.length && !broken.length && !hung)) return
      const what = [...failures, ...broken].join('\n  ') || 'no test ran'
      throw new UserError(`Without any mutation, ${chosen.tests} (${chosen.only ?? 'all'}) fails:\n  ${what}`)
    })
    const results = []
    step('The tests pass without any mutation')
    await inTurns(places, mutations, signal, async (place, mutation) => {
      const began = Date.now()
      const verdict = verdictOf(await place.copy.withMutation(mutation, () => run(place, mutation)))
      if (signal.aborted) return
      results.push({ ...mutation, ...verdict, seconds: (Date.now() - began) / 1000 })
      step(`${String(results.length).padStart(3)} ${verdict.verdict.padEnd(8)} ${labelOf(mutation)}`)
    })
    return summary(results, started)
  } finally {
    await stop()
    for (const { copy } of places) copy.remove()
    await scratch.stop()
  }
}

/** A file that can't even be loaded says that the mutation is no program, and not that a test noticed it. */
function verdictOf({ failures, broken, hung }) {
  if (broken.length) return { verdict: 'broken', problem: broken[0] }
  return failures.length || hung
    ? { verdict: 'caught', by: failures[0] ?? 'it hung' }
    : { verdict: 'survived' }
}

function summary(results, started) {
  const of = (verdict) => results.filter((result) => result.verdict === verdict)
  const seconds = Math.round((Date.now() - started) / 1000)
  return { caught: of('caught'), survived: of('survived'), broken: of('broken'), seconds }
}

/** What is run for the mutations, each once. */
const distinctTests = (mutations) => [
  ...new Map(mutations.map(({ tests, only }) => [JSON.stringify([tests, only]), { tests, only }])).values(),
]

/** Does each task in the place that is free next. The first failure ends all. */
async function inTurns(places, tasks, signal, work) {
  const waiting = [...tasks]
  const worker = async (place) => {
    while (waiting.length && !signal.aborted) {
      try {
        await work(place, waiting.shift())
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  const ends = await Promise.allSettled(places.map(worker))
  const failed = ends.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}
