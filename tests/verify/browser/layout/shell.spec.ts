import { expect, test, type Page } from '@playwright/test'
import { createInvoice, createSharedInvoice, signUp } from '../../../e2e/helpers'

const sidebar = (page: Page) => page.getByRole('complementary').first()
const width = async (page: Page) => Math.round((await sidebar(page).boundingBox())!.width)

test('the sidebar is 256 px wide and collapses to 64 px, automatically on the create page', async ({
  page,
  context,
}) => {
  await signUp(context, 'Amelia Hartwell')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  expect(await width(page)).toBe(256)
  const items = sidebar(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(items).toHaveText(['Dashboard', 'Invoices', 'Clients', 'Calendar', 'Settings'])
  for (const [name, path] of [
    ['Invoices', '/invoices'],
    ['Clients', '/clients'],
    ['Calendar', '/calendar'],
    ['Settings', '/settings'],
  ] as const) {
    await items.filter({ hasText: name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  const person = sidebar(page).getByRole('link', { name: /^Profile: / })
  await expect(person.getByText('AH')).toBeVisible()
  await expect(person.getByText('Amelia Hartwell')).toBeVisible()
  await expect(person.getByText(/@example\.com/)).toBeVisible()

  await page.goto('/invoices/create')
  await expect.poll(() => width(page)).toBe(64)
  await page.goto('/invoices')
  await expect.poll(() => width(page)).toBe(256)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(() => width(page)).toBe(64)
  await items.nth(2).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Clients')
  await page.reload()
  expect(await width(page)).toBe(64)
})

test('on a tablet the sidebar is collapsed until it is opened', async ({ page, context }) => {
  await signUp(context)
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/')
  expect(await width(page)).toBe(64)
  await expect(sidebar(page).getByRole('button', { name: 'Search' })).toHaveCount(1)
  await expect(sidebar(page).getByRole('link', { name: 'Clients' })).toBeVisible()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect.poll(() => width(page)).toBe(256)
  await page.reload()
  expect(await width(page)).toBe(256)
})

test('under 768 px the main pages are in a bottom bar, except where a form has its own', async ({
  page,
  context,
}) => {
  await signUp(context, 'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Quick access' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Invoices', '', 'Clients', 'Calendar'])
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  for (const item of await bar.locator('a, button').all()) {
    const { width, height } = (await item.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  const box = (await bar.boundingBox())!
  expect(box.y + box.height).toBeCloseTo(844, 0)
  await bar.getByRole('link', { name: 'Clients' }).click()
  await expect(page).toHaveURL(/\/clients$/)
  // It covers no content of the page.
  await page.getByRole('button', { name: 'New Client' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await menu.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  // Sticky buttons are above it.
  const save = (await page.getByRole('button', { name: 'Save Changes' }).last().boundingBox())!
  expect(save.y + save.height).toBeLessThanOrEqual(box.y)
  await bar.getByRole('link', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/invoices\/create$/)
  await expect(bar).toHaveCount(0)

  // At 400 % zoom, it isn't sticky.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/clients')
  await expect(bar).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(bar).toBeHidden()
})

test('under 768 px there is a top bar with notifications and a slide-out menu instead', async ({
  page,
  context,
}) => {
  await signUp(context)
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  await expect(sidebar(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()

  await page.setViewportSize({ width: 767, height: 900 })
  await expect(sidebar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByText('No new notifications')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No new notifications')).toBeHidden()

  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    ...['Dashboard', 'Invoices', 'Clients', 'Calendar', 'Settings', 'Profile'],
  ])
  await menu.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('any other path shows the 404 card', async ({ page }) => {
  for (const path of ['/nowhere', '/nowhere/at/all', '/invoice']) {
    const answer = await page.goto(path)
    expect(answer!.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
})

test('a toast is dismissed by a swipe of 50 px, but not less', async ({ page }) => {
  // It also disappears by itself, but only as time passes.
  await page.clock.install()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const toast = page.locator('[data-slot=toast][data-state=open]')
  const swipe = async (distance: number) => {
    const box = (await toast.boundingBox())!
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 5 })
    await page.mouse.up()
  }
  await expect(toast).toBeVisible()
  await swipe(45)
  await expect(toast).toHaveCount(1)
  await swipe(60)
  await expect(toast).toHaveCount(0)
})

test('a toast does not cover the buttons of a dialog', async ({ page, context }) => {
  await signUp(context)
  const { clientId } = await createSharedInvoice(context)
  const draftId = await createInvoice(context, { clientId, invoiceNumber: 'INV-0002' })
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/invoices/edit/${draftId}`)
    await page.getByRole('button', { name: 'Save & send' }).click()
    const dialog = page.getByRole('dialog')
    const toast = page.locator('[data-slot=toast][data-state=open]')
    await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
    await expect(toast).toContainText('Invoice updated')
    const [above, buttons] = [
      await toast.boundingBox(),
      await dialog.locator('[data-slot=dialog-footer]').boundingBox(),
    ]
    expect(above!.y + above!.height).toBeLessThan(buttons!.y)
    // They don't cover the focused field either.
    const to = (await dialog.getByLabel('To', { exact: true }).boundingBox())!
    expect(to.y + to.height).toBeLessThanOrEqual(buttons!.y + 1)
  }
})

test('the title and the buttons of a long dialog stay in sight while it is scrolled', async ({
  page,
  context,
}) => {
  await signUp(context)
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/clients')
  // The loading state has the button too.
  await expect(page.getByText('No clients found')).toBeVisible()
  await page.getByRole('button', { name: 'New Client' }).click()
  const dialog = page.getByRole('dialog')
  const notes = dialog.getByLabel('Notes')
  await notes.focus()
  expect(await dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  for (const one of [
    dialog.getByRole('heading', { name: 'Add New Client' }),
    dialog.getByRole('button', { name: 'Close' }),
    dialog.getByRole('button', { name: 'Create client' }),
  ])
    await expect(one).toBeInViewport({ ratio: 1 })
  // A field that gets the focus is not behind the header.
  await dialog.getByLabel('Name', { exact: true }).focus()
  const header = (await dialog.locator('[data-slot=dialog-header]').boundingBox())!
  const name = (await dialog.getByLabel('Name', { exact: true }).boundingBox())!
  expect(name.y).toBeGreaterThanOrEqual(header.y + header.height)
})
