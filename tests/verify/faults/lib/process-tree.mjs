// Lists child processes on Linux; empty on other systems.
import { readdirSync, readFileSync } from 'node:fs'

/** Returns the ids of a process's living children. */
export const listChildren = (pid) => parents().flatMap(([child, parent]) => (parent === pid ? [child] : []))

/** Returns the ids of its children and all their descendants. */
export function listDescendants(pid) {
  const all = parents()
  const found = [pid]
  // `found` grows while it is iterated.
  for (const one of found) for (const [child, parent] of all) if (parent === one) found.push(child)
  return found.slice(1)
}

function parents() {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.flatMap((id) => {
    const stat = readStat(id)
    if (!stat) return []
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? [] : [[Number(id), Number(parent)]]
  })
}

function readStat(id) {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return null
  }
}
