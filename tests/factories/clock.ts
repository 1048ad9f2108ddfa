/**
 * Stops the clock at an instant; `jest.useRealTimers()` lets it go on. Only what reads the time is held: timers run, so that a
 * database and a server go on answering.
 */
export const stopClock = (instant: string) =>
  jest.useFakeTimers({
    now: new Date(instant),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
      ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
    ],
  })

/** Expects an instant, in milliseconds, between `start` and now, to the second: clocks round differently. */
export function expectSince(start: number, instant: number): void {
  expect(instant).toBeGreaterThan(start - 1000)
  expect(instant).toBeLessThan(Date.now() + 1000)
}

/** Runs `work` without its waits of exactly `ms` milliseconds, and returns how many there were. */
export async function skipWaits(ms: number, work: () => Promise<unknown>): Promise<number> {
  const real = setTimeout
  let waits = 0
  const spy = jest.spyOn(global, 'setTimeout').mockImplementation(((run: () => void, delay?: number) => {
    if (delay !== ms) return real(run, delay)
    waits++
    return real(run, 0)
  }) as typeof setTimeout)
  await work().finally(() => spy.mockRestore())
  return waits
}
