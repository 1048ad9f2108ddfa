// A log that another process appends to: kept across its restarts, and kept small.
import { appendFileSync, closeSync, existsSync, openSync, readSync, statSync, truncateSync } from 'node:fs'

/** Bytes from which on a log is cut, and how many of its last ones are kept then. */
const MAX = 4 * 1024 * 1024
const KEPT = 1024 * 1024

/**
 * Cuts a log that has grown too long to its last whole lines, in place: whoever writes has it open for appending. A line
 * written in that very moment may be lost. Returns its size in bytes; a log that is missing has 0.
 */
export function trimLog(file, { max = MAX, kept = KEPT } = {}) {
  const size = sizeOf(file)
  if (size <= max) return size
  const tail = readTextFrom(file, size - kept)
  truncateSync(file, 0)
  try {
    appendFileSync(file, tail.slice(tail.indexOf('\n') + 1))
  } catch {
    // A full disk has no room for what was kept; the room it took before is worth more.
  }
  return sizeOf(file)
}

const sizeOf = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** What a file holds from a byte on; nothing when it is missing. */
export function readTextFrom(file, start) {
  if (!existsSync(file)) return ''
  const descriptor = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(Math.max(0, statSync(file).size - start))
    return bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, bytes.length, start))
  } finally {
    closeSync(descriptor)
  }
}
