// Chance that can be repeated: everything random in a part comes from its seed.

/** mulberry32: the same seed gives the same numbers, each at least 0 and less than 1. */
export function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of a list: `pick(random, ['a', 'b'])`. */
export const pick = (random, list) => list[Math.floor(random() * list.length)]

/** A whole number from `from` to `to`, both included. */
export const randomInteger = (random, from, to) => from + Math.floor(random() * (to - from + 1))
