import timers from 'node:timers/promises'
import { todayIn, type Day } from '@/lib/core/dates'

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
 * Freezes the clock during a file's tests and returns today, so that no midnight comes between the dates of a test and
 * those that the code under test computes.
 */
export function freezeToday(): Day {
  const now = new Date()
  beforeAll(() => void stopClock(now.toISOString()))
  afterAll(() => void jest.useRealTimers())
  return todayIn('UTC', now)
}

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
