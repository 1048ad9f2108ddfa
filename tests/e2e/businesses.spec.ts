import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { slowLine } from './slow-line'
import { signUp, takenOver } from './support'

/** A phone's line on a bad day: milliseconds each way, and bytes a second. */
const SLOW = { latency: 150, down: 200_000 }

const switcher = (page: Page) => page.getByRole('button', { name: /\(switch business\)$/ })
const notice = (page: Page) => page.getByText(/in another tab\.$/)

/** Somebody with a first business, and a second one that is set up too; they work in the first. */
async function withTwo(context: BrowserContext): Promise<void> {
  await signUp(context, 'Ada Lovelace')
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
}

async function switchTo(page: Page, name: string): Promise<void> {
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

test('on a slow line one switches by the keyboard, and a form that was left in another tab is refused with its words kept', async ({
  browser,
  baseURL,
}) => {
  const line = await slowLine(baseURL!, SLOW)
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
  await takenOver(page)
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

  // Back in its business the same form goes through.
  await switchTo(page, 'Analytical Engines')
  await expect(notice(left)).toHaveCount(0)
  await dialog.getByRole('button', { name: /^(Create|Add|Save)/ }).click()
  await expect(dialog).toHaveCount(0)
  expect(await clients()).toBe(1)
  await context.close()
  await line.close()
})

test('a new business goes through onboarding, which can be left for the one before and taken up again', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await signUp(context, 'Ada Lovelace')
  const page = await context.newPage()
  await page.goto('/businesses')
  await takenOver(page)
  await page.getByRole('main').getByRole('button', { name: 'New business' }).click()
  await expect(page).toHaveURL(/\/onboarding/)
  await expect(page.getByLabel(/^Full Name/)).toHaveValue('Ada Lovelace')
  await page.getByRole('button', { name: 'Back to Ada Lovelace' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/businesses')
  await takenOver(page)
  await expect(page.getByText('Not set up yet')).toBeVisible()
  await page.getByRole('button', { name: /^Set up/ }).click()
  await expect(page).toHaveURL(/\/onboarding/)
  await page.getByRole('button', { name: 'Continue' }).click()
  const company = page.getByLabel(/^Company Name/)
  await company.pressSequentially('Lovelace Looms')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Bank details' })).toBeVisible()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/businesses')
  await expect(page.getByRole('row', { name: /Lovelace Looms/ })).toContainText('Current')
  await context.close()
})
