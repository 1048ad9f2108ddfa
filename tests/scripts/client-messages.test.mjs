// A client component finds only the messages that its page or layout passes to the browser. Component tests render with
// all of them, so this test compares what each page passes with what its client components read.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const tsConfig = extractTSConfig('tsconfig.json')
const { output } = await cruise(
  ['app', 'components', 'lib'],
  {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
  },
  {},
  { tsConfig },
)
const isOurs = (file) => /^(app|components|lib)\/.*\.tsx?$/.test(file)
const imports = new Map(
  output.modules
    .filter(({ source }) => isOurs(source))
    .map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved).filter(isOurs)]),
)
const contents = new Map()
const read = (file) => contents.get(file) ?? contents.set(file, readFileSync(file, 'utf8')).get(file)

const listReads = (file) =>
  /^import .*useTranslations.* from 'next-intl'$/m.test(read(file))
    ? [...read(file).matchAll(/useTranslations\('([A-Za-z]+)/g)].map(([, feature]) => feature)
    : []
/** Returns the features that a file passes, in all its places together; null if it passes none. */
function findPassed(file) {
  const passed = [...read(file).matchAll(/<ClientMessages\s+of=\{\[([^\]]*)\]\}/g)]
  return passed.length > 0
    ? ['common', ...passed.flatMap(([, features]) => features.match(/[A-Za-z]+/g) ?? [])]
    : null
}

/** Returns what client components below `file` read, but neither they nor `passed` have. */
function listMissing(file, passed, isClient = false, seen = new Set()) {
  const isBrowserCode = isClient || read(file).startsWith("'use client'")
  const visit = `${file} ${isBrowserCode}`
  if (seen.has(visit)) return []
  seen.add(visit)
  const known = findPassed(file) ?? passed
  const missing = isBrowserCode ? listReads(file).filter((feature) => !known.includes(feature)) : []
  return [
    ...missing.map((feature) => `${feature} (${file})`),
    ...imports.get(file).flatMap((next) => listMissing(next, known, isBrowserCode, seen)),
  ]
}

/** Returns what the layouts above a page pass; the innermost replaces the others. */
function listInherited(page) {
  const parts = page.split('/').slice(0, -1)
  for (; parts.length > 0; parts.pop()) {
    const layout = `${parts.join('/')}/layout.tsx`
    const passed = imports.has(layout) && findPassed(layout)
    if (passed) return passed
  }
  return []
}

const roots = [...imports.keys()].filter((file) =>
  /^app\/.*(page|layout|error|not-found|loading|template)\.tsx$/.test(file),
)
for (const root of roots)
  test(`${root} passes the messages that its client components read`, () => {
    assert.deepEqual(listMissing(root, listInherited(root)), [])
  })
