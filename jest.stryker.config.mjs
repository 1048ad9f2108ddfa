// Tests for Stryker (stryker.config.mjs): those of the pure money code, which need no database.
import nextJest from 'next/jest.js'

// Runs of each property test: enough to notice a changed operator, few enough to repeat for every one.
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
