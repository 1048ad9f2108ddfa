// Runs Jest in a copy of the project, its working folder, time after time: `{ tests, only, databaseUrl }` comes by message,
// `{ passed, failures, broken }` goes back. A Jest of its own for each mutation would start longer than it runs.
import { createRequire } from 'node:module'
import path from 'node:path'

const folder = process.cwd()
const { runCLI } = createRequire(path.join(folder, 'package.json'))('jest')

process.on('message', async ({ tests, only, databaseUrl }) => {
  process.env.TEST_DATABASE_URLS = databaseUrl
  try {
    process.send(verdictOf((await runCLI(optionsFor(tests, only), [folder])).results))
  } catch (error) {
    process.send({ passed: 0, failures: [], broken: [String(error?.stack ?? error)] })
  }
})
process.on('disconnect', () => process.exit())

const optionsFor = (tests, only) => ({
  ...{ _: tests, $0: '', config: path.join(folder, 'scripts/lib/mutations/jest.config.mjs') },
  ...{ runTestsByPath: true, runInBand: true, silent: true, reporters: [], watchman: false },
  ...(only && { testNamePattern: only.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') }),
})

/** The names of tests that failed, and what a file said that could not even be loaded. */
function verdictOf({ numPassedTests: passed, testResults: files }) {
  const all = files.flatMap(({ testResults }) => testResults)
  const failures = all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  const unloaded = files.filter(({ testExecError, testResults }) => testExecError && testResults.length === 0)
  return {
    passed,
    failures,
    broken: unloaded.map(({ failureMessage }) => failureMessage ?? 'could not be loaded'),
  }
}
