import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trustedForwardedFor } from '../../scripts/lib/forwarded.mjs'
import { createProxyWarning } from '../../scripts/lib/server/proxy-warning.mjs'

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

for (const [value, isBelieved] of [
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['', false],
])
  test(`TRUST_PROXY=${value} ${isBelieved ? 'believes' : 'does not believe'} a proxy on another machine`, (t) => {
    const kept = process.env.TRUST_PROXY
    t.after(() => (kept === undefined ? delete process.env.TRUST_PROXY : (process.env.TRUST_PROXY = kept)))
    process.env.TRUST_PROXY = value
    const asked = request('10.0.0.2', { 'x-forwarded-for': '203.0.113.9' })
    trustedForwardedFor(asked)
    assert.equal(asked.headers['x-forwarded-for'], isBelieved ? '203.0.113.9' : '10.0.0.2')
  })

/** Counts the warnings for two requests with these settings. */
function warnings(env, peer, headers = claim) {
  const said = []
  const look = createProxyWarning(env, { warn: (about) => said.push(about) })
  for (let count = 0; count < 2; count++) look(request(peer, headers))
  return said.length
}

test('an untrusted proxy is warned about once', () => {
  const open = { NEXTAUTH_URL: 'https://invoices.example.com' }
  for (const peer of ['172.18.0.1', '::ffff:10.1.2.3', '192.168.1.7', 'fd00::1'])
    assert.equal(warnings(open, peer), 1, peer)
  for (const peer of ['203.0.113.9', '172.32.0.1', '127.0.0.1', '2001:db8::1'])
    assert.equal(warnings(open, peer), 0, peer)
  // The jobs container forwards no client address.
  assert.equal(warnings(open, '172.18.0.1', {}), 0)
  assert.equal(warnings({ ...open, TRUST_PROXY: '0' }, '172.18.0.1'), 0)
  assert.equal(warnings({ NEXTAUTH_URL: 'http://localhost:3000' }, '172.18.0.1'), 0)
})
