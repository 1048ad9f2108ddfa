import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runScript } from './helpers.mjs'

const NOWHERE = 'postgresql://nobody@127.0.0.1:1/none'

async function seed(t, args, env = {}) {
  const run = runScript(t, ['scripts/seed.mjs', ...args], { DATABASE_URL: NOWHERE, ...env })
  return { code: await run.ended, output: run.output() }
}

test('npm run seed without a scenario lists all scenarios', async (t) => {
  const { code, output } = await seed(t, [])
  assert.equal(code, 0)
  assert.match(output, /overdue .*late[^]*two-businesses/)
})

test('npm run seed rejects an unknown scenario and lists all scenarios', async (t) => {
  const { code, output } = await seed(t, ['overdue', 'unheard-of'])
  assert.equal(code, 1)
  assert.match(output, /no scenario "unheard-of"[^]*overdue[^]*two-businesses/)
})

test('npm run seed refuses an installation that others can reach, because its password is public', async (t) => {
  for (const env of [{ HOST: '0.0.0.0' }, { NEXTAUTH_URL: 'https://invoices.example.com' }]) {
    const { code, output } = await seed(t, ['overdue'], env)
    assert.equal(code, 1)
    assert.match(output, /nobody else reaches/)
  }
})
