import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findOrInstallChromium } from '../../scripts/lib/chromium.mjs'
import { readJson, readText } from '../../scripts/lib/files.mjs'
import { run } from '../../scripts/lib/processes.mjs'
import { figureRow } from '../lib/row.mjs'
import { median } from '../lib/times.mjs'

// Fetched for the run and removed after it: the product does not depend on it.
const VERSION = '13.5.0'
const RUNS = 3

export const title = 'Lighthouse'
export const columns = ['Page', 'Scores', 'Median run', '', 'Goal', 'Met']
export const about =
  `Lighthouse ${VERSION} with its mobile settings (a slow phone and network) on the production build: performance, accessibility, ` +
  `best practices, SEO; the median of ${RUNS} runs by performance. "Simulated" loads the page at full speed and computes what a slow phone would ` +
  'have done: it has the largest paint wait for whatever had arrived before it at full speed, scripts included, which do not hold it up. "Applied" ' +
  'slows the browser down and looks. The public invoice is kept out of search engines on purpose, which SEO does not count here.'

/** Lighthouse's own names of how it slows down. */
const WAYS = [
  ['simulated', 'simulate'],
  ['applied', 'devtools'],
]
const GOALS = { performance: 98, seconds: 1.9 }

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { origin, token } = await stage.app()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'))
  try {
    const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }
    const fetching = [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--loglevel=error',
    ]
    const code = await run('npm', [...fetching, '--prefix', folder, `lighthouse@${VERSION}`], options)
    if (code !== 0) throw new Error('Lighthouse could not be fetched from the npm registry')
    const chromium = await findOrInstallChromium()
    const rows = []
    for (const [what, page] of [
      ['Landing page', '/landing'],
      ['Login', '/login'],
      ['Public invoice', `/invoice/${token}`],
    ]) {
      for (const [how, method] of WAYS) {
        const reports = []
        for (let count = 0; count < RUNS; count++)
          reports.push(await report(origin + page, { folder, chromium, method }))
        rows.push(rowOf(`${what}, ${how}`, reports))
      }
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One run. A browser that lost the start of the navigation says nothing about the page: again then. */
async function report(url, { folder, chromium, method }) {
  const file = path.join(folder, 'report.json')
  const args = [
    path.join(folder, 'node_modules/lighthouse/cli/index.js'),
    ...[url, '--quiet', '--output=json', `--output-path=${file}`, `--throttling-method=${method}`],
    '--chrome-flags=--headless=new --no-sandbox --disable-quic --disable-background-networking --disable-component-update --disable-sync',
  ]
  for (let attempt = 1; ; attempt++) {
    rmSync(file, { force: true })
    await run(process.execPath, args, { cwd: folder, stdio: 'ignore', env: { CHROME_PATH: chromium } })
    const result = readJson(file)
    const score = result?.categories.performance.score
    if (typeof score === 'number') return result
    const reason = result?.runtimeError?.message ?? readText(file) ?? 'no report'
    if (attempt === 4) throw new Error(`Lighthouse on ${url}: ${reason}`)
  }
}

function rowOf(what, reports) {
  const middle = median(reports.map(({ categories: { performance } }) => performance.score))
  const report = reports.find(({ categories: { performance } }) => performance.score === middle)
  const scores = categories.map((name) => Math.round(100 * scoreOf(report, name)))
  const [performance, ...others] = scores
  const largestPaint = report.audits['largest-contentful-paint'].numericValue / 1000
  const shift = report.audits['cumulative-layout-shift'].numericValue
  return figureRow({
    what,
    ours: scores.join(' / '),
    against:
      `LCP ${largestPaint.toFixed(1)} s, TBT ${Math.round(report.audits['total-blocking-time'].numericValue)} ms, ` +
      `CLS ${Number(shift.toFixed(3))}`,
    goal: `${GOALS.performance} / 100 / 100 / 100, LCP ${GOALS.seconds} s`,
    isMet:
      performance >= GOALS.performance &&
      others.every((score) => score === 100) &&
      largestPaint <= GOALS.seconds,
  })
}

/** A category's score, 0 to 1, without the audit that a page fails by not wanting to be found. */
function scoreOf({ categories, audits }, name) {
  if (name !== 'seo') return categories[name].score
  const counted = categories.seo.auditRefs.filter(
    ({ id }) => id !== 'is-crawlable' && audits[id].score !== null,
  )
  const sum = (value) => counted.reduce((total, ref) => total + value(ref), 0)
  return sum(({ id, weight }) => weight * audits[id].score) / sum(({ weight }) => weight)
}
