// What a test of the launcher started is gone when the test is over, also when it failed.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { isAlive } from '../../scripts/lib/processes.mjs'
import { root, script, temporaryFolder } from './support.mjs'

test('a failing test leaves no process and no folder behind', { timeout: 40_000 }, async (t) => {
  const folder = temporaryFolder(t)
  const file = path.join(folder, 'failing.test.mjs')
  // A process that goes on writing into the folder until it is told to stop, like a database.
  const writer = `
    const fs = require('node:fs')
    for (let n = 0; ; n++) {
      if (n === 100) fs.writeSync(1, 'writing')
      fs.mkdirSync(process.argv[1] + '/a' + (n % 5000), { recursive: true })
    }`
  writeFileSync(
    file,
    `import { test } from 'node:test'
     import { writeFileSync } from 'node:fs'
     import { script, temporaryFolder } from ${JSON.stringify(pathToFileURL(path.join(root, 'tests/scripts/support.mjs')).href)}
     test('fails', async (t) => {
       const data = temporaryFolder(t)
       const child = script(t, ['-e', ${JSON.stringify(writer)}, data])
       writeFileSync(${JSON.stringify(path.join(folder, 'seen'))}, JSON.stringify({ data, pid: child.pid }))
       await child.until(/writing/)
       throw new Error('as it happens')
     })`,
  )
  const run = script(t, ['--test', file], { NODE_TEST_CONTEXT: undefined })
  assert.equal(await run.ended, 1)
  assert.match(run.output(), /as it happens/)
  const { data, pid } = JSON.parse(readFileSync(path.join(folder, 'seen'), 'utf8'))
  assert.deepEqual([isAlive(pid), existsSync(data)], [false, false])
})
