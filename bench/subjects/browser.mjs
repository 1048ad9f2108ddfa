import { feltOf, openBrowser, openPage, SLOWER, untilPainted, workOfKeys } from '../lib/felt.mjs'
import { figureRow } from '../lib/row.mjs'
import { sampleBody } from '../lib/sample-invoice.mjs'
import { median, percentile } from '../lib/times.mjs'

const LINES = 200
const RUNS = 5
/** Milliseconds: what passes for at once (web.dev/inp), for a letter within a frame, and for a screen that changes. */
const GOALS = { act: 200, key: 16, change: 100 }

export const title = 'In the browser'
export const columns = ['What', 'Measured', '', '', 'Goal', 'Met']
export const about =
  `Chromium with a processor ${SLOWER} times slower and its own "Slow 4G", a window of 412 × 823 pixels, real presses and keys: the slowest of ` +
  'them from the press to the frame that shows it (Interaction to Next Paint), and what moved by itself while it loaded (Cumulative ' +
  `Layout Shift, all added up). Typing: what the main thread works for a key in a form of ${LINES} lines until the letter is painted, at full ` +
  'speed. Changes of the screen: from the press on a link of the sidebar to the first frame of the next screen or of its skeleton, on the slow line.'

const press = (name, role = 'button') => [
  `${role} "${name}"`,
  (page) => page.getByRole(role, { name }).first().click(),
]
const type = (name, text, role = 'textbox') => [
  `${text} into "${name}"`,
  async (page) => {
    await page.getByRole(role, { name }).first().click()
    await page.keyboard.type(text, { delay: 60 })
  },
]
const tick = (name) => [
  `checkbox "${name}"`,
  async (page) => {
    await page.getByRole('checkbox', { name }).last().focus()
    await page.keyboard.press('Space')
  },
]
const key = (keys) => [keys, (page) => page.keyboard.press(keys)]

/** What is done on each screen. */
const SCREENS = (token) => [
  ['Landing page', '/landing', [press('Write on this sheet')]],
  ['Public invoice', `/invoice/${token}`, [press('Copy amount')]],
  ['Dashboard', '/', [press('Search'), key('Escape'), press(/^Notifications/)]],
  [
    'Invoices, 50 rows',
    '/invoices',
    [press(/^Actions for/), key('Escape'), tick(/^Select/), type('Search invoices', 'bench', 'searchbox')],
  ],
  ['Clients', '/clients', [press('New Client'), key('Escape'), type('Search clients', 'oak', 'searchbox')]],
  ['Calendar', '/calendar', [press('Open menu'), key('Escape')]],
  ['Settings', '/settings', [press('Company', 'tab'), press('Invoices', 'tab')]],
  [
    'New invoice',
    '/invoices/create',
    [
      // What was billed before is offered over the fields beneath.
      ...[type(/^Description/, 'Design'), key('Escape'), type(/^Quantity/, '12')],
      ...[press('Add Item'), press('Download PDF')],
    ],
  ],
]

/** Screens in turn, by the links of the sidebar. */
const CHANGES = ['Invoices', 'Clients', 'Calendar', 'Dashboard']

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function measure(stage) {
  const { origin, cookie, token } = await stage.app()
  const browser = await openBrowser()
  const open = (options) => openPage(browser, origin, { cookie, ...options })
  try {
    const rows = []
    for (const screen of SCREENS(token)) rows.push(await rowOfScreen(open, screen))
    rows.push(await rowOfTyping(open))
    rows.push(...(await rowsOfChanges(open)))
    return rows
  } finally {
    await browser.close()
  }
}

async function rowOfScreen(open, [what, path, acts]) {
  const { page, end } = await open({ slower: SLOWER, slowLine: true })
  await page.goto(path, { waitUntil: 'networkidle' })
  const { shift } = await feltOf(page)
  for (const [, act] of acts) {
    await act(page)
    // What it brings comes over the slow line.
    await page.waitForTimeout(2000)
  }
  const { slowest } = await feltOf(page)
  await end()
  return figureRow({
    what: `${what}: ${acts.map(([name]) => name).join(', ')}`,
    ours: `${Math.round(slowest)} ms, moved ${shift.toFixed(3)}`,
    goal: `at most ${GOALS.act} ms, moved 0`,
    isMet: slowest <= GOALS.act && shift < 0.001,
  })
}

async function rowOfTyping(open) {
  const { page, end } = await open({ width: 1280, height: 900 })
  const [{ id: clientId }] = await (await page.request.get('/api/clients')).json()
  const data = sampleBody(clientId, 'BENCH-LONG', LINES)
  const { id } = await (await page.request.post('/api/invoices', { data })).json()
  await page.goto(`/invoices/edit/${id}`, { waitUntil: 'networkidle' })
  const last = page.getByRole('textbox', { name: /^Description/ }).last()
  await last.click()
  const work = await workOfKeys(page, 'Typed as a person types'.repeat(3))
  await end()
  return figureRow({
    what: `Typing into the last of ${LINES} lines, a key`,
    ours: `${median(work).toFixed(1)} ms, 95 % within ${percentile(work, 0.95).toFixed(1)} ms`,
    goal: `at most ${GOALS.key} ms`,
    isMet: percentile(work, 0.95) <= GOALS.key,
  })
}

/** Each screen from the one before: at full speed, and on the slow processor. */
async function rowsOfChanges(open) {
  const fast = await changes(open, 1)
  const slow = await changes(open, SLOWER)
  return CHANGES.map((heading, index) =>
    figureRow({
      what: `To ${heading}, painted`,
      ours: `${Math.round(fast[index])} ms; ${Math.round(slow[index])} ms on the slow processor`,
      goal: `at most ${GOALS.change} ms`,
      isMet: fast[index] <= GOALS.change,
    }),
  )
}

async function changes(open, slower) {
  const { page, end } = await open({ slower, slowLine: true, width: 1280, height: 900 })
  const times = CHANGES.map(() => [])
  await page.goto('/', { waitUntil: 'networkidle' })
  // The frame asks for the screens behind its links once nothing else goes on.
  await page.waitForTimeout(6000)
  for (let run = 0; run < RUNS; run++)
    for (const [index, heading] of CHANGES.entries()) {
      const link = page.getByRole('complementary').getByRole('link', { name: heading, exact: true }).last()
      times[index].push(await untilPainted(page, link, heading))
      await page.waitForTimeout(2000)
    }
  await end()
  return times.map(median)
}
