import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import ts from 'typescript'
import { floorZones, FLOORS } from '../../scripts/lib/floors.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'

/** Files of a folder by their paths from the root. */
const filesIn = (folder) =>
  readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(path.relative(inRoot('.'), entry.parentPath ?? entry.path), entry.name))
    .filter((file) => !file.includes('/generated/'))

const sources = ['app', 'components', 'lib'].flatMap(filesIn)
const code = new Set(sources.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')))

/** The file of ours that an import names; undefined for a package, a picture or a style. */
function found(from, name) {
  const base = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name)
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find((one) =>
    code.has(one),
  )
}

/** What each file imports, types and what is loaded later included. */
const imports = new Map(
  [...code].map((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(inRoot(file), 'utf8'))
    return [file, importedFiles.flatMap(({ fileName }) => found(file, fileName) ?? [])]
  }),
)

/** The first way found that leads back to where it began; null where there is none. */
function circleIn(graph) {
  const done = new Set()
  const way = []
  function visit(node) {
    if (done.has(node)) return null
    const at = way.indexOf(node)
    if (at >= 0) return [...way.slice(at), node]
    way.push(node)
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next)
      if (circle) return circle
    }
    way.pop()
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const circle = visit(node)
    if (circle) return circle
  }
  return null
}

describe('the house', () => {
  test('no file leads back to itself, types included', () => {
    assert.ok(code.size > 500)
    assert.equal(circleIn(imports), null)
  })

  test('no folder of lib leads back to itself', () => {
    const folders = new Map()
    for (const [file, named] of imports) {
      if (!file.startsWith('lib/')) continue
      const from = path.posix.dirname(file)
      const others = named.map((one) => path.posix.dirname(one)).filter((one) => one !== from)
      folders.set(from, new Set([...(folders.get(from) ?? []), ...others]))
    }
    assert.ok(folders.size > 30)
    assert.equal(circleIn(folders), null)
  })

  test('a circle of two is found, and one through a third', () => {
    const graph = (edges) => new Map(Object.entries(edges))
    assert.deepEqual(circleIn(graph({ a: ['b'], b: ['a'] })), ['a', 'b', 'a'])
    assert.deepEqual(circleIn(graph({ x: ['a'], a: ['b'], b: ['c'], c: ['a'] })), ['a', 'b', 'c', 'a'])
    assert.equal(circleIn(graph({ a: ['b', 'c'], b: ['c'], c: [] })), null)
  })

  test('no folder holds more than twenty files, but for the kit and fonts', () => {
    const counts = new Map()
    for (const file of sources) {
      const folder = path.posix.dirname(file)
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    const exempt = (folder) => folder.startsWith('components/ui') || folder.endsWith('/fonts')
    const crowded = [...counts].filter(([folder, count]) => count > 20 && !exempt(folder))
    assert.deepEqual(crowded, [])
  })

  test('a folder of lib without a floor is refused, and so is what looks upwards', () => {
    assert.throws(() => floorZones(['kernel', 'attic']), /No floor for lib\/attic/)
    const zones = floorZones(FLOORS.flat())
    const zoneOf = (room) => zones.find(({ target }) => target === `./lib/${room}`)
    assert.deepEqual(zoneOf('kernel').except, ['./kernel'])
    assert.ok(zoneOf('delivery').except.includes('./documents'))
    for (const other of ['series', 'reminders', 'actions', 'api'])
      assert.ok(!zoneOf('delivery').except.includes(`./${other}`))
  })
})
