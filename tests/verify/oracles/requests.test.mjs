import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runPart } from '../support/run-part.mjs'
import { part } from './lib/requests.mjs'

test('random requests are answered as the API describes, and never affect another business', async (t) => {
  const { size, figures } = await runPart(t, part)
  assert.equal(figures.requests, size)
  for (const status of [200, 201, 400, 401, 403, 404, 422]) assert.ok(figures[`answers ${status}`] > 0)
  assert.ok(figures['looks at the other business'] >= 2)
})
