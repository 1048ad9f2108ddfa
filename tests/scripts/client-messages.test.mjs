// A client component finds only the messages that its page or layout passes to the browser. Component tests render with
// all of them, so this test compares the features that each page passes with those that its client components read.
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
const isAppFile = (file) => /^(app|components|lib)\/.*\.tsx?$/.test(file)
const imports = new Map(
  output.modules
    .filter(({ source }) => isAppFile(source))
    .map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved).filter(isAppFile),
    ]),
)
const contents = new Map()
const read = (file) => contents.get(file) ?? contents.set(file, readFileSync(file, 'utf8')).get(file)

const { validation } = JSON.parse(readFileSync('lib/i18n/interface/en.json', 'utf8'))
const validationCodes = new Set(
  Object.entries(validation).flatMap(([part, texts]) => Object.keys(texts).map((name) => `${part}.${name}`)),
)
const listValidationCodes = (file) =>
  [...read(file).matchAll(/'([A-Za-z]+\.[a-z-]+)'/g)]
    .map(([, code]) => code)
    .filter((code) => validationCodes.has(code))

/** Returns the parts of `validation` that a file names; no form can cause the errors of `validation.api`. */
const listValidationParts = (file) =>
  listValidationCodes(file)
    .map((code) => code.split('.')[0])
    .filter((part) => part !== 'api')
    .map((part) => `validation.${part}`)

const listFeaturesRead = (file) => [
  ...new Set([
    ...(/^import .*useTranslations.* from 'next-intl'$/m.test(read(file))
      ? [...read(file).matchAll(/useTranslations\('([A-Za-z]+)/g)]
          .map(([, feature]) => feature)
          .filter((feature) => feature !== 'validation')
      : []),
    ...listValidationParts(file),
  ]),
]

/**
 * Returns the features that a file passes; null if it passes none. `ClientMessages` always includes `common`, and
 * `validation.field` with another part; a component that is loaded later passes its own messages.
 */
function findProvider(file) {
  const own = /<NextIntlClientProvider\b[^>]*\bmessages=\{\{([^}]*)\}\}/.exec(read(file))
  if (own) return { file, features: [...own[1].matchAll(/(\w+):/g)].map(([, feature]) => feature) }
  const providers = [...read(file).matchAll(/<ClientMessages\s+of=\{\[([^\]]*)\]\}/g)]
  const features = providers.flatMap(([, names]) => names.match(/[A-Za-z.]+/g) ?? [])
  const hasPart = features.some((feature) => feature.startsWith('validation.'))
  return providers.length > 0
    ? { file, features: ['common', ...(hasPart ? ['validation.field'] : []), ...features] }
    : null
}

/** Returns the provider of the innermost layout above a page, which replaces those further out. */
function findInheritedProvider(page) {
  const parts = page.split('/').slice(0, -1)
  for (; parts.length > 0; parts.pop()) {
    const layout = `${parts.join('/')}/layout.tsx`
    const provider = imports.has(layout) && findProvider(layout)
    if (provider) return provider
  }
  return { file: null, features: [] }
}

/** Returns the name under which a provider passes a feature: its own, or `validation` for a part of it. */
const findPassed = ({ features }, feature) =>
  [feature, feature.split('.')[0]].find((name) => features.includes(name))

/** Features that client components read, each with the file that passes it. */
const used = new Set()

/** Returns the features that client components below `file` read and nothing passes to them. */
function listMissing(file, inherited, isClient = false, seen = new Set()) {
  const isBrowserCode = isClient || read(file).startsWith("'use client'")
  const visit = `${file} ${isBrowserCode}`
  if (seen.has(visit)) return []
  seen.add(visit)
  const provider = findProvider(file) ?? inherited
  const features = isBrowserCode ? listFeaturesRead(file) : []
  features.forEach((feature) => used.add(`${findPassed(provider, feature)} (${provider.file})`))
  return [
    ...features.filter((feature) => !findPassed(provider, feature)).map((feature) => `${feature} (${file})`),
    ...imports.get(file).flatMap((next) => listMissing(next, provider, isBrowserCode, seen)),
  ]
}

const missing = [...imports.keys()]
  .filter((file) => /^app\/.*(page|layout|error|not-found|loading|template)\.tsx$/.test(file))
  .map((root) => [root, listMissing(root, findInheritedProvider(root))])

for (const [root, features] of missing)
  test(`${root} passes the messages that its client components read`, () => assert.deepEqual(features, []))

test('pages and layouts pass no messages that no client component below them reads', () => {
  const passed = [...imports.keys()].flatMap((file) =>
    (findProvider(file)?.features ?? [])
      .filter((feature) => !['common', 'validation.field'].includes(feature))
      .map((feature) => `${feature} (${file})`),
  )
  assert.deepEqual(
    passed.filter((feature) => !used.has(feature)),
    [],
  )
})

test('every message of the validation is named in the code', () => {
  const named = new Set([...imports.keys()].flatMap(listValidationCodes))
  assert.deepEqual(
    [...validationCodes].filter((code) => !named.has(code)),
    [],
  )
})
