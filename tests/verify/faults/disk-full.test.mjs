import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { runPart } from '../support/run-part.mjs'
import { part } from './lib/disk-full.mjs'
import { findSmallDiskObstacle } from './lib/small-disk.mjs'

test('a full disk rejects changes with a message, loses nothing, and recovers when there is space', async (t) => {
  const reason = findSmallDiskObstacle()
  if (reason) return t.skip(reason)
  const { size, figures } = await runPart(t, part)
  assert.equal(figures['times full'], size)
  assert.ok(figures['answered 507'] > 0, 'none was refused for the disk')
  assert.doesNotMatch(readFileSync('/proc/mounts', 'utf8'), /sheaf-deep-/)
})
