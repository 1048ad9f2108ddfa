// Which files of tests share a world, and which have one of their own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { worldsOf } from '../../scripts/lib/worlds.mjs'

test('every file is in one world, and one that changes modules is alone', () => {
  const files = Array.from({ length: 11 }, (_, index) => `tests/${index}.test.ts`)
  const changing = new Map([
    ['tests/3.test.ts', "jest.mock('@/lib/platform/log', () => ({}))"],
    ['tests/5.test.ts', 'afterEach(() => jest.resetModules())'],
    ['tests/7.test.ts', 'await jest.isolateModulesAsync(async () => {})'],
  ])
  const worlds = worldsOf(files, (file) => changing.get(file) ?? 'jest.fn(); jest.spyOn(log, "info")')
  assert.deepEqual(worlds.flat().sort(), [...files].sort())
  for (const file of changing.keys())
    assert.deepEqual(
      worlds.find((world) => world.includes(file)),
      [file],
    )
  assert.ok(worlds.length < files.length)
})

test('there is no world without a file', () => {
  assert.deepEqual(
    worldsOf(['tests/a.test.ts'], () => ''),
    [['tests/a.test.ts']],
  )
})
