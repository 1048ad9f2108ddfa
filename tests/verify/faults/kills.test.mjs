import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runPart } from '../support/run-part.mjs'
import { part } from './lib/kills.mjs'

test('no acknowledged change is lost or duplicated when processes are killed', async (t) => {
  const { size, figures } = await runPart(t, part)
  assert.equal(figures.cycles, size)
  assert.ok(figures['indexes checked'] > 100)
})
