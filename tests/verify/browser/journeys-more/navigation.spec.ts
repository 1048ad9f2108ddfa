import { expect, test, type Page } from '@playwright/test'
import { createSharedInvoice, signUp } from '../../../e2e/helpers'

const SCREENS = ['Invoices', 'Clients', 'Calendar', 'Settings', 'Dashboard']

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

/** Lets a test hold back all server responses, so that whatever appears meanwhile came from the client's cache. */
async function holdable(page: Page) {
  let open = () => {}
  let held = Promise.resolve()
  await page.route('**/*', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return {
    hold: () => void (held = new Promise((done) => (open = done))),
    release: () => open(),
  }
}

test('every main page responds to a click at once, and is cached the second time', async ({
  page,
  context,
}) => {
  await signUp(context)
  await createSharedInvoice(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  // Visited pages are cached for a limited time, which a slow machine might exceed.
  await page.clock.setFixedTime(new Date())
  await page.goto('/')
  const server = await holdable(page)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const waiting = page
    .locator('[data-slot=opening-bar]')
    .or(page.getByRole('main').getByRole('status'))
    .first()
  for (const name of SCREENS) {
    await menu(page).filter({ hasText: name }).click()
    await expect(page).toHaveTitle(new RegExp(`^${name} `))
    await expect(heading(name)).toBeVisible()
  }
  for (const name of SCREENS) {
    server.hold()
    await menu(page).filter({ hasText: name }).click()
    await expect(page).toHaveTitle(new RegExp(`^${name} `))
    await expect(heading(name)).toBeVisible()
    // The whole page, without a loading state.
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
    server.release()
  }
  server.hold()
  await page.getByRole('link', { name: 'INV-0001', exact: true }).click()
  await expect(waiting).toBeVisible()
  server.release()
  await expect(page.getByRole('heading', { name: 'Invoice #INV-0001' })).toBeVisible()
  await expect(page).toHaveTitle(/^Invoice #INV-0001 /)
})

test('a cached page is never shown after a change', async ({ page, context }) => {
  await signUp(context)
  await createSharedInvoice(context)
  await page.goto('/')
  const go = async (name: string) => {
    await menu(page).filter({ hasText: name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  /** Records every text that the list's cells and the page show from now on. */
  const watch = () =>
    page.evaluate(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        for (const cell of document.querySelectorAll('main td, main h1')) seen.add(cell.textContent.trim())
      }
      look()
      new MutationObserver(look).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      })
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
    await page.getByRole('combobox', { name: 'Client', exact: true }).pressSequentially('Jean')
    await page.getByRole('option', { name: 'Add “Jean” as a new client' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create client' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByLabel('Description, line 1').fill('Patience')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/\/invoices$/)
    await expect(page.getByRole('link', { name: 'INV-0002' })).toBeVisible()
    await go('Clients')
    await expect(page.getByRole('link', { name: 'Jean', exact: true })).toBeVisible()
  })

  await test.step('of reminders', async () => {
    await page.goto('/settings?tab=invoices&section=reminders')
    await page.getByLabel('On the due date').check()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Settings updated').first()).toBeVisible()
    await go('Clients')
    await page.goBack()
    await expect(page.getByLabel('On the due date')).toBeChecked()
  })
})

test('saving the settings keeps the scroll position, although the tabs change the URL', async ({
  page,
  context,
}) => {
  await signUp(context)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/settings')
  await page.getByRole('tab', { name: 'Company' }).click()
  await page.getByLabel('Company name').fill('Lovelace Looms')
  const getScrolled = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 300))
  // Without the pointer, which would scroll to the button.
  await page.getByRole('button', { name: 'Save Changes' }).dispatchEvent('click')
  // The page's data has been reloaded.
  await expect(page.getByRole('button', { name: /^Lovelace Looms/ })).toBeVisible()
  expect(await getScrolled()).toBe(300)
})
