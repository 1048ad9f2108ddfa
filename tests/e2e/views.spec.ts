import { expect, test } from '@playwright/test'
import { createSharedInvoice, signUp } from './support'

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.describe('spec 2: /invoice/{token}', () => {
  test('a person who opens the link is seen on the invoice and in the bell; the owner and a bare fetch are not', async ({
    browser,
    context,
    page,
  }) => {
    await signUp(context)
    const { publicToken } = await createSharedInvoice(context)
    const link = `/invoice/${publicToken}`
    const isView = (url: string) => url.endsWith(`${link}/view`)

    const own = page.waitForResponse((response) => isView(response.url()))
    await page.goto(link)
    expect((await own).status()).toBe(204)
    const stranger = await browser.newContext({ userAgent: PERSON })
    await stranger.request.get(link)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

    const client = await stranger.newPage()
    const view = client.waitForResponse((response) => isView(response.url()))
    await client.goto(link)
    expect((await view).status()).toBe(204)
    await stranger.close()

    await page.reload()
    await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
    await page.getByRole('link', { name: /was viewed/ }).click()
    await expect(page).toHaveURL(/\/invoices\/\d+$/)
    await expect(page.getByText(/^Last viewed /)).toBeVisible()
    await expect(page.getByText('Viewed', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  })
})
