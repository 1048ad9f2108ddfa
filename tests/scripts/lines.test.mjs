import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineOf, WAITS } from '../../scripts/lib/server/lines.mjs'

const line = (url, method = 'GET', headers = {}) => lineOf({ url, method, headers })
const [VISITORS, CHANGES, SCREENS, AHEAD] = [0, 1, 2, 3]

test('files, and whoever watches or has run what is due, wait in no line', () => {
  for (const url of [
    '/_next/static/chunks/a.js',
    '/icon.svg',
    '/manifest.webmanifest?v=1',
    '/robots.txt',
    '/api/health',
    '/api/health/ready',
    '/api/metrics',
    '/api/cron',
  ])
    assert.equal(line(url), null, url)
})

test('customers and whoever signs in go first, then changes, then screens, then what is fetched ahead', () => {
  for (const url of ['/invoice/abc', '/api/public/invoice/abc/pdf', '/login?error=x', '/api/auth/session'])
    assert.equal(line(url), VISITORS, url)
  for (const method of ['POST', 'PATCH', 'DELETE']) assert.equal(line('/api/invoices/1', method), CHANGES)
  for (const url of [
    '/',
    '/invoices',
    '/api/invoices',
    '/api/invoices/1/pdf',
    '/landing',
    '/nope',
    '/api/healthy',
    '/invoices.txt/1',
  ])
    assert.equal(line(url), SCREENS, url)
  for (const url of ['/api/invoices/pdfs.zip', '/api/user/export', '/api/invoices/preview-pdf'])
    assert.equal(line(url, 'POST'), SCREENS, url)
  assert.equal(line('/invoices?_rsc=1', 'GET', { rsc: '1' }), SCREENS)
  assert.equal(line('/invoices?_rsc=1', 'GET', { rsc: '1', 'next-router-prefetch': '1' }), AHEAD)
  assert.deepEqual(
    WAITS,
    [...WAITS].sort((one, other) => other - one),
  )
})
