import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from './helpers.mjs'

test('every package is verified on installation, for every system, and comes from the configured registry', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  // Bundled packages are verified with the archive that contains them.
  const entries = Object.entries(packages).filter(([place, { inBundle }]) => place && !inBundle)
  const named = (lacks) => entries.filter(([, entry]) => lacks(entry)).map(([place]) => place)
  assert.deepEqual(
    named(({ integrity }) => !integrity),
    [],
  )
  assert.deepEqual(
    named(({ resolved }) => resolved),
    [],
  )
})
