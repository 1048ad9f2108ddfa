import { linkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder, readJson, writeAtomically } from './files.mjs'
import { identity, isAlive } from './processes.mjs'

/**
 * Takes a lock file for the lifetime of this process. A lock whose holder was killed is taken over: its pid is gone or
 * belongs to another process. Returns `{ release, update }`, or `{ holder }` if a living process has it.
 */
export async function takeLock(file, about = {}) {
  const { pid } = process
  const mine = { pid, identity: identity(pid), since: new Date().toISOString(), ...about }
  makeFolder(path.dirname(file))
  if (!createWhole(file, JSON.stringify(mine))) {
    const holder = livingHolder(file)
    if (holder) return { holder }
    // Two processes may find the same dead holder: the one whose file remains has the lock.
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

/** Waits for a lock that is only held briefly (during a build or a database start). */
export async function waitForLock(file, about) {
  for (;;) {
    const lock = await takeLock(file, about)
    if (!lock.holder) return lock
    await sleep(200)
  }
}

/** Returns the lock data of a living holder, or undefined. */
export function livingHolder(file) {
  const holder = readJson(file)
  if (!holder?.pid || !isAlive(holder.pid)) return undefined
  const now = identity(holder.pid)
  return !now || !holder.identity || now === holder.identity ? holder : undefined
}

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
