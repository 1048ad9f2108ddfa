// Import this before a test file of `npm test` to run its tests at full size.
process.env.FULL_SIZE = '1'
