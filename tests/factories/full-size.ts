import type { Parameters } from 'fast-check'

/** True in `npm run verify`, whose files import `tests/factories/enable-full-size` first. */
export const isFullSize = Boolean(process.env.FULL_SIZE)

/** Defines a test that is too slow for `npm test`. */
export const itAtFullSize = isFullSize ? it : it.skip

/** Returns a few cases in `npm test`, and all at full size. */
export const sampleCases = <T>(few: readonly T[], all: readonly T[]): readonly T[] => (isFullSize ? all : few)

/**
 * Returns a property's run count: a few fixed runs in `npm test`, many random ones at full size. PROPERTY_RUNS
 * overrides it.
 */
export const getPropertyRuns = <T>(few: number, many: number): Parameters<T> => ({
  numRuns: Number(process.env.PROPERTY_RUNS ?? (isFullSize ? many : few)),
  ...(!isFullSize && { seed: 20261121 }),
})

/** Returns the repetitions of a randomized test: `share` seeded runs in `npm test`, ten times as many at full size. */
export const getRandomRuns = (share: number): number => (isFullSize ? share * 10 : share)
