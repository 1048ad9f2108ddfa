import { expect, test } from '@playwright/test'
import { choose } from './choose'
import { testCronSecret } from '../../scripts/lib/app-environment.mjs'
import { findLinkPath, listMailsTo, createEmail, openDetails, signUp } from './helpers'

// A time zone between 6 AM and 6 PM now, so that the date doesn't change during the test.
const hour = new Date().getUTCHours()
const timeZone = hour >= 6 && hour < 18 ? 'UTC' : 'Pacific/Auckland'
const day = (daysAgo: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() - daysAgo * 86_400_000)

test.use({ timezoneId: timeZone, viewport: { width: 1440, height: 900 } })

test.describe('spec 3: recurring invoices', () => {
  test('a recurring invoice is created and emailed once on its date, opened by the client and paid', async ({
    page,
    context,
    browser,
  }) => {
    test.skip(
      Boolean(process.env.BASE_URL && !process.env.APP_PORT),
      'needs the scheduler’s secret of the test server',
    )
    await signUp(context)
    const to = createEmail('client')
    const settings = { companyName: 'Analytical Engines', timeZone, sendingHour: 0 }
    const saved = await context.request.patch('/api/user/settings', { data: settings })
    expect(saved.ok(), await saved.text()).toBe(true)
    await context.request.post('/api/clients', { data: { name: 'Grace Hopper', email: to } })
    const runJobs = () =>
      context.request.get('/api/cron', { headers: { authorization: `Bearer ${testCronSecret}` } })
    const subjects = async () => (await listMailsTo(context.request, to)).map(({ subject }) => subject)

    await test.step('writes an invoice that repeats from today on', async () => {
      await page.goto('/invoices/create')
      await page.getByRole('combobox', { name: 'Client', exact: true }).click()
      await page.getByRole('option', { name: /Grace Hopper/ }).click()
      await openDetails(page)
      await choose(page.getByLabel('Invoice Type'), 'Recurring')
      // Its own date comes before the next one.
      await page.getByLabel('Issue Date').fill(day(30))
      await page.getByLabel('Due Date').fill(day(16))
      await page.getByLabel('Recurrence Date').fill(day(0))
      await expect(page.getByRole('list', { name: 'Next dates' }).getByRole('listitem')).toHaveCount(5)
      await page.getByLabel('Email each invoice automatically').check()
      await page.getByLabel('Description, line 1').fill('Retainer {month} {year}')
      await page.getByLabel('Unit price, line 1').fill('250')
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByRole('link', { name: 'INV-0001' })).toBeVisible()
    })

    await test.step('the next one is written and in the client’s post, once', async () => {
      await runJobs()
      await expect.poll(subjects).toEqual(['Invoice INV-0002 from Analytical Engines'])
      await runJobs()
      expect(await subjects()).toEqual(['Invoice INV-0002 from Analytical Engines'])
    })

    await test.step('the client opens its link', async () => {
      const visitor = await browser.newContext()
      const client = await visitor.newPage()
      const [mail] = await listMailsTo(context.request, to)
      await client.goto(findLinkPath(mail!, '/invoice/'))
      const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone })
      await expect(client.getByRole('article').getByText(`Retainer ${month}`)).toBeVisible()
      await visitor.close()
    })

    await test.step('the owner finds it under the series and is paid', async () => {
      await page.reload()
      await page.getByRole('link', { name: 'INV-0002' }).click()
      await expect(page.getByRole('heading', { name: 'Invoice #INV-0002' })).toBeVisible()
      await page.getByRole('button', { name: 'Mark as Paid' }).click()
      await expect(page.getByText('Invoice has been marked as paid').first()).toBeVisible()
    })
  })
})
