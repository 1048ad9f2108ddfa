// Paths and settings needed before the packages that read .env files are installed.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { readText } from './files.mjs'

/** The project's folder, independent of the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Returns a path inside the project. */
export const inRoot = (...parts) => path.join(root, ...parts)

// .env files that apply to every command; earlier ones take precedence.
for (const file of ['.env.local', '.env']) {
  const values = parseEnv(readText(inRoot(file)) ?? '')
  for (const name of ['PORT', 'HOST', 'DATA_DIR'])
    if (values[name] !== undefined) process.env[name] ??= values[name]
}

/** Data that must survive a rebuild: the embedded database, generated secrets, the lock. Ignored by Git. */
export const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
