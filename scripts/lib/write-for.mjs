import { chownSync, writeFileSync } from 'node:fs'

/** Writes a file that another user (`{ uid, gid }`, or `{}` for ourselves) reads, and nobody else. */
export function writeFor({ uid, gid }, file, text) {
  writeFileSync(file, text, { mode: 0o600 })
  if (uid !== undefined) chownSync(file, uid, gid)
}
