import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds without a turn of the event loop that make this process late: what a database answered meanwhile was not heard. */
const LATE = 1000
/** Milliseconds for which that is remembered. */
const REMEMBERED = 5000

/** Watches the event loop; answers a function that says whether it was late just now. */
export function watchLateness() {
  const delay = monitorEventLoopDelay({ resolution: 100 })
  delay.enable()
  setInterval(() => delay.reset(), REMEMBERED).unref()
  return () => delay.max > LATE * 1e6
}
