import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { createSharedInvoice, signUp } from '../../../e2e/support'

const SCREENS = ['Invoices', 'Clients', 'Calendar', 'Settings', 'Dashboard']

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

/** The screens that were fetched ahead in a page, as they come. The router asks twice for each: for its route, then for its skeleton. */
function fetchedAhead(page: Page): string[] {
  const fetched: string[] = []
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url())
    if (searchParams.has('_rsc')) fetched.push(pathname)
  })
  return fetched
}

/** Opens the dashboard, and lets it fetch ahead. */
async function openDashboard(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  const fetched = fetchedAhead(page)
  await page.goto('/')
  for (const path of ['/invoices', '/clients', '/calendar', '/settings'])
    await expect.poll(() => fetched.filter((one) => one === path), path).toHaveLength(2)
  await page.waitForLoadState('networkidle')
  return page
}

/** While the server is held, nothing that is asked of it is answered: whatever shows then did not wait for it. */
async function holdable(page: Page) {
  let letGo = () => {}
  let held = Promise.resolve()
  await page.route('**/*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return {
    hold: () => void (held = new Promise((done) => (letGo = done))),
    release: () => letGo(),
  }
}

/** Clicks, and answers whether the screen has changed since, and whether it is complete. */
async function watchClick(page: Page, click: () => Promise<void>) {
  await page.evaluate(() => {
    const main = document.querySelector('main')!
    const before = main.innerText
    const seen = { changed: false, complete: false }
    Object.assign(window, { seenSince: seen })
    const look = () => {
      const changed = main.innerText !== before
      seen.changed ||= changed || document.querySelector('.opening-bar') !== null
      seen.complete ||= changed && !main.querySelector('[role=status]')
      if (!seen.complete) requestAnimationFrame(look)
    }
    window.addEventListener('click', look, { once: true, capture: true })
  })
  await click()
  return () =>
    page.evaluate(
      () => (window as unknown as { seenSince: { changed: boolean; complete: boolean } }).seenSince,
    )
}

test('every main screen answers at once, and the second time it is there at once', async ({ context }) => {
  await signUp(context)
  await createSharedInvoice(context)
  const page = await openDashboard(context)
  const server = await holdable(page)
  const open = (name: string) => watchClick(page, () => menu(page).filter({ hasText: name }).click())
  for (const name of SCREENS) {
    server.hold()
    const seen = await open(name)
    await expect.poll(seen, `${name}, first visit`).toMatchObject({ changed: true })
    server.release()
    await expect.poll(seen, `${name}, first visit`).toMatchObject({ complete: true })
    await expect(page).toHaveTitle(new RegExp(`^${name} `))
  }
  for (const name of SCREENS) {
    server.hold()
    await expect.poll(await open(name), `${name}, second visit`).toMatchObject({ complete: true })
    server.release()
  }
  server.hold()
  const seen = await watchClick(page, () => page.getByRole('link', { name: 'INV-0001', exact: true }).click())
  await expect.poll(seen, 'an invoice').toEqual({ changed: true, complete: false })
  server.release()
  await expect.poll(seen, 'an invoice').toMatchObject({ complete: true })
  await expect(page).toHaveTitle(/^Invoice #INV-0001 /)
})

test('a screen is fetched ahead once somebody comes near its link, or has looked around for a while', async ({
  page,
  context,
}) => {
  await signUp(context)
  const fetched = fetchedAhead(page)
  // The browser is busy until it is told that it is idle.
  await page.addInitScript(() => {
    const idle: (() => void)[] = []
    Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run), idle })
  })
  await page.goto('/clients')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await menu(page).filter({ hasText: 'Calendar' }).hover()
  await expect.poll(() => fetched).toEqual(['/calendar', '/calendar'])
  await page.evaluate(() => (window as unknown as { idle: (() => void)[] }).idle.forEach((run) => run()))
  await expect.poll(() => new Set(fetched).size).toBeGreaterThan(3)
})

test('a screen that was kept is never shown after a change', async ({ page, context }) => {
  await signUp(context)
  await createSharedInvoice(context)
  await page.goto('/')
  const go = async (name: string) => {
    await menu(page).filter({ hasText: name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  /** Every text that the list's cells and the screen ever showed from now on. */
  const watch = () =>
    page.evaluate(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        for (const cell of document.querySelectorAll('main td, main h1')) seen.add(cell.textContent.trim())
        requestAnimationFrame(look)
      }
      look()
    })
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])

  await test.step('of a status', async () => {
    for (const name of ['Invoices', 'Dashboard', 'Invoices']) await go(name)
    await page.getByRole('link', { name: 'INV-0001' }).click()
    await page.getByRole('button', { name: 'Mark as Paid' }).click()
    await expect(page.getByText('Invoice has been marked as paid').first()).toBeVisible()
    await watch()
    await go('Invoices')
    await expect(page.getByRole('cell', { name: 'Paid', exact: true })).toBeVisible()
    await go('Dashboard')
    await expect(page.getByRole('cell', { name: 'Paid', exact: true })).toBeVisible()
    expect(await seen()).not.toContain('Sent')
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Invoice #INV-0001' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as Paid' })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('cell', { name: 'Paid', exact: true })).toBeVisible()
    expect(await seen()).not.toContain('Sent')
  })

  await test.step('of a new client and a new invoice', async () => {
    for (const name of ['Clients', 'Invoices']) await go(name)
    await page.getByRole('link', { name: 'New Invoice' }).click()
    await page.getByRole('combobox', { name: 'Client' }).pressSequentially('Jean')
    await page.getByRole('option', { name: 'Add “Jean” as a new client' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create Client' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByLabel('Description, line 1').fill('Patience')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/\/invoices$/)
    await expect(page.getByRole('link', { name: 'INV-0002' })).toBeVisible()
    await go('Clients')
    await expect(page.getByRole('link', { name: 'Jean', exact: true })).toBeVisible()
  })

  await test.step('of reminders', async () => {
    await page.goto('/settings?tab=invoices')
    await page.getByLabel('On the due date').check()
    await page.getByRole('button', { name: 'Save reminders' }).click()
    await expect(page.getByText('Reminders saved').first()).toBeVisible()
    await go('Clients')
    await page.goBack()
    await expect(page.getByLabel('On the due date')).toBeChecked()
  })
})
