import { expect, test } from '@playwright/test'
import { createOfferedQuote } from './offered-quote'

test('a client without JavaScript accepts a quote, and a missing name loses no input', async ({
  context,
  browser,
}) => {
  const { path } = await createOfferedQuote(context)
  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
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
  await expect(page.getByText('Thank you.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Accept quote' })).toHaveCount(0)
  await page.goto(`${path}?answer=decline`)
  await expect(page.getByLabel('Your name')).toHaveCount(0)
  await visitor.close()
})
