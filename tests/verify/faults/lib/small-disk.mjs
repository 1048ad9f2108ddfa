// A small disk that can be filled: a memory file system mounted for one program and its child processes only. The
// system unmounts it when the last of them ends, for whatever reason.
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Returns the reason why this system can't provide one; null if it can. */
export function findSmallDiskObstacle() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    return 'a small disk to fill needs Linux and root, to mount it'
  const tried = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt'])
  return tried.status === 0
    ? null
    : `a small disk to fill could not be mounted: ${tried.stderr ?? tried.error}`
}

/** Returns the command prefix that runs a command with a disk of `megabytes` at `folder`. */
export const onSmallDisk = (folder, megabytes) => [
  ...['unshare', '--mount', '--propagation', 'private', 'sh', '-c'],
  `mount -t tmpfs -o size=${megabytes}m,mode=755 none "$1" && shift && exec "$@"`,
  ...['sh', folder],
]

/** Returns the path at which this process finds a file that another one sees. */
export const toProcessPath = (pid, file) => `/proc/${pid}/root${path.resolve(file)}`

const PIECE = 1024 * 1024
const LEAST = 4096

/** Fills the disk of a file to the last page; call it again to fill space freed meanwhile. */
export function fillUp(file) {
  const descriptor = openSync(file, 'a')
  try {
    for (let size = PIECE; size >= LEAST; size /= 2) while (written(descriptor, Buffer.alloc(size)));
  } finally {
    closeSync(descriptor)
  }
}

function written(descriptor, bytes) {
  try {
    return writeSync(descriptor, bytes) === bytes.length
  } catch (error) {
    if (error.code === 'ENOSPC') return false
    throw error
  }
}

export const freeSpace = (file) => rmSync(file, { force: true })
