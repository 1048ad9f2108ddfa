// The tests that Stryker runs (stryker.config.mjs): those of the pure money code. They need no database, so none is started.
import nextJest from 'next/jest.js'

// How many random documents each property test tries: enough to notice a changed operator, few enough to be run for each of them.
process.env.PROPERTY_RUNS = '60'

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/tests/lib/core/money/*.test.ts',
    '<rootDir>/tests/lib/business/numbering/pattern.test.ts',
    '<rootDir>/tests/lib/documents/credit-notes/*.test.ts',
    '<rootDir>/tests/lib/documents/{charge-columns,charges,compute-totals,lifecycle,parse-charges,payment-status}.test.ts',
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFiles: ['<rootDir>/tests/setup/environment.ts', '<rootDir>/tests/setup/stryker.ts'],
})
