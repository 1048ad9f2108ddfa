// The log of a process that runs for months.
import assert from 'node:assert/strict'
import { appendFileSync, closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { trimLog, readTextFrom } from '../../scripts/lib/log-file.mjs'
import { createTemporaryFolder } from './helpers.mjs'

test('a log is truncated to its last whole lines, and its writer appends after them', (t) => {
  const file = path.join(createTemporaryFolder(t), 'log')
  assert.equal(trimLog(file), 0)
  const writer = openSync(file, 'a')
  t.after(() => closeSync(writer))
  for (let line = 1; line <= 100; line++) writeSync(writer, `line ${line}\n`)
  const before = readFileSync(file, 'utf8')
  assert.equal(trimLog(file, { max: 1000, kept: 20 }), before.length)
  assert.equal(readFileSync(file, 'utf8'), before)

  assert.equal(trimLog(file, { max: 500, kept: 20 }), 17)
  writeSync(writer, 'more\n')
  assert.equal(readFileSync(file, 'utf8'), 'line 99\nline 100\nmore\n')
})

test('the output of a start is distinguished from earlier output', (t) => {
  const file = path.join(createTemporaryFolder(t), 'log')
  assert.equal(readTextFrom(file, 0), '')
  appendFileSync(file, 'before\n')
  const start = trimLog(file)
  appendFileSync(file, 'FATAL: this time\n')
  assert.equal(readTextFrom(file, start), 'FATAL: this time\n')
})
