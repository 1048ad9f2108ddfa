import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusalOf } from '../../scripts/lib/refusals.mjs'

test('refuses what Next.js would answer with a bare 500', () => {
  assert.equal(refusalOf({ method: 'GET', url: '/invoice/%ff' }).status, 400)
  assert.equal(refusalOf({ method: 'TRACE', url: '/' }).status, 405)
  assert.equal(refusalOf({ method: 'GET', url: '*' }).status, 400)
  assert.equal(refusalOf({ method: 'OPTIONS', url: '*' }).status, 204)
})

test('lets everything else through', () => {
  for (const url of ['/', '/invoice/%C3%A9?q=%ff', '/invoices?q=100%25'])
    assert.equal(refusalOf({ method: 'GET', url }), null)
})
