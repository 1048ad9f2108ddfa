// All of PostgreSQL's processes stopped in the middle of a load, as a machine out of breath leaves them: there, and silent.
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

/** Milliseconds within which everything answers while the database is silent (lib/platform/db/client.ts), … */
const LIMIT = 5000
/** … and what a machine with two busy cores may add to that. */
const MARGIN = 1500

/** Changes right after it goes on. */
const AFTER = 20
/** Milliseconds after which no transaction may be open: less than the pool keeps a connection that nobody uses. */
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

/** Stops a server and all that it started; the first one first, so that nothing new begins. Answers how to let them go on. */
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
  // The time is measured in the long run only: in the short one it counts that the answer came while the database was frozen.
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
      // At once, on whatever connections are left: what they were at when it froze must not become a part of this.
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

/** Whether the database is done with all that the application asked of it, and holds no transaction open for it. */
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
