import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { acceptInvitation, inviteMember } from '../../../e2e/invitations'
import { createSharedInvoice, createEmail, PASSWORD, signUp } from '../../../e2e/helpers'

test('an accountant can only read and export', async ({ page, context, browser }) => {
  await signUp(context, 'Ada Lovelace')
  const { invoiceId } = await createSharedInvoice(context)
  const link = await inviteMember(page, createEmail('books'), 'Accountant')
  const accountant = await acceptInvitation(browser, link, ['Wren', 'Whitfield'])
  const { page: theirs } = accountant

  for (const path of ['/', '/invoices', '/clients', `/invoices/${invoiceId}`]) {
    await theirs.goto(path)
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of [
      /^New /,
      /^Create/,
      /^Mark as/,
      /^Send/,
      'Share',
      'Record payment',
      /^Edit/,
      /^Delete/,
    ]) {
      await expect(theirs.getByRole('button', { name })).toHaveCount(0)
      await expect(theirs.getByRole('link', { name })).toHaveCount(0)
    }
  }
  await theirs.goto('/invoices/create')
  await expect(theirs.getByRole('heading', { name: 'Your role can’t create invoices' })).toBeVisible()

  await theirs.goto('/invoices')
  const download = theirs.waitForEvent('download')
  await theirs.getByRole('link', { name: 'Export CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('INV-0001')

  const refused = await accountant.context.request.patch(`/api/invoices/${invoiceId}/status`, {
    data: { status: 'PAID' },
  })
  expect(refused.status()).toBe(403)
  await accountant.context.close()
})

test('a user with an account signs in and returns to the invitation', async ({ page, context, browser }) => {
  await signUp(context, 'Ada Lovelace')
  await context.request.patch('/api/user/settings', { data: { companyName: 'Analytical Engines Ltd' } })
  const theirs = await browser.newContext()
  const email = await signUp(theirs, 'Grace Hopper')
  await theirs.request.post('/api/auth/logout', { data: {} })
  const link = await inviteMember(page, email, 'Viewer')

  // Others who open the link see only its recipient, and after its use not even that.
  await page.goto(link)
  await expect(page.getByText(`This invitation is for ${email}`)).toBeVisible()
  const visit = await theirs.newPage()
  await visit.goto(link)
  await visit.getByRole('link', { name: 'Sign in' }).click()
  await expect(visit.getByRole('heading', { name: 'Sign in to Sheaf' })).toBeVisible()
  await visit.getByLabel('Email').click()
  await visit.keyboard.type(email)
  await visit.getByLabel('Password', { exact: true }).click()
  await visit.keyboard.type(PASSWORD)
  await visit.keyboard.press('Enter')
  await expect(visit.getByRole('heading', { name: 'Join Analytical Engines Ltd' })).toBeVisible()
  await visit.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(visit.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(await (await theirs.request.get('/api/auth/me')).json()).toMatchObject({ role: 'VIEWER' })
  // For its recipient the link later opens the business.
  await visit.goto(link)
  await expect(visit.getByRole('button', { name: 'Open Analytical Engines Ltd' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invitation has already been used' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await theirs.close()
})
