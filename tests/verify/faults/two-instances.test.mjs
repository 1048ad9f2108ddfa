import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runPart } from '../support/run-part.mjs'
import { part } from './lib/two-instances.mjs'

test('two instances on one database share numbers, email, sign-out and rate limits', async (t) => {
  const { size, figures } = await runPart(t, part)
  assert.equal(figures.changes, size)
  assert.ok(figures['numbers without a gap'] > 0)
  assert.equal(figures['guesses answered before both refuse'], 10)
  assert.equal(figures['uploads served by the other'], 1)
})
