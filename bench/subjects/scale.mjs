import os from 'node:os'
import pg from 'pg'
import { CONNECTIONS, startInstances, withCpu } from '../lib/instances.mjs'
import { KINDS, kindsOf, MIX, mixed } from '../lib/mixed.mjs'
import { openLoad } from '../lib/open-load.mjs'
import { figureRow, ratioRow } from '../lib/row.mjs'
import { jobs, limits, sessions, uploads } from '../lib/shared.mjs'

export const title = 'More instances'
export const about =
  `One, two and four instances of one process behind nginx, on one PostgreSQL by way of PgBouncer in transaction mode, with open loop: ${MIX}. All of ` +
  `them, the database and the load share the ${os.cpus().length} cores of this machine, so that what is answered grows only as far as those go; what tells ` +
  'of machines of their own is that a request takes no more processor time for the other instances. 100 % is one core.'

const COUNTS = [1, 2, 4]
/** Requests a second: what one instance can bear, and more than the machine can. */
const RATES = { easy: 30, most: 150 }
const SECONDS = 10
/** What more instances may add to the processor time of a request. */
const MOST = 1.25

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const business = { ...(await stage.app()), ...(await stage.business()) }
  const rows = []
  const costs = []
  for (const count of COUNTS) {
    const running = await startInstances(stage, count)
    if (!running) return [skipped]
    try {
      if (count === 1) rows.push(...(await kindRows(stage, running, business)))
      const { easy, most } = await measureLoad(stage, running, business)
      rows.push(loadRow(count, easy, RATES.easy), loadRow(count, most, RATES.most), coresRow(count, most))
      costs.push(costOf(count, easy))
      if (count > 1) rows.push(costRow(count, costs.at(-1), costs[0]))
      if (count === COUNTS.at(-1)) rows.push(...(await shared(running, business)))
    } finally {
      await running.stop()
    }
  }
  return rows
}

const skipped = figureRow({
  what: 'Left out',
  ours: 'nginx or PgBouncer is missing. On Debian: sudo apt-get install -y nginx pgbouncer',
})

/** The requests that all are answered tell what one costs; those beyond, how many can be answered. */
async function measureLoad(stage, running, { cookie, token }) {
  const { origin, instances } = running
  const next = await mixed({ origin, cookie, token })
  // As many for each of them: the first requests cost a process several times as much.
  await openLoad(next, { rate: 40, seconds: 6 * instances.length })
  const easy = await withCpu(stage, running, () => openLoad(next, { rate: RATES.easy, seconds: SECONDS }))
  const most = await withCpu(stage, running, () => openLoad(next, { rate: RATES.most, seconds: SECONDS }))
  return { easy, most }
}

/** What one request of each kind costs, with one instance. */
async function kindRows(stage, running, { cookie, token }) {
  const whose = { origin: running.origin, cookie, token }
  await openLoad((await kindsOf(whose)).F, { rate: 10, seconds: 5 })
  const rows = []
  for (const [kind, what] of Object.entries(KINDS)) {
    // Anew each time, because the PDFs come last, of invoices that were not drawn yet: as many as are asked for.
    const next = (await kindsOf(whose))[kind]
    if (kind !== 'F') await openLoad(next, { rate: 30, seconds: 4 })
    const rate = kind === 'F' ? 10 : 30
    const figures = await withCpu(stage, running, () => openLoad(next, { rate, seconds: 5 }))
    const each = figures.cpu.map((ms) => `${(ms / figures.perSecond / figures.seconds).toFixed(1)} ms`)
    rows.push(
      figureRow({
        what: `Processor time: ${what}`,
        ours: each[0],
        against: `PostgreSQL ${each[1]}, PgBouncer ${each[2]}, nginx ${each[3]}`,
      }),
    )
  }
  return rows
}

/** Which processes took how much of a core, in the order of `used`. */
function coresRow(count, { cpu, seconds }) {
  const shares = cpu.map((ms) => `${Math.round(ms / seconds / 10)} %`)
  const [database, pooler, nginx] = shares.slice(count)
  return figureRow({
    what: `Cores in use at ${RATES.most} a second, ${by(count)}`,
    ours: shares.slice(0, count).join(' + '),
    against: `PostgreSQL ${database}, PgBouncer ${pooler}, nginx ${nginx}`,
  })
}

/** Milliseconds of processor time for each request that was answered, of all instances together. */
const costOf = (count, { cpu, seconds, perSecond }) =>
  cpu.slice(0, count).reduce((sum, ms) => sum + ms, 0) / (perSecond * seconds)

const by = (count) => (count === 1 ? 'one instance' : `${count} instances`)

function loadRow(count, { p50, p99, perSecond, refused, failed }, rate) {
  const others = Object.entries(failed).map(([status, times]) => `${times} times ${status}`)
  if (others.length > 0) throw new Error(`${by(count)} at ${rate} a second: ${others.join(', ')}`)
  return figureRow({
    what: `${rate} a second, ${by(count)}`,
    ours: `${perSecond.toFixed(0)} a second, p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms`,
    against: refused ? `${refused} times 503` : '',
  })
}

const costRow = (count, ours, against) =>
  ratioRow({
    what: `Processor time of a request, ${by(count)} against one`,
    ...{ ours, against, unit: 'ms', atMost: MOST },
  })

/** What holds exactly, whatever the machine. */
async function shared({ instances }, business) {
  const checks = [
    await sessions(instances),
    await limits(instances),
    await uploads(instances, business.cookie),
    await jobs(instances, business),
  ]
  const rows = checks.map(({ what, found, isRight }) =>
    figureRow({ what, ours: found, goal: 'exactly', isMet: isRight }),
  )
  return [...rows, await connections(business)]
}

async function connections({ databaseUrl }) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND client_port IS NOT NULL AND pid <> pg_backend_pid()`,
  )
  await client.end()
  return figureRow({
    what: `Connections to PostgreSQL, ${by(COUNTS.at(-1))}`,
    ours: String(rows[0].count),
    goal: `at most ${CONNECTIONS}`,
    isMet: rows[0].count <= CONNECTIONS,
  })
}
