import type { Parameters } from 'fast-check'

/** Whether tests run at full size: in `npm run verify`, whose files import `tests/factories/enable-full-size` first. */
export const isFullSize = Boolean(process.env.FULL_SIZE)

/** A test that takes too long for `npm test`. */
export const itAtFullSize = isFullSize ? it : it.skip

/** A few representatives in `npm test`, all of them at full size. */
export const sampleCases = <T>(few: readonly T[], all: readonly T[]): readonly T[] => (isFullSize ? all : few)

/**
 * How often a property is tried: the same few runs each time in `npm test`, many random ones at full size. PROPERTY_RUNS asks for
 * another number.
 */
export const getPropertyRuns = <T>(few: number, many: number): Parameters<T> => ({
  numRuns: Number(process.env.PROPERTY_RUNS ?? (isFullSize ? many : few)),
  ...(!isFullSize && { seed: 20261121 }),
})

/** How often a test of random acts is repeated: a seeded share in `npm test`, ten times as often at full size. */
export const getRandomRuns = (share: number): number => (isFullSize ? share * 10 : share)
