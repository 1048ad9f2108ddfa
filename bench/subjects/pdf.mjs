import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { drawWithPdfkit } from '../lib/pdfkit-invoice.mjs'
import { createFigureRow, timeInterleaved, median, createRatioRow } from '../lib/measure.mjs'
import { createSampleInvoice } from '../lib/sample-invoice.mjs'

export const title = 'PDF: warm, against pdfkit by hand with the same fonts and the same content'

const SIZES = [
  { lines: 10, rounds: 40, atMost: 1.3 },
  { lines: 500, rounds: 12, atMost: 1.2 },
]

/** @param {import('../lib/app-under-test.mjs').AppUnderTest} setup */
export async function measure(setup) {
  const { createDocumentView, renderInvoicePdf } = await setup.product()
  // A new number each time, to bypass the cache.
  let count = 0
  const viewOf = (lines) =>
    createDocumentView(createSampleInvoice(lines, `B-${++count}`), { today: '2026-01-05' })
  const render = async (view) =>
    (await renderInvoicePdf(view, '2026-01-05', { use: 'business', id: 1 })).bytes()

  await render(viewOf(500))
  const idle = await longestStall(() => sleep(150))
  const stall = await longestStall(() => render(viewOf(500)))

  const rows = []
  let ten = 0
  for (const { lines, rounds, atMost } of SIZES) {
    let view
    const works = [() => render((view = viewOf(lines))), () => drawWithPdfkit(view)]
    const [ours, against] = (await timeInterleaved(works, rounds, 5)).map(median)
    if (lines === 10) ten = ours
    rows.push(createRatioRow({ what: `PDF of ${lines} lines`, ours, against, unit: 'ms', atMost }))
  }
  const same = viewOf(10)
  const [again] = (await timeInterleaved([() => render(same)], 200)).map(median)
  return [
    ...rows,
    createRatioRow({
      what: 'The same PDF again, against rendering it',
      ours: again,
      against: ten,
      unit: 'ms',
      digits: 2,
      atMost: 0.05,
    }),
    createFigureRow({
      what: 'Longest stall of the server while 500 lines render',
      ours: `${stall.toFixed(1)} ms`,
      against: `${idle.toFixed(1)} ms while idle`,
      goal: 'at most 25 ms',
      isMet: stall <= 25,
    }),
  ]
}

/** Returns the longest time this thread was blocked while `work` ran five times, in milliseconds. */
async function longestStall(work) {
  await sleep(200)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let round = 0; round < 5; round++) await work()
  delay.disable()
  return delay.max / 1e6
}
