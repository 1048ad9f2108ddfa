import { expect, test, type Page } from '@playwright/test'
import { createOfferedQuote } from '../../../e2e/offered-quote'
import { findAxeViolations } from '../../../e2e/axe'
import { waitForMail } from '../../../e2e/helpers'

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('a client declines a quote by keyboard alone, and its seller is notified', async ({
  context,
  browser,
}) => {
  const { email, id, path } = await createOfferedQuote(context)
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await visitor.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await fits(page)).toBe(true)
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Decline' }).focus()
  await page.keyboard.press('Enter')
  const name = page.getByLabel('Your name')
  await expect(name).toBeFocused()
  expect(await fits(page)).toBe(true)
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.type('Ana Gómez')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Too late for us.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Declined by Ana Gómez on /)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await visitor.close()

  const mail = await waitForMail(context.request, email)
  expect(mail.subject).toBe('Northwind declined quote Q-7')
  expect(mail.text).toContain('By Ana Gómez: “Too late for us.”')
  const own = await context.newPage()
  await own.goto(`/invoices/${id}`)
  await expect(own.getByText('By Ana Gómez: “Too late for us.”')).toBeVisible()
})

test('an expired quote says so and asks for no answer', async ({ context, browser }) => {
  const { path } = await createOfferedQuote(context, { issueDate: '2026-01-05', dueDate: '2026-01-20' })
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${path}?answer=accept`)
  await expect(page.getByText('This quote was valid until Jan 20, 2026.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Accept quote' })).toHaveCount(0)
  await expect(page.getByLabel('Your name')).toHaveCount(0)
})
