import { load } from '../lib/load.mjs'
import { cpuMs } from '../lib/process-figures.mjs'
import { ratioRow, figureRow } from '../lib/row.mjs'
import { median } from '../lib/times.mjs'

export const title = 'Server time per request'
export const about =
  "Processor time of the server's process, uncompressed answers, four clients at a time. The bare pages show the same invoice " +
  'by a Prisma `include`, and the same fifty rows by `findMany`; they ask for no session and have no design.'

const ROUNDS = 7
const REQUESTS = 100

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { origin, pid, cookie, businessId, token, hash } = await stage.app()
  const bare = await stage.bare()
  const ours = (path, headers) => ({ pid, url: origin + path, headers })
  const floor = (path) => ({ pid: bare.pid, url: bare.origin + path })
  const invoice = [ours(`/invoice/${token}`), floor(`/invoice?hash=${hash}`)]
  const list = [ours('/invoices', { cookie }), floor(`/list?business=${businessId}`)]
  const others = [ours('/', { cookie }), ours('/landing'), ours('/login')]

  const rows = [
    { what: 'Public invoice, 10 lines', ...(await compare(invoice)), atMost: 1.35 },
    { what: 'Invoice list, 50 rows, signed in', ...(await compare(list)), atMost: 1.5 },
  ].map((row) => ratioRow({ ...row, unit: 'ms', digits: 2 }))
  const names = ['Dashboard', 'Landing page', 'Login']
  const figures = await inRounds(others)
  return [
    ...rows,
    ...names.map((what, index) => figureRow({ what, ours: `${median(figures[index]).toFixed(2)} ms` })),
  ]
}

/** Medians of both sides, and the median of the rounds' own ratios. */
async function compare(sides) {
  const [ours, against] = await inRounds(sides)
  const ratio = median(ours.map((figure, round) => figure / against[round]))
  return { ours: median(ours), against: median(against), ratio }
}

/** Milliseconds a request of every round, for each side; the first round warms up. */
async function inRounds(sides) {
  const figures = sides.map(() => [])
  for (let round = -1; round < ROUNDS; round++)
    for (const [index, { pid, url, headers }] of sides.entries()) {
      const before = cpuMs(pid)
      await load(url, { requests: round < 0 ? 2 * REQUESTS : REQUESTS, headers })
      if (round >= 0) figures[index].push((cpuMs(pid) - before) / REQUESTS)
    }
  return figures
}
