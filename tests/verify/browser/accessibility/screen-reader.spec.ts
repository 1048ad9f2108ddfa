import { expect, test, type Page } from '@playwright/test'
import { findLinkPath, createEmail, waitForMail, PASSWORD } from '../../../e2e/helpers'

// The main journey through roles and names only, in the order a screen reader announces them.

/** Submits a form and expects the focus on the first invalid field, with its error. */
async function refused(page: Page, button: string, field: string, error: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const wrong = page.getByRole('textbox', { name: field, exact: true })
  await expect(wrong).toBeFocused()
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(wrong).toHaveAccessibleDescription(new RegExp(error))
}

/** Expects an announcement: toasts are in a live region. */
const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

test('a user registers and gets an invoice paid, by roles and names only', async ({ page }) => {
  const email = createEmail('reader')
  let publicPath = ''
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)

  await test.step('registers', async () => {
    await page.goto('/register')
    await expect(page).toHaveTitle(/^Create your account /)
    await refused(page, 'Create account', 'First name', 'required')
    await fill('First name', 'Ada')
    await fill('Last name', 'Lovelace')
    await fill('Email', email)
    await fill('Password', PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox')
    await told(page, 'Sign up successful')
    await page.goto(findLinkPath(await waitForMail(page.request, email), '/verify-email'))
    await expect(page).toHaveURL(/\/onboarding/)
    await told(page, 'Email verified')
  })

  await test.step('signs in and is led through onboarding', async () => {
    await page.goto('/login')
    await fill('Email', email)
    await fill('Password', PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Create your profile' })).toBeVisible()
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('textbox', { name: 'Company Name' })).toBeFocused()
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await refused(page, 'Continue', 'Company Name', 'required')
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  await test.step('hears on which screen one is', async () => {
    const main = page.getByRole('navigation', { name: 'Main' })
    for (const name of ['Invoices', 'Clients', 'Calendar', 'Settings', 'Dashboard', 'Clients']) {
      await main.getByRole('link', { name }).click()
      await expect(page).toHaveTitle(new RegExp(`^${name} `))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(main.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
  })

  await test.step('adds a client in a dialog that takes the focus and gives it back', async () => {
    const button = page.getByRole('button', { name: 'New Client' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Add New Client' })
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    await refused(page, 'Create client', 'Name', 'required')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await fill('Name', 'Grace Hopper')
    await dialog.getByRole('button', { name: 'Create client' }).click()
    await told(page, 'Client created')
    await expect(page.getByRole('table', { name: 'Clients' }).getByRole('columnheader').first()).toHaveText(
      /Name/,
    )
    await expect(page.getByRole('link', { name: 'Grace Hopper', exact: true })).toBeVisible()
  })

  await test.step('writes an invoice', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Invoices' }).click()
    await page.getByRole('link', { name: 'New Invoice' }).click()
    await expect(page).toHaveTitle(/^Create Invoice /)
    const client = page.getByRole('combobox', { name: 'Client', exact: true })
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(client).toBeFocused()
    await expect(client).toHaveAccessibleDescription('Client is required')
    await client.click()
    await page.getByRole('option', { name: 'Grace Hopper' }).click()
    const field = (text: string, line: number) =>
      page.getByRole('textbox').and(page.getByLabel(`${text}, line ${line}`))
    await field('Description', 1).fill('Compiler')
    await field('Quantity', 1).fill('3')
    await field('Unit price', 1).fill('100')
    await page.getByRole('button', { name: 'Add Item' }).click()
    await expect(field('Description', 2)).toBeFocused()
    await page.getByRole('button', { name: 'Remove line 2' }).click()
    await expect(field('Description', 2)).toHaveCount(0)
    await expect(field('Description', 1)).toBeFocused()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await told(page, 'Invoice created successfully')
    await expect(page).toHaveTitle(/^Invoices /)
  })

  await test.step('hears how the list is sorted', async () => {
    const amount = page.getByRole('columnheader', { name: 'Amount' })
    await amount.getByRole('link').click()
    await expect(amount).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('link', { name: 'INV-0001' }).click()
    await expect(page).toHaveTitle(/^Invoice #INV-0001 /)
  })

  await test.step('reads the invoice in its order', async () => {
    await expect(page.getByRole('article')).toMatchAriaSnapshot(`
      - article:
        - paragraph: Invoice
        - heading "INV-0001" [level=2]
        - paragraph: Draft
        - heading "Bill To" [level=3]
        - paragraph: Grace Hopper
        - term: Issue date
        - definition
        - table "Line items":
          - rowgroup:
            - row "Description Quantity Unit Price Amount"
          - rowgroup:
            - row "Compiler 3 $100.00 $300.00"
        - term: Subtotal
        - definition: $300.00
        - term: Tax (0%)
        - definition: $0.00
        - term: Total
        - definition: $300.00
    `)
  })

  await test.step('sends, is paid, and signs out', async () => {
    await page.getByRole('button', { name: 'Mark as Sent' }).click()
    await told(page, 'Invoice has been marked as sent')
    await page.getByRole('button', { name: 'Share' }).click()
    const share = page.getByRole('dialog', { name: 'Share Invoice' })
    await expect(share).toHaveAccessibleDescription(/^Anyone with this link can view invoice INV-0001/)
    const link = share.getByRole('textbox', { name: 'Public link' })
    await expect(link).toHaveValue(/\/invoice\//)
    publicPath = new URL(await link.inputValue()).pathname
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
    const record = page.getByRole('button', { name: 'Record payment' })
    await record.click()
    const dialog = page.getByRole('dialog', { name: 'Record payment' })
    await expect(dialog).toHaveAccessibleDescription('Balance due: $300.00')
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('100')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(record).toBeFocused()
    await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toContainText('$100.00')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await told(page, 'Signed out')
  })

  await test.step('is read by the client', async () => {
    await page.goto(publicPath)
    await expect(page).toHaveTitle(/INV-0001/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('INV-0001')
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - paragraph: /Invoice INV-0001/
        - button "Print"
        - link "Download PDF"
    `)
    await expect(page.getByRole('main').getByRole('table', { name: 'Line items' })).toBeVisible()
  })
})
