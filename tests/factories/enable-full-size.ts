// Imported before a test file of `npm test` to run the same tests at full size.
process.env.FULL_SIZE = '1'
