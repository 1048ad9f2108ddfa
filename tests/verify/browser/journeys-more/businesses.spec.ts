import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { startSlowProxy } from '../lib/slow-proxy'
import { findLinkPath, waitForMail, signUp, waitForHydration } from '../../../e2e/helpers'

/** A slow mobile connection: milliseconds of latency each way, and bytes per second. */
const SLOW = { latency: 150, down: 200_000 }

const switcher = (page: Page) => page.getByRole('button', { name: /\(switch business\)$/ })
const notice = (page: Page) => page.getByText(/in another tab\.$/)

/** Signs up a user with two businesses that are set up, working in the first; returns their email. */
async function withTwo(context: BrowserContext): Promise<string> {
  const email = await signUp(context, 'Ada Lovelace')
  const { request } = context
  const call = async (method: 'post' | 'patch', path: string, data?: object) => {
    const response = await request[method](path, { data })
    expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true)
    return response
  }
  await call('patch', '/api/user/settings', { companyName: 'Analytical Engines' })
  const [{ id: first }] = (await (await request.get('/api/businesses')).json()) as [{ id: number }]
  await call('post', '/api/businesses')
  await call('patch', '/api/user/settings', { companyName: 'Lovelace Looms' })
  await call('patch', '/api/user/onboarding', { isOnboarded: true })
  await call('post', `/api/businesses/${first}/switch`)
  return email
}

async function switchTo(page: Page, name: string): Promise<void> {
  await waitForHydration(page)
  await switcher(page).focus()
  await page.keyboard.press('Enter')
  const wanted = page.getByRole('menuitemradio', { name })
  await expect(wanted).toBeVisible()
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused()
  for (let step = 0; step < 5 && !(await wanted.evaluate((item) => item === document.activeElement)); step++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await expect(switcher(page)).toHaveText(new RegExp(name))
}

test('switching by keyboard works on a slow connection, and a form left in another tab is rejected with its input kept', async ({
  browser,
  baseURL,
}) => {
  const line = await startSlowProxy(baseURL!, SLOW)
  const context = await browser.newContext({ baseURL: line.origin, viewport: { width: 1280, height: 900 } })
  await withTwo(context)
  const left = await context.newPage()
  await left.goto('/clients?edit=new')
  const dialog = left.getByRole('dialog')
  const name = dialog.getByLabel(/^Name/)
  await name.pressSequentially('Grace Hopper')
  await expect(notice(left)).toHaveCount(0)

  const page = await context.newPage()
  await page.goto('/')
  await expect(switcher(page)).toHaveText(/Analytical Engines/)
  await switchTo(page, 'Lovelace Looms')

  await expect(notice(left)).toHaveText('You switched to Lovelace Looms in another tab.')
  await dialog.getByRole('button', { name: /^(Create|Add|Save)/ }).click()
  await expect(
    left.getByText(/You switched the business in another tab\. Reload the page/).first(),
  ).toBeVisible()
  await expect(name).toHaveValue('Grace Hopper')
  const clients = async () => ((await (await context.request.get('/api/clients')).json()) as unknown[]).length
  expect(await clients()).toBe(0)

  // Back in its business, the same form can be submitted.
  await switchTo(page, 'Analytical Engines')
  await expect(notice(left)).toHaveCount(0)
  await dialog.getByRole('button', { name: /^(Create|Add|Save)/ }).click()
  await expect(dialog).toHaveCount(0)
  expect(await clients()).toBe(1)
  await context.close()
  await line.close()
})

test('a new business is created by its dialog', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await signUp(context, 'Ada Lovelace')
  const page = await context.newPage()
  await page.goto('/businesses')
  await page.getByRole('main').getByRole('button', { name: 'New business' }).click()
  const dialog = page.getByRole('dialog', { name: 'New business' })
  await dialog.getByLabel(/^Company name/).pressSequentially('Lovelace Looms')
  await dialog.getByRole('button', { name: 'Create business' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/businesses')
  await expect(page.getByRole('row', { name: /Lovelace Looms/ })).toContainText('Current')
  await context.close()
})

test('onboarding of a business can be interrupted and resumed, and the business discarded', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await signUp(context, 'Ada Lovelace')
  await context.request.post('/api/businesses')
  const page = await context.newPage()
  await page.goto('/onboarding')
  await expect(page.getByLabel(/^Full Name/)).toHaveValue('Ada Lovelace')
  await page.getByRole('button', { name: 'Back to Ada Lovelace' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/businesses')
  await expect(page.getByText('Not set up yet')).toBeVisible()
  await page.getByRole('button', { name: /^Set up/ }).click()
  await expect(page).toHaveURL(/\/onboarding/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel(/^Company Name/).pressSequentially('Lovelace Looms')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Bank details' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Ada Lovelace' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/businesses')
  await page.getByRole('button', { name: 'Discard Lovelace Looms' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('row', { name: /Lovelace Looms/ })).toHaveCount(0)
  await context.close()
})

test('a link in an email opens its business, for members', async ({ page, context, browser }) => {
  const email = await withTwo(context)
  const { request } = context
  const named = (await (await request.get('/api/businesses')).json()) as { id: number; name: string }[]
  const enter = async (name: string) =>
    request.post(`/api/businesses/${named.find((one) => one.name === name)!.id}/switch`)
  await enter('Lovelace Looms')
  const changed = await request.patch('/api/user/settings', { data: { iban: 'GB33BUKB20201555555555' } })
  expect(changed.ok()).toBe(true)
  await enter('Analytical Engines')
  const link = findLinkPath(await waitForMail(request, email), '/businesses/')

  await page.goto('/clients')
  await page.goto(link)
  await expect(page).toHaveURL(/\/settings\?tab=bank$/)
  await expect(switcher(page)).toHaveText(/Lovelace Looms/)
  await expect(page.getByLabel('IBAN')).toHaveValue('GB33BUKB20201555555555')
  // Going back leads to the page from before.
  await page.goBack()
  await expect(page).toHaveURL(/\/clients$/)
  await page.goto(link)
  await expect(page).toHaveURL(/\/settings\?tab=bank$/)

  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  await other.goto(link)
  await expect(other).toHaveURL(/\/login\?callbackUrl=/)
  await signUp(stranger, 'Grace Hopper')
  await other.goto(link)
  await expect(other).toHaveURL(/\/settings\?tab=bank$/)
  await expect(switcher(other)).toHaveText(/Grace Hopper/)
  await expect(other.getByLabel('IBAN')).toHaveValue('')
  await stranger.close()
})
