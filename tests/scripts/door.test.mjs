// Who is let in, who waits and who is refused, on a clock and an event loop of the test's own.
import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { test } from 'node:test'
import { createDoor } from '../../scripts/lib/server/door.mjs'

const [FIRST, LAST] = [0, 1]

/** A door, and a loop whose every turn takes as long as the test says. */
function setUp() {
  let time = 0
  let turns = []
  const said = []
  const door = createDoor({ waits: [1000, 50], now: () => time, nextTurn: (turn) => turns.push(turn) })
  return {
    said,
    door,
    /** Lets turns of `took` milliseconds pass, `count` of them. */
    turn(took, count = 1) {
      for (let left = count; left > 0; left--) {
        time += took
        const due = turns
        turns = []
        for (const one of due) one()
      }
    },
    isIdle: () => turns.length === 0,
    /** Somebody who asks; `end` answers them, `leave` is their going away. */
    ask(name, line = LAST) {
      const response = Object.assign(new EventEmitter(), { destroyed: false })
      const tell = (what) => () => said.push(`${what} ${name} at ${time}`)
      door.enter(line, { response, begin: tell('begin'), refuse: tell('refuse') })
      return { end: () => response.emit('close'), leave: () => (response.destroyed = true) }
    },
  }
}

/** One who is being answered, and turns that are too long for more: a line that stands. */
function overloaded() {
  const world = setUp()
  const first = world.ask('first')
  world.turn(1, 2)
  world.ask('patient')
  world.turn(100, 6)
  world.said.length = 0
  return { ...world, first }
}

test('who comes while there is time is let in at once, one in each turn', () => {
  const { ask, turn, said, isIdle } = setUp()
  ask('a')
  ask('b')
  turn(1, 3)
  assert.deepEqual(said, ['begin a at 1', 'begin b at 2'])
  assert.ok(isIdle())
  ask('c')
  // A turn is only known once it is over.
  turn(4, 2)
  assert.equal(said.at(-1), 'begin c at 11')
})

test('while turns are long nobody more is let in, but one at a time goes on', () => {
  const { ask, turn, said } = setUp()
  const a = ask('a')
  ask('b')
  ask('c')
  turn(1, 1)
  turn(40, 3)
  assert.deepEqual(said, ['begin a at 1'])
  a.end()
  turn(40)
  assert.deepEqual(said.slice(1), ['begin b at 161'])
  // And one more should that one not end.
  turn(40, 60)
  ask('d')
  turn(40, 20)
  assert.deepEqual(said.slice(2), ['refuse c at 1001', 'begin d at 3201'])
})

test('a burst waits and is not refused', () => {
  const { ask, turn, said } = setUp()
  const first = ask('first')
  turn(1, 2)
  for (let count = 0; count < 20; count++) ask(count)
  turn(100, 4)
  first.end()
  turn(4, 22)
  assert.equal(said.filter((one) => one.startsWith('begin')).length, 21)
})

test('where the line has stood for half a second, whoever joins it is refused within 100 ms', () => {
  const { ask, turn, said } = overloaded()
  ask('late')
  turn(25, 2)
  assert.deepEqual(said, ['refuse late at 652'])
})

test('who would take it for broken waits longer, and goes first', () => {
  const { ask, turn, said, first } = overloaded()
  ask('visitor', FIRST)
  ask('late')
  turn(25, 10)
  assert.deepEqual(said, ['refuse late at 652'])
  first.end()
  turn(25)
  assert.deepEqual(said.slice(1), ['begin visitor at 877'])
})

test('in a line that does not stand, nobody waits for more than a second', () => {
  const { ask, turn, said } = setUp()
  ask('first')
  turn(1, 2)
  ask('second')
  turn(100, 11)
  assert.deepEqual(said.slice(1), ['refuse second at 1002'])
})

test('it recovers with the first line that is empty', () => {
  const { ask, turn, said, first, door } = overloaded()
  ask('late')
  turn(60)
  assert.equal(door.isOverloaded(), true)
  first.end()
  turn(1, 3)
  ask('next')
  turn(1, 3)
  assert.deepEqual(said, ['refuse late at 662', 'begin patient at 663', 'begin next at 667'])
  turn(2500, 2)
  assert.equal(door.isOverloaded(), false)
})

test('nothing is begun for somebody who has left', () => {
  const { ask, turn, said, first, isIdle } = overloaded()
  const gone = ask('gone', FIRST)
  gone.leave()
  first.end()
  turn(25, 3)
  assert.deepEqual(said, ['begin patient at 627'])
  assert.ok(isIdle())
})
