// Loads the product's TypeScript modules in commands outside Next.js.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { options } from './bundle.mjs'
import { inRoot, root } from './paths.mjs'

/**
 * Bundles and loads the exports of `entry`, the source of a module in the project's root: `{ modules, remove() }`.
 * `remove` deletes the temporary files. The source is JavaScript, so that a missing export fails instead of being
 * taken for a type.
 */
export async function loadModules(entry) {
  const { build, stop } = await import('esbuild')
  mkdirSync(inRoot('build'), { recursive: true })
  // Inside the project, so that external packages resolve.
  const folder = mkdtempSync(inRoot('build/modules-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const outfile = path.join(folder, 'modules.cjs')
    await build({
      stdin: { contents: entry, resolveDir: root, loader: 'js' },
      ...options,
      outfile,
      external: ['sharp', '@node-rs/argon2', 'pg-native', 'pino', '@prisma/*', 'pg'],
      // Errors are thrown.
      logLevel: 'silent',
    })
    return { modules: createRequire(import.meta.url)(outfile), remove }
  } catch (error) {
    remove()
    throw error
  } finally {
    await stop()
  }
}
