// A disk of some megabytes that can be filled: memory, mounted for one program and what it starts, and for nobody else. When the last of
// them ends, however that comes about, the system takes the mount away by itself.
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Why there can be none here, in words; null where there can. */
export function findSmallDiskObstacle() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    return 'a small disk to fill needs Linux and root, to mount it'
  const tried = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt'])
  return tried.status === 0
    ? null
    : `a small disk to fill could not be mounted: ${tried.stderr ?? tried.error}`
}

/** The words before a command that runs with `megabytes` at `folder`. */
export const onSmallDisk = (folder, megabytes) => [
  ...['unshare', '--mount', '--propagation', 'private', 'sh', '-c'],
  `mount -t tmpfs -o size=${megabytes}m,mode=755 none "$1" && shift && exec "$@"`,
  ...['sh', folder],
]

/** Where this process finds a file that another one sees. */
export const toProcessPath = (pid, file) => `/proc/${pid}/root${path.resolve(file)}`

const PIECE = 1024 * 1024
const LEAST = 4096

/** Fills up the disk that a file lies on, to the last page; what is freed meanwhile is filled with the next call. */
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
