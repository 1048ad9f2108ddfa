// What makes guessing slow makes tests slow too, and proves nothing in any but those of passwords, which take the real cost:
// `jest.unmock('@node-rs/argon2')`. A hash says itself what it cost, so whatever is checked against it costs as little.
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 }
  return {
    ...actual,
    hash: (password: string, cost?: object) => actual.hash(password, { ...cost, ...CHEAPEST }),
  }
})
