import { expect, test } from '@playwright/test'
import { typeIntoAll } from './fields'
import { holdScripts } from './late-scripts'
import { openDetails, signUp } from './support'

test.use({ viewport: { width: 1440, height: 900 } })

test('nothing typed into the invoice form is lost when its scripts arrive late', async ({
  page,
  context,
}) => {
  await signUp(context)
  await page.goto('/invoices/create')
  await openDetails(page)
  await typeIntoAll(page, page.getByRole('main'), await holdScripts(page))
})

test('nothing typed into the dialog of a new client is lost when its scripts arrive late', async ({
  page,
  context,
}) => {
  await signUp(context)
  await page.goto('/clients?edit=new')
  const dialog = page.getByRole('dialog', { name: 'Add New Client' })
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await typeIntoAll(page, dialog, await holdScripts(page))
})
