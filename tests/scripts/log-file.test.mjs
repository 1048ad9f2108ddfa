// The log of a process that runs for months.
import assert from 'node:assert/strict'
import { appendFileSync, closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { boundLog, textSince } from '../../scripts/lib/log-file.mjs'
import { temporaryFolder } from './support.mjs'

test('a log is cut to its last whole lines, and whoever has it open goes on behind them', (t) => {
  const file = path.join(temporaryFolder(t), 'log')
  assert.equal(boundLog(file), 0)
  const writer = openSync(file, 'a')
  t.after(() => closeSync(writer))
  for (let line = 1; line <= 100; line++) writeSync(writer, `line ${line}\n`)
  const before = readFileSync(file, 'utf8')
  assert.equal(boundLog(file, { max: 1000, kept: 20 }), before.length)
  assert.equal(readFileSync(file, 'utf8'), before)

  assert.equal(boundLog(file, { max: 500, kept: 20 }), 17)
  writeSync(writer, 'more\n')
  assert.equal(readFileSync(file, 'utf8'), 'line 99\nline 100\nmore\n')
})

test('what a start said is told from what stood there before', (t) => {
  const file = path.join(temporaryFolder(t), 'log')
  assert.equal(textSince(file, 0), '')
  appendFileSync(file, 'before\n')
  const start = boundLog(file)
  appendFileSync(file, 'FATAL: this time\n')
  assert.equal(textSince(file, start), 'FATAL: this time\n')
})
