// The parts of `npm run verify` in order: the subject of each, and its command.
import { readdirSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** Returns the command for a program in node_modules, given the file its package.json names. */
const tool = (file, ...args) => [process.execPath, inRoot('node_modules', file), ...args]

const playwright = (project) => () =>
  tool('@playwright/test/cli.js', 'test', '--config=playwright.verify.config.ts', `--project=${project}`)

/** Milliseconds after which a hanging test file fails, except at full size. */
const PATIENCE = 15 * 60_000

/** One file at a time, because each starts its own servers. */
const nodeTest =
  (folder) =>
  ({ isFull }) => {
    const files = readdirSync(inRoot(folder)).filter((name) => name.endsWith('.test.mjs'))
    const options = ['--test', '--test-concurrency=1', ...(isFull ? [] : [`--test-timeout=${PATIENCE}`])]
    return [process.execPath, ...options, ...files.map((name) => inRoot(folder, name))]
  }

export const PARTS = {
  accessibility: { about: 'every screen with axe, in three widths', command: playwright('accessibility') },
  forms: { about: 'typing into every form while scripts load late', command: playwright('forms') },
  languages: {
    about: 'the main journey in German, and a pseudo-language on every screen',
    command: playwright('languages'),
  },
  layout: { about: 'layout shift, page weight and large text', command: playwright('layout') },
  journeys: { about: 'browser journeys beyond those of npm test', command: playwright('journeys-more') },
  engines: { about: 'the main journey in three browser engines', command: nodeTest('tests/verify/engines') },
  volume: {
    about: 'large amounts of rows, whole matrices and query plans (Jest)',
    command: () => tool('jest/bin/jest.js', '--config=jest.verify.config.mjs', '--maxWorkers=2'),
  },
  operations: { about: 'npm start, backups, outages, proxies', command: nodeTest('tests/verify/operations') },
  container: { about: 'what the container image runs', command: nodeTest('tests/verify/container') },
  pooler: { about: 'deployments through PgBouncer', command: nodeTest('tests/verify/pooler') },
  upgrade: { about: 'upgrade of a large installation', command: nodeTest('tests/verify/upgrade') },
  oracles: { about: 'random input against other implementations', command: nodeTest('tests/verify/oracles') },
  faults: {
    about: 'kills, full disk, frozen database, steady load',
    command: nodeTest('tests/verify/faults'),
  },
  mutation: {
    about: 'Stryker over money, totals, numbering and lifecycle',
    command: () => tool('@stryker-mutator/core/bin/stryker.js', 'run'),
  },
  performance: {
    about: 'the benchmark: script size and PDFs, everything with --full',
    command: ({ isFull }) => [
      process.execPath,
      inRoot('bench/run.mjs'),
      ...(isFull ? [] : ['first-load', 'pdf']),
    ],
  },
}
