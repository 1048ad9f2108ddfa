import { expect, test } from '@playwright/test'
import { findLinkPath, mailboxKey, createEmail, waitForMail, PASSWORD, signUp } from '../../../e2e/helpers'

const AUTH_PAGES = ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/verify-email']
const APP_PAGES = [
  ...[
    '/',
    '/invoices',
    '/invoices/create',
    '/invoices/1',
    '/invoices/edit/1',
    '/invoices/series/1',
    '/invoices/view/1',
  ],
  ...['/clients', '/clients/1', '/calendar', '/settings', '/profile'],
]

test.describe('spec 4: authentication and its redirects', () => {
  test('a visitor who requests a page of the app signs in and returns to it', async ({ page, context }) => {
    for (const path of APP_PAGES) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/login(\?|$)/)
    }
    const email = await signUp(context)
    await context.clearCookies()
    await page.goto('/clients')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/clients$/)
    await expect(page.locator('[data-slot=toast]')).toContainText(`Welcome back, ${email}!`)
  })

  test('a signed-in user is redirected from sign-in and recovery to the dashboard', async ({
    page,
    context,
  }) => {
    await signUp(context)
    for (const path of AUTH_PAGES) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/:\d+\/$/)
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    }
  })

  test('a new user registers, opens the email in the local mailbox, and is signed in by its link', async ({
    page,
    context,
  }) => {
    const email = createEmail('local')
    await page.goto('/register')
    for (const [label, text] of [
      ['First name', 'Ada'],
      ['Last name', 'Lovelace'],
      ['Email', email],
      ['Password', PASSWORD],
    ] as const) {
      await page.getByLabel(label, { exact: true }).click()
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect(page.locator('[data-slot=toast]')).toContainText('Sign up successful')
    const waiting = await context.newPage()
    await waiting.goto('/verify-email')

    await page.getByRole('link', { name: 'Open the local mailbox' }).click()
    // A local connection isn't enough: only the key opens the mailbox, and only this browser stores it.
    await page.getByLabel('Key').fill('not-the-key-of-this-mailbox')
    await page.getByRole('button', { name: 'Open the mailbox' }).click()
    await expect(page.getByText('This is not the key of this mailbox')).toBeVisible()
    await page.getByLabel('Key').fill(mailboxKey())
    await page.getByRole('button', { name: 'Open the mailbox' }).click()
    await expect(page).toHaveURL(`/dev/mailbox?to=${encodeURIComponent(email)}`)
    await expect(page.getByText(`Emails to ${email}`)).toBeVisible()
    const opened = context.waitForEvent('page')
    await page
      .frameLocator('iframe')
      .getByRole('link', { name: 'Confirm email', exact: true })
      .first()
      .click()
    const arrived = await opened
    await expect(arrived).toHaveURL(/\/onboarding$/)
    await expect(arrived.locator('[data-slot=toast]')).toContainText('Email verified')
    await expect(arrived.getByLabel('Full name')).toHaveValue('Ada Lovelace')
    // A tab that was waiting for the email continues.
    await expect(waiting).toHaveURL(/\/onboarding$/)
  })

  test('a newcomer is redirected to onboarding from every page of the app', async ({
    page,
    context,
    browser,
  }) => {
    const email = createEmail('newcomer')
    const elsewhere = await browser.newContext()
    await elsewhere.request.post('/api/register', { data: { email, fullName: 'Ada', password: PASSWORD } })
    await elsewhere.close()
    const link = findLinkPath(await waitForMail(context.request, email), '/verify-email')
    // In another browser than the one that registered, the link asks for the password.
    await page.goto(link)
    await page.getByLabel('Password', { exact: true }).click()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/onboarding/)
    for (const path of APP_PAGES) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/onboarding/)
    }
  })

  test('a session is posted to the server once and shared by tabs: signing out in one signs out all', async ({
    page,
    context,
  }) => {
    await signUp(context)
    const posts: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/api/auth/sync-session')) posts.push(request.postData() ?? '')
    })
    const synced = page.waitForResponse(/sync-session/)
    await page.goto('/')
    expect((await synced).status()).toBe(200)
    const other = await context.newPage()
    await other.goto('/invoices')
    await expect(other.getByRole('heading', { name: 'Invoices' })).toBeVisible()
    await page.goto('/clients')
    await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible()
    expect(posts).toHaveLength(1)

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.locator('[data-slot=toast]')).toContainText('You have been successfully signed out')
    await expect(other).toHaveURL(/\/login$/)
  })

  test('a new password signs out every other browser at once', async ({ page, context, browser }) => {
    const email = await signUp(context)
    const elsewhere = await browser.newContext()
    const there = await elsewhere.newPage()
    await there.goto('/login')
    await there.getByLabel('Email').fill(email)
    await there.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await there.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(there.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

    await page.goto('/profile')
    await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(2)
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password', { exact: true }).fill('another-password')
    await page.getByLabel('Confirm new password').fill('another-password')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.locator('[data-slot=toast]')).toContainText(
      'Your password has been successfully updated',
    )
    await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1)

    await there.getByRole('link', { name: 'Clients' }).first().click()
    await expect(there).toHaveURL(/\/login/)
    await elsewhere.close()
  })
})
