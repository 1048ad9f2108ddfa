import { expect, test, type Page } from '@playwright/test'
import { leaveUntilAsked, getLeaveDialog } from './leave-dialog'
import { signUp } from './helpers'

test.use({ viewport: { width: 1440, height: 900 } })

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

test('the invoice form asks before it is left by a link, the Back button or a reload', async ({
  page,
  context,
}) => {
  await signUp(context)
  await page.goto('/invoices')
  await page.getByRole('link', { name: 'New Invoice' }).first().click()
  await expect(page).toHaveURL(/\/invoices\/create$/)
  const description = page.getByLabel('Description, line 1')
  await description.pressSequentially('Half an idea')
  const stays = async () => {
    await getLeaveDialog(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(getLeaveDialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/invoices\/create$/)
    await expect(description).toHaveValue('Half an idea')
  }

  await mainLink(page, 'Calendar').click()
  await stays()
  await page.evaluate(() => history.back())
  await stays()

  const asked = page.waitForEvent('dialog')
  // Don't wait for a reload that is cancelled.
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(description).toHaveValue('Half an idea')

  await mainLink(page, 'Calendar').click()
  await getLeaveDialog(page).getByRole('button').last().click()
  await expect(page).toHaveURL(/\/calendar$/)
})

test('the new client dialog asks before it is closed', async ({ page, context }) => {
  await signUp(context)
  await page.goto('/clients?edit=new')
  const dialog = page.getByRole('dialog', { name: 'Add New Client' })
  const name = dialog.getByLabel('Name', { exact: true })
  await name.pressSequentially('Grace')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await leaveUntilAsked(page, leave)
    await getLeaveDialog(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(getLeaveDialog(page)).toHaveCount(0)
    await expect(name).toHaveValue('Grace')
  }
  await leaveUntilAsked(page, () => page.keyboard.press('Escape'))
  await getLeaveDialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
})

test('nothing is asked if nothing was typed', async ({ page, context }) => {
  await signUp(context)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await mainLink(page, 'Clients').click()
  await expect(page).toHaveURL(/\/clients$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/settings$/)
})
