import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { axeFindings } from '../../../e2e/axe'
import { createInvoice, newestMail, signUp } from '../../../e2e/support'

/** A quote of a new seller that is on offer by its link; answers whose it is, and the path of the link. */
async function offered(context: BrowserContext, over: object = {}) {
  const email = await signUp(context)
  const made = await context.request.post('/api/clients', { data: { name: 'Northwind', email: 'n@b.co' } })
  const { id: clientId } = (await made.json()) as { id: number }
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const dated = { issueDate: day(0), dueDate: day(20) }
  const id = await createInvoice(context, {
    ...{ kind: 'QUOTE', clientId, invoiceNumber: 'Q-7', ...dated, ...over },
  })
  const link = await context.request.post(`/api/invoices/${id}/public-url`)
  const { publicToken } = (await link.json()) as { publicToken: string }
  const sent = await context.request.patch(`/api/invoices/${id}/status`, { data: { status: 'SENT' } })
  expect(sent.ok()).toBe(true)
  return { email, id, path: `/invoice/${publicToken}` }
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('a client declines a quote by keys alone, and its seller is told', async ({ context, browser }) => {
  const { email, id, path } = await offered(context)
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await visitor.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await fits(page)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Decline' }).focus()
  await page.keyboard.press('Enter')
  const name = page.getByLabel('Your name')
  await expect(name).toBeFocused()
  expect(await fits(page)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.type('Ana Gómez')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Too late for us.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Declined by Ana Gómez on /)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await visitor.close()

  const mail = await newestMail(context.request, email)
  expect(mail.subject).toBe('Northwind declined quote Q-7')
  expect(mail.text).toContain('By Ana Gómez: “Too late for us.”')
  const own = await context.newPage()
  await own.goto(`/invoices/${id}`)
  await expect(own.getByText('By Ana Gómez: “Too late for us.”')).toBeVisible()
})

test('a quote whose last day has passed says so and asks for no answer', async ({ context, browser }) => {
  const { path } = await offered(context, { issueDate: '2026-01-05', dueDate: '2026-01-20' })
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${path}?answer=accept`)
  await expect(page.getByText('This quote was valid until Jan 20, 2026.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Accept quote' })).toHaveCount(0)
  await expect(page.getByLabel('Your name')).toHaveCount(0)
})
