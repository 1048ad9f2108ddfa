import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The text of a file, or undefined when there is none. */
export function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * Creates a folder and its missing parents. (Node.js's recursive mkdir never returns on file systems without folders, such
 * as /proc.) Throws the system's error.
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

/** Parsed JSON of a file; undefined when the file is missing or was cut short. */
export function readJson(file) {
  try {
    return JSON.parse(readText(file) ?? '')
  } catch {
    return undefined
  }
}

/** Writes a file in one step, so that a reader, or a crash, never meets half of it. */
export function writeAtomically(file, text, mode = 0o644) {
  makeFolder(path.dirname(file))
  const half = `${file}.${process.pid}.part`
  writeFileSync(half, text, { mode })
  renameSync(half, file)
}

export const sha256 = (data) => createHash('sha256').update(data).digest('hex')

/** Every file under a folder as a path relative to it, sorted; `skip(relativePath, entry)` prunes. */
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
