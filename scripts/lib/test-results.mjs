// What the test runners wrote, as one list of `{ file, name, status }`: the file relative to the project, the
// name with the names of its groups before it, `passed` or what happened instead.
import path from 'node:path'
import { readJson, readText } from './files.mjs'
import { inRoot, root } from './paths.mjs'
import { worldsFolder } from './worlds.mjs'

export const resultFiles = {
  jest: inRoot('test-results/jest.json'),
  playwright: inRoot('test-results/playwright.json'),
  scripts: inRoot('test-results/scripts.jsonl'),
  engines: inRoot('test-results/engines.jsonl'),
}

export function readResults() {
  const results = [jestResults(), playwrightResults(), nodeResults('scripts'), nodeResults('engines')]
  return results.flat().map((result) => ({
    ...result,
    file: path.relative(root, result.file).replaceAll(path.sep, '/'),
  }))
}

function jestResults() {
  const suites = readJson(resultFiles.jest)?.testResults ?? []
  return suites.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => {
      // In a world of many files, the outermost group is the file.
      const isWorld = path.dirname(file) === worldsFolder
      const [own, ...groups] = isWorld ? ancestorTitles : [file, ...ancestorTitles]
      return { file: inRoot(own), name: [...groups, title].join(' '), status }
    }),
  )
}

function playwrightResults() {
  const report = readJson(resultFiles.playwright)
  if (!report) return []
  // The outermost suite is the file itself; its title is left out of the names.
  return report.suites
    .flatMap((suite) => specs(suite, []))
    .map(({ spec, groups }) => ({
      file: path.resolve(report.config.rootDir, spec.file),
      name: [...groups, spec.title].join(' '),
      status: spec.ok && spec.tests.every((one) => one.status === 'expected') ? 'passed' : 'failed',
    }))
}

function specs(suite, groups) {
  const own = (suite.specs ?? []).map((spec) => ({ spec, groups }))
  const inner = (suite.suites ?? []).flatMap((one) => specs(one, [...groups, one.title]))
  return [...own, ...inner]
}

/** What `node-test-reporter.mjs` wrote of the tests of the launcher (`scripts`) or of the engines. */
export function nodeResults(name) {
  const lines = (readText(resultFiles[name]) ?? '').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}
