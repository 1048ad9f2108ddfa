// Log files that another process appends to: kept across restarts, with a limited size.
import { appendFileSync, closeSync, existsSync, openSync, readSync, statSync, truncateSync } from 'node:fs'

/** Bytes: size at which a log is truncated, and how much of its end is kept. */
const MAX = 4 * 1024 * 1024
const KEPT = 1024 * 1024

/**
 * Truncates an oversized log in place to its last whole lines, because its writer has it open for appending. A line
 * written at that moment may be lost. Returns the size in bytes; 0 if the file is missing.
 */
export function trimLog(file, { max = MAX, kept = KEPT } = {}) {
  const size = sizeOf(file)
  if (size <= max) return size
  const tail = readTextFrom(file, size - kept)
  truncateSync(file, 0)
  try {
    appendFileSync(file, tail.slice(tail.indexOf('\n') + 1))
  } catch {
    // On a full disk the kept part can't be rewritten; the freed space is worth more.
  }
  return sizeOf(file)
}

const sizeOf = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Returns a file's text from byte `start` on; empty if it is missing. */
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
