import { MIX, mixed } from '../lib/mixed.mjs'
import { openLoad } from '../lib/open-load.mjs'
import { figureRow, ratioRow } from '../lib/row.mjs'

export const title = 'More than it can do'
export const about = `Requests that begin whatever becomes of those before (open loop): ${MIX}. PostgreSQL and the load share the cores with the product.`

const RATES = [20, 40, 60, 80, 120]
const SECONDS = 8
/** What has to be borne on two cores: milliseconds. */
const GOAL = { processes: 2, rate: 80, p99: 250 }
/** What more than that may cost of the best rate at which it answers. */
const KEPT = 0.9

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { cookie, token } = await stage.app()
  const rows = []
  for (const processes of [1, 2]) {
    const app = await stage.startProduct({ WEB_CONCURRENCY: String(processes), HOST: '0.0.0.0' })
    try {
      const next = await mixed({ origin: app.origin, cookie, token })
      await openLoad(next, { rate: 20, seconds: 3 })
      const answered = []
      for (const rate of RATES) {
        const figures = await openLoad(next, { rate, seconds: SECONDS })
        rows.push(row(processes, rate, figures))
        answered.push(figures.perSecond)
      }
      rows.push(atPeak(processes, answered))
    } finally {
      await app.stop()
    }
  }
  return rows
}

const by = (processes) => (processes === 1 ? 'one process' : `${processes} processes`)

function row(processes, rate, { p50, p99, perSecond, refused, refusedP99, failed }) {
  const hasGoal = processes === GOAL.processes && rate === GOAL.rate
  const ms = (value) => `${Math.round(value)} ms`
  const others = Object.entries(failed).map(([status, count]) => `, ${count} times ${status}`)
  return figureRow({
    what: `${rate} a second, ${by(processes)}`,
    ours: `p50 ${ms(p50)}, p99 ${ms(p99)}, ${perSecond.toFixed(0)} a second`,
    against: refused
      ? `${refused} times 503, p99 ${ms(refusedP99)}${others.join('')}`
      : others.join('').slice(2),
    ...(hasGoal && { goal: `p99 at most ${ms(GOAL.p99)}`, isMet: p99 <= GOAL.p99 }),
  })
}

/** Answers a second when most is asked, against the best. */
const atPeak = (processes, answered) =>
  ratioRow({
    what: `Answered at ${RATES.at(-1)} a second against the best, ${by(processes)}`,
    ...{ ours: answered.at(-1), against: Math.max(...answered), unit: '/s', digits: 0, atLeast: KEPT },
  })
