// Reproducible random values: all randomness in a part comes from its seed.

/** Returns a mulberry32 generator of numbers from 0 (inclusive) to 1 (exclusive). */
export function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns a random element: `pick(random, ['a', 'b'])`. */
export const pick = (random, list) => list[Math.floor(random() * list.length)]

/** Returns a random integer from `from` to `to`, inclusive. */
export const randomInteger = (random, from, to) => from + Math.floor(random() * (to - from + 1))
