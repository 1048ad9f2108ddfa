/**
 * How often a test of random acts is repeated: a seeded share in `npm test`, all of it in `npm run verify -- chance`, which sets
 * CHANCE_FACTOR.
 */
export const timesChance = (share: number): number => share * Number(process.env.CHANCE_FACTOR ?? 1)
