import { isFullSize } from './full-size'

/** How often a test of random acts is repeated: a seeded share in `npm test`, ten times as often at full size. */
export const timesChance = (share: number): number => (isFullSize ? share * 10 : share)
