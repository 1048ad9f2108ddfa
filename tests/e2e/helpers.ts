import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { testMailboxKey } from '../../scripts/lib/app-environment.mjs'

export const PASSWORD = 'six-chars-or-more'

/** Returns the local mailbox's key: of the application started by Playwright (APP_PORT), else of `npm run dev`. */
export const mailboxKey = (): string =>
  process.env.APP_PORT
    ? testMailboxKey
    : readFileSync(path.resolve(process.env.DATA_DIR || '.data', 'mailbox-key'), 'utf8').trim()

interface Mail {
  subject: string
  text: string
}

/** Lists the emails to an address in the local mailbox, newest first. */
export async function listMailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const headers = { 'x-mailbox-key': mailboxKey() }
  const response = await request.get(`/api/dev/mailbox?to=${encodeURIComponent(to)}`, { headers })
  return (await response.json()) as Mail[]
}

/** Waits for an email to an address, and returns the newest. */
export async function waitForMail(request: APIRequestContext, to: string): Promise<Mail> {
  let mails: Mail[] = []
  await expect
    .poll(async () => {
      mails = await listMailsTo(request, to)
      return mails.length
    })
    .toBeGreaterThan(0)
  return mails[0]!
}

/** Returns the path of an email's link, whatever origin the server uses. */
export function findLinkPath(mail: Mail, path: string): string {
  const link = new RegExp(`https?://\\S*${path}\\S*`).exec(mail.text)?.[0]
  if (!link) throw new Error(`The mail has no link to ${path}: ${mail.text}`)
  const url = new URL(link)
  return url.pathname + url.search
}

let count = 0
export const createEmail = (name: string): string =>
  `${name}.${process.pid}.${Date.now()}.${++count}@example.com`

/** Registers and verifies a new user through the API; returns the email address. */
export async function register({ request }: BrowserContext, fullName = 'Ada Lovelace'): Promise<string> {
  const email = createEmail('e2e')
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data })
    expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true)
  }
  await post('/api/register', { email, fullName, password: PASSWORD })
  const link = findLinkPath(await waitForMail(request, email), '/verify-email')
  await post('/api/auth/verify-email', { token: new URLSearchParams(link.split('?')[1]).get('token') })
  // The link signed in the browser that registered.
  await post('/api/auth/logout', {})
  return email
}

export async function signIn({ request }: BrowserContext, email: string): Promise<void> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string }
  await request.post('/api/auth/callback/credentials', {
    form: { csrfToken, email, password: PASSWORD, json: 'true' },
  })
}

export async function finishOnboarding({ request }: BrowserContext): Promise<void> {
  const onboarded = await request.patch('/api/user/onboarding', { data: { isOnboarded: true } })
  expect(onboarded.ok()).toBe(true)
}

/** Signs up a new verified and onboarded user in this context. */
export async function signUp(context: BrowserContext, fullName?: string): Promise<string> {
  const email = await register(context, fullName)
  await signIn(context, email)
  await finishOnboarding(context)
  return email
}

async function call<T>(
  { request }: BrowserContext,
  method: 'post' | 'patch',
  path: string,
  data?: object,
): Promise<T> {
  const response = await request[method](path, { data })
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
  return (await response.json()) as T
}

/** Creates a draft of the signed-in user through the API; returns its id. */
export async function createInvoice(context: BrowserContext, over: object): Promise<number> {
  const { id } = await call<{ id: number }>(context, 'post', '/api/invoices', {
    currency: 'USD',
    issueDate: '2026-11-02',
    dueDate: '2026-11-16',
    taxRate: 19,
    notes: 'Thank you',
    lineItems: [{ description: 'Compiler, first version', quantity: 3, unitPrice: 138.66 }],
    ...over,
  })
  return id
}

/** Creates a client and a sent invoice with a public link through the API. */
export async function createSharedInvoice(context: BrowserContext) {
  const client = await call<{ id: number }>(context, 'post', '/api/clients', {
    name: 'Grace Brewster Murray Hopper of the Bureau of Ordnance Computation Project',
    companyName: 'Compilers & Sons',
    email: 'grace@example.org',
  })
  const invoiceId = await createInvoice(context, { clientId: client.id, invoiceNumber: 'INV-0001' })
  await call(context, 'patch', `/api/invoices/${invoiceId}/status`, { status: 'SENT' })
  const path = `/api/invoices/${invoiceId}/public-url`
  const { publicToken } = await call<{ publicToken: string }>(context, 'post', path)
  return { clientId: client.id, invoiceId, publicToken }
}

/** Presses a shortcut until it takes effect, because the page's script may not have loaded yet. */
export async function pressShortcut(page: Page, key: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Expands number, currency, type and payment method in the invoice form. */
export async function openDetails(page: Page, title = 'Details'): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).click()
}

/** Waits until the page is hydrated, which Playwright doesn't before it focuses and types. */
export const waitForHydration = (page: Page): Promise<void> =>
  expect(page.locator('[data-hydrating]')).toHaveCount(0)

/** Focuses a button by name and presses a key on it. */
export async function pressButton(page: Page, name: string, key = 'Enter'): Promise<void> {
  await waitForHydration(page)
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press(key)
}

/** Presses a key until the element with this name has the focus, like a keyboard user. */
export async function pressUntil(page: Page, key: string, name: RegExp, most = 40) {
  const named = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      const labels = [...((element as HTMLInputElement | null)?.labels ?? [])].map(
        (label) => label.textContent,
      )
      return element?.getAttribute('aria-label') ?? (labels.join(' ') || element?.textContent) ?? ''
    })
  for (let presses = 0; presses < most; presses++) {
    if (name.test(await named())) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${name}, but to ${await named()}`)
}
