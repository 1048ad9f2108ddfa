// compose.yaml must pass on the settings in .env.example.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '../../scripts/helpers.mjs'

const textOf = (name) => readFileSync(path.join(root, name), 'utf8')

/** Settings that don't apply to a container, with reasons. */
const NOT_PASSED = {
  DATABASE_URL: 'the database is the one of the composition',
  DIRECT_URL: 'no pooler stands in front of it',
  HOST: 'the image listens everywhere inside its container',
  DATA_DIR: 'nothing is stored outside the database',
  MAILBOX_KEY: 'the local mailbox is read on this machine alone',
  GOOGLE_ISSUER: 'for tests',
  GOOGLE_API_URL: 'for tests',
  APP_URL: 'the application is the one of the composition',
}

test('every setting is passed to the container, or does not apply to it', () => {
  const offered = [...textOf('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  const passed = new Set([...textOf('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name))
  assert.ok(offered.length > 20)
  assert.deepEqual(
    offered.filter((name) => !passed.has(name)),
    offered.filter((name) => name in NOT_PASSED),
  )
  // Obsolete; passed on so that the log says so.
  assert.deepEqual(
    [...passed].filter((name) => !offered.includes(name)),
    ['WEB_CONCURRENCY'],
  )
})
