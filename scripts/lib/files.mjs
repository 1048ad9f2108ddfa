import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Returns a file's text, or undefined if it doesn't exist. */
export function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * Creates a folder and its parents. Throws the system's error. (Node.js's recursive mkdir never returns on file
 * systems that can't hold folders, such as /proc.)
 */
export function makeFolder(folder, mode) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    // Another process created it meanwhile.
    if (error.code !== 'EEXIST') throw error
  }
}

/** Returns a file's parsed JSON, or undefined if it is missing or truncated. */
export function readJson(file) {
  try {
    return JSON.parse(readText(file) ?? '')
  } catch {
    return undefined
  }
}

/** Writes a file atomically, so that neither a reader nor a crash sees a partial one. */
export function writeAtomically(file, text, mode = 0o644) {
  makeFolder(path.dirname(file))
  const half = `${file}.${process.pid}.part`
  writeFileSync(half, text, { mode })
  renameSync(half, file)
}

export const sha256 = (data) => createHash('sha256').update(data).digest('hex')

/** Lists all files under a folder by relative path, sorted; `skip(relativePath, entry)` excludes files and folders. */
export function listFiles(folder, skip = () => false, inside = '') {
  return readdirSync(path.join(folder, inside), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(inside, entry.name)
      if (skip(name, entry)) return []
      if (entry.isDirectory()) return listFiles(folder, skip, name)
      return entry.isFile() ? [name] : []
    })
}
