import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { choose } from '../../../e2e/choose'
import { findAxeViolations, COLOUR_RULES, WCAG_TAGS } from '../../../e2e/axe'
import { signUp, waitForHydration } from '../../../e2e/helpers'

const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamte'.slice(0, 60)

/** Creates more invoices than fit on a page: INV-0001 costs 1, INV-0055 costs 55. The first twelve are sent. */
async function business(request: APIRequestContext, invoices = 55) {
  const call = async <T>(method: 'post' | 'patch', path: string, data: object): Promise<T> => {
    const response = await request[method](path, { data })
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
    return (await response.json()) as T
  }
  const clients = []
  for (const name of ['Ada Lovelace', 'Grace Hopper', LONG_WORD])
    clients.push(await call<{ id: number }>('post', '/api/clients', { name }))
  for (let at = 1; at <= invoices; at++) {
    const invoice = await call<{ id: number }>('post', '/api/invoices', {
      clientId: clients[at % 2]!.id,
      currency: 'USD',
      issueDate: '2026-01-05',
      dueDate: '2026-01-19',
      invoiceNumber: `INV-${String(at).padStart(4, '0')}`,
      taxRate: 0,
      lineItems: [{ description: 'Work', quantity: 1, unitPrice: at }],
    })
    if (at <= 12) await call('patch', `/api/invoices/${invoice.id}/status`, { status: 'SENT' })
  }
  return { clients, call }
}

const rows = (page: Page) => page.locator('tbody tr')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const numbers = async (page: Page) =>
  (await rows(page).locator('a').allTextContents()).filter((text) => text.startsWith('INV-'))
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const bar = (page: Page, what = 'invoices') => page.getByRole('region', { name: `Selected ${what}` })
const toast = (page: Page) => page.locator('[data-slot=toast]')

const WIDTHS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
]

for (const { name, ...device } of WIDTHS) {
  const isPhone = name === 'phone'

  test(`a long list is sorted, filtered and paged, reflected in its URL: ${name}`, async ({
    browser,
    context,
  }) => {
    await signUp(context)
    await business(context.request)
    const own = await browser.newContext({ ...device, storageState: await context.storageState() })
    const page = await own.newPage()

    /** By the column heading or, on a phone, where cards have none, by the dialog. */
    const sortByAmount = async () => {
      if (!isPhone) return page.getByRole('columnheader', { name: 'Amount' }).getByRole('link').click()
      await page.getByRole('button', { name: 'Filter and sort' }).click()
      await choose(page.getByLabel('Sort by'), 'Amount, largest first')
      await page.getByRole('button', { name: 'Show invoices' }).click()
    }

    await test.step('newest first, fifty at a time, and the way back', async () => {
      await page.goto('/invoices')
      await expect(rows(page)).toHaveCount(50)
      expect((await numbers(page))[0]).toBe('INV-0055')
      await page.getByRole('link', { name: 'Older' }).click()
      await expect(rows(page)).toHaveCount(5)
      expect(await numbers(page)).toEqual(['INV-0005', 'INV-0004', 'INV-0003', 'INV-0002', 'INV-0001'])
      await page.getByRole('link', { name: 'Newer' }).click()
      await expect(rows(page)).toHaveCount(50)
      await expect(page).toHaveURL(/\/invoices$/)
    })

    await test.step('by amount, largest first', async () => {
      await sortByAmount()
      await expect(page).toHaveURL(/[?&]sort=amount/)
      await expect(rows(page).first()).toContainText('$55.00')
      await page.getByRole('link', { name: 'Next page' }).click()
      await expect(rows(page).last()).toContainText('$1.00')
      await page.getByRole('link', { name: 'Previous page' }).click()
      await expect(rows(page).first()).toContainText('$55.00')
    })

    await test.step('overdue, of one client; the order stays, and each tab says how many there are', async () => {
      const tabs = page.getByRole('navigation', { name: 'Status' })
      await expect(tabs.getByRole('link').first()).toHaveText('All 55')
      await tabs.getByRole('link', { name: 'Overdue 12' }).click()
      await expect(rows(page)).toHaveCount(12)
      await page.getByRole('button', { name: 'Filter and sort' }).click()
      await choose(page.getByRole('combobox', { name: 'Client', exact: true }), 'Grace Hopper')
      await page.getByRole('button', { name: 'Show invoices' }).click()
      await expect(rows(page)).toHaveCount(6)
      expect(await numbers(page)).toEqual([
        ...['INV-0011', 'INV-0009', 'INV-0007', 'INV-0005', 'INV-0003', 'INV-0001'],
      ])
      await expect(page).toHaveURL(/sort=amount/)
    })

    await test.step('Back shows what was shown, and so does the address by itself', async () => {
      await row(page, 'INV-0009').getByRole('link', { name: 'INV-0009' }).click()
      await expect(page.getByRole('heading', { name: 'Invoice #INV-0009' })).toBeVisible()
      await page.goBack()
      await expect(rows(page)).toHaveCount(6)
      const address = page.url()
      await page.goBack()
      await expect(rows(page)).toHaveCount(12)
      const other = await own.newPage()
      await other.goto(address)
      await expect(rows(other)).toHaveCount(6)
      await other.getByRole('link', { name: 'Remove filter: Grace Hopper' }).click()
      await expect(rows(other)).toHaveCount(12)
      await other.close()
    })
    await own.close()
  })

  test(`many rows are selected, marked, downloaded, deleted, and restored if possible: ${name}`, async ({
    browser,
    context,
  }) => {
    await signUp(context)
    await business(context.request, 6)
    const own = await browser.newContext({ ...device, storageState: await context.storageState() })
    const page = await own.newPage()
    await page.goto('/invoices')
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(
          (await rows(page).all()).map(async (one) => {
            const text = await one.innerText()
            // A phone shows "Overdue" in place of "Sent".
            return [/INV-\d+/.exec(text)![0], /Draft|Paid/.exec(text)?.[0] ?? 'Sent']
          }),
        ),
      )

    await test.step('a range with Shift', async () => {
      await box(page, 'INV-0005').click()
      await box(page, 'INV-0002').click({ modifiers: ['Shift'] })
      await expect(bar(page)).toContainText('4 selected')
      await expect(box(page, 'INV-0006')).not.toBeChecked()
      await expect(box(page, 'INV-0003')).toBeChecked()
    })

    await test.step('they are paid at once, and sent again with Undo', async () => {
      // Optimistic update: the new status shows before the server has answered.
      let answer!: () => void
      const held = new Promise<void>((done) => (answer = done))
      await page.route('/api/invoices/bulk', async (route) => {
        await held
        await route.continue()
      })
      await bar(page).getByRole('button', { name: 'Mark as Paid' }).click()
      await expect
        .poll(statuses)
        .toMatchObject({ 'INV-0002': 'Paid', 'INV-0005': 'Paid', 'INV-0006': 'Sent' })
      await expect(toast(page)).toHaveCount(0)
      answer()
      await expect(toast(page)).toContainText('4 invoices marked as paid')
      await page.unroute('/api/invoices/bulk')
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expect(toast(page)).toContainText('Back to sent.')
      await expect.poll(statuses).toMatchObject({ 'INV-0002': 'Sent', 'INV-0005': 'Sent' })
      await page.reload()
      await expect.poll(statuses).toMatchObject({ 'INV-0002': 'Sent', 'INV-0005': 'Sent' })
    })

    await test.step('PDFs as a ZIP, and the list as a table', async () => {
      await box(page, 'INV-0005').click()
      await box(page, 'INV-0004').click()
      const [zip] = await Promise.all([
        page.waitForEvent('download'),
        bar(page).getByRole('button', { name: 'Download PDFs' }).click(),
      ])
      expect(zip.suggestedFilename()).toMatch(/^Invoices-\d{4}-\d\d-\d\d\.zip$/)
      expect(
        readFileSync(await zip.path())
          .subarray(0, 2)
          .toString(),
      ).toBe('PK')
      await bar(page).getByRole('button', { name: 'Clear selection' }).click()
      await expect(bar(page)).toHaveCount(0)
      const [csv] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Export CSV' }).click(),
      ])
      const lines = readFileSync(await csv.path(), 'utf8')
        .trim()
        .split('\r\n')
      expect(lines).toHaveLength(7)
      expect(lines[1]).toContain('INV-0006')
    })

    await test.step('by keyboard alone, and deleted only after asking', async () => {
      await box(page, 'INV-0006').focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(box(page, 'INV-0005')).toBeFocused()
      await page.keyboard.press('Space')
      await expect(bar(page)).toContainText('2 selected')
      await page.keyboard.press('Enter')
      await expect(bar(page).getByRole('button', { name: 'Mark as Paid' })).toBeFocused()
      for (const button of ['Send reminders', 'Download PDFs', 'Delete']) {
        await page.keyboard.press('Tab')
        await expect(bar(page).getByRole('button', { name: button })).toBeFocused()
      }
      await page.keyboard.press('Enter')
      const question = page.getByRole('alertdialog', {
        name: 'Are you sure you want to delete these 2 invoices?',
      })
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(toast(page)).toContainText('2 invoices deleted')
      await expect(rows(page)).toHaveCount(4)
      await expect(page.getByRole('table', { name: 'Invoices' })).toBeFocused()
    })

    await test.step('deleted clients come back', async () => {
      await page.goto('/clients')
      await box(page, 'Ada Lovelace').click()
      await box(page, 'Grace Hopper').click()
      await bar(page, 'clients').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(toast(page)).toContainText('2 clients deleted')
      await expect(rows(page)).toHaveCount(1)
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expect(toast(page)).toContainText('2 clients restored')
      await expect(rows(page)).toHaveCount(3)
    })
    await own.close()
  })
}

test('clients are sorted by any column, on a desktop by headings, on a phone by the menu', async ({
  browser,
  context,
}) => {
  await signUp(context)
  for (const [name, email] of [
    ['Ada', 'z@example.com'],
    ['Bob', null],
    ['Cy', 'a@example.com'],
  ])
    await context.request.post('/api/clients', { data: { name, email } })
  const storageState = await context.storageState()
  for (const { name, ...device } of WIDTHS) {
    const own = await browser.newContext({ ...device, storageState })
    const page = await own.newPage()
    const names = () => rows(page).getByRole('link').locator('bdi').allTextContents()
    await page.goto('/clients')
    await expect.poll(names).toEqual(['Ada', 'Bob', 'Cy'])
    if (name === 'desktop') {
      await page.getByRole('columnheader', { name: 'Email' }).getByRole('link').click()
      await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      )
    } else {
      await page.getByRole('button', { name: 'Sort' }).click()
      await page.getByRole('menuitem', { name: 'Email, A to Z' }).click()
    }
    await expect.poll(names).toEqual(['Cy', 'Ada', 'Bob'])
    await expect(page).toHaveURL(/\/clients\?sort=email$/)
    await page.goBack()
    await expect.poll(names).toEqual(['Ada', 'Bob', 'Cy'])
    await own.close()
  }
})

test('menus and dialogs of a list are accessible in both themes, and fit at every width', async ({
  browser,
  context,
}) => {
  await signUp(context)
  const { clients, call } = await business(context.request, 3)
  for (const [currency, unitPrice, invoiceNumber] of [
    ['CAD', 99_999_999.99, 'INV-0101'],
    ['USD', 99_999_999.99, LONG_WORD.slice(0, 30)],
    ['JPY', 1234.56, 'INV-0103'],
  ]) {
    const { id } = await call<{ id: number }>('post', '/api/invoices', {
      clientId: clients[2]!.id,
      currency,
      invoiceNumber,
      taxRate: 0,
      issueDate: '2026-01-05',
      dueDate: '2026-09-29',
      lineItems: [{ description: 'Work', quantity: 1, unitPrice }],
    })
    await call('patch', `/api/invoices/${id}/status`, { status: 'SENT' })
  }
  const own = await browser.newContext({
    reducedMotion: 'reduce',
    storageState: await context.storageState(),
  })
  const page = await own.newPage()
  const atEveryWidth = async (look: (width: number) => Promise<void>) => {
    for (const width of [360, 390, 768, 1440]) {
      // The whole list fits: axe takes a button that lies half under the bar at the bottom for a small target.
      await page.setViewportSize({ width, height: 1600 })
      await look(width)
    }
  }
  const check = (what: string) =>
    atEveryWidth(async (width) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const found = await findAxeViolations(page, {
          only: colorScheme === 'light' ? WCAG_TAGS : COLOUR_RULES,
        })
        expect(found, `${what} at ${width} px, ${colorScheme}`).toEqual([])
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wide, `${what} at ${width} px is too wide by`).toBeLessThanOrEqual(0)
    })
  await page.goto('/invoices')
  await atEveryWidth(async (width) => {
    expect(await brokenCells(rows(page)), `cells that break at ${width} px`).toEqual([])
  })
  await check('the list')
  await box(page, 'INV-0103').click()
  await expect(bar(page)).toBeVisible()
  await check('the bar')
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
  await check('the filter')
  await page.goto('/clients')
  await box(page, 'Ada Lovelace').click()
  await expect(bar(page, 'clients')).toBeVisible()
  await check('the bar of clients')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page.getByRole('menu', { name: 'Sort by' })).toBeVisible()
  await check('the orders of clients')
  await own.close()
})

/** Returns due-date and amount cells that wrap or overflow their row. */
const brokenCells = (all: Locator) =>
  all.evaluateAll((found) =>
    found.flatMap((one) =>
      [...one.querySelectorAll('td')]
        .filter((_cell, at) => at === 3 || at === 4)
        .filter((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          const tops = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)))
          const edge = one.getBoundingClientRect().right
          return tops.size > 1 || range.getBoundingClientRect().right > edge
        })
        .map((cell) => cell.textContent),
    ),
  )

test('an invoice deleted in another tab says so, and an edited one can still be saved', async ({
  context,
}) => {
  await signUp(context)
  await business(context.request, 14)
  const invoices = await (await context.request.get('/api/invoices')).json()
  const idOf = (number: string) =>
    (invoices as { id: number; invoiceNumber: string }[]).find((one) => one.invoiceNumber === number)!.id
  const [sent, draft] = [idOf('INV-0003'), idOf('INV-0014')]
  const [page, editor] = [await context.newPage(), await context.newPage()]
  await page.goto(`/invoices/${sent}`)
  await editor.goto(`/invoices/edit/${draft}`)
  await waitForHydration(editor)
  await editor.getByLabel('Notes').pressSequentially('Typed before it was gone')
  for (const id of [sent, draft]) await context.request.delete(`/api/invoices/${id}`)

  await page.getByRole('button', { name: 'Mark as Paid' }).click()
  await expect(page.getByText('This invoice was deleted')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Invoices' }).click()
  await expect(rows(page)).toHaveCount(12)

  await editor.getByRole('button', { name: /^Save/ }).first().click()
  await expect(editor.getByText('This invoice was deleted in another tab')).toBeVisible()
  await editor.getByRole('button', { name: 'Save as new invoice' }).click()
  await expect(toast(editor)).toContainText('Invoice created successfully')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`on a phone the tabs fade where more follow, and the bar covers nothing: ${reducedMotion}`, async ({
    browser,
    context,
  }) => {
    await signUp(context)
    const { clients } = await business(context.request, 1)
    const own = await browser.newContext({
      ...WIDTHS[1],
      reducedMotion,
      storageState: await context.storageState(),
    })
    const page = await own.newPage()
    const tabs = page.getByRole('navigation', { name: 'Status' })
    /** Returns how far the tabs fade at the start and the end. */
    const fades = () =>
      tabs.evaluate((row) => {
        const style = getComputedStyle(row)
        return ['--fade-before', '--fade-after'].map((name) => parseFloat(style.getPropertyValue(name)) > 8)
      })
    for (const path of ['/invoices', `/clients/${clients[1]!.id}`]) {
      await page.goto(path)
      await expect.poll(fades, path).toEqual([false, true])
      await page.goto(`${path}?status=cancelled`)
      await expect(tabs.getByRole('link', { name: 'Cancelled' })).toBeInViewport({ ratio: 1 })
      await expect.poll(fades, path).toEqual([true, false])
    }
    const floating = page.getByRole('link', { name: 'Create Invoice' }).last()
    await page.goto(`/clients/${clients[1]!.id}`)
    const [button, bar] = [
      await floating.boundingBox(),
      await page.getByRole('navigation', { name: 'Quick access' }).boundingBox(),
    ]
    expect(button!.y + button!.height).toBeLessThan(bar!.y)
    await own.close()
  })

test('the contact is shown below the company if both do not fit in a line', async ({ browser, context }) => {
  await signUp(context)
  const { call } = await business(context.request, 0)
  const client = await call<{ id: number }>('post', '/api/clients', {
    name: 'Daniel Reyes',
    companyName: 'Brightwater Analytics and Research',
  })
  await call('post', '/api/invoices', {
    clientId: client.id,
    currency: 'USD',
    invoiceNumber: 'INV-0001',
    taxRate: 0,
    issueDate: '2026-01-05',
    dueDate: '2026-01-19',
    lineItems: [{ description: 'Work', quantity: 1, unitPrice: 1 }],
  })
  const own = await browser.newContext({
    viewport: { width: 1120, height: 800 },
    storageState: await context.storageState(),
  })
  const page = await own.newPage()
  await page.goto('/invoices')
  const [company, contact] = await rows(page)
    .first()
    .locator('td:nth-child(2) > span')
    .evaluate((name) =>
      [name.firstChild!, name.querySelector('bdi')!].map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        const { left, top } = range.getBoundingClientRect()
        return { left, top }
      }),
    )
  expect(contact!.top).toBeGreaterThan(company!.top)
  expect(contact!.left).toBeCloseTo(company!.left, 0)
  await own.close()
})
