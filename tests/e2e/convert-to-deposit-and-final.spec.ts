import { expect, test, type Locator, type Page } from '@playwright/test'
import { createInvoice, pressButton, signUp } from './helpers'

test.use({ viewport: { width: 1280, height: 900 } })

/** Holds the arrow key until the radio button is checked, as a finger would. */
async function arrowDownTo(page: Page, radio: Locator) {
  await page.keyboard.down('ArrowDown')
  await expect(radio).toBeChecked()
  await page.keyboard.up('ArrowDown')
}
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('a quote is accepted, billed by a deposit and a final invoice, by keyboard alone', async ({
  context,
}) => {
  await signUp(context)
  const made = await context.request.post('/api/clients', { data: { name: 'Grace Hopper', email: 'g@b.co' } })
  const { id: clientId } = (await made.json()) as { id: number }
  const quote = await createInvoice(context, {
    kind: 'QUOTE',
    clientId,
    invoiceNumber: 'Q-1',
    taxRate: 20,
    lineItems: [{ description: 'Work', quantity: 10, unitPrice: 100 }],
  })
  const sent = await context.request.patch(`/api/invoices/${quote}/status`, { data: { status: 'SENT' } })
  expect(sent.ok()).toBe(true)
  const page = await context.newPage()

  await page.goto(`/invoices/${quote}`)
  const related = page.getByRole('navigation', { name: 'Related documents' })
  await expect(related).toHaveCount(0)
  await pressButton(page, 'Mark as Accepted')
  await expect(page.getByRole('status').filter({ hasText: 'Quote accepted' })).toBeVisible()

  // A deposit of 30 %, started from the dashboard.
  await page.goto('/')
  await page.getByRole('link', { name: 'Convert: Q-1, Grace Hopper' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Convert to invoice' })
  await expect(page).toHaveURL(new RegExp(`/invoices/${quote}$`))
  await expect(dialog.getByRole('radio', { name: /Entire quote/ })).toBeFocused()
  await arrowDownTo(page, dialog.getByRole('radio', { name: /Selected items/ }))
  await arrowDownTo(page, dialog.getByRole('radio', { name: /Deposit/ }))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Percentage of the total')).toBeFocused()
  await page.keyboard.type('30')
  await expect(dialog.getByLabel('Invoice total')).toHaveText('$360.00')
  await page.keyboard.press('Enter')
  await heading(page, /^Deposit invoice #/)
  await expect(related.getByRole('link')).toHaveCount(2)
  await pressButton(page, 'Mark as Sent')
  await expect(page.getByRole('status').filter({ hasText: 'Invoice sent' })).toBeVisible()

  // Then the final invoice.
  const ofQuote = related.getByRole('link', { name: /Q-1/ })
  await ofQuote.focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Quote #Q-1')
  await expect(page.getByText('$360.00 billed so far, $840.00 remaining')).toBeVisible()
  await pressButton(page, 'Convert to invoice')
  await expect(dialog.getByRole('radio', { name: /Final invoice/ })).toBeFocused()
  await expect(dialog.getByLabel('Invoice total')).toHaveText('$840.00')
  await page.keyboard.press('Enter')
  await heading(page, /^Final invoice #/)
  const sheet = page.getByRole('article')
  await expect(sheet.getByText(/^Less deposit invoice/)).toBeVisible()
  await expect(sheet.getByText('−$300.00')).toBeVisible()

  // The amounts of a deduction are read-only.
  await page.goto(page.url().replace('/invoices/', '/invoices/edit/'))
  const quantity = page.getByLabel('Quantity, line 2')
  await expect(quantity).toHaveValue('-1')
  await quantity.focus()
  await page.keyboard.type('5')
  await expect(quantity).toHaveValue('-1')
  await page.getByLabel('Description, line 2').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(', with thanks')
  await page.keyboard.press('ControlOrMeta+Enter')
  await heading(page, /^Final invoice #/)
  await expect(sheet.getByText(/with thanks/)).toBeVisible()
})
