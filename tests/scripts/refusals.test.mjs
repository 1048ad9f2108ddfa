import assert from 'node:assert/strict'
import { hostname } from 'node:os'
import { test } from 'node:test'
import { refusalOf as refusal } from '../../scripts/lib/refusals.mjs'

const refusalOf = (asked, env = {}) => refusal({ headers: { host: 'localhost:3000' }, ...asked }, env)

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

test('refuses a request target with a host, which would end up in our redirects', () => {
  for (const url of ['http://evil.example/invoices', 'evil.example/invoices', ''])
    assert.equal(refusalOf({ method: 'GET', url }).status, 400)
})

test('refuses foreign host names while it serves this machine only', () => {
  const asked = (host, env) => refusalOf({ method: 'GET', url: '/', headers: { host } }, env)?.status
  for (const host of [
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'EVIL.example.',
  ])
    assert.equal(asked(host), 421, host)
  const own = [
    'localhost:3000',
    'app.localhost',
    '127.0.0.1:3000',
    '192.168.1.7',
    '[::1]:3000',
    'app:3000',
    'studio.local',
    hostname(),
  ]
  for (const host of own) assert.equal(asked(host), undefined, host)
  assert.equal(asked('invoices.example', { NEXTAUTH_URL: 'https://invoices.example' }), undefined)
  assert.equal(asked('10.0.0.1.example', { NEXTAUTH_URL: 'http://localhost:3000' }), 421)
})
