import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import ts from 'typescript'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { generateMissingSql } from '../../scripts/lib/schema-diff.mjs'
import { startScratch } from '../../scripts/lib/scratch-postgres.mjs'

const schema = readFileSync(inRoot('prisma/schema.prisma'), 'utf8')

describe('the migrations and schema.prisma', () => {
  let scratch
  before(async () => {
    scratch = await startScratch({ migrate: false })
  })
  after(() => scratch.stop())
  const missing = (changed) => generateMissingSql(scratch.url('postgres'), changed)

  test('agree', async () => {
    assert.equal(await missing(schema), '')
  })

  test('differ by a column', async () => {
    const changed = schema.replace(/^model Client \{$/m, '$&\n  nickname String?')
    assert.match(await missing(changed), /ALTER TABLE "Client" ADD COLUMN\s+"nickname" TEXT/)
  })

  test('differ by an index that only the migrations create', async () => {
    const changed = schema.replace(/^ {2}@@index\(.*map: "Client_search_idx".*\n/m, '')
    assert.notEqual(changed, schema)
    assert.match(await missing(changed), /DROP INDEX "Client_search_idx"/)
  })
})

describe('the scripts of an installation', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  /** Scripts for developers: tests, screenshots, and comparing the schema with migrations. */
  const developers = ['setup', 'verify', 'screens', 'schema']
  const entries = readdirSync(inRoot('scripts'))
    .filter((name) => name.endsWith('.mjs') && !developers.includes(path.basename(name, '.mjs')))
    .map((name) => `scripts/${name}`)

  /** Returns the files reachable from these by imports, including dynamic ones, and the packages they import. */
  function reached(begin) {
    const files = new Set(begin)
    const packages = new Set()
    for (const file of files) {
      const { importedFiles } = ts.preProcessFile(readFileSync(inRoot(file), 'utf8'), true, true)
      for (const { fileName } of importedFiles) {
        if (!fileName.startsWith('.')) packages.add(fileName)
        else if (/\.[cm]?js$/.test(fileName)) files.add(path.join(path.dirname(file), fileName))
      }
    }
    return { files, packages: [...packages].map(packageOf) }
  }

  const packageOf = (name) => /^(@[^/]+\/)?[^/]+/.exec(name)[0]
  const { packages: installed } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  /** The product's dependencies don't include it either. */
  const isForDevelopers = (name) => {
    const found = installed[`node_modules/${name}`]
    return !found || Boolean(found.dev)
  }
  const isBuiltIn = (name) => name.startsWith('node:') || builtinModules.includes(name)

  test('need no development package', () => {
    for (const name of ['start', 'container', 'db', 'vercel-build'])
      assert.ok(entries.includes(`scripts/${name}.mjs`), name)
    const { files, packages } = reached(entries)
    assert.ok(files.size > 30)
    for (const file of files) assert.ok(existsSync(path.join(root, file)), file)
    const foreign = packages.filter((name) => !isBuiltIn(name) && isForDevelopers(name))
    assert.deepEqual([...new Set(foreign)], [])
  })

  test('are separate from the schema comparison', () => {
    const { packages } = reached(['scripts/schema.mjs'])
    assert.ok(packages.includes('@prisma/schema-engine-wasm'))
    assert.ok(isForDevelopers('@prisma/schema-engine-wasm'))
  })

  test('use one version of Prisma, and its engine for comparisons', () => {
    const versions = ['prisma', '@prisma/client', '@prisma/adapter-pg'].map((name) => dependencies[name])
    versions.push(devDependencies['@prisma/driver-adapter-utils'])
    assert.equal(new Set(versions).size, 1, versions.join(', '))
    const engines = JSON.parse(readFileSync(inRoot('node_modules/@prisma/engines/package.json'), 'utf8'))
    const { '@prisma/engines-version': engine } = engines.dependencies
    assert.equal(devDependencies['@prisma/schema-engine-wasm'], engine)
  })
})
