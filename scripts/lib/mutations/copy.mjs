// A copy of the project in a temporary folder, for mutations to be made in.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readText, writeAtomically } from '../files.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { mutate } from './table.mjs'

// Neither what no test reads nor what is private to the installation.
const left = new Set([
  ...['.git', '.next', '.data', 'node_modules', 'test-results', 'coverage', 'docs', 'bench'],
  ...['.env', '.env.local'],
])

/**
 * Copies what the tests read; packages are linked. Answers `{ folder, withMutation(mutation, use), remove() }`: while
 * `use` runs, the copy holds that one mutation.
 */
export function copyProject() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheaf-mutations-'))
  const filter = (source) => !left.has(path.relative(root, source))
  cpSync(root, folder, { recursive: true, filter })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const withMutation = async (mutation, use) => {
    const file = path.join(folder, mutation.file)
    const source = readText(file)
    writeAtomically(file, mutate(source, mutation))
    const isBundled = mutation.file.startsWith('lib/render/pdf/')
    try {
      if (isBundled) await bundleWorker(folder)
      return await use()
    } finally {
      writeAtomically(file, source)
      if (isBundled) await bundleWorker(folder)
    }
  }
  return { folder, withMutation, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The PDF worker of the copy, as the build makes it. */
async function bundleWorker(folder) {
  const script = "import { bundle } from './scripts/lib/bundle.mjs'; await bundle(['pdf-worker'])"
  const code = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
  if (code !== 0) throw new Error('The PDF worker could not be bundled')
}
