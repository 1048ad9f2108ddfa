import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import axe from 'axe-core'
import { BEGINNER, LAST, NEWCOMER, owner, VISITOR, type State } from './states'
import { createInvoice, createSharedInvoice, register, signIn, signUp, takenOver } from './support'

const DEVICES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 780 },
}
type Device = keyof typeof DEVICES

// Some hundred runs: a recording of each would take longer than they do.
test.use({ trace: 'off' })

/** What axe reports of the page as it stands, best practices included. */
const violations = (page: Page, rules?: string[]) =>
  page.evaluate(async (runOnly) => {
    // What lies in a frame is a mail, not the product. Menus stand beside the landmarks, as dialogs do.
    const within = { exclude: ['[data-radix-popper-content-wrapper]'] }
    // A theme that has just been changed is still fading in.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    // What follows the scrolling has no end.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(timed.map(({ finished }) => finished))
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, {
      iframes: false,
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    })
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  }, rules)

/** Colours are what the dark theme changes, and nothing else. */
const COLOURS = ['color-contrast', 'link-in-text-block']

async function inspect(page: Page, { name, path, open }: State, device: Device) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(path)
  // An open dialog hides what lies beneath it from roles.
  await expect(page.locator('h1').first(), path).toBeVisible()
  if (path.includes('edit=')) await expect(page.getByRole('dialog'), path).toBeVisible()
  // Tabs get their stop for the keyboard from the script.
  if (open || path.startsWith('/settings')) await takenOver(page)
  await open?.(page)
  await page.evaluate(axe.source)
  const where = `${name} on ${device}`
  expect.soft(await violations(page), where).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${where} is too wide by`).toBeLessThanOrEqual(0)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await violations(page, COLOURS), `${where}, dark`).toEqual([])
}

/** A person, and what is looked at as that person. */
interface Visit {
  context: BrowserContext
  states: State[]
}

async function visit({ context, states }: Visit, device: Device) {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  // Leaving what was typed is asked about.
  page.on('dialog', (dialog) => void dialog.accept())
  for (const state of states)
    if (!state.only || state.only === device)
      await test.step(state.name, () => inspect(page, state, device), { timeout: 20_000 })
  // A page that is missing on purpose is no complaint.
  expect(complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([])
  await context.close()
}

async function visits(browser: Browser, device: Device): Promise<Visit[]> {
  const open = () => browser.newContext({ viewport: DEVICES[device], reducedMotion: 'reduce' })
  const [visitor, newcomer, beginner, first, second] = await Promise.all([1, 2, 3, 4, 5].map(open))
  await signIn(newcomer!, await register(newcomer!))
  await signUp(beginner!)
  await signUp(first!)
  const { clientId, invoiceId, publicToken } = await createSharedInvoice(first!)
  const draft = { clientId, invoiceNumber: 'INV-0002', invoiceType: 'RECURRING', recurringDate: '2126-12-01' }
  const draftId = await createInvoice(first!, draft)
  await second!.addCookies(await first!.cookies())
  const states = owner({ invoiceId, draftId, clientId })
  const half = Math.ceil(states.length / 2)
  return [
    { context: visitor!, states: [...VISITOR, screenOf(publicToken)] },
    { context: newcomer!, states: NEWCOMER },
    { context: beginner!, states: BEGINNER },
    { context: first!, states: states.slice(0, half) },
    { context: second!, states: [...states.slice(half), ...LAST] },
  ]
}

const screenOf = (token: string): State => ({ name: 'the public page', path: `/invoice/${token}` })

for (const device of Object.keys(DEVICES) as Device[])
  test(`every screen and every dialog is accessible and fits, in both themes: ${device}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const [visitor, newcomer, beginner, ...owners] = await visits(browser, device)
    const others = async () => {
      for (const one of [visitor!, newcomer!, beginner!]) await visit(one, device)
    }
    await Promise.all([others(), ...owners.map((one) => visit(one, device))])
  })
