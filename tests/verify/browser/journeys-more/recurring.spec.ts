import { expect, test, type Page } from '@playwright/test'
import { choose } from '../../../e2e/choose'
import { findMailLink, decodeMail, signUp, startMailApp } from '../lib/mail-app'
import { openDetails } from '../../../e2e/helpers'

const CLIENT = 'client@example.org'
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.use({ actionTimeout: 60_000, timezoneId: 'UTC' })

let app: Awaited<ReturnType<typeof startMailApp>>

test.beforeAll(async () => {
  app = await startMailApp('series')
})
test.afterAll(() => app?.stop())

/** Lists the subjects of emails to an address, oldest first. */
const subjectsTo = (to: string) =>
  app.mails
    .filter((mail) => mail.to.includes(to))
    .map((mail) => /^Subject: (.*)$/m.exec(decodeMail(mail))![1]!.trim())

/** Expects exactly these emails after the first `before`, however often jobs run. */
async function expectMails(page: Page, subjects: string[], before: number): Promise<void> {
  await app.runJobs(page.request)
  // The application's own timer may be running jobs too.
  await expect.poll(() => subjectsTo(CLIENT).slice(before)).toEqual(subjects)
  await app.runJobs(page.request)
  expect(subjectsTo(CLIENT).slice(before)).toEqual(subjects)
}

test.describe('spec 3: recurring invoices', () => {
  test('a schedule creates and emails an invoice on its date, which is viewed, paid, and gets no reminder', async ({
    page,
    browser,
  }) => {
    await test.step('signs up, by a mail of the real server', () => signUp(app, page, CLIENT))

    await test.step('chooses when clients are reminded', async () => {
      await page.goto(`${app.origin}/settings?tab=invoices&section=reminders`)
      await page.getByLabel('On the due date').check()
      await page.getByLabel('30 days after').check()
      // At any hour this test runs.
      await page.getByLabel('Send at').click()
      await page.getByRole('option', { name: '12 AM' }).click()
      await page.getByRole('tab', { name: 'Defaults' }).click()
      await page.getByLabel('Send recurring invoices at').click()
      await page.getByRole('option', { name: '12 AM' }).click()
      await page.getByRole('button', { name: 'Save Changes' }).filter({ visible: true }).click()
      await expect(page.getByText('Settings updated').first()).toBeVisible()
    })

    await test.step('writes an invoice that repeats, and sees its next dates', async () => {
      await page.goto(`${app.origin}/invoices/create`)
      await page.getByRole('combobox', { name: 'Client', exact: true }).click()
      await page.getByRole('option', { name: /Grace Hopper/ }).click()
      await openDetails(page)
      await choose(page.getByLabel('Invoice Type'), 'Recurring')
      await expect(page.getByRole('list', { name: 'Next dates' }).getByRole('listitem')).toHaveCount(5)
      await page.getByLabel('Email each invoice automatically').check()
      await page.getByLabel('Description, line 1').fill('Retainer {month} {year}')
      await page.getByLabel('Unit price, line 1').fill('250')
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByText('Invoice created successfully').first()).toBeVisible()
    })

    await test.step('sends the first one', async () => {
      await page.getByRole('link', { name: 'INV-0001' }).click()
      await page.getByRole('button', { name: 'Send by email' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
      await expect.poll(() => subjectsTo(CLIENT)).toEqual(['Invoice INV-0001 from Analytical Engines'])
    })

    await test.step('raises the price for those to come, and sees the next one', async () => {
      // The send dialog may still cover the page.
      await page.reload()
      await page.getByRole('link', { name: 'View series' }).click()
      await page.getByLabel('Unit price, line 1').fill('275')
      await expect(page.getByRole('complementary', { name: 'Next invoice' })).toContainText('INV-0002')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Recurring invoice saved').first()).toBeVisible()
      await page.getByRole('link', { name: /^INV-0001 / }).click()
      await expect(page.getByRole('article').getByText('$250.00').first()).toBeVisible()
    })

    let invoice = ''
    await test.step('30 days later the second one is written and in the client’s post, once', async () => {
      await app.pass(30)
      await expectMails(page, ['Invoice INV-0002 from Analytical Engines'], 1)
      expect(decodeMail(app.mails.at(-1)!)).toContain('INV-0002.pdf')
      expect(decodeMail(app.mails.at(-1)!)).toContain('275.00')
      invoice = await findMailLink(app, CLIENT, '/invoice/')
    })

    const visitor = await browser.newContext({ userAgent: PERSON })
    const client = await visitor.newPage()
    await test.step('the client opens its link', async () => {
      const view = client.waitForResponse((response) => response.url().endsWith('/view'))
      await client.goto(invoice)
      const month = new Date().toLocaleDateString('en-US', {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })
      await expect(client.getByRole('article').getByText(`Retainer ${month}`)).toBeVisible()
      expect((await view).status()).toBe(204)
    })

    await test.step('the owner hears of it, and is paid', async () => {
      await page.goto(app.origin)
      await page.getByRole('button', { name: /^Notifications, \d new$/ }).click()
      await page.getByRole('link', { name: /INV-0002.*was viewed/ }).click()
      await expect(page.getByRole('heading', { name: 'Invoice #INV-0002' })).toBeVisible()
      await page.getByRole('button', { name: 'Mark as Paid' }).click()
      await expect(page.getByText('Invoice has been marked as paid').first()).toBeVisible()
      await client.reload()
      await expect(client.getByText('Paid', { exact: true }).first()).toBeVisible()
      await visitor.close()
    })

    await test.step('on its due date only the first one, still open, is reminded of', async () => {
      await app.pass(14)
      await expectMails(page, ['Reminder: invoice INV-0001 is 30 days overdue'], 2)
    })
  })
})
