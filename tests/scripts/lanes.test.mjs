// In which order `npm test` checks, and what it leaves out.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checksOf } from '../../scripts/lib/checks.mjs'
import { runInLanes } from '../../scripts/lib/lanes.mjs'

/** Runs checks that end when they are told to, and notes what happens: `begun` are those under way. */
function play(checks, failing = []) {
  const begun = new Map()
  const seen = []
  const over = runInLanes(
    checks,
    ({ title }) =>
      new Promise((resolve) => {
        seen.push(title)
        begun.set(title, resolve)
      }),
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (title) => {
    const resolve = begun.get(title)
    begun.delete(title)
    resolve(!failing.includes(title))
    await settle()
  }
  return { seen, over, end, settle, underWay: () => [...begun.keys()] }
}

const some = [
  { title: 'build', lane: 'a' },
  { title: 'unit', lane: 'a' },
  { title: 'browser', lane: 'a', needs: ['build'] },
  { title: 'lint', lane: 'b' },
  { title: 'launcher', lane: 'b', needs: ['build'] },
  { title: 'types', lane: 'b', after: ['build', 'never heard of'] },
  { title: 'report', lane: 'a', needs: ['browser'], after: ['launcher'] },
]

test('those of one lane take turns, in the order in which they are ready, and lanes go side by side', async () => {
  const { seen, over, end, settle, underWay } = play(some)
  await settle()
  assert.deepEqual(underWay(), ['build', 'lint'])
  await end('lint')
  assert.deepEqual(underWay(), ['build'])
  await end('build')
  assert.deepEqual(underWay(), ['unit', 'launcher'])
  await end('unit')
  assert.deepEqual(underWay(), ['launcher', 'browser'])
  await end('browser')
  assert.deepEqual(underWay(), ['launcher'])
  await end('launcher')
  assert.deepEqual(underWay(), ['types', 'report'])
  await end('types')
  await end('report')
  await over
  assert.equal(seen.length, some.length)
})

test('what needs one that failed is left out with all that needs it in turn; what comes after it is not', async () => {
  const { seen, over, end, settle } = play(some, ['build', 'lint'])
  await settle()
  for (const title of ['build', 'lint', 'unit', 'types']) await end(title)
  await over
  assert.deepEqual(seen, ['build', 'lint', 'unit', 'types'])
})

test('nothing reads what the build writes while it writes, and nothing asks for one that failed', () => {
  const checks = checksOf()
  const titles = checks.map(({ title }) => title)
  for (const [index, { needs = [], after = [] }] of checks.entries())
    for (const name of [...needs, ...after])
      assert.ok(titles.slice(0, index).includes(name), `${name} comes before ${titles[index]}`)
  const find = (title) => checks.find((check) => check.title === title)
  assert.deepEqual(find('Types').after, ['Build'])
  for (const title of ['Launcher', 'Browser', 'Conformance']) assert.ok(find(title).needs.includes('Build'))
  assert.deepEqual(
    checksOf({ fast: true }).map(({ title }) => title),
    ['Unit and component tests', 'Lint', 'Format', 'Types'],
  )
})
