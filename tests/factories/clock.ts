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
