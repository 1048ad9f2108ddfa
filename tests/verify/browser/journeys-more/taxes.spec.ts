import { expect, test } from '@playwright/test'
import { signUp } from '../../../e2e/helpers'

test.use({ viewport: { width: 1440, height: 1000 } })

test('taxes are saved, and chosen for an invoice and its lines, with real keys', async ({
  page,
  context,
}) => {
  await signUp(context)
  const { request } = context
  expect((await request.post('/api/clients', { data: { name: 'Grace Hopper' } })).ok()).toBe(true)
  const type = (text: string) => page.keyboard.type(text)
  const dialog = page.getByRole('dialog')

  await test.step('two taxes are added in the settings', async () => {
    await page.goto('/settings?tab=invoices&section=taxes')
    for (const [name, rate] of [
      ['VAT 20%', '20'],
      ['Books', '5'],
    ] as const) {
      await page.getByRole('button', { name: 'Add tax' }).click()
      await expect(dialog.getByLabel('Name')).toBeFocused()
      await type(name)
      await dialog.getByLabel('Rate (%)').click()
      await type(rate)
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Add tax' }).click()
    await type('Reverse charge')
    await dialog.getByLabel('Tax treatment').focus()
    await type('Reverse')
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Printed reason')).toBeFocused()
    await type('Reverse charge, Article 196')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a line takes another tax and a discount, and the sheet follows', async () => {
    await page.goto('/invoices/create')
    await page.getByRole('combobox', { name: 'Client', exact: true }).click()
    await type('Grace')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Description, line 1')).toBeFocused()
    await type('Identity')
    await page.getByLabel('Unit price, line 1').click()
    await type('100')
    await page.keyboard.press('Enter')
    await type('Guide')
    await page.getByLabel('Unit price, line 2').click()
    await type('40')
    await page.getByLabel('Tax, line 2').selectOption('Books')
    await page.getByRole('button', { name: 'Actions for line 1' }).click()
    await page.getByRole('menuitem', { name: /^Discount/ }).click()
    await expect(page.locator('[name="lineItems.0.discount"]')).toBeFocused()
    await type('10%')
    const preview = page.getByRole('complementary', { name: 'Preview' })
    await expect(preview.getByText('10% discount (')).toBeVisible()
    const rows = preview.locator('.invoice-totals > div')
    await expect(rows).toHaveText([
      /^Subtotal.130\.00$/,
      /^Tax \(20%\) on .90\.00.18\.00$/,
      /^Tax \(5%\) on .40\.00.2\.00$/,
      /^Total.150\.00$/,
    ])
  })

  await test.step('what few invoices need is a press away, and is kept', async () => {
    await page.getByRole('button', { name: 'Withholding tax', exact: true }).click()
    await expect(page.getByLabel('Withholding (%)')).toBeFocused()
    await type('15')
    await page.keyboard.press('Tab')
    await type('IRPF')
    await page.getByLabel('Tax', { exact: true }).selectOption('Reverse charge')
    await page.getByRole('button', { name: /^Save draft/ }).click()
    await expect(page).toHaveURL(/\/invoices$/)
    await page.getByRole('link', { name: /INV-/ }).first().click()
    await expect(page.locator('.invoice-totals')).toContainText('Withholding (IRPF 15%)')
    await expect(page.locator('.invoice-reasons')).toHaveText('Reverse charge, Article 196')
  })
})
