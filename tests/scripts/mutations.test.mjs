import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tryMutations } from '../../scripts/lib/mutations/run.mjs'
import { mutate, problemsOf, readTable, shard } from '../../scripts/lib/mutations/table.mjs'

const files = { 'lib/a.ts': 'one two one', 'tests/a.test.ts': "it('finds a', () => {})" }
const read = (file) => files[file]
const base = { area: 'a', name: 'x', file: 'lib/a.ts', from: 'two', to: '2', tests: ['tests/a.test.ts'] }
const problems = (over) => problemsOf([{ ...base, ...over }], read)

test('every mutation of the table applies to the sources, and names tests that are there', async () => {
  const table = await readTable()
  assert.deepEqual(problemsOf(table), [])
  assert.ok(table.length >= 200, `${table.length} mutations`)
})

test('a mutation changes the one place it means', () => {
  assert.equal(mutate('one two one', { from: 'two', to: '2' }), 'one 2 one')
  assert.equal(mutate('one two one', { from: 'one', to: '1', nth: 2 }), 'one two 1')
  assert.equal(mutate('one two one', { from: 'one', to: '1', nth: 1 }), '1 two one')
  // Nothing of what it puts there is a placeholder.
  assert.equal(mutate('a', { from: 'a', to: '$&$1' }), '$&$1')
})

test('a mutation that has come loose is named', () => {
  assert.deepEqual(problems({}), [])
  assert.match(problems({ from: 'three' })[0], /^a: x: lib\/a\.ts does not hold "three" any more$/)
  assert.match(problems({ from: 'one' })[0], /holds "one" 2 times: say which one$/)
  assert.match(problems({ from: 'one', nth: 3 })[0], /holds "one" only 2 times$/)
  assert.match(problems({ to: 'two' })[0], /is not changed by "two"$/)
  assert.match(problems({ file: 'lib/b.ts' })[0], /lib\/b\.ts is not there$/)
  assert.match(problems({ tests: ['tests/b.test.ts'] })[0], /names tests\/b\.test\.ts, which is no test$/)
  assert.match(problems({ tests: ['lib/a.ts'] })[0], /names lib\/a\.ts, which is no test$/)
  assert.match(problems({ tests: [] })[0], /names no test$/)
  assert.match(problems({ only: 'finds b' })[0], /no test is called finds b$/)
  assert.deepEqual(problems({ only: 'finds a' }), [])
  assert.match(problemsOf([base, base], read)[0], /has the name of another one$/)
})

test('shards hold every mutation once', () => {
  const all = [1, 2, 3, 4, 5, 6, 7]
  const parts = ['1/3', '2/3', '3/3'].map((text) => shard(all, text))
  assert.deepEqual(parts.flat().sort(), all)
  assert.deepEqual(parts[0], [1, 4, 7])
  for (const text of ['0/3', '4/3', 'x', '1']) assert.throws(() => shard(all, text), /write it as 1\/4/)
})

test('tells what a test notices from what none does, and from what is no program', async () => {
  const cents = { area: 'a', file: 'lib/kernel/money/index.ts', tests: ['tests/lib/money/money.test.ts'] }
  const [round, from] = ['round(digitsOf(currency), ', 'round(digitsOf(currency), Big.roundHalfUp']
  const { caught, survived, broken } = await tryMutations(
    [
      { ...cents, name: 'caught', from, to: `${round}Big.roundDown`, only: 'half up to' },
      { ...cents, name: 'survived', from, to: `${round}(0, Big.roundHalfUp)`, only: 'half up to' },
      { ...cents, name: 'broken', from, to: `${round}(`, only: 'half up to' },
    ],
    { atOnce: 1, signal: new AbortController().signal },
  )
  const names = [caught, survived, broken].map((list) => list.map(({ name }) => name))
  assert.deepEqual(names, [['caught'], ['survived'], ['broken']])
  // What fails anyway catches nothing.
  const unfit = { ...cents, name: 'unfit', from, to: `${round}Big.roundDown`, only: 'no test is called so' }
  await assert.rejects(
    tryMutations([unfit], { atOnce: 1, signal: new AbortController().signal }),
    /no test ran/,
  )
})
