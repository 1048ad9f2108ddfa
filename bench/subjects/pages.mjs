import { readFileSync } from 'node:fs'
import { load } from '../lib/http-load.mjs'
import { median, createRatioRow, createFigureRow } from '../lib/measure.mjs'

export const title = 'Pages: processor time of the server for a request, against bare Next.js pages'

const ROUNDS = 7
const REQUESTS = 100

/**
 * Four clients at a time, uncompressed responses. The baseline reads the same invoice with a Prisma `include` and the
 * same fifty rows with `findMany`, without sessions or design.
 * @param {import('../lib/app-under-test.mjs').AppUnderTest} setup
 */
export async function measure(setup) {
  const { origin, pid, cookie, businessId, token, hash } = await setup.app()
  const bare = await setup.bare()
  const ours = (path, headers) => ({ pid, url: origin + path, headers })
  const floor = (path) => ({ pid: bare.pid, url: bare.origin + path })
  const invoice = [ours(`/invoice/${token}`), floor(`/invoice?hash=${hash}`)]
  const list = [ours('/invoices', { cookie }), floor(`/list?business=${businessId}`)]
  const rows = [
    { what: 'Public invoice, 10 lines', ...(await compare(invoice)), atMost: 2 },
    { what: 'Invoice list, 50 rows, signed in', ...(await compare(list)), atMost: 2.5 },
  ].map((row) => createRatioRow({ ...row, unit: 'ms', digits: 2 }))
  const others = await inRounds([ours('/', { cookie }), ours('/landing'), ours('/login')])
  for (const [index, what] of ['Dashboard', 'Landing page', 'Login'].entries())
    rows.push(createFigureRow({ what, ours: `${median(others[index]).toFixed(2)} ms` }))
  return rows
}

/** Returns the medians of both sides, and the median of the ratios by round. */
async function compare(sides) {
  const [ours, against] = await inRounds(sides)
  const ratio = median(ours.map((figure, round) => figure / against[round]))
  return { ours: median(ours), against: median(against), ratio }
}

/** Returns the milliseconds per request by round, for each side; the first round warms up. */
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

/** Returns the CPU time of a process, including its threads, in milliseconds. Linux only. */
function cpuMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // utime and stime, in ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10
}
