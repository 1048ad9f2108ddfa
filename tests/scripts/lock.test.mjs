import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { runScript, createTemporaryFolder } from './helpers.mjs'

const taker = `
  const { takeLock } = await import('./scripts/lib/lock.mjs')
  const { holder } = await takeLock(process.env.LOCK, { command: 'taker' })
  console.log(holder ? 'refused by ' + holder.pid : 'taken')
  if (!holder) setInterval(() => {}, 1000)`
const take = (t, file) => runScript(t, ['--input-type=module', '-e', taker], { LOCK: file })

test('a lock names its living holder', async (t) => {
  const file = path.join(createTemporaryFolder(t), 'lock')
  const first = take(t, file)
  await first.until(/taken/)
  const second = take(t, file)
  await second.ended
  assert.match(second.output(), new RegExp(`refused by ${first.pid}`))
})

test('exactly one of ten processes takes over a stale lock', async (t) => {
  const file = path.join(createTemporaryFolder(t), 'lock')
  const killed = take(t, file)
  await killed.until(/taken/)
  killed.kill('SIGKILL')
  await killed.ended
  const takers = Array.from({ length: 10 }, () => take(t, file))
  await Promise.all(takers.map((one) => one.until(/taken|refused/)))
  assert.equal(takers.filter((one) => /taken/.test(one.output())).length, 1)
})
