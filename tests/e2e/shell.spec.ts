import { expect, test, type Page } from '@playwright/test'
import { signUp } from './support'

const sidebar = (page: Page) => page.getByRole('complementary').first()
const width = async (page: Page) => Math.round((await sidebar(page).boundingBox())!.width)

test('the sidebar is 256 px wide, collapses to 64, and by itself on the create screen', async ({
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
  await expect(sidebar(page).getByText('AH')).toBeVisible()
  await expect(sidebar(page).getByText('Amelia Hartwell')).toBeVisible()
  await expect(sidebar(page).getByText(/@example\.com/)).toBeVisible()

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

test('on a tablet the sidebar is narrow until somebody opens it', async ({ page, context }) => {
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

test('any other path is the 404 card', async ({ page }) => {
  for (const path of ['/nowhere', '/nowhere/at/all', '/invoice']) {
    const answer = await page.goto(path)
    expect(answer!.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
})

test('a toast is swiped away by 50 px, and not by less', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const toast = page.locator('.ui-toast[data-state=open]')
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
  await expect(toast).toHaveCount(0, { timeout: 2000 })
})

test('one toast at a time, which leaves after 5000 ms', async ({ page }) => {
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Sign in with Google' })
  await google.click()
  await google.click()
  const toasts = page.locator('.ui-toast[data-state=open]')
  await expect(toasts).toHaveCount(1)
  await expect(toasts).toContainText('Google Sign-In Not Configured')
  await expect(toasts).toHaveCount(0, { timeout: 8000 })
})
