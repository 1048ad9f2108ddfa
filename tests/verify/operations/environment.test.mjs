import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { runScript } from '../../scripts/helpers.mjs'

const wrong = { NEXTAUTH_SECRET: 'short', SMTP_URL: 'mail.example.com:587' }

test(
  'a server without the launcher reports an invalid environment and exits',
  { timeout: 60_000 },
  async (t) => {
    const port = String(await freePort())
    const env = { ...wrong, NODE_ENV: 'production' }
    // A plain `next start` checks it too.
    const server = runScript(t, ['node_modules/next/dist/bin/next', 'start', '-p', port], env)
    assert.equal(await server.ended, 1)
    for (const name of ['NEXTAUTH_SECRET', 'SMTP_URL', 'DATABASE_URL'])
      assert.match(server.output(), new RegExp(`${name}: must be`))
  },
)
