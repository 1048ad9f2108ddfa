import { expect, test, type BrowserContext } from '@playwright/test'
import { createInvoice, signUp } from './support'

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

test('a client without scripts accepts a quote, and loses nothing by a missing name', async ({
  context,
  browser,
}) => {
  const { path } = await offered(context)
  const visitor = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
  })
  const page = await visitor.newPage()
  await page.goto(path)
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('link', { name: 'Accept quote' }).click()
  const name = page.getByLabel('Your name')
  await name.fill('   ')
  await page.getByLabel('Note (optional)').fill('Please start\non Monday.')
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await expect(page.getByText('Enter your name')).toBeVisible()
  await expect(name).toHaveAccessibleDescription('Enter your name')
  await expect(page.getByLabel('Note (optional)')).toHaveValue('Please start\non Monday.')
  await name.fill('Ana Gómez')
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await expect(page.getByText(/^Accepted by Ana Gómez on \w{3} \d+, \d{4}$/)).toBeVisible()
  await expect(page.getByText('has been told')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Accept quote' })).toHaveCount(0)
  await page.goto(`${path}?answer=decline`)
  await expect(page.getByLabel('Your name')).toHaveCount(0)
  await visitor.close()
})
