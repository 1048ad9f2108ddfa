import { devices, expect, test } from '@playwright/test'
import { signUp } from './helpers'

test.use({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } })

test('on a phone a client is added, and an invoice is created, previewed and shared, within the screen’s width', async ({
  page,
  context,
}) => {
  await signUp(context)
  const bar = page.getByRole('navigation', { name: 'Quick access' })
  const expectToFit = async () => {
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(excess, `${page.url()} is too wide by`).toBeLessThanOrEqual(0)
  }

  await test.step('reaches the main screens by the bar at the lower edge', async () => {
    await page.goto('/')
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expectToFit()
    await bar.getByRole('link', { name: 'Clients' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  })

  await test.step('adds a client', async () => {
    // The loading state has the button too.
    await expect(page.getByText('No clients found')).toBeVisible()
    await page.getByRole('button', { name: 'New Client' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Client' })
    await dialog.getByLabel('Name', { exact: true }).fill('Grace Hopper')
    await dialog.getByRole('button', { name: 'Create client' }).click()
    await expect(page.getByRole('link', { name: 'Grace Hopper' })).toBeVisible()
    await expectToFit()
  })

  await test.step('writes an invoice and looks at its preview', async () => {
    await bar.getByRole('link', { name: 'Create' }).click()
    // The form has its own bar instead.
    await expect(bar).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Client', exact: true }).click()
    await page.getByRole('option', { name: 'Grace Hopper' }).click()
    await page.getByLabel('Description, line 1').fill('Compiler, first version')
    await page.getByLabel('Unit price, line 1').fill('120')
    await expectToFit()
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog')
    await expect(preview.getByText('$120.00').first()).toBeVisible()
    await preview.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: /^Save (draft|Invoice)$/ }).click()
    await expect(page).toHaveURL(/\/invoices$/)
    await expectToFit()
  })

  await test.step('shares it', async () => {
    await page.getByRole('link', { name: 'INV-0001' }).click()
    await expect(page.getByRole('heading', { name: 'Invoice #INV-0001' })).toBeVisible()
    await expectToFit()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('dialog').getByLabel(/public link/i)).toHaveValue(/\/invoice\/[\w-]{43}$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('signs out in the menu', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})
