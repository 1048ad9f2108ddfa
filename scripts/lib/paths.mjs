import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEarly } from './early-env.mjs'

/** The project's folder, wherever the command was called from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

readEarly(root)

/** What must outlive a rebuild: the embedded database, generated secrets, the lock. Ignored by git. */
export const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')

/** A path inside the project. */
export const inRoot = (...parts) => path.join(root, ...parts)
