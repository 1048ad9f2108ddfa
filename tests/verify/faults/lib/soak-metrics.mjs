// Measures a process's resources and checks that they don't grow.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { withConnection } from '../../../../scripts/lib/with-connection.mjs'

/** Allowed growth per hour, as the slope through all measurements: megabytes of memory, and handles. */
const MEGABYTES_AN_HOUR = 15
const HANDLES_AN_HOUR = 2
/** A run too short for that may end with this many more handles than after warm-up. */
const HANDLES = 4
/** Database connections; the default of DATABASE_MAX_CONNECTIONS. */
const CONNECTIONS = 10
/** Seconds from which the slope is meaningful for memory, and for handles. */
const LONG = 3600
const SHORT = 600

export const LIMITS = `${MEGABYTES_AN_HOUR} MB and ${HANDLES_AN_HOUR} handles an hour, ${CONNECTIONS} connections`

/**
 * Returns megabytes of memory and open handles, apart from connections to the database and to us, which are counted
 * separately.
 */
export async function measureProcess(pid, { url, apps }) {
  const memory = Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
  const connections = await withConnection(url, async (client) => {
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    return rowCount
  })
  const sockets = socketsAt(new URL(url).port, apps[0].port)
  const handles = handlesOf(pid)
  const ours = handles.filter((handle) => sockets.ours.has(handle)).length
  const others = handles.filter((handle) => sockets.database.has(handle)).length
  return { memory: Math.round(memory), handles: handles.length - ours - others, connections, ours }
}

/** Returns the targets of a process's handles: files, or `socket:[inode]`. */
const handlesOf = (pid) =>
  readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${name}`)]
    } catch {
      return []
    }
  })

const ESTABLISHED = '01'
const CLOSING = '08'

/** Finds this machine's sockets that end at the database, and those that end at the application. */
function socketsAt(databasePort, appPort) {
  const found = { database: new Set(), ours: new Set() }
  for (const file of ['/proc/net/tcp', '/proc/net/tcp6'])
    for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
      const [, local, remote, state, , , , , , inode] = line.trim().split(/\s+/)
      const portOf = (address) => String(parseInt(address.split(':').at(-1), 16))
      if (portOf(remote) === databasePort) found.database.add(`socket:[${inode}]`)
      // The server's end of a connection; a listening socket doesn't count.
      if (portOf(local) === String(appPort) && [ESTABLISHED, CLOSING].includes(state))
        found.ours.add(`socket:[${inode}]`)
    }
  return found
}

/** Checks that measurements stay flat: `{ figures, violations }`. */
export function checkFlatness(measured, { seconds }) {
  if (measured.length < 2) return { figures: {}, violations: ['It ended before anything was measured twice'] }
  const [first, last] = [measured[0], measured.at(-1)]
  const trend = (name) => slope(measured.map((one) => [one.hours, one[name]]))
  const figures = {
    'memory, MB': `${first.memory} → ${last.memory}`,
    'handles warm → end': `${first.handles} → ${last.handles}`,
    'connections to the database, at most': Math.max(...measured.map(({ connections }) => connections)),
  }
  const violations = []
  if (figures['connections to the database, at most'] > CONNECTIONS)
    violations.push(`${figures['connections to the database, at most']} connections to the database`)
  if (seconds >= SHORT) figures['handles an hour'] = Math.round(trend('handles') * 100) / 100
  if (seconds >= SHORT && trend('handles') > HANDLES_AN_HOUR)
    violations.push(`${figures['handles an hour']} handles more an hour`)
  if (last.handles > first.handles + HANDLES)
    violations.push(`${first.handles} handles became ${last.handles}`)
  if (seconds >= LONG) figures['MB an hour'] = Math.round(trend('memory') * 100) / 100
  if (seconds >= LONG && trend('memory') > MEGABYTES_AN_HOUR)
    violations.push(`${figures['MB an hour']} MB more an hour`)
  return { figures, violations }
}

/** Returns the slope of the least-squares line through points. */
export function slope(points) {
  const mean = (index) => points.reduce((sum, point) => sum + point[index], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const over = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0)
  const under = points.reduce((sum, [px]) => sum + (px - x) ** 2, 0)
  return under === 0 ? 0 : over / under
}
