import { expect, test } from '@playwright/test'
import { acceptInvitation, inviteMember } from './invitations'
import { createEmail, signUp } from './helpers'

test('an invited assistant registers, creates an invoice and sends it', async ({
  page,
  context,
  browser,
}) => {
  await signUp(context, 'Ada Lovelace')
  await context.request.patch('/api/user/settings', { data: { companyName: 'Analytical Engines Ltd' } })
  await context.request.post('/api/clients', { data: { name: 'Grace Hopper', email: 'grace@example.org' } })
  const link = await inviteMember(page, createEmail('tom'), 'Staff')
  const assistant = await acceptInvitation(browser, link, ['Tom', 'Becker'])

  await test.step('what staff may not change is not offered', async () => {
    await assistant.page.goto('/settings')
    await expect(assistant.page.getByRole('tab')).toHaveText(['Profile', 'Members'])
    // The tab in the URL isn't permitted.
    await assistant.page.goto('/settings?tab=bank')
    await expect(assistant.page.getByRole('tab', { selected: true })).toHaveText('Profile')
    await expect(assistant.page).toHaveURL(/\/settings$/)
    await assistant.page.goto('/invoices')
    await expect(assistant.page.getByRole('link', { name: 'Export CSV' })).toHaveCount(0)
  })

  await test.step('writes and sends', async () => {
    const { page } = assistant
    await page.goto('/invoices/create')
    await page.getByRole('combobox', { name: 'Client', exact: true }).click()
    await page.getByRole('option', { name: /Grace Hopper/ }).click()
    await page.getByLabel('Description, line 1').click()
    await page.keyboard.type('Compiler, first version')
    await page.getByLabel('Unit price, line 1').click()
    await page.keyboard.type('138.66')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Invoice created successfully').first()).toBeVisible()
    await page.getByRole('link', { name: 'INV-0001' }).click()
    await page.getByRole('button', { name: 'Send by email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send by email' })
    await expect(dialog.getByLabel('To')).toHaveValue('grace@example.org')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(
      page
        .getByText('· You')
        .or(page.getByText('You', { exact: true }))
        .first(),
    ).toBeVisible()
  })

  await test.step('the owner sees who it was, and who joined', async () => {
    await page.goto('/invoices')
    await page.getByRole('link', { name: 'INV-0001' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Invoice created' })).toContainText(
      'Tom Becker',
    )
    await page.goto('/settings?tab=members')
    await expect(page.getByRole('row', { name: /Tom Becker/ })).toContainText('Staff')
    await expect(page.getByRole('list', { name: 'Recent changes' })).toContainText(
      'Tom Becker joined as staff',
    )
  })

  await test.step('who is removed is out with the next page', async () => {
    await page.getByRole('button', { name: 'Actions for Tom Becker' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Member removed').first()).toBeVisible()
    expect((await assistant.context.request.get('/api/invoices')).status()).toBe(403)
    await assistant.context.close()
  })
})
