import { expect, type Page } from '@playwright/test'
import { choose } from '../../../e2e/choose'
import { TOTP } from 'otpauth'
import { mailboxKey, openDetails, PASSWORD, pressShortcut, register } from '../../../e2e/helpers'

/** A page in some state: an open dialog, validation errors, a toast. */
export interface State {
  name: string
  path: string
  open?: (page: Page) => Promise<void>
  /** Checked only at this width; at others the state looks the same or doesn't exist. */
  only?: 'desktop' | 'phone'
}

interface Made {
  invoiceId: number
  /** A recurring draft. */
  draftId: number
  clientId: number
}

const screen = (path: string): State => ({ name: path, path })
const screens = (...paths: string[]) => paths.map(screen)

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Opens a dialog or menu with its button. */
const opens =
  (name: string | RegExp, role: 'dialog' | 'alertdialog' | 'menu' = 'dialog') =>
  async (page: Page) => {
    await press(page, name)
    await expect(page.getByRole(role)).toBeVisible()
  }
const submits = async (page: Page) => {
  await page.locator('form button[type=submit]:visible').first().click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
}
const inDialog = (page: Page) => page.getByRole('dialog')

export const VISITOR_STATES: State[] = [
  ...screens('/landing', '/about', '/contact', '/security', '/terms', '/privacy', '/cookies', '/login'),
  ...screens('/register', '/forgot-password', '/reset-password', '/reset-password?token=none'),
  ...screens('/verify-email', '/verify-email?token=none', '/login?error=CredentialsSignin', '/nowhere'),
  ...screens(`/invoice/${'A'.repeat(43)}`, '/dev/mailbox?to=nobody@example.com'),
  // Closed first and then open, because the browser stores the key.
  ...screens('/dev/mailbox?key=wrong', `/dev/mailbox?to=nobody@example.com&key=${mailboxKey()}`),
  ...['/login', '/register', '/forgot-password'].map((path) => ({
    name: `${path}, with errors`,
    path,
    open: submits,
  })),
  // It disappears, so each device shows its own.
  ...(['desktop', 'phone'] as const).map((only) => ({
    name: 'a toast',
    path: '/login',
    only,
    async open(page: Page) {
      await press(page, 'Sign in with Google')
      await expect(page.locator('[data-slot=toast]')).toBeVisible()
    },
  })),
  {
    name: 'a taken address',
    path: '/register',
    only: 'desktop',
    async open(page) {
      const email = await register(page.context())
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Lovelace')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await press(page, 'Create account')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
]

/** Signed in, before onboarding. */
export const NEWCOMER_STATES: State[] = ['1', '2', '3'].flatMap((step) => [
  screen(`/onboarding?step=${step}`),
  {
    name: `/onboarding?step=${step}, with errors`,
    path: `/onboarding?step=${step}`,
    async open(page: Page) {
      await page.getByRole('textbox').first().fill('')
      await submits(page)
    },
  },
])

/** Without any documents. */
export const BEGINNER_STATES: State[] = screens('/', '/invoices', '/clients', '/calendar', '/invoices/create')

const command =
  (text: string, shows: string): State['open'] =>
  async (page) => {
    await pressShortcut(page, 'Control+k', inDialog(page))
    await page.keyboard.type(text)
    await expect(inDialog(page).getByText(shows).first()).toBeVisible()
  }

export const listOwnerStates = ({ invoiceId, draftId, clientId }: Made): State[] => [
  ...screens('/', '/invoices', '/invoices?q=nothing', `/invoices/${invoiceId}`, `/invoices/${draftId}`),
  ...screens('/invoices/create', `/invoices/edit/${draftId}`, `/invoices/edit/${invoiceId}`, '/clients'),
  ...screens(`/clients/${clientId}`, '/clients?q=nothing', '/settings', '/settings?tab=company'),
  ...screens('/settings?tab=bank', '/settings?tab=invoices', '/settings?tab=integrations'),
  ...screens('/calendar', '/calendar?month=2020-01'),
  ...screens('/profile', '/invoices/2000000000', '/clients/2000000000', '/invoices/edit/2000000000'),
  { name: 'the command menu', path: '/', open: command('inv', 'INV-0001') },
  { name: 'the command menu, empty', path: '/', open: command('zzzz', 'Nothing'), only: 'desktop' },
  {
    name: 'the shortcuts',
    path: '/clients',
    async open(page) {
      await pressShortcut(page, '?', inDialog(page))
    },
  },
  {
    name: 'the notifications',
    path: '/calendar',
    async open(page) {
      await press(page, /^Notifications/)
      await expect(page.getByText('is overdue').first()).toBeVisible()
    },
  },
  { name: 'the menu', path: '/', open: opens('Open menu'), only: 'phone' },
  ...onInvoice(`/invoices/${invoiceId}`),
  {
    name: 'a series of its own',
    path: `/invoices/${draftId}`,
    async open(page) {
      await page.getByRole('link', { name: 'View series' }).click()
      await expect(page.getByLabel('Next invoice on')).toBeVisible()
      await page
        .getByText(/^Placeholders such as/)
        .first()
        .click()
    },
  },
  { name: 'a row’s menu', path: '/invoices', open: opens('Actions for INV-0001', 'menu') },
  {
    name: 'deleting an invoice',
    path: '/invoices',
    only: 'desktop',
    async open(page) {
      await press(page, 'Actions for INV-0001')
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'a client’s dialog, with errors',
    path: '/clients?edit=new',
    async open(page) {
      await inDialog(page).getByRole('button', { name: 'Create Client' }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  { name: 'deleting a client', path: '/clients', open: opens(/^Delete /, 'alertdialog'), only: 'desktop' },
  ...inForm,
  { name: 'deleting the account', path: '/profile', open: opens('Delete account') },
  {
    name: 'errors in the settings',
    path: '/settings',
    only: 'desktop',
    async open(page) {
      await page.getByLabel('Full Name').fill('')
      await submits(page)
    },
  },
  {
    name: 'the key of two-step sign-in',
    path: '/profile',
    async open(page) {
      await showKey(page)
    },
  },
]

/** Enables two-step sign-in. Last, because it affects later sign-ins. */
export const LAST_STATES: State[] = [
  {
    name: 'the recovery codes',
    path: '/profile',
    async open(page) {
      const secret = await showKey(page)
      await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate())
      await press(page, 'Turn on')
      await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
    },
  },
  { name: 'turning two-step sign-in off', path: '/profile', open: opens('Turn off'), only: 'desktop' },
]

async function showKey(page: Page): Promise<string> {
  await opens('Set up')(page)
  await inDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Continue')
  return (await page.getByRole('group', { name: 'Key' }).innerText()).replace(/\s/g, '')
}

const onInvoice = (path: string): State[] => [
  {
    name: 'sending',
    path,
    async open(page) {
      await press(page, 'Send reminder')
      await expect(page.getByLabel('Subject')).toBeVisible()
    },
  },
  {
    name: 'sharing',
    path,
    only: 'desktop',
    async open(page) {
      await press(page, 'Share')
      await expect(page.getByLabel('Message to include')).toHaveValue(/INV-0001/)
    },
  },
  {
    name: 'a payment, with errors',
    path,
    async open(page) {
      await opens('Record payment')(page)
      await page.getByLabel('Amount').fill('')
      await inDialog(page).getByRole('button', { name: 'Record payment' }).click()
      await expect(page.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  { name: 'revoking the link', path, open: opens('Revoke', 'alertdialog'), only: 'desktop' },
  { name: 'the invoice’s menu', path, open: opens('More actions', 'menu') },
]

const CREATE = '/invoices/create'
const inForm: State[] = [
  {
    name: 'the form, with errors',
    path: CREATE,
    open: async (page) => {
      await press(page, /^Save (draft|Invoice)$/)
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'suggestions',
    path: CREATE,
    async open(page) {
      const description = page.getByLabel('Description, line 1')
      // The streamed content must be visible first: hidden fields take no keys.
      await description.click()
      await description.pressSequentially('com')
      await expect(page.getByRole('listbox')).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'the clients to choose from',
    path: CREATE,
    async open(page) {
      await page.getByRole('combobox', { name: 'Client' }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  { name: 'a line’s menu', path: CREATE, open: opens('Actions for line 1', 'menu'), only: 'desktop' },
  { name: 'the preview', path: CREATE, open: opens('Preview'), only: 'phone' },
  {
    name: 'a series',
    path: CREATE,
    async open(page) {
      await openDetails(page)
      await choose(page.getByLabel('Invoice Type'), 'Recurring')
      await expect(page.getByText('Next dates')).toBeVisible()
    },
  },
  {
    name: 'leaving the form, and what it kept',
    path: CREATE,
    only: 'desktop',
    async open(page) {
      await page.getByLabel('Description, line 1').fill('Half an idea')
      await page.getByRole('link', { name: 'Clients' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
]
