import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { createSharedInvoice, waitForMail, PASSWORD, signUp } from '../../../e2e/helpers'

/** A one-pixel PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWMQScgFAAFtAOJXoIf5AAAAAElFTkSuQmCC',
  'base64',
)

test.describe('spec 2: /profile', () => {
  test('a user uploads a picture, exports data, requests the deletion and cancels it', async ({
    page,
    context,
  }) => {
    const email = await signUp(context, 'Amelia Hartwell')
    const { publicToken } = await createSharedInvoice(context)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/profile')
    const sidebar = page.getByRole('complementary').first()
    await expect(sidebar.locator('[data-slot=avatar-image]')).toHaveCount(0)
    await page
      .getByLabel('Image file')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
    const picture = sidebar.locator('[data-slot=avatar-image]')
    await expect(picture).toHaveAttribute('src', /^\/api\/user\/avatar\//)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)

    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^Sheaf-export-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['invoices/Invoice-INV-0001.pdf', 'data/invoices.json', 'README.txt']),
    )

    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.locator('[data-slot=toast]')).toContainText('Account deletion requested')
    expect((await waitForMail(page.request, email)).subject).toMatch(/account will be deleted on /)
    expect((await page.request.get(`/invoice/${publicToken}`)).status()).toBe(200)

    await page.goto('/invoices')
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/account-deletion$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your account will be deleted on ')
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/account-deletion$/)

    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.locator('[data-slot=toast]')).toContainText('Account deletion cancelled')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(picture).toBeVisible()
    expect((await waitForMail(page.request, email)).subject).toBe('Your Sheaf account won’t be deleted')
    await page.goto('/account-deletion')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })
})
