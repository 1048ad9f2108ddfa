import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trustedForwardedFor } from '../../scripts/lib/forwarded.mjs'

const request = (remoteAddress, headers) => ({ socket: { remoteAddress }, headers: { ...headers } })
const claim = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost', host: 'sheaf.example' }

test('a stranger cannot claim to ask from this machine', () => {
  const asked = request('203.0.113.9', claim)
  trustedForwardedFor(asked)
  assert.deepEqual(asked.headers, { 'x-forwarded-for': '203.0.113.9', host: 'sheaf.example' })
})

test('a proxy on this machine says for whom it asks', () => {
  const asked = request('::ffff:127.0.0.1', { ...claim, 'x-forwarded-for': '203.0.113.9' })
  trustedForwardedFor(asked)
  assert.equal(asked.headers['x-forwarded-for'], '203.0.113.9')
})
