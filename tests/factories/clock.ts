import timers from 'node:timers/promises'
/**
 * Freezes the clock at an instant; `jest.useRealTimers()` undoes it. Timers keep running, so that the database and
 * servers keep responding.
 */
export const stopClock = (instant: string) =>
  jest.useFakeTimers({
    now: new Date(instant),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
      ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
    ],
  })

/**
 * Expects an instant in milliseconds between `start` and now, with a second's tolerance, because clocks round
 * differently.
 */
export function expectSince(start: number, instant: number): void {
  expect(instant).toBeGreaterThan(start - 1000)
  expect(instant).toBeLessThan(Date.now() + 1000)
}

/** Runs `work`, skipping its waits of exactly `ms` milliseconds, and returns their number. */
export async function skipWaits(ms: number, work: () => Promise<unknown>): Promise<number> {
  const wait = timers.setTimeout
  let waits = 0
  const spy = jest.spyOn(timers, 'setTimeout').mockImplementation(async (delay, value) => {
    if (delay === ms) waits++
    return wait(delay === ms ? 0 : delay, value)
  })
  await work().finally(() => spy.mockRestore())
  return waits
}
