// What shall run for as long as the launcher does is started again, with pauses, until it is told to stop.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepRunning } from '../../scripts/lib/keep-running.mjs'

/** Something that runs until it is stopped or `die` is called. */
function process_() {
  let die
  const ended = new Promise((resolve) => (die = resolve))
  return { ended, die, stop: async () => die('stopped') }
}

const quick = { pauses: [0, 0.02, 0.04], wellAfter: 1000 }

async function until(condition) {
  for (let tries = 0; tries < 1000; tries++) {
    if (condition()) return
    await sleep(10)
  }
  assert.fail(`never: ${condition}`)
}

test('it is started again however often it ends, and however many attempts that takes', async () => {
  const first = process_()
  const began = []
  const begin = async () => {
    began.push(process_())
    if (began.length < 8) throw new Error('No space left on device')
    return began.at(-1)
  }
  const kept = keepRunning({ name: 'The thing', first, begin, ...quick })
  first.die('SIGKILL')
  await until(() => began.length === 8)
  for (let count = 9; count < 40; count++) {
    await sleep(1)
    began.at(-1).die(1)
    await until(() => began.length === count)
  }
  await kept.stop()
  assert.equal(await began.at(-1).ended, 'stopped')
  const count = began.length
  await sleep(100)
  assert.equal(began.length, count)
})

test('pauses grow up to the last, and begin anew once it ran well', async () => {
  const times = []
  let current = process_()
  let fails = 4
  const begin = async () => {
    times.push(Date.now())
    if (fails-- > 0) throw new Error('no')
    return (current = process_())
  }
  const kept = keepRunning({
    name: 'The thing',
    first: current,
    begin,
    pauses: [0, 0.5, 0.7],
    wellAfter: 200,
  })
  const died = Date.now()
  current.die(1)
  await until(() => times.length === 5)
  const gaps = times.map((time, index) => time - (times[index - 1] ?? died))
  for (const [index, least] of [0, 499, 699, 699, 699].entries())
    assert.ok(gaps[index] >= least - 5, `${gaps} at ${index}`)
  // On a busy machine, too, less than the shortest pause.
  assert.ok(gaps[0] < 450, `${gaps}`)
  await sleep(300)
  const later = Date.now()
  current.die(1)
  await until(() => times.length === 6)
  assert.ok(times[5] - later < 450)
  await kept.stop()
})

test('what starts every time and ends soon waits less than what does not start', async () => {
  const times = []
  let current = process_()
  const begin = async () => {
    times.push(Date.now())
    return (current = process_())
  }
  const pauses = [0, 0, 0, 0.02, 30]
  const kept = keepRunning({ name: 'The thing', first: current, begin, pauses, wellAfter: 10_000 })
  for (let count = 1; count <= 8; count++) {
    current.die(1)
    await until(() => times.length === count)
    await sleep(1)
  }
  await kept.stop()
})

test('stopping waits for no pause, ends what is just being started, and starts nothing more', async () => {
  const first = process_()
  const isOver = new Promise((resolve) => (first.stop = async () => resolve()))
  const resting = keepRunning({
    name: 'The thing',
    first,
    begin: () => assert.fail('started'),
    pauses: [100],
  })
  first.die(1)
  // What ended is tidied away, and the pause begins in the same turn.
  await isOver
  await sleep(0)
  const before = Date.now()
  await resting.stop()
  assert.ok(Date.now() - before < 1000)

  const dying = process_()
  const next = process_()
  let finish
  const starting = keepRunning({
    name: 'The thing',
    first: dying,
    begin: () => new Promise((resolve) => (finish = () => resolve(next))),
    ...quick,
  })
  dying.die(1)
  await until(() => finish)
  const stopped = starting.stop()
  finish()
  await stopped
  assert.equal(await next.ended, 'stopped')

  const ended = process_()
  const signal = AbortSignal.abort()
  const over = keepRunning({ name: 'The thing', first: ended, begin: () => assert.fail('started'), signal })
  ended.die(0)
  await over.stop()
})
