import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkStatements, INVARIANTS, readStatements } from '../../scripts/lib/conformance.mjs'

const table = (...rows) => ['| # | Statement | How | Test |', '| - | --- | --- | --- |', ...rows].join('\n')
const row = (number, ...tests) => `| ${number} | A label | as specified | ${tests.join('<br>')} |`
const ran = (file, name, status = 'passed') => ({ file, name, status })

test('accepts statements whose tests all passed', () => {
  const text = table(
    row('2.1', 'a.test.ts › shows it', 'b.test.ts › shows it too'),
    row('2.2', 'a.test.ts › shows it'),
  )
  const results = [ran('a.test.ts', 'shows it'), ran('b.test.ts', 'shows it too')]
  assert.equal(readStatements(text).length, 2)
  assert.deepEqual(checkStatements(text, results), [])
})

test('names a test that did not run, failed or was skipped, with its line', () => {
  const text = table(row('2.1', 'a.test.ts › gone'), row('2.2', 'a.test.ts › red', 'a.test.ts › left out'))
  const results = [
    ran('a.test.ts', 'red', 'failed'),
    ran('a.test.ts', 'left out', 'pending'),
    ran('b.test.ts', 'gone'),
  ]
  assert.deepEqual(checkStatements(text, results), [
    'line 3: did not run or does not exist: a.test.ts › gone',
    'line 4: failed: a.test.ts › red',
    'line 4: pending: a.test.ts › left out',
  ])
})

test('counts tests of one name as failed when one of them failed', () => {
  const results = [ran('a.test.ts', 'twin', 'failed'), ran('a.test.ts', 'twin')]
  assert.deepEqual(checkStatements(table(row('1.1', 'a.test.ts › twin')), results), [
    'line 3: failed: a.test.ts › twin',
  ])
})

test('refuses rows without a test, without a number, with a number twice, and an empty document', () => {
  const results = [ran('a.test.ts', 'shows it')]
  const good = 'a.test.ts › shows it'
  assert.match(checkStatements(table(row('1.1')), results)[0], /an empty cell/)
  assert.match(checkStatements(table(row('-', good)), results)[0], /not a number/)
  assert.match(
    checkStatements(table(row('1.1', good), row('1.1', good)), results)[0],
    /1\.1 stands there twice/,
  )
  assert.match(
    checkStatements(table(`| 1.1 | A label | as specified | ${good} | more |`), results)[0],
    /5 cells/,
  )
  assert.match(checkStatements(table(`| 1.1 | A label | nearly | ${good} |`), results)[0], /as specified/)
  assert.deepEqual(checkStatements('# Nothing yet', results), ['no statement found'])
})

test('holds the invariants to the same, with numbers and words of their own', () => {
  const invariant = (number, shown) =>
    `| # | What must hold | Shown | Test |\n| - | --- | --- | --- |\n| ${number} | It | ${shown} | a.test.ts › shows it |`
  const problems = (...cells) =>
    checkStatements(invariant(...cells), [ran('a.test.ts', 'shows it')], INVARIANTS)
  for (const shown of ['in whole', 'in whole: 3 cases', 'in part: not the fourth'])
    assert.deepEqual(problems('14', shown), [])
  assert.match(problems('14', 'in part')[0], /Shown is/)
  assert.match(problems('1.4', 'in whole')[0], /such as 14/)
  assert.match(checkStatements(invariant('14', 'in whole'), [], INVARIANTS)[0], /did not run/)
})
