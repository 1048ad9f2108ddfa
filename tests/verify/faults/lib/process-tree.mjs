// Which processes another one started, by what Linux says of each. Elsewhere nobody has any.
import { readdirSync, readFileSync } from 'node:fs'

/** The ids of the processes that a process started and that live. */
export const listChildren = (pid) => parents().flatMap(([child, parent]) => (parent === pid ? [child] : []))

/** Those, and what they started in turn. */
export function listDescendants(pid) {
  const all = parents()
  const found = [pid]
  // It grows while it is gone through.
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
    // It ended meanwhile.
    return null
  }
}
