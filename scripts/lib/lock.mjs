import { linkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder, readJson, writeAtomically } from './files.mjs'
import { identity, isAlive } from './processes.mjs'

/**
 * Takes a lock file for as long as this process lives. A holder that was killed is no obstacle: its file names a
 * process that is gone, or whose id now belongs to another. Returns `{ release, update }`, or `{ holder }` when somebody living has it.
 */
export async function takeLock(file, about = {}) {
  const { pid } = process
  const mine = { pid, identity: identity(pid), since: new Date().toISOString(), ...about }
  makeFolder(path.dirname(file))
  if (!createWhole(file, JSON.stringify(mine))) {
    const holder = livingHolder(file)
    if (holder) return { holder }
    // Two starters may find the same dead holder: the one whose file stays is the one that has it.
    writeAtomically(file, JSON.stringify(mine))
    await sleep(150)
  }
  const winner = readJson(file)
  if (winner?.pid !== pid) return { holder: winner ?? { pid: 'unknown' } }
  const release = () => {
    if (readJson(file)?.pid === pid) rmSync(file, { force: true })
  }
  process.once('exit', release)
  const update = (more) => writeAtomically(file, JSON.stringify(Object.assign(mine, more)), 0o600)
  return { release, update }
}

/** Waits for a lock that is only ever held briefly (a build, a start of the database). */
export async function waitForLock(file, about) {
  for (;;) {
    const lock = await takeLock(file, about)
    if (!lock.holder) return lock
    await sleep(200)
  }
}

/** What the living holder of a lock wrote into it, or undefined. */
export function livingHolder(file) {
  const holder = readJson(file)
  if (!holder?.pid || !isAlive(holder.pid)) return undefined
  const now = identity(holder.pid)
  return !now || !holder.identity || now === holder.identity ? holder : undefined
}

/** Creates a file that is complete from its first instant; false when it is there already. */
function createWhole(file, text) {
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, text)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
