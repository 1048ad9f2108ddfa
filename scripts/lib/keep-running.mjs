// What shall run for as long as the launcher does: started again whenever it ends, with pauses that grow while that does not help.
import { setTimeout as sleep } from 'node:timers/promises'
import { step } from './log.mjs'

/** Seconds before the first, second … attempt in a row; the last one holds for all that follow. */
const PAUSES = [0, 1, 2, 4, 8, 15, 30]
/** Of those, how many there are at most before what did start: only what does not start waits for longer. */
const STARTED = 4
/** What ran this long, in milliseconds, was well again, as for Docker: what ends it then is a new beginning. */
const WELL_AFTER = 10_000

/**
 * Watches over something that was started, and starts it again when it ends by itself, as often as it takes: a full disk
 * is emptied, a killed process is not at fault. Each end, failed attempt and return is told in one line, by `say`.
 * `name` begins a sentence. `first` is `{ ended, stop() }`, and `begin()` answers the like, or throws when it did not start.
 * Nothing is started any more once `signal`, an AbortSignal, has fired.
 * Returns `{ stop() }`, which also ends what is just being started. Never throws by itself.
 */
export function keepRunning(options) {
  const { name, first, begin, signal, say = step, pauses = PAUSES, wellAfter = WELL_AFTER } = options
  const stopping = new AbortController()
  const isOver = () => stopping.signal.aborted || signal?.aborted
  let running = first
  let since = Date.now()
  let attempts = 0

  const watching = (async () => {
    for (;;) {
      const reason = await running.ended
      if (isOver()) return
      if (Date.now() - since > wellAfter) attempts = 0
      say(`${name} ended unexpectedly (${reason}): starting it again`)
      await running.stop()
      running = await startedAgain()
      if (isOver()) return running?.stop()
      say(`${name} runs again`)
    }
  })()

  /** What runs again, however many attempts it took; undefined when the launcher stops before. */
  async function startedAgain() {
    for (;;) {
      const pause = pauses[Math.min(attempts++, pauses.length - 1)]
      if (pause) say(`${name}: next attempt in ${pause} s`)
      await sleep(pause * 1000, undefined, { signal: stopping.signal }).catch(() => {})
      if (isOver()) return undefined
      since = Date.now()
      try {
        const started = await begin()
        attempts = Math.min(attempts, STARTED - 1)
        return started
      } catch (error) {
        if (!isOver()) say(`${name} did not start: ${error.message || error}`)
      }
    }
  }

  const stop = async () => {
    stopping.abort()
    await running?.stop()
    await watching
  }
  return { stop }
}
