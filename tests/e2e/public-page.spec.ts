import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startScenario } from './scenario'

/** A headless browser's default user agent counts as a bot. */
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.describe('spec 2: /invoice/{token}', () => {
  test('a client opens the public link and downloads the PDF, and the owner is notified', async ({
    browser,
    context,
    page,
  }) => {
    const { ids, publicPath: link = '' } = await startScenario(context, 'part-paid')
    const isView = (url: string) => url.endsWith(`${link}/view`)

    await test.step('the owner’s own look is not a view', async () => {
      const own = page.waitForResponse((response) => isView(response.url()))
      await page.goto(link)
      expect((await own).status()).toBe(204)
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    })

    const stranger = await browser.newContext({ userAgent: PERSON })
    const client = await stranger.newPage()
    await test.step('the client reads it without an account', async () => {
      const view = client.waitForResponse((response) => isView(response.url()))
      const answer = await client.goto(link)
      expect(answer!.headers()['x-robots-tag']).toContain('noindex')
      expect(answer!.headers()['referrer-policy']).toBe('no-referrer')
      expect((await view).status()).toBe(204)
      await expect(client).toHaveTitle('Invoice INV-0001 from Harbour Lane Studio')
      await expect(client.getByRole('article').getByText('£1,800.00').first()).toBeVisible()
      await expect(client.getByRole('article').getByText('£1,100.00').first()).toBeVisible()
      await expect(client.getByText('Thank you for your business')).toBeVisible()
    })

    await test.step('and downloads the PDF', async () => {
      const download = client.waitForEvent('download')
      await client.getByRole('link', { name: /download pdf/i }).click()
      const file = await readFile(await (await download).path())
      expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    })

    await test.step('an unknown link is not found', async () => {
      const missing = await client.goto(`/invoice/${'A'.repeat(43)}`)
      expect(missing!.status()).toBe(404)
      await expect(client.getByText('Invoice not found').first()).toBeVisible()
    })

    await test.step('the owner hears of the view', async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
      await page.getByRole('link', { name: /was viewed/ }).click()
      await expect(page).toHaveURL(new RegExp(`/invoices/${ids.invoice}$`))
      await expect(page.getByText(/^Last viewed /)).toBeVisible()
    })

    await test.step('once it is paid the client sees that, too', async () => {
      await page.getByRole('button', { name: 'Mark as Paid' }).click()
      await expect(page.getByText('Invoice has been marked as paid').first()).toBeVisible()
      await client.goto(link)
      await expect(client.getByText('Paid', { exact: true }).first()).toBeVisible()
    })
    await stranger.close()
  })
})
