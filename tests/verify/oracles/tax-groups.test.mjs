import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runPart } from '../support/run-part.mjs'
import { part } from './lib/tax-groups.mjs'

test('random documents whose taxes have named parts are billed and credited to the last minor unit', async (t) => {
  const { size, figures } = await runPart(t, part)
  assert.equal(figures.documents, size)
  assert.ok(figures.named > size / 2 && figures.compound > size / 6 && figures.billed > size / 4)
  assert.ok(figures.notes > size / 2)
})
