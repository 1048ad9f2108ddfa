// A mixed load at a steady rate. Leaked memory shows within hours, unclosed handles within seconds.
import { setTimeout as sleep } from 'node:timers/promises'
import { startAppInstances } from './app-instances.mjs'
import { waitUntil } from './calls.mjs'
import { measureProcess, checkFlatness, LIMITS } from './soak-metrics.mjs'
import { pick, createRandom } from '../../support/random.mjs'

/** Requests per second: the load one core serves without queueing, PDFs included. */
const RATE = 20
/** Cycle of requests; one in ten renders a PDF, and one creates an invoice. */
const MIX = ['list', 'list', 'list', 'list', 'invoice', 'invoice', 'page', 'page', 'pdf', 'create']
/** Maximum concurrent requests: on a busy machine the rate drops instead of a queue growing. */
const UNDER_WAY = 8
/** Share of the requests that warm up, and number of measurements after that. */
const WARM = 0.25
const MEASUREMENTS = 12

async function run({ size, seed, signal, say }) {
  const stage = await startAppInstances({ signal })
  try {
    const things = await prepare(stage.apps[0])
    return await load(stage, things, { size, random: createRandom(seed), signal, say })
  } finally {
    await stage.stop()
  }
}

/**
 * Creates a client and a sent invoice of ten lines with a public link. Sends each kind of request once, to load all
 * code.
 */
async function prepare({ call }) {
  const made = async (method, path, body) => {
    const { status, data, text } = await call(method, path, { body })
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`)
    return data
  }
  const client = await made('POST', '/api/clients', { name: 'Steady customer' })
  const lines = Array.from({ length: 10 }, (_, i) => ({
    description: `Part ${i}`,
    quantity: 2,
    unitPrice: 85,
  }))
  const body = {
    clientId: client.id,
    currency: 'USD',
    issueDate: '2026-01-05',
    dueDate: '2026-01-19',
    invoiceNumber: 'INV-0001',
    autoNumber: true,
    lineItems: lines,
  }
  const { id } = await made('POST', '/api/invoices', body)
  await made('PATCH', `/api/invoices/${id}/status`, { status: 'SENT' })
  const { publicToken } = await made('POST', `/api/invoices/${id}/public-url`)
  const things = {
    list: ['GET', '/invoices'],
    invoice: ['GET', `/invoices/${id}`],
    page: ['GET', `/invoice/${publicToken}`],
    pdf: ['GET', `/api/invoices/${id}/pdf`],
    create: ['POST', '/api/invoices', { body }],
  }
  for (const thing of Object.values(things)) await call(...thing)
  return things
}

async function load(stage, things, { size, random, signal, say }) {
  const [{ call, close, pid }] = stage.apps
  const violations = []
  const measured = []
  const counts = Object.fromEntries(Object.keys(things).map((kind) => [kind, 0]))
  const begun = performance.now()
  const warm = Math.ceil(size * WARM)
  const step = Math.max(1, Math.floor((size - warm) / (MEASUREMENTS - 1)))
  const underWay = new Set()
  const ask = async (kind) => {
    const { status, text } = await call(...things[kind])
    counts[kind]++
    if (status !== (kind === 'create' ? 201 : 200))
      violations.push(`${kind}: ${status} ${text.slice(0, 200)}`)
  }
  const settled = () => Promise.all(underWay)
  for (let index = 0; index <= size && !signal?.aborted && violations.length < 20; index++) {
    if (index >= warm && (index - warm) % step === 0) {
      // Between two requests and without connections to us, so that remaining handles are the server's own.
      await settled()
      close()
      await waitUntil('our connections to be closed', () =>
        measureProcess(pid, stage).then(({ ours }) => ours === 0),
      )
      measured.push({ hours: (performance.now() - begun) / 3_600_000, ...(await measureProcess(pid, stage)) })
      say(`${index} requests, ${JSON.stringify(measured.at(-1))}`)
    }
    if (index === size) break
    const early = begun + (index * 1000) / RATE - performance.now()
    if (early > 0) await sleep(early, undefined, { signal })
    while (underWay.size >= UNDER_WAY) await Promise.race(underWay)
    const one = ask(pick(random, MIX)).catch((error) => violations.push(`no answer: ${error.message}`))
    underWay.add(one)
    void one.finally(() => underWay.delete(one))
  }
  await settled()
  const seconds = (performance.now() - begun) / 1000
  const { figures, violations: found } = checkFlatness(measured, { seconds })
  const requests = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const about = { requests, ...counts, minutes: Math.round(seconds / 6) / 10, limits: LIMITS }
  return { figures: { ...about, ...figures }, violations: [...violations, ...found] }
}

export const part = {
  name: 'steady',
  title: 'Two hours of a steady load leave memory, handles and connections as they were',
  // 120 minutes at 20 per second.
  sizes: { full: 144_000, short: 1200, unit: 'requests' },
  run,
}
