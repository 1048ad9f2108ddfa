import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runPart } from '../support/run-part.mjs'
import { part } from './lib/smtp.mjs'

test('emails to a failing mail server are neither lost nor sent twice', async (t) => {
  const { size, figures } = await runPart(t, part)
  assert.equal(figures.mails, figures.modes * size)
  assert.ok(figures['handed over'] > 0 && figures['tried again'] > 0)
})
