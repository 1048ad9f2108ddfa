import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findAxeViolations, COLOUR_RULES } from '../../../e2e/axe'
import {
  BEGINNER_STATES,
  LAST_STATES,
  NEWCOMER_STATES,
  VISITOR_STATES,
  type State,
} from '../lib/screen-states'
import { createOwnerStates, openState, visitStates } from '../lib/visit-states'
import { finishOnboarding, register, signIn } from '../../../e2e/helpers'
import { createTexts } from '../../../e2e/texts'

const DEVICES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 780 },
}

const t = createTexts('en')

/** Menus are outside the landmarks, like dialogs. */
const MENUS = ['[data-radix-popper-content-wrapper]']

async function inspect(page: Page, state: State) {
  const { name, only } = state
  const devices = only ? [only] : (['desktop', 'tablet', 'phone'] as const)
  await page.setViewportSize(DEVICES[devices[0]!])
  await page.emulateMedia({ colorScheme: 'light' })
  await openState(page, state, t)
  // Loads once and resizes for each device: loading takes longer than the check, and pages depend only on the window's
  // size.
  for (const device of devices) {
    await page.setViewportSize(DEVICES[device])
    const where = `${name} on ${device}`
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await findAxeViolations(page, { exclude: MENUS }), where).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, `${where} is too wide by`).toBeLessThanOrEqual(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect
      .soft(await findAxeViolations(page, { only: COLOUR_RULES, exclude: MENUS }), `${where}, dark`)
      .toEqual([])
  }
}

async function visit(browser: Browser, states: State[], who?: BrowserContext) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    storageState: await who?.storageState(),
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await visitStates(page, states, inspect)
  // Intended 4xx responses are no errors.
  expect(complaints.filter((text) => !/status of 4\d\d|failed: 4\d\d/.test(text))).toEqual([])
  await context.close()
}

test.describe('every page and dialog is accessible and fits, at three widths and in both themes', () => {
  test.describe.configure({ timeout: 600_000 })

  test('for visitors', async ({ browser, context }) => {
    const { publicToken } = await createOwnerStates(context)
    await visit(browser, [...VISITOR_STATES, { name: 'the public page', path: `/invoice/${publicToken}` }])
  })

  test('for newcomers', async ({ browser, context }) => {
    await signIn(context, await register(context))
    await visit(browser, NEWCOMER_STATES, context)
    await finishOnboarding(context)
    await visit(browser, BEGINNER_STATES, context)
  })

  // In parts, so that they run in parallel.
  for (const part of [0, 1, 2])
    test(`for owners, part ${part + 1} of 3`, async ({ browser, context }) => {
      const { states } = await createOwnerStates(context)
      const own = states.filter((_, index) => index % 3 === part)
      await visit(browser, part === 2 ? [...own, ...LAST_STATES] : own, context)
    })
})
