import fc from 'fast-check'

// The same random values for every mutant, and no shrinking: Stryker only needs to know that a test fails.
fc.configureGlobal({ seed: 20261126, endOnFailure: true })
