// The product's own modules for a command outside Next.js, which Node cannot read as they are.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { options } from './bundle.mjs'
import { inRoot, root } from './paths.mjs'

/**
 * Bundles and loads what `entry` exports, a module as it would stand in the project's folder: `{ modules, remove() }`. What is written
 * for it goes with `remove`. It is JavaScript, so that a name that nothing exports fails; in TypeScript it could be a type.
 */
export async function loadModules(entry) {
  const { build, stop } = await import('esbuild')
  mkdirSync(inRoot('build'), { recursive: true })
  // Inside the project, so that what stays outside the bundle is found.
  const folder = mkdtempSync(inRoot('build/modules-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const outfile = path.join(folder, 'modules.cjs')
    await build({
      stdin: { contents: entry, resolveDir: root, loader: 'js' },
      ...options,
      outfile,
      external: ['sharp', '@node-rs/argon2', 'pg-native', 'pino', '@prisma/*', 'pg'],
      // What is wrong is thrown.
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
