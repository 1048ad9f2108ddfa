import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runPart } from '../support/run-part.mjs'
import { part } from './lib/charges.mjs'

test('random documents with several taxes, discounts and deductions match integer arithmetic', async (t) => {
  const { size, figures } = await runPart(t, part)
  const { documents, inclusive, discounted, withheld, final, named } = figures
  assert.equal(documents, size)
  for (const count of [inclusive, discounted, withheld, final, named]) assert.ok(count > size / 6)
})
