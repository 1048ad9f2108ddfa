import { expect, test, type Page } from '@playwright/test'
import { createInvoice, pressButton, signUp } from './helpers'

test.use({ viewport: { width: 1280, height: 900 } })

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

/** Opens the dialog from the actions menu. */
async function openCredit(page: Page) {
  await pressButton(page, 'More actions')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.type('Iss')
  await expect(page.getByRole('menuitem', { name: 'Issue credit note' })).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByText('Credit note total')).toBeVisible()
}

test('a part of an invoice is credited, and then the rest, by keyboard alone', async ({ context }) => {
  await signUp(context)
  const made = await context.request.post('/api/clients', { data: { name: 'Grace Hopper', email: 'g@b.co' } })
  const { id: clientId } = (await made.json()) as { id: number }
  const lineItems = [
    { description: 'Design', quantity: 4, unit: 'h', unitPrice: 50 },
    { description: 'Hosting', quantity: 1, unitPrice: 100 },
  ]
  const id = await createInvoice(context, { clientId, invoiceNumber: 'INV-1', taxRate: 10, lineItems })
  const sent = await context.request.patch(`/api/invoices/${id}/status`, { data: { status: 'SENT' } })
  expect(sent.ok()).toBe(true)
  const page = await context.newPage()
  await page.goto(`/invoices/${id}`)

  await openCredit(page)
  const dialog = page.getByRole('dialog', { name: 'Credit invoice INV-1' })
  await page.getByLabel('Quantity of Design').focus()
  // Focusing a field selects its value, so typing replaces it.
  await page.keyboard.type('9')
  await expect(dialog.getByText('Only 4 h remaining')).toBeVisible()
  await press(page, 'Backspace')
  await page.keyboard.type('1.5')
  await page.getByRole('checkbox', { name: /^Hosting/ }).focus()
  await press(page, 'Space')
  await expect(dialog.getByText('$82.50')).toBeVisible()
  await page.getByLabel('Quantity of Design').focus()
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Credit note #CN-0001' })).toBeVisible()
  await expect(page.getByText('INV-1', { exact: false }).first()).toBeVisible()

  // Once issued, it settles its invoice.
  await pressButton(page, 'Mark as Sent')
  await expect(page.getByText('Settled $82.50 of INV-1')).toBeVisible()
  await page.getByRole('link', { name: 'INV-1', exact: true }).focus()
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Invoice #INV-1' })).toBeVisible()
  await expect(page.getByText('$247.50 due')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Credit note CN-0001', exact: true })).toBeVisible()

  // The rest was paid meanwhile, so it becomes credit.
  await pressButton(page, 'Mark as Paid')
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await openCredit(page)
  await expect(page.getByLabel('Quantity of Design')).toHaveValue('2.5 h')
  await pressButton(page, 'Create credit note')
  await expect(page.getByRole('heading', { name: 'Credit note #CN-0002' })).toBeVisible()
  await pressButton(page, 'Mark as Sent')
  await expect(page.getByText('$247.50 of INV-1 became your client’s credit')).toBeVisible()
  await page.getByRole('link', { name: 'your client’s credit' }).focus()
  await press(page, 'Enter')
  await expect(page.getByText('Credited by CN-0002')).toBeVisible()
})
