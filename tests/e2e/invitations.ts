import { expect, type Browser, type Page } from '@playwright/test'
import { findLinkPath, waitForMail, PASSWORD } from './helpers'

/** Invites a member in the settings by keyboard, and returns the path of the link in their email. */
export async function inviteMember(page: Page, email: string, role: string): Promise<string> {
  await page.goto('/settings?tab=members')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a member' })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(email)
  return findLinkPath(await waitForMail(page.request, email), '/invitation')
}

/** Opens an invitation in another browser and registers there. */
export async function acceptInvitation(browser: Browser, link: string, [first, last]: [string, string]) {
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
