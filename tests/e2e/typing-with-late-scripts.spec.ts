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

test('what is typed before any script has loaded counts in the preview and when it is saved', async ({
  page,
  context,
}) => {
  await signUp(context)
  await context.request.post('/api/clients', { data: { name: 'Grace Hopper' } })
  const scripts = await holdScripts(page)
  await page.goto('/invoices/create', { waitUntil: 'commit' })
  await openDetails(page)
  await page.getByLabel('Invoice Number').fill('')
  await page.getByLabel('Invoice Number').pressSequentially('EARLY-1')
  await page.getByLabel('Description, line 1').pressSequentially('Typed early')
  scripts.release()
  const preview = page.getByRole('article')
  await expect(preview.getByRole('heading', { name: 'EARLY-1' })).toBeVisible()
  await expect(preview.getByText('Typed early')).toBeVisible()
  await page.getByLabel('Unit price, line 1').pressSequentially('80')
  await page.getByRole('combobox', { name: 'Client' }).click()
  await page.getByRole('option', { name: 'Grace Hopper' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('link', { name: 'EARLY-1' })).toBeVisible()
})
