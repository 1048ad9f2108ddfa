import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { findLinkPath, createEmail, waitForMail, PASSWORD, pressShortcut, signUp } from '../../../e2e/helpers'

interface Counts {
  clicks: number
  /** Key presses other than text input: Tab, Enter, shortcuts. A chord counts once. */
  keys: number
}

/** Counts clicks and keys from the browser's own events, across pages. */
async function counting(context: BrowserContext): Promise<Counts> {
  const counts = { clicks: 0, keys: 0 }
  await context.exposeBinding('countOne', (_source, kind: keyof Counts) => void counts[kind]++)
  await context.addInitScript(() => {
    const count = (window as unknown as { countOne: (kind: string) => void }).countOne
    const modifiers = ['Control', 'Shift', 'Alt', 'Meta']
    // Enter or Space on a button also fires a click, which has no position.
    addEventListener(
      'click',
      (event) => {
        if (event.isTrusted && event.detail > 0) count('clicks')
      },
      true,
    )
    addEventListener(
      'keydown',
      (event) => {
        if (!event.isTrusted || modifiers.includes(event.key)) return
        // A combobox button passes typed letters on to its search.
        const field = (event.target as Element).matches('input, textarea, [role=combobox]')
        const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
        if (!(field && writes)) count('keys')
      },
      true,
    )
  })
  return counts
}

/** Waits until the page's script handles a shortcut, then resets the counts. */
async function listening(page: Page, counts: Counts): Promise<void> {
  const shortcuts = page.getByRole('dialog')
  await pressShortcut(page, '?', shortcuts)
  await page.keyboard.press('Escape')
  await expect(shortcuts).toHaveCount(0)
  Object.assign(counts, { clicks: 0, keys: 0 })
}

const sent = async (page: Page, email: string, number: string) => {
  await expect(page.getByText('Email sent').first()).toBeVisible()
  await expect(page).toHaveURL(/\/invoices\/\d+$/)
  await expect(page.getByRole('heading', { name: `Invoice #${number}` })).toBeVisible()
  expect((await waitForMail(page.request, email)).subject).toContain(number)
}

/** Types description and price of the focused first line. */
async function fillLine(page: Page): Promise<void> {
  await expect(page.getByLabel('Description, line 1')).toBeFocused()
  await page.keyboard.type('Workshop')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('900')
}

/** Saves the invoice and sends it, with the mouse. */
async function clickSend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save & send' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send by email' })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Signs up a user with one client who has had one invoice. */
async function known(context: BrowserContext): Promise<string> {
  await signUp(context)
  const email = createEmail('hannah')
  const post = (path: string, data: object) =>
    context.request.post(path, { data }).then((response) => response.json() as Promise<{ id: number }>)
  const client = await post('/api/clients', { name: 'Hannah Arendt', companyName: 'Polis GmbH', email })
  const line = { description: 'Website retainer', quantity: 2, unitPrice: 450 }
  await post('/api/invoices', {
    clientId: client.id,
    currency: 'USD',
    invoiceNumber: 'INV-0001',
    lineItems: [line],
    issueDate: '2026-10-02',
    dueDate: '2026-10-16',
  })
  return email
}

test('a second invoice to a known client takes four clicks', async ({ page, context }) => {
  const email = await known(context)
  const counts = await counting(context)
  await page.goto('/')
  await page.getByRole('link', { name: 'New Invoice' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Client', exact: true })).toBeFocused()
  await page.keyboard.type('pol')
  await page.getByRole('option', { name: /Polis GmbH/ }).click()
  await fillLine(page)
  await clickSend(page)
  await sent(page, email, 'INV-0002')
  expect(counts.clicks).toBeLessThanOrEqual(4)
})

test('a second invoice to a known client takes no mouse and eight keys besides text', async ({
  page,
  context,
}) => {
  const email = await known(context)
  const counts = await counting(context)
  await page.goto('/')
  await listening(page, counts)
  await page.keyboard.press('n')
  await expect(page.getByRole('combobox', { name: 'Client', exact: true })).toBeFocused()
  await page.keyboard.type('pol')
  await page.keyboard.press('Enter')
  await fillLine(page)
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByRole('dialog', { name: 'Send by email' }).getByLabel('To')).toBeFocused()
  await page.keyboard.press('Enter')
  await sent(page, email, 'INV-0002')
  expect(counts.clicks).toBe(0)
  expect(counts.keys).toBeLessThanOrEqual(8)
})

test('a second invoice takes four clicks and two keys besides text if the client is clicked in the list', async ({
  page,
  context,
}) => {
  const email = await known(context)
  const counts = await counting(context)
  await page.goto('/')
  await page.getByRole('link', { name: 'New Invoice' }).first().click()
  // The list opens by itself.
  await page.getByRole('option', { name: /Polis GmbH/ }).click()
  await fillLine(page)
  await clickSend(page)
  await sent(page, email, 'INV-0002')
  // Between the figures of the line.
  expect(counts).toEqual({ clicks: 4, keys: 2 })
})

test('a first invoice of two lines takes at most twelve clicks, from the landing page until it is sent', async ({
  page,
  context,
}) => {
  const counts = await counting(context)
  const email = createEmail('first')
  const type = (text: string) => page.keyboard.type(text)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  await test.step('signs up', async () => {
    await page.goto('/landing')
    await page.getByRole('link', { name: 'Start Free' }).first().click()
    await expect(page).toHaveURL(/\/register/)
    await expect(page.getByLabel('First name')).toBeFocused()
    await type('Ada')
    await press('Tab')
    await type('Lovelace')
    await press('Tab')
    await type(email)
    await press('Tab')
    await type(PASSWORD)
    await page.getByRole('button', { name: 'Create account', exact: true }).click()
    await expect(page).toHaveURL(/\/verify-email/)
  })

  await test.step('follows the link in the mail', async () => {
    // Clicking the link in the email counts too.
    counts.clicks++
    await page.goto(findLinkPath(await waitForMail(page.request, email), '/verify-email'))
    await expect(page).toHaveURL(/\/onboarding/)
  })

  await test.step('goes through the set-up', async () => {
    await expect(page.getByRole('heading', { name: 'Create your profile' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Company details' })).toBeVisible()
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await expect(page.getByRole('heading', { name: 'Bank details' })).toBeVisible()
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  await test.step('writes and sends the invoice', async () => {
    await page.getByRole('link', { name: 'Create your first invoice' }).click()
    await expect(page.getByRole('combobox', { name: 'Client', exact: true })).toBeFocused()
    await type('Hannah Arendt')
    await page.getByRole('option', { name: /Add “Hannah Arendt”/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Client' })
    await expect(dialog.getByLabel('Email')).toBeFocused()
    const client = createEmail('hannah')
    await type(client)
    await dialog.getByRole('button', { name: 'Create client', exact: true }).click()
    await expect(page.getByLabel('Description, line 1')).toBeFocused()
    await type('Website')
    await press('Tab', 'Tab')
    await type('900')
    await page.getByRole('button', { name: 'Add Item' }).click()
    await expect(page.getByLabel('Description, line 2')).toBeFocused()
    await type('Hosting')
    await press('Tab', 'Tab')
    await type('100')
    await clickSend(page)
    await sent(page, client, 'INV-0001')
  })
  expect(counts.clicks).toBeLessThanOrEqual(12)
})
