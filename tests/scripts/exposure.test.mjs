import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasMailbox, isLocalOnly } from '../../scripts/lib/exposure.mjs'

const https = 'https://invoices.example.com'
const local = 'http://localhost:3000'

test('an installation that listens on loopback under a local URL is private', () => {
  for (const env of [
    {},
    { HOST: '' },
    { HOST: 'localhost', NEXTAUTH_URL: 'http://127.0.0.1:8080' },
    { HOST: '::1' },
  ])
    assert.equal(isLocalOnly(env), true, JSON.stringify(env))
  for (const env of [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.5', NEXTAUTH_URL: local },
    // Behind a proxy on this machine.
    { NEXTAUTH_URL: https },
    { HOST: '127.0.0.1', NEXTAUTH_URL: https },
    { NEXTAUTH_URL: 'http://localhost.example.com' },
    { NEXTAUTH_URL: 'nonsense' },
  ])
    assert.equal(isLocalOnly(env), false, JSON.stringify(env))
})

test('the local mailbox is available without a mail server, under a URL of this machine', () => {
  for (const env of [{}, { HOST: '0.0.0.0' }, { NEXTAUTH_URL: 'http://[::1]:3000' }])
    assert.equal(hasMailbox(env), true)
  for (const env of [
    { SMTP_URL: 'smtp://mail.example.com' },
    { NEXTAUTH_URL: https },
    { HOST: '192.168.1.5' },
  ])
    assert.equal(hasMailbox(env), false)
})
