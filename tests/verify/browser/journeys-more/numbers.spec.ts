import { expect, test } from '@playwright/test'
import { createInvoice, createSharedInvoice, signUp } from '../../../e2e/helpers'

test('a sent invoice is deleted with a reason, and its number stays with the archived content', async ({
  context,
  page,
}) => {
  await signUp(context)
  const { clientId } = await createSharedInvoice(context)
  await createInvoice(context, { clientId, invoiceNumber: 'INV-0005' })
  await page.goto('/invoices')
  await page.getByRole('button', { name: 'Actions for INV-0001' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Cancel invoice instead' })).toBeVisible()
  await dialog.getByLabel('Reason (optional)').fill('Sent to the wrong client')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('[data-slot=toast]')).toContainText('Invoice deleted')

  await page.getByRole('link', { name: 'Numbers', exact: true }).click()
  const rows = page.getByRole('table', { name: 'Document numbers' }).locator('tbody')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(
    'INV-0002 to INV-0004 were never used (3): INV-0005 was entered manually.',
  )
  const series = page.getByRole('table', { name: 'Number sequences' }).locator('tbody')
  await expect(series.getByRole('cell')).toContainText([
    'INV-',
    'INV-0001 to INV-0005',
    '0',
    '1',
    '1',
    '1 gap explained',
  ])
  await series.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Document numbers INV-####' })).toBeVisible()
  await expect(rows).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Invoice-numbers-\d{4}-\d\d-\d\d\.pdf$/)
  await expect(rows.last()).toContainText('by Ada Lovelace. Sent to the wrong client.')
  await rows.last().getByRole('link', { name: 'INV-0001' }).click()
  await expect(page.getByRole('heading', { name: 'Invoice #INV-0001' })).toBeVisible()
  await expect(page.getByText('Compiler, first version').first()).toBeVisible()
})
