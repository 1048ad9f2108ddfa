// Lowers the cost of argon2, which only the tests of passwords need: those call `jest.unmock('@node-rs/argon2')`. A
// hash stores its cost, so verifying is as cheap.
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 }
  return {
    ...actual,
    hash: (password: string, cost?: object) => actual.hash(password, { ...cost, ...CHEAPEST }),
  }
})
