import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runPart } from '../support/run-part.mjs'
import { part } from './lib/db-pause.mjs'

test('pages and API calls answer 503 while the database is frozen, and changes work afterwards', async (t) => {
  const { size, figures } = await runPart(t, part)
  assert.equal(figures.freezes, size)
  assert.ok(figures['answered while frozen'] > 10)
  assert.ok(figures['sent again'] > 0, 'nobody was writing when it froze')
})
