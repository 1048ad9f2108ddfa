import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runPart } from '../support/run-part.mjs'
import { part } from './lib/money.mjs'

test('random invoices match integer arithmetic', async (t) => {
  const { size, figures } = await runPart(t, part)
  assert.equal(figures.invoices, size)
  assert.ok(figures.lines > size && figures.payments > size / 2)
  assert.equal(figures.refused, Math.ceil(size / 10))
  assert.ok(figures['too large'] > 0)
})
