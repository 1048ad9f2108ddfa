import assert from 'node:assert/strict'
import { test } from 'node:test'
import { processesOf } from '../../scripts/lib/server/concurrency.mjs'

const open = { NEXTAUTH_URL: 'https://invoices.example.com' }

test('one process where nobody else gets, and one for each core elsewhere', () => {
  assert.equal(processesOf({}, 4), 1)
  assert.equal(processesOf({ NEXTAUTH_URL: 'http://localhost:3000' }, 4), 1)
  assert.equal(processesOf(open, 4), 4)
  assert.equal(processesOf({ HOST: '0.0.0.0' }, 2), 2)
  assert.equal(processesOf(open, 1), 1)
})

test('no more by themselves than have two connections to the database each', () => {
  assert.equal(processesOf(open, 64), 5)
  assert.equal(processesOf({ ...open, DATABASE_MAX_CONNECTIONS: '40' }, 16), 16)
  assert.equal(processesOf({ ...open, DATABASE_MAX_CONNECTIONS: '1' }, 16), 1)
})

test('a number says how many; what the application refuses is one, which refuses it', () => {
  assert.equal(processesOf({ WEB_CONCURRENCY: '3' }, 1), 3)
  assert.equal(processesOf({ ...open, WEB_CONCURRENCY: '1' }, 8), 1)
  for (const wrong of ['0', '-2', '1.5', 'all', '11'])
    assert.equal(processesOf({ ...open, WEB_CONCURRENCY: wrong }, 8), 1, wrong)
  assert.equal(processesOf({ ...open, DATABASE_MAX_CONNECTIONS: 'many' }, 8), 1)
})
