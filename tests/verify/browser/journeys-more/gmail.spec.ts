import { expect, test, type Page } from '@playwright/test'
import { startGmail } from '../../../factories/gmail'
import { signUp, startMailApp, type MailApp } from '../lib/mail-app'

const CLIENT = 'client@example.org'

test.use({ actionTimeout: 60_000, timezoneId: 'UTC' })

let google: Awaited<ReturnType<typeof startGmail>>
let app: MailApp

test.beforeAll(async () => {
  google = await startGmail()
  app = await startMailApp('gmail', google.environment)
})
test.afterAll(async () => {
  await app?.stop()
  google?.stop()
})

async function createInvoice(page: Page): Promise<number> {
  const clients = await page.request.get(`${app.origin}/api/clients`)
  const [{ id: clientId }] = (await clients.json()) as [{ id: number }]
  const response = await page.request.post(`${app.origin}/api/invoices`, {
    data: {
      clientId,
      currency: 'USD',
      invoiceNumber: 'INV-0001',
      // Not due for a long time: an overdue invoice would get a reminder instead.
      issueDate: '2026-11-02',
      dueDate: '2126-11-16',
      lineItems: [{ description: 'Compiler', quantity: 3, unitPrice: 138.66 }],
    },
  })
  return ((await response.json()) as { id: number }).id
}

test('a connected Gmail sends invoices until it expires, again once reconnected, and is disconnected', async ({
  page,
}) => {
  const said = (title: string) => expect(page.getByText(title, { exact: true }).first()).toBeVisible()
  const send = async () => {
    await page.getByRole('button', { name: 'Send by email' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('robin@gmail.test')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  }
  const delivered = () => [google.mails.length, app.mails.filter(({ to }) => to.includes(CLIENT)).length]
  const settings = () => page.goto(`${app.origin}/settings?tab=integrations`)
  await signUp(app, page, CLIENT)
  const invoice = `${app.origin}/invoices/${await createInvoice(page)}`

  await test.step('goes to Google and comes back connected', async () => {
    await settings()
    await page.getByRole('button', { name: 'Connect Gmail' }).click()
    await said('Gmail connected')
    await expect(page.getByText(/^Connected as robin@gmail\.test since/)).toBeVisible()
    await expect(page).toHaveURL(`${app.origin}/settings?tab=integrations`)
  })

  await test.step('an invoice goes out from it, with the PDF', async () => {
    await page.goto(invoice)
    await send()
    await said('Email sent')
    expect(delivered()).toEqual([1, 0])
    expect(google.mails[0]).toMatch(/^From: Analytical Engines <robin@gmail\.test>\r$/m)
    expect(google.mails[0]).toContain('filename=Invoice-INV-0001.pdf')
  })

  await test.step('taken back at Google, nothing goes out, from nowhere', async () => {
    google.endGrants()
    await page.reload()
    await send()
    await said('Email failed')
    await expect(page.getByText(/Connect Gmail again in Settings/).first()).toBeVisible()
    expect(delivered()).toEqual([1, 0])
  })

  await test.step('connected again, the same mail goes out', async () => {
    await settings()
    await expect(page.getByText(/^Expired\. It was removed in your Google account/)).toBeVisible()
    await page.getByRole('button', { name: 'Connect again' }).click()
    await said('Gmail connected')
    await page.goto(invoice)
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click()
    await expect.poll(delivered).toEqual([2, 0])
  })

  await test.step('disconnected, Google has taken the permission back', async () => {
    await settings()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
    await said('Gmail disconnected')
    await expect(page.getByRole('button', { name: 'Connect Gmail' })).toBeVisible()
    expect(google.refreshTokens.size).toBe(0)
  })
})
