// Lets requests in as fast as this process can work, and refuses at once what would only make every answer late. After CoDel (K. Nichols, V.
// Jacobson, "Controlling Queue Delay", ACM Queue 10/5, 2012; RFC 8289): it is not the length of a line that tells of overload, which nobody
// can know beforehand, but how long a line stands without ever being empty; whoever joins a standing line may wait for a moment only.

/** Milliseconds of work between two turns of the event loop up to which this process keeps up: more requests begun would all be later. */
const TURN = 5
/** Milliseconds for which a line is not empty until it is one that stands: a page brings a burst of requests, which is none. */
const STANDS_AFTER = 500
/** Milliseconds that a request may wait in a line that does not stand. */
const USUAL_WAIT = 1000
/** Milliseconds after a refusal for which a line counts as one that stands, empty or not: else it would fill again and again. */
const STANDS_FOR = 1000
/** Milliseconds after which one more is begun however busy it is: what is under way may be waiting for somebody slow. */
const AT_LEAST_EVERY = 3000
/** Milliseconds for which a refusal tells that this process is overloaded. */
const TELLS_FOR = 5000

/**
 * A door with as many lines as `waits` has entries: the milliseconds that a request may wait in each while it stands. The first line goes before
 * the second, and so on. `now` and `nextTurn` are for tests.
 */
export function createDoor({ waits, now = () => performance.now(), nextTurn = setImmediate }) {
  const lines = waits.map((wait) => ({ wait, waiting: [], since: 0, refusedAt: -Infinity }))
  let underway = 0
  let begunAt = -Infinity
  let turning = false
  let turnBegan

  /**
   * Calls `begin` as soon as there is time for it, `refuse` once it has waited for too long, and neither where whoever asked has gone meanwhile.
   * `response` is the answer that `begin` leads to: until it is closed, the request is under way.
   */
  function enter(line, { response, begin, refuse }) {
    const { wait, waiting, refusedAt } = lines[line]
    const time = now()
    if (waiting.length === 0) lines[line].since = time
    const stands = time - lines[line].since > STANDS_AFTER || time - refusedAt < STANDS_FOR
    waiting.push({ until: time + (stands ? wait : Math.max(wait, USUAL_WAIT)), response, begin, refuse })
    if (turning) return
    turning = true
    turnBegan = undefined
    nextTurn(turn)
  }

  /** Once in every turn of the event loop while anybody waits; the first only takes the time. */
  function turn() {
    const time = now()
    const took = turnBegan === undefined ? Infinity : time - turnBegan
    turnBegan = time
    for (const line of lines) clear(line, time)
    const next = lines.find(({ waiting }) => waiting.length > 0)
    const hasTime = took < TURN || underway === 0 || time - begunAt > AT_LEAST_EVERY
    if (next && hasTime) start(next.waiting.shift(), time)
    turning = lines.some(({ waiting }) => waiting.length > 0)
    if (turning) nextTurn(turn)
  }

  /** Takes those out of a line who are gone, and those whose time is up. Waits within a line may differ. */
  function clear(line, time) {
    const { waiting } = line
    for (let index = waiting.length - 1; index >= 0; index--) {
      const { response, until, refuse } = waiting[index]
      const isGone = response.destroyed
      if (!isGone && time < until) continue
      waiting.splice(index, 1)
      if (isGone) continue
      line.refusedAt = time
      refuse()
    }
  }

  function start({ response, begin }, time) {
    begunAt = time
    underway++
    response.once('close', () => underway--)
    begin()
  }

  return { enter, isOverloaded: () => lines.some(({ refusedAt }) => now() - refusedAt < TELLS_FOR) }
}
