import { expect, test } from '@playwright/test'
import { typeIntoAll } from './form-fields'
import { holdScripts } from './late-scripts'
import { createInvoice, createSharedInvoice, openDetails, signUp, waitForHydration } from './helpers'

test.use({ viewport: { width: 1440, height: 900 } })

test('the invoice form loses no input when its scripts load late', async ({ page, context }) => {
  await signUp(context)
  await page.goto('/invoices/create')
  await openDetails(page)
  await typeIntoAll(page, page.getByRole('main'), await holdScripts(page))
})

test('the new client dialog loses no input when its scripts load late', async ({ page, context }) => {
  await signUp(context)
  await page.goto('/clients?edit=new')
  const dialog = page.getByRole('dialog', { name: 'Add New Client' })
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await typeIntoAll(page, dialog, await holdScripts(page))
})

test('a combobox loses no input when its list loads late', async ({ page, context }) => {
  await signUp(context)
  const { clientId } = await createSharedInvoice(context)
  await context.request.post('/api/clients', { data: { name: 'Hedy Lamarr' } })
  const draft = await createInvoice(context, { clientId, invoiceNumber: 'INV-0002' })
  await page.goto(`/invoices/edit/${draft}`)
  const client = page.getByRole('combobox', { name: 'Client', exact: true })
  await waitForHydration(page)
  const scripts = await holdScripts(page)
  await client.focus()
  await page.keyboard.type('hedz')
  await page.keyboard.press('Backspace')
  scripts.release()
  await scripts.arrived()
  await page.keyboard.type('y')
  await expect(page.getByRole('combobox', { name: 'Search your clients' })).toHaveValue('hedy')
  await page.keyboard.press('Enter')
  await expect(client).toHaveText('Hedy Lamarr')
})
