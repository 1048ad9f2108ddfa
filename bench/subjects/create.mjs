import { createFigureRow, median, percentile, measureTime } from '../lib/measure.mjs'
import { createSampleBody } from '../lib/sample-invoice.mjs'

export const title = 'Creation: POST /api/invoices with ten lines, one after the other and sixteen at once'

const ALONE = 200
const CLIENTS = 16
const EACH = 20
/** Goal in milliseconds. */
const AT_MOST = 60

/** @param {import('../lib/app-under-test.mjs').AppUnderTest} setup */
export async function measure(setup) {
  const { origin, cookie } = await setup.app()
  const headers = { cookie, 'Content-Type': 'application/json' }
  const [{ id: clientId }] = await (await fetch(`${origin}/api/clients`, { headers })).json()
  // The proposed number, as the form sends it: the next free one is used.
  const body = JSON.stringify({ ...createSampleBody(clientId, 'INV-0001', 10), autoNumber: true })
  const numbers = []
  const errors = []
  const create = async () => {
    const answer = await fetch(`${origin}/api/invoices`, { method: 'POST', headers, body })
    if (answer.ok) numbers.push((await answer.json()).invoiceNumber)
    else errors.push(await answer.text())
  }
  const times = []
  for (let count = -20; count < ALONE; count++) {
    const taken = await measureTime(create)
    if (count >= 0) times.push(taken)
  }
  const client = async () => {
    for (let count = 0; count < EACH; count++) await create()
  }
  const seconds = (await measureTime(() => Promise.all(Array.from({ length: CLIENTS }, client)))) / 1000
  const p95 = percentile(times, 0.95)
  const twice = numbers.length - new Set(numbers).size
  return [
    createFigureRow({
      what: 'Alone, p50 and p95',
      ours: `${median(times).toFixed(1)} ms, ${p95.toFixed(1)} ms`,
      goal: `p95 at most ${AT_MOST} ms`,
      isMet: p95 <= AT_MOST,
    }),
    createFigureRow({
      what: 'Sixteen at once',
      ours: `${((CLIENTS * EACH) / seconds).toFixed(0)} a second`,
    }),
    createFigureRow({
      what: 'Errors, and numbers given twice',
      ours: `${errors.length} and ${twice} of ${numbers.length}`,
      goal: 'none',
      isMet: errors.length + twice === 0,
    }),
  ]
}
