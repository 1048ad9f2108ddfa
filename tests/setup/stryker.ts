import fc from 'fast-check'

// Chance of the same kind for every mutant, and no search for a smaller example: that a test fails is all Stryker asks.
fc.configureGlobal({ seed: 20261126, endOnFailure: true })
