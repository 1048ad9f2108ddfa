import { expect, test, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { signUp } from '../../../e2e/helpers'

const post = async <T>(request: APIRequestContext, path: string, data: object): Promise<T> => {
  const response = await request.post(path, { data })
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true)
  return (await response.json()) as T
}

/** Creates a business with one client and six drafts, numbered 1 to 6; the last one costs 600.00. */
async function business(context: BrowserContext) {
  await signUp(context)
  const { request } = context
  const client = await post<{ id: number }>(request, '/api/clients', {
    name: 'Grace Hopper',
    companyName: 'Compilers Ltd',
    email: 'grace@example.org',
    phone: '+1 202 555 0136',
    address: '1 Navy Yard',
    currency: 'EUR',
  })
  const invoices: { id: number }[] = []
  for (let count = 1; count <= 6; count++)
    invoices.push(
      await post(request, '/api/invoices', {
        clientId: client.id,
        currency: 'EUR',
        issueDate: '2026-01-05',
        dueDate: '2099-01-19',
        invoiceNumber: `INV-000${count}`,
        taxRate: 0,
        lineItems: [{ description: 'Work', quantity: count, unitPrice: 100 }],
      }),
    )
  return { request, client, invoices }
}

test.describe('spec 2: screens', () => {
  test('the dashboard shows the first five invoices and links to a new one', async ({ page, context }) => {
    const { invoices } = await business(context)
    await page.goto('/')
    const rows = page.getByRole('table', { name: 'Recent Invoices' }).getByRole('row')
    await expect(rows).toHaveCount(6)
    await expect(rows.nth(1)).toContainText('INV-0006')
    await expect(rows.nth(5)).toContainText('INV-0002')
    await expect(page.getByRole('link', { name: 'New Invoice' })).toHaveAttribute('href', '/invoices/create')
    await page.getByRole('link', { name: 'INV-0006', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/invoices/${invoices[5]!.id}$`))
  })

  test('the list is searched by number and amount, and filtered by tabs', async ({ page, context }) => {
    const { request, invoices } = await business(context)
    await request.patch(`/api/invoices/${invoices[0]!.id}/status`, { data: { status: 'PAID' } })
    await page.goto('/invoices')
    await expect(page.getByRole('link', { name: 'New Invoice' })).toHaveAttribute('href', '/invoices/create')
    const rows = page.getByRole('row').filter({ hasText: 'INV-' })
    await expect(rows).toHaveCount(6)
    await page.getByRole('link', { name: 'Paid 1', exact: true }).click()
    await expect(rows).toContainText(['INV-0001'])
    await page.getByRole('link', { name: 'All 6', exact: true }).click()
    const search = page.getByPlaceholder('Search invoices...')
    await search.fill('inv-0003')
    await expect(rows).toContainText(['INV-0003'])
    await search.fill('600')
    await expect(rows).toContainText(['INV-0006'])
    await search.fill('nothing like it')
    await expect(page.getByText('No invoices found')).toBeVisible()
  })

  test('an invoice shows client, dates and amount, and its old path redirects to it', async ({
    page,
    context,
  }) => {
    const { invoices } = await business(context)
    await page.goto(`/invoices/view/${invoices[5]!.id}`)
    await expect(page).toHaveURL(new RegExp(`/invoices/${invoices[5]!.id}$`))
    await expect(page.getByRole('heading', { name: 'Invoice #INV-0006' })).toBeVisible()
    await expect(page.locator('main header').first().getByText('Draft')).toBeVisible()
    const sheet = page.getByRole('article')
    for (const text of ['Compilers Ltd', 'grace@example.org', '+1 202 555 0136', '1 Navy Yard'])
      await expect(sheet.getByText(text, { exact: true })).toBeVisible()
    await expect(sheet.getByText('January 05, 2026')).toBeVisible()
    await expect(sheet.getByText('January 19, 2099').first()).toBeVisible()
    await expect(sheet.getByText('Tax (0%)')).toBeVisible()
    const missing = await page.goto('/invoices/2000000000')
    expect(missing!.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Error Loading Invoice' })).toBeVisible()
  })

  test('a client’s page links to a new invoice for them, in their currency', async ({ page, context }) => {
    const { client } = await business(context)
    await page.goto(`/clients/${client.id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Compilers Ltd' })).toBeVisible()
    await page.getByRole('link', { name: 'Create Invoice' }).click()
    await expect(page).toHaveURL(new RegExp(`clientId=${client.id}$`))
    await expect(page.getByRole('combobox', { name: 'Client', exact: true })).toHaveText('Compilers Ltd')
    await expect(page.getByLabel('Currency')).toHaveText('EUR')
    await page.goto('/clients')
    await page.getByPlaceholder('Search clients...').fill('GRACE@')
    await expect(page.getByRole('link', { name: 'Compilers Ltd', exact: true })).toBeVisible()
    await page.goto(`/clients?edit=${client.id}`)
    await expect(
      page.getByRole('dialog', { name: 'Edit Client' }).getByLabel('Name', { exact: true }),
    ).toHaveValue('Grace Hopper')
    const missing = await page.goto('/clients/2000000000')
    expect(missing!.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Client Not Found' })).toBeVisible()
  })

  test('the form has its preview on the right, and none on a small screen', async ({ page, context }) => {
    await signUp(context)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/invoices/create')
    const preview = page.getByRole('article')
    const form = page.getByRole('combobox', { name: 'Client', exact: true })
    // Without a company name, the user's name is the seller.
    await expect(preview.getByText('Ada Lovelace').first()).toBeVisible()
    const [left, right] = [(await form.boundingBox())!, (await preview.boundingBox())!]
    expect(left.x + left.width).toBeLessThan(right.x)
    await expect(page.getByRole('link', { name: 'Back to invoices' })).toBeHidden()
    for (const name of ['Download PDF', 'Share invoice', 'Save draft', 'Save & send'])
      await expect(page.getByRole('button', { name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save Invoice' })).toHaveCount(0)

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(preview).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Save Invoice' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to invoices' }).click()
    await expect(page).toHaveURL(/\/invoices$/)
  })

  test('Invoice Defaults are saved and used by the next invoice', async ({ page, context }) => {
    await signUp(context)
    await page.goto('/settings?tab=invoices')
    await page.getByLabel('Default Payment Terms').click()
    await page.getByRole('option', { name: '30 days' }).click()
    await page.getByLabel('Default Tax Rate (%)').fill('19')
    await page.getByLabel('Default Invoice Notes').fill('Thank you for working with us.')
    await page.getByLabel('Terms & Conditions').fill('Payment within 30 days.')
    await page.getByRole('button', { name: 'Save Changes' }).first().click()
    await expect(page.locator('[data-slot=toast]')).toContainText(
      'Your profile settings have been updated successfully.',
    )
    await page.goto('/invoices/create')
    await expect(page.getByLabel('Tax Rate (%)')).toHaveValue('19')
    const day = async (label: string) => Date.parse(await page.getByLabel(label).inputValue())
    expect((await day('Due Date')) - (await day('Issue Date'))).toBe(30 * 86_400_000)
    await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Thank you for working with us.')
    await expect(page.getByLabel('Terms & Conditions')).toHaveValue('Payment within 30 days.')
  })

  test('a failed call is logged and reported, and loses no input', async ({ page, context }) => {
    await signUp(context)
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.goto('/clients?edit=new')
    const dialog = page.getByRole('dialog', { name: 'Add New Client' })
    await dialog.getByLabel('Name', { exact: true }).fill('Grace Hopper')
    await page.route('/api/clients', (route) =>
      route.fulfill({ status: 500, json: { message: 'Out of order' } }),
    )
    await dialog.getByRole('button', { name: 'Create client' }).click()
    const toast = page.locator('[data-slot=toast]')
    await expect(toast).toContainText('Error creating client')
    await expect(toast).toContainText('Out of order')
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Grace Hopper')
    expect(logged.join('\n')).toContain('POST /api/clients failed: 500')
    expect(logged.join('\n')).not.toContain('Grace')
  })
})
