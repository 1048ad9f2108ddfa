// What decides where everything lies and listens is needed before the packages are there that read .env files.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { readText } from './files.mjs'

/** The project's folder, wherever the command was called from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** A path inside the project. */
export const inRoot = (...parts) => path.join(root, ...parts)

// The files that count for every command, the first one before the second.
for (const file of ['.env.local', '.env']) {
  const values = parseEnv(readText(inRoot(file)) ?? '')
  for (const name of ['PORT', 'HOST', 'DATA_DIR'])
    if (values[name] !== undefined) process.env[name] ??= values[name]
}

/** What must outlive a rebuild: the embedded database, generated secrets, the lock. Ignored by git. */
export const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
