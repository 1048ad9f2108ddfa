import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runPart } from '../support/run-part.mjs'
import { part } from './lib/soak.mjs'

test('a steady load does not increase memory, handles or connections', async (t) => {
  const { size, figures } = await runPart(t, part)
  assert.equal(figures.requests, size)
  for (const kind of ['list', 'invoice', 'page', 'pdf', 'create']) assert.ok(figures[kind] > 0, kind)
})
