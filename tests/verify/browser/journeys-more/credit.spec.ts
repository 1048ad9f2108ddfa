import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { createInvoice, pressUntil, signUp, pressButton } from '../../../e2e/helpers'

test.use({ viewport: { width: 1280, height: 900 } })

async function sentInvoice(context: BrowserContext, clientId: number, invoiceNumber: string) {
  const lineItems = [{ description: 'Work', quantity: 1, unitPrice: 100 }]
  const id = await createInvoice(context, { clientId, invoiceNumber, taxRate: 0, lineItems })
  const sent = await context.request.patch(`/api/invoices/${id}/status`, { data: { status: 'SENT' } })
  expect(sent.ok()).toBe(true)
  return id
}

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
const says = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('an overpayment is used on the next invoice and refunded, by keyboard alone', async ({ context }) => {
  await signUp(context)
  const made = await context.request.post('/api/clients', { data: { name: 'Grace Hopper', email: 'g@b.co' } })
  const { id: clientId } = (await made.json()) as { id: number }
  const first = await sentInvoice(context, clientId, 'INV-1')
  const second = await sentInvoice(context, clientId, 'INV-2')
  const page = await context.newPage()

  await page.goto(`/invoices/${first}`)
  await pressButton(page, 'Record payment')
  await expect(page.getByLabel('Amount')).toBeFocused()
  await press(page, 'ControlOrMeta+a')
  await page.keyboard.type('140')
  // An excess isn't kept unless the user asks for it.
  await press(page, 'Enter')
  await expect(page.getByText('This is $40.00 more than the balance due.')).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Keep $40.00 as credit' })
  await expect(box).toBeFocused()
  await press(page, 'Space')
  await expect(box).toBeChecked()
  await page.getByLabel('Reference').focus()
  await page.keyboard.type('TRX 7')
  await press(page, 'Enter')
  await expect(page.getByText('$40.00 kept as credit', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Invoice #INV-1' })).toBeVisible()

  // Corrects the amount to 130.
  await pressButton(page, 'Actions for the payment of $140.00')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByLabel('Amount')).toBeFocused()
  await press(page, 'ControlOrMeta+a')
  await page.keyboard.type('130')
  await press(page, 'Enter')
  // The toast disappears after five seconds, so check it first.
  await says(page, 'Payment changed')
  await expect(page.getByText('$30.00 kept as credit', { exact: true })).toBeVisible()

  await page.goto(`/invoices/${second}`)
  await pressButton(page, 'Apply credit')
  await expect(page.getByLabel('Amount')).toHaveValue('30.00')
  await press(page, 'ControlOrMeta+a')
  await page.keyboard.type('25')
  await press(page, 'Enter')
  // Undo by keyboard. A focused toast doesn't disappear.
  await says(page, 'Credit applied')
  await press(page, 'F8')
  const payments = page.getByRole('list', { name: 'Payments' })
  await expect(payments.getByText('$25.00')).toBeVisible()
  await pressUntil(page, 'Tab', /^Undo$/)
  await press(page, 'Enter')
  await says(page, 'Payment removed')
  await expect(page.getByText('No payments yet.')).toBeVisible()
  await pressButton(page, 'Apply credit')
  await expect(page.getByLabel('Amount')).toHaveValue('30.00')
  await press(page, 'ControlOrMeta+a')
  await page.keyboard.type('25')
  await press(page, 'Enter')
  await expect(payments.getByText('$25.00')).toBeVisible()

  await page.goto(`/clients/${clientId}`)
  await pressButton(page, 'Refund credit in USD')
  await expect(page.getByLabel('Amount')).toHaveValue('5.00')
  await page.getByLabel('Note').focus()
  await page.keyboard.type('By hand')
  await press(page, 'Enter')
  await expect(page.getByText('All credit has been applied or refunded.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Credit history' })).toContainText('By hand')

  // A payment whose credit has been used can't be deleted; the message says what to do.
  await page.goto(`/invoices/${first}`)
  await pressButton(page, 'Actions for the payment of $130.00')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await press(page, 'End')
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused()
  await press(page, 'Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    '$100.00 will be due again, and $30.00 of your client’s credit will be removed.',
  )
  await question.getByRole('button', { name: 'Remove' }).focus()
  await press(page, 'Enter')
  await expect(page.getByText(/Remove the payment that used it, or the refund, first/).first()).toBeVisible()
  await expect(question).toBeVisible()
})

test('a receipt is downloaded by its owner, and by the client once the invoice is paid', async ({
  context,
  browser,
}) => {
  await signUp(context)
  const made = await context.request.post('/api/clients', { data: { name: 'Grace Hopper' } })
  const { id: clientId } = (await made.json()) as { id: number }
  const id = await sentInvoice(context, clientId, 'INV-1')
  const pay = (amount: number) =>
    context.request.post(`/api/invoices/${id}/payments`, {
      data: { paidOn: '2026-11-20', amount, method: 'CASH', reference: '' },
    })
  await pay(40)
  const link = await context.request.post(`/api/invoices/${id}/public-url`)
  const { publicToken } = (await link.json()) as { publicToken: string }
  const page = await context.newPage()
  await page.goto(`/invoices/${id}`)
  await page.getByRole('button', { name: 'Actions for the payment of $40.00' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download receipt' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Receipt-INV-1-2026-11-20.pdf')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/invoice/${publicToken}`)
  await expect(visitor.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Receipt' })).toHaveCount(0)
  await pay(60)
  await visitor.reload()
  const [receipt] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: 'Receipt' }).click(),
  ])
  expect(receipt.suggestedFilename()).toBe('Receipt-INV-1-2026-11-20.pdf')
  await visitor.context().close()
})
