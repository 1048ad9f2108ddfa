import { expect, test } from '@playwright/test'
import { createInvoice, signUp } from '../../../e2e/helpers'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a first invoice is checked, fixed and sent', async ({ page, context }) => {
  await signUp(context, 'Ada Lovelace')
  const client = await (await context.request.post('/api/clients', { data: { name: 'Hannah Berg' } })).json()
  const id = await createInvoice(context, {
    clientId: client.id,
    invoiceNumber: 'INV-0001',
    paymentMethod: 'BANK_TRANSFER',
    issueDate: inDays(-1),
    dueDate: inDays(14),
  })
  await page.goto(`/invoices/${id}`)
  await page.getByRole('button', { name: 'Send by email' }).click()

  const dialog = page.getByRole('dialog', { name: 'Send by email' })
  const check = dialog.getByRole('region', { name: 'Check before sending' })
  await expect(check.getByRole('status').first()).toHaveText('1 thing to fix before you can send')
  await expect(dialog.getByLabel('To')).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await page.keyboard.type('somebody')
  await expect(dialog.getByLabel('To')).toHaveValue('somebody')
  await dialog.getByLabel('To').fill('')

  await check.getByRole('button', { name: /^Error: Add bank details/ }).click()
  for (const [label, text] of [
    ['Bank name', 'Northern Bank'],
    ['Account number', '12345678'],
  ] as const) {
    await check.getByLabel(label).pressSequentially(text)
    await expect(check.getByLabel(label)).toHaveValue(text)
  }
  await check.getByRole('button', { name: 'Save' }).click()
  await expect(check.getByRole('status').first()).toHaveText('3 things to review')
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()

  // Each fix opens with one click and takes the focus.
  await check.getByRole('button', { name: /Add an email address for Hannah Berg/ }).click()
  await expect(check.getByLabel('Client email')).toBeFocused()
  await page.keyboard.type('hannah@berg.test')
  await page.keyboard.press('Enter')
  await expect(check.getByRole('status').first()).toHaveText('2 things to review')
  await expect(dialog.getByLabel('To')).toHaveValue('hannah@berg.test')

  await check.getByRole('button', { name: /^Warning: Add your address/ }).click()
  await check.getByRole('button', { name: 'Don’t show again' }).click()
  await expect(check.getByRole('status').first()).toHaveText('1 thing to review')

  // Warnings don't block sending.
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/settings?tab=invoices&section=compliance')
  await page.getByRole('button', { name: 'Turn back on: Your address is missing' }).click()
  await expect(page.getByRole('button', { name: /^Turn back on/ })).toHaveCount(0)
})
