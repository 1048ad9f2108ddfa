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
    began.at(-1).die(1)
    await until(() => began.length === count)
  }
  await kept.stop()
  assert.equal(await began.at(-1).ended, 'stopped')
})

/** Lets something end and start again so many times, each start failing as often as told. Returns the pauses announced, in seconds. */
async function announcedPauses({ failures, pauses, wellAfter }) {
  const said = []
  let current = process_()
  let left = 0
  let starts = 0
  const begin = async () => {
    if (left-- > 0) throw new Error('no')
    starts++
    return (current = process_())
  }
  const say = (text) => said.push(/next attempt in ([\d.]+) s/.exec(text)?.[1])
  const kept = keepRunning({ name: 'The thing', first: current, begin, say, pauses, wellAfter })
  for (const [index, count] of failures.entries()) {
    left = count
    current.die(1)
    await until(() => starts === index + 1)
  }
  await kept.stop()
  return said.filter(Boolean).map(Number)
}

test('pauses grow up to the last while it does not start', async () => {
  const found = await announcedPauses({ failures: [4], pauses: [0, 0.001, 0.002], wellAfter: Infinity })
  assert.deepEqual(found, [0.001, 0.002, 0.002, 0.002])
})

test('pauses begin anew once it ran well', async () => {
  const found = await announcedPauses({ failures: [2, 2], pauses: [0, 0.001, 0.002], wellAfter: -1 })
  assert.deepEqual(found, [0.001, 0.002, 0.001, 0.002])
})

test('what starts every time and ends soon waits less than what does not start', async () => {
  const found = await announcedPauses({
    failures: Array(8).fill(0),
    pauses: [0, 0.001, 0.002, 0.003, 3600],
    wellAfter: Infinity,
  })
  assert.equal(Math.max(...found), 0.003)
})

test(
  'stopping waits for no pause, ends what is just being started, and starts nothing more',
  { timeout: 60_000 },
  async () => {
    const first = process_()
    const isOver = new Promise((resolve) => (first.stop = async () => resolve()))
    const resting = keepRunning({
      name: 'The thing',
      first,
      begin: () => assert.fail('started'),
      pauses: [3600],
    })
    first.die(1)
    // What ended is tidied away, and the pause begins in the same turn.
    await isOver
    await sleep(0)
    await resting.stop()

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
  },
)
