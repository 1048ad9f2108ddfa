import { expect, test, type Browser, type Page } from '@playwright/test'
import { linkIn, newAddress, newestMail, PASSWORD, signUp } from './support'

/** Invites somebody in the settings, with real keys; answers the path of the link that they get. */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.goto('/settings?tab=members')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a member' })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(email)
  return linkIn(await newestMail(page.request, email), '/invitation')
}

/** Somebody without an account opens the link in a browser of their own, and makes one there. */
async function join(browser: Browser, link: string, [first, last]: [string, string]) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const answer = await page.goto(link)
  expect(answer!.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer!.headers()['x-robots-tag']).toContain('noindex')
  expect(answer!.headers()['cache-control']).toContain('no-store')
  await page.getByLabel('First name').click()
  await page.keyboard.type(first)
  await page.keyboard.press('Tab')
  await page.keyboard.type(last)
  await page.getByLabel('Password', { exact: true }).click()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  return { context, page }
}

test('an assistant is invited, opens an account, writes an invoice and sends it', async ({
  page,
  context,
  browser,
}) => {
  await signUp(context, 'Ada Lovelace')
  await context.request.patch('/api/user/settings', { data: { companyName: 'Analytical Engines Ltd' } })
  await context.request.post('/api/clients', { data: { name: 'Grace Hopper', email: 'grace@example.org' } })
  const link = await invite(page, newAddress('tom'), 'Staff')
  const assistant = await join(browser, link, ['Tom', 'Becker'])

  await test.step('what staff may not change is not offered', async () => {
    await assistant.page.goto('/settings')
    await expect(assistant.page.getByRole('tab')).toHaveText(['Profile', 'Members'])
    // The address says what is shown.
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
    await page.getByRole('button', { name: 'Send by e-mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send by e-mail' })
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
