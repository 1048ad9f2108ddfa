import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { findLinkPath, waitForMail } from './helpers'

test.describe('spec 1: the product from registration to payment', () => {
  test('a new user registers and gets an invoice paid', async ({ page, browser }) => {
    const email = `ada.${Date.now()}@example.com`
    const password = 'six-chars-or-more'

    await test.step('registers and verifies the address', async () => {
      await page.goto('/')
      await expect(page).toHaveURL(/\/login/)
      await page.goto('/register')
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Lovelace-Featherstonehaugh')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Create account', exact: true }).click()
      await expect(
        page.getByText('Please check your email to verify your account before logging in.').first(),
      ).toBeVisible()

      await page.goto('/login')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(
        page
          .getByRole('main')
          .getByText('Please verify your email before signing in. We sent you a link when you registered.'),
      ).toBeVisible()

      await page.goto(findLinkPath(await waitForMail(page.request, email), '/verify-email'))
      // In the browser that registered, the link also signs in.
      await expect(page).toHaveURL(/\/onboarding/)
      await expect(page.getByText('Email verified', { exact: true }).first()).toBeVisible()
    })

    await test.step('signs in: a wrong password is refused, the right one leads to onboarding', async () => {
      await page.goto('/login')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByText('Sign in failed').first()).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL(/\/onboarding/)
    })

    await test.step('is led through onboarding', async () => {
      await page.goto('/invoices')
      await expect(page).toHaveURL(/\/onboarding/)
      await expect(page.getByRole('heading', { name: 'Create your profile' })).toBeVisible()
      await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace-Featherstonehaugh')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Company details' })).toBeVisible()
      // Onboarding resumes at the same step with the typed values, from anywhere in the app.
      await page.getByLabel('VAT Number').fill('GB 123')
      await page.goto('/clients')
      await expect(page.getByRole('heading', { name: 'Company details' })).toBeVisible()
      await expect(page.getByLabel('VAT Number')).toHaveValue('GB 123')
      await page.getByLabel('Company name').fill('Analytical Engines Ltd')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Bank details' })).toBeVisible()
      await page.getByRole('button', { name: 'Complete Setup' }).click()
      await expect(page.getByText('Bank name is required')).toBeVisible()
      await page.getByRole('button', { name: 'Skip for now' }).click()
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
      await expect(page.getByText('No invoices found')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Total Unpaid' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Connect Gmail' })).toBeVisible()
    })

    await test.step('adds a client', async () => {
      await page.goto('/clients')
      // The loading state has the button too, and pressing it there would be lost.
      await expect(page.getByText('No clients found')).toBeVisible()
      await page.getByRole('button', { name: 'New Client' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add New Client' })
      await dialog.getByLabel(/^Name/).fill('Grace Hopper')
      await dialog.getByLabel('Email').fill('grace@example.org')
      await dialog.getByRole('button', { name: 'Create client', exact: true }).click()
      await expect(page.getByText('Client created').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Grace Hopper' }).first()).toBeVisible()
    })

    await test.step('writes an invoice with a live preview', async () => {
      await page.goto('/invoices/create')
      const preview = page.getByRole('article')
      await expect(preview.getByText('Analytical Engines Ltd').first()).toBeVisible()
      await page.getByRole('combobox', { name: 'Client', exact: true }).click()
      await page.getByRole('option', { name: /Grace Hopper/ }).click()
      await expect(preview.getByText('Grace Hopper').first()).toBeVisible()
      await page.getByLabel('Description, line 1').fill('Compiler, first version')
      await page.getByLabel('Quantity, line 1').fill('3')
      await page.getByLabel('Unit price, line 1').fill('138.66')
      await page.getByLabel(/^Tax rate/i).fill('19')
      await expect(preview.getByText('$495.02').first()).toBeVisible()
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByText('Invoice created successfully').first()).toBeVisible()
      await expect(page).toHaveURL(/\/invoices$/)
    })

    let link = ''
    await test.step('shares it by public link', async () => {
      await page.getByRole('link', { name: 'INV-0001' }).click()
      await expect(page.getByRole('heading', { name: /Invoice #INV-0001/ })).toBeVisible()
      await page.getByRole('button', { name: 'Share' }).click()
      const dialog = page.getByRole('dialog', { name: 'Share Invoice' })
      const field = dialog.getByLabel(/public link/i)
      await expect(field).toHaveValue(/\/invoice\/[\w-]{43}$/)
      link = await field.inputValue()
      await expect(dialog.getByLabel('Message to include')).toHaveValue(
        /INV-0001[\s\S]*\$495\.02[\s\S]*\/invoice\//,
      )
      await page.keyboard.press('Escape')
    })

    await test.step('the client opens the link without an account and downloads the PDF', async () => {
      const visitor = await browser.newContext()
      const view = await visitor.newPage()
      const answer = await view.goto(new URL(link).pathname)
      expect(answer!.headers()['x-robots-tag']).toContain('noindex')
      expect(answer!.headers()['referrer-policy']).toBe('no-referrer')
      await expect(view).toHaveTitle('Invoice INV-0001 from Analytical Engines Ltd')
      await expect(view.locator('meta[name=description]')).toHaveAttribute('content', /download it as a PDF/)
      await expect(view.getByRole('article').getByText('$495.02').first()).toBeVisible()
      await expect(view.getByText('Thank you for your business')).toBeVisible()
      const download = view.waitForEvent('download')
      await view.getByRole('link', { name: /download pdf/i }).click()
      const file = await readFile(await (await download).path())
      expect(file.subarray(0, 5).toString()).toBe('%PDF-')
      const missing = await view.goto(`/invoice/${'A'.repeat(43)}`)
      expect(missing!.status()).toBe(404)
      await expect(view.getByText('Invoice not found').first()).toBeVisible()
      await visitor.close()
    })

    await test.step('is marked sent, then paid, and counts on the dashboard', async () => {
      await page.getByRole('button', { name: 'Mark as Sent' }).click()
      await expect(page.getByText('Invoice has been marked as sent').first()).toBeVisible()
      await page.getByRole('button', { name: 'Mark as Paid' }).click()
      await expect(page.getByText('Invoice has been marked as paid').first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Mark as Paid' })).toHaveCount(0)
      await page.goto('/')
      await expect(page.getByText('Total Paid')).toBeVisible()
      await expect(page.getByText('$495.02').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'INV-0001' })).toBeVisible()
    })

    await test.step('signs out, and the session is gone', async () => {
      await page
        .getByRole('button', { name: /sign out/i })
        .first()
        .click()
      await expect(page).toHaveURL(/\/login/)
      await page.goto('/invoices')
      await expect(page).toHaveURL(/\/login/)
    })
  })
})
