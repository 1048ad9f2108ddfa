import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { createTexts, type Texts } from '../../../e2e/texts'
import { finishOnboarding, register, signIn } from '../../../e2e/helpers'
import {
  BEGINNER_STATES,
  LAST_STATES,
  NEWCOMER_STATES,
  VISITOR_STATES,
  type State,
} from '../lib/screen-states'
import { createOwnerStates, openState, visitStates } from '../lib/visit-states'
import { findEnglishText } from './find-english-text'

// The pseudo-language takes the place of German, so screens are in English only where a text isn't a message.
let server: ChildProcess
let origin: string
let t: Texts

test.describe.configure({ mode: 'default', timeout: 900_000 })
test.use({ actionTimeout: 20_000 })

test.beforeAll(async () => {
  // It builds the copy first.
  test.setTimeout(600_000)
  server = fork(path.join(__dirname, 'pseudo-server.mjs'), [JSON.stringify({ name: 'pseudo-language' })], {
    // Without Playwright's loader, which is meant for its tests.
    env: { ...process.env, NODE_OPTIONS: '' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [started] = (await Promise.race([once(server, 'message'), once(server, 'exit')])) as [unknown]
  if (typeof started !== 'object') throw new Error('The application did not start')
  ;({ origin } = started as { origin: string })
  t = createTexts('de', path.resolve('build/pseudo-language'))
})

test.afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill()
  await ended
})

const newContext = (browser: Browser) => browser.newContext({ baseURL: origin, locale: 'de-DE' })

/** Screens that are in no list of states. */
const MORE_SCREENS: State[] = [
  ...['/invoices/numbers', '/businesses', '/settings?tab=members', '/invoices/create?kind=quote'],
  '/invoices/create?type=recurring',
  ...['quote', 'credit_note', 'proforma'].map((kind) => `/invoices?kind=${kind}`),
].map((path) => ({ name: path, path }))

async function inspect(page: Page, state: State) {
  await page.setViewportSize({ width: state.only === 'phone' ? 390 : 1440, height: 900 })
  await openState(page, state, t)
  expect.soft(await findEnglishText(page), state.name).toEqual([])
}

async function visit(context: BrowserContext, states: State[]) {
  const page = await context.newPage()
  await visitStates(page, states, inspect)
  await page.close()
}

test('no English text is left on the screens of visitors', async ({ browser }) => {
  await visit(await newContext(browser), VISITOR_STATES)
})

test('no English text is left on the screens of new users', async ({ browser }) => {
  const context = await newContext(browser)
  await signIn(context, await register(context))
  await visit(context, NEWCOMER_STATES)
  await finishOnboarding(context)
  await visit(context, BEGINNER_STATES)
})

test('no English text is left on the screens of owners', async ({ browser }) => {
  const context = await newContext(browser)
  const { states } = await createOwnerStates(context)
  await visit(context, [...states, ...MORE_SCREENS, ...LAST_STATES])
})
