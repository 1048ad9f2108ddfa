// What `npm test` checks. Every check answers `{ passed, failed, skipped }`; a static check counts as one.
import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { appEnvironment } from './app-environment.mjs'
import { ensureBuilt } from './build.mjs'
import { findOrInstallChromium } from './chromium.mjs'
import { checkStatements, INVARIANTS } from './conformance.mjs'
import { findOrInstallEngines } from './engines.mjs'
import { readJson, readText } from './files.mjs'
import { inRoot, root } from './paths.mjs'
import { freePort } from './ports.mjs'
import { endGroup, run } from './processes.mjs'
import { startApp } from './supervisor.mjs'
import { nodeResults, readResults, resultFiles } from './test-results.mjs'
import { writeWorlds } from './worlds.mjs'

const node = process.execPath
const tool = (file) => inRoot('node_modules', file)

/**
 * Everything, in the order in which it begins, as lanes.mjs runs it. What keeps two cores busy by itself goes one after the other; beside it goes
 * what takes one core, or waits for most of its time. `fast` leaves out what needs the database, the build and a browser.
 */
export function checksOf({ fast = false } = {}) {
  const jest = {
    lane: 'cores',
    run: (signal) => runJest(signal, fast ? ['lib', 'components'] : ['api', 'lib', 'components']),
  }
  const quick = [
    besides('Lint', [tool('eslint/bin/eslint.js'), '.', '--max-warnings', '0', ...cached('eslint/')]),
    besides('Format', [tool('prettier/bin/prettier.cjs'), '--check', '.', ...cached('prettier/files')]),
  ]
  if (fast) return [{ title: 'Unit and component tests', ...jest }, ...quick, types]
  return [
    { title: 'Build', lane: 'cores', run: runBuild },
    { title: 'Unit, API and component tests', ...jest },
    ...quick,
    besides('Migrations', [inRoot('scripts/schema.mjs'), 'check']),
    { title: 'Launcher', lane: 'beside', needs: ['Build'], run: runScriptTests },
    types,
    { title: 'Browser', lane: 'cores', needs: ['Build'], run: runBrowser },
    {
      ...{ title: 'Conformance', lane: 'cores', run: checkConformance },
      ...{ needs: ['Build'], after: ['Unit, API and component tests', 'Launcher', 'Browser'] },
    },
  ]
}

/** What was in order stays so until it, the rules or the tool change. An installation begins anew: it empties node_modules. */
const cached = (place) => [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', tool(`.cache/${place}`)],
]

/** A static check: what node is to run, one after the other. */
const besides = (title, ...commands) => ({
  title,
  lane: 'beside',
  run: (signal) => runStatic(title, commands, signal),
})

/**
 * The one place where types are checked. The build writes those of the routes (PageProps) too, and must not meet another who does.
 */
const types = {
  ...besides(
    'Types',
    [tool('next/dist/bin/next'), 'typegen'],
    [tool('typescript/bin/tsc'), '--noEmit', '-p', '.', '--tsBuildInfoFile', '.next/cache/.tsbuildinfo'],
  ),
  after: ['Build'],
}

/** Runs a static check; what it said is shown only when it failed. */
async function runStatic(title, commands, signal) {
  const logFile = inRoot('test-results', `${title.toLowerCase()}.log`)
  const code = await logged(logFile, async (log) => {
    for (const args of commands) {
      const failed = await group(node, args, { stdio: ['ignore', log, log], signal })
      if (failed) return failed
    }
    return 0
  })
  if (code !== 0 && !signal.aborted) console.error(`\n${title} failed:\n${readText(logFile)}`)
  return count(code === 0)
}

/** The launcher's own tests. */
const runScriptTests = (signal) => nodeTests('scripts', 'tests/scripts', { signal })

/** Milliseconds for a file of the launcher's tests; the longest takes one minute. */
const PATIENCE = 420_000

/** Tests of a folder by Node's test runner; the name is that of their log and of their results. */
async function nodeTests(name, folder, { signal, env }) {
  const logFile = inRoot(`test-results/${name}.log`)
  const files = readdirSync(inRoot(folder)).filter((file) => file.endsWith('.test.mjs'))
  rmSync(resultFiles[name], { force: true })
  const reporters = [
    ['spec', 'stdout'],
    [inRoot('scripts/lib/node-test-reporter.mjs'), resultFiles[name]],
  ]
  const args = [
    '--test',
    // They wait for most of their time.
    '--test-concurrency=2',
    // A file that never ends is a failure with a name instead of a run that never ends.
    `--test-timeout=${PATIENCE}`,
    ...reporters.flatMap(([reporter, to]) => [
      `--test-reporter=${reporter}`,
      `--test-reporter-destination=${to}`,
    ]),
    ...files.map((file) => inRoot(folder, file)),
  ]
  const code = await logged(logFile, (log) => group(node, args, { stdio: ['ignore', log, log], signal, env }))
  if (code !== 0) console.error(readText(logFile))
  const results = nodeResults(name)
  const figure = (status) => results.filter((result) => result.status === status).length
  return atLeastOneFailure(code, {
    passed: figure('passed'),
    failed: figure('failed'),
    skipped: figure('skipped'),
  })
}

/** Unit, API and component tests, of these folders of `tests`. */
async function runJest(signal, folders) {
  const report = resultFiles.jest
  rmSync(report, { force: true })
  writeWorlds(folders)
  const args = [tool('jest/bin/jest.js'), '--maxWorkers=2', '--json', `--outputFile=${report}`]
  // Jest also writes the report to its standard output.
  const code = await group(node, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
    env: { NODE_ENV: 'test', TEST_WORLDS: '1' },
  })
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, ...more } = readJson(report) ?? {}
  return atLeastOneFailure(code, {
    passed: numPassedTests,
    failed: numFailedTests + (more.numRuntimeErrorTestSuites ?? 0),
    skipped: numPendingTests + (more.numTodoTests ?? 0),
  })
}

async function runBuild(signal) {
  await ensureBuilt({ signal })
  return count(true)
}

/** The journeys in a browser against the built application, on a database that nobody else uses. */
async function runBrowser(signal) {
  const chromium = await findOrInstallChromium(signal)
  const { startScratch } = await import('./scratch.mjs')
  const scratch = await startScratch()
  const logFile = inRoot('test-results/app.log')
  try {
    return await logged(logFile, async (log) => {
      const port = await freePort()
      const databases = {
        SERIES_DATABASE_URL: await scratch.createDatabase('series'),
        GMAIL_DATABASE_URL: await scratch.createDatabase('gmail'),
        GOOGLE_DATABASE_URL: await scratch.createDatabase('google'),
      }
      const app = await startApp({
        env: appEnvironment(await scratch.createDatabase('browser'), port),
        signal,
        stdio: log,
      })
      try {
        const result = sum(
          await Promise.all([
            runPlaywright({ chromium, port, databases, signal }),
            runEngines({ chromium, port, signal }),
          ]),
        )
        if (result.failed) console.error(`What the application logged is in ${logFile}`)
        return result
      } finally {
        await app.stop()
      }
    })
  } finally {
    await scratch.stop()
  }
}

/** Every statement of docs/conformance.md, and every invariant of docs/security.md, is shown by a test that ran and passed. */
function checkConformance() {
  const results = readResults()
  const documents = [['docs/conformance.md'], ['docs/security.md', INVARIANTS]]
  const found = documents.map(([file, rules]) => [
    file,
    checkStatements(readText(inRoot(file)) ?? '', results, rules),
  ])
  for (const [file, problems] of found)
    if (problems.length) console.error(`\n${file}:\n  ${problems.join('\n  ')}`)
  return sum(found.map(([, problems]) => count(problems.length === 0)))
}

async function runPlaywright({ chromium, port, databases, signal }) {
  const report = resultFiles.playwright
  rmSync(report, { force: true })
  const env = {
    BASE_URL: `http://localhost:${port}`,
    CHROMIUM_PATH: chromium,
    ...databases,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    // In a terminal it would write over the lines of what goes on beside it.
    PLAYWRIGHT_FORCE_TTY: 'false',
  }
  const args = [
    tool('@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
    '--output=test-results/browser',
  ]
  const code = await group(node, args, { env, stdio: ['ignore', 'inherit', 'inherit'], signal })
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readJson(report)?.stats ?? {}
  return atLeastOneFailure(code, { passed: expected, failed: unexpected + flaky, skipped })
}

/** The main journey in each engine. */
async function runEngines({ chromium, port, signal }) {
  const engines = await findOrInstallEngines(chromium, signal)
  const env = { BASE_URL: `http://localhost:${port}`, ENGINES: JSON.stringify(engines) }
  return nodeTests('engines', 'tests/engines', { signal, env })
}

const sum = (results) =>
  results.reduce((total, result) => ({
    passed: total.passed + result.passed,
    failed: total.failed + result.failed,
    skipped: total.skipped + result.skipped,
  }))

/** A step that went wrong without a failing test to show for it counts as one failure. */
function atLeastOneFailure(code, result) {
  const silent = code !== 0 || result.passed + result.failed === 0
  return silent && result.failed === 0 ? { ...result, failed: 1 } : result
}

const count = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

async function logged(file, use) {
  mkdirSync(inRoot('test-results'), { recursive: true })
  const log = openSync(file, 'w')
  try {
    return await use(log)
  } finally {
    closeSync(log)
  }
}

/** Runs a command with everything it starts in one group, so that stopping leaves none of it behind. */
function group(command, args, { signal, env, ...options }) {
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ...env }
  return run(command, args, { cwd: root, env: quiet, detached: true, signal, stop: endGroup, ...options })
}
