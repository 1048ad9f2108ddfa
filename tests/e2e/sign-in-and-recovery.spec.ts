import { expect, test, type Page } from '@playwright/test'
import { findLinkPath, waitForMail, PASSWORD, signUp } from './helpers'

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test.describe('spec 4: authentication and its redirects', () => {
  test('a visitor signs in and returns to the requested page', async ({ page, context }) => {
    const email = await signUp(context)
    await context.clearCookies()
    await page.goto('/clients')
    await expect(page).toHaveURL(/\/login\?/)
    await fillIn(page, email, 'not the password')
    await expect(page.getByText('Sign in failed').first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await fillIn(page, email, PASSWORD)
    await expect(page).toHaveURL(/\/clients$/)
    await expect(page.locator('[data-slot=toast]')).toContainText(`Welcome back, ${email}!`)
    // The sign-in page redirects signed-in users.
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  test('a forgotten password is reset by the emailed link, which signs out every other browser', async ({
    page,
    context,
    browser,
  }) => {
    const email = await signUp(context)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

    const elsewhere = await browser.newContext()
    const there = await elsewhere.newPage()
    await there.goto('/login')
    await there.getByRole('link', { name: /forgot/i }).click()
    await expect(there).toHaveURL(/\/forgot-password$/)
    await there.getByLabel('Email').fill(email)
    await there.getByRole('button', { name: 'Send reset link' }).click()
    await expect(there.getByText(`If there’s an account for ${email}`)).toBeVisible()
    await expect
      .poll(async () => (await waitForMail(context.request, email)).text)
      .toContain('/reset-password?token=')
    const link = findLinkPath(await waitForMail(context.request, email), '/reset-password')

    await there.goto(link)
    await there.getByLabel('New password', { exact: true }).fill('another-password')
    await there.getByLabel('Confirm new password').fill('another-password')
    await there.getByRole('button', { name: 'Set new password' }).click()
    await expect(there).toHaveURL(/\/login$/)
    await expect(there.locator('[data-slot=toast]')).toContainText('Password updated')
    await fillIn(there, email, 'another-password')
    await expect(there.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

    await page.getByRole('link', { name: 'Clients' }).first().click()
    await expect(page).toHaveURL(/\/login/)

    await elsewhere.close()

    // The link is single-use. Opened in another browser, since this one may renew its cookie after it is cleared.
    const later = await browser.newContext()
    const again = await later.newPage()
    await again.goto(link)
    await again.getByLabel('New password', { exact: true }).fill('a-third-password')
    await again.getByLabel('Confirm new password').fill('a-third-password')
    await again.getByRole('button', { name: 'Set new password' }).click()
    await expect(again.getByText('This link no longer works')).toBeVisible()
    await later.close()
  })
})
