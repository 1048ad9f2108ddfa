// Stops all PostgreSQL processes under load, as an overloaded machine would: present, but not responding.
import { withConnection } from '../../../../scripts/lib/with-connection.mjs'
import { signalTo } from '../../../../scripts/lib/processes.mjs'
import { startAppInstances } from './app-instances.mjs'
import { waitUntil } from './calls.mjs'
import { openLedger } from './ledger.mjs'
import { listChildren } from './process-tree.mjs'
import { isFull } from '../../support/run-part.mjs'
import { createRandom, randomInteger } from '../../support/random.mjs'
import { compareWithLedger } from './consistency.mjs'
import { resendUnacknowledged, startWriters } from './load-writers.mjs'

/** Milliseconds in which every request is answered while the database is frozen (lib/platform/db/client.ts). */
const LIMIT = 5000
/** Milliseconds that a busy two-core machine may add. */
const MARGIN = 1500

/** Changes right after it resumes. */
const AFTER = 20
/** Milliseconds after which no transaction may be open; less than the pool's idle timeout. */
const IDLE_WITHIN = 15_000

const TOKEN = 'Z'.repeat(43)
const PAGES = ['/', '/invoices', '/clients', '/settings', '/calendar', '/invoices/1', `/invoice/${TOKEN}`]
const READS = [
  '/api/clients',
  '/api/invoices',
  '/api/dashboard/stats',
  '/api/invoices/1/pdf',
  '/api/health/ready',
]
const ALL = [...PAGES, ...READS, `/api/public/invoice/${TOKEN}`]

/**
 * Stops a server and all its child processes, the parent first, so that no new ones start. Returns a function that
 * resumes them.
 */
function freeze(databasePid) {
  signalTo(databasePid, 'SIGSTOP')
  const all = [databasePid, ...listChildren(databasePid)]
  for (const pid of all) signalTo(pid, 'SIGSTOP')
  return () => all.reverse().forEach((pid) => signalTo(pid, 'SIGCONT'))
}

async function run({ size, seed, signal, say }) {
  const stage = await startAppInstances({ signal })
  const { call } = stage.apps[0]
  const random = createRandom(seed)
  const ledger = openLedger(random)
  const { violations } = ledger
  // Only the long run measures the time; the short one checks that the response came while the database was frozen.
  const limit = isFull ? LIMIT + MARGIN : Infinity
  const counted = { freezes: 0, answered: 0, slowest: 0, slowestBack: 0, resent: 0 }
  let thaw = () => {}
  try {
    for (; counted.freezes < size && !signal?.aborted && violations.length < 20; counted.freezes++) {
      const writers = startWriters(ledger, call)
      await writers.made(randomInteger(random, 10, 20))
      thaw = freeze(stage.databasePid)
      const answers = await Promise.all(ALL.map((path) => call('GET', path)))
      await writers.stop()
      thaw()
      if (ledger.slowest > limit)
        violations.push(`a change was answered after ${Math.round(ledger.slowest)} ms`)
      const thawed = performance.now()
      answers.forEach((answer, index) => violations.push(...faults(ALL[index], answer, limit)))
      counted.answered += answers.length
      counted.slowest = Math.max(counted.slowest, ...answers.map(({ ms }) => ms))
      const isBack = async () => (await call('GET', '/invoices')).status === 200
      await waitUntil('it to be back', isBack, { signal })
      counted.slowestBack = Math.max(counted.slowestBack, performance.now() - thawed)
      // At once, on the remaining connections: whatever those were doing when it froze must not leak into these
      // changes.
      const later = startWriters(ledger, call)
      await later.made(AFTER).finally(later.stop)
      await waitUntil('transactions to be over', () => isIdle(stage), { ms: IDLE_WITHIN, signal })
      counted.resent += await resendUnacknowledged(ledger, call, { url: stage.url, signal })
      violations.push(...(await compareWithLedger(stage.url, stage.owner.id, ledger)))
      say(`${counted.freezes + 1} freezes`)
    }
  } finally {
    thaw()
    await stage.stop()
  }
  const figures = {
    freezes: counted.freezes,
    'answered while frozen': counted.answered,
    'slowest answer, ms': Math.round(counted.slowest),
    'slowest change, ms': Math.round(ledger.slowest),
    'back after, ms': `at most ${Math.round(counted.slowestBack)}`,
    acknowledged: ledger.acknowledged.length,
    'sent again': counted.resent,
  }
  return { figures, violations }
}

function faults(path, { status, headers, text, ms }, limit) {
  const found = []
  if (status !== 503) found.push(`${path} answered ${status} from a frozen database: ${text.slice(0, 200)}`)
  if (ms > limit) found.push(`${path} answered after ${Math.round(ms)} ms`)
  if (status === 503 && headers['retry-after'] !== '5') found.push(`${path} does not say when to come back`)
  return found
}

/** True if the database is idle and holds no open transaction of the application. */
const isIdle = ({ adminUrl }) =>
  withConnection(adminUrl, async (client) => {
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
    )
    return rowCount === 0
  })

export const part = {
  name: 'freeze',
  title: 'A frozen database is said within five seconds, and is over when it goes on',
  sizes: { full: 20, short: 2, unit: 'freezes' },
  run,
}
