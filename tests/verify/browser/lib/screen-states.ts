import { expect, type Page } from '@playwright/test'
import { choose } from '../../../e2e/choose'
import { TOTP } from 'otpauth'
import { mailboxKey, openDetails, PASSWORD, pressShortcut, register } from '../../../e2e/helpers'
import type { Texts } from '../../../e2e/texts'

/** A page in some state: an open dialog, validation errors, a toast. */
export interface State {
  name: string
  path: string
  open?: (page: Page, t: Texts) => Promise<void>
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
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Matches a text with any value at its asterisk. */
const withAnyName = (text: string) => new RegExp(text.split('*').map(escapeRegExp).join('.*'))
const startsWith = (text: string) => new RegExp(`^${escapeRegExp(text)}`)

/** Opens a dialog or menu with its button. */
const opens =
  (getName: (t: Texts) => string | RegExp, role: 'dialog' | 'alertdialog' | 'menu' = 'dialog') =>
  async (page: Page, t: Texts) => {
    await press(page, getName(t))
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
    async open(page: Page, t: Texts) {
      await press(page, t('auth.signIn.withGoogle'))
      await expect(page.locator('[data-slot=toast]')).toBeVisible()
    },
  })),
  {
    name: 'a taken address',
    path: '/register',
    only: 'desktop',
    async open(page, t) {
      const email = await register(page.context())
      await page.getByLabel(t('auth.fields.firstName')).fill('Ada')
      await page.getByLabel(t('auth.fields.lastName')).fill('Lovelace')
      await page.getByLabel(t('auth.fields.email')).fill(email)
      await page.getByLabel(t('auth.fields.password'), { exact: true }).fill(PASSWORD)
      await press(page, t('auth.register.submit'))
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
  (text: string, getExpected: (t: Texts) => string): State['open'] =>
  async (page, t) => {
    await pressShortcut(page, 'Control+k', inDialog(page))
    await page.keyboard.type(text)
    await expect(inDialog(page).getByText(getExpected(t)).first()).toBeVisible()
  }

export const listOwnerStates = ({ invoiceId, draftId, clientId }: Made): State[] => [
  ...screens('/', '/invoices', '/invoices?q=nothing', `/invoices/${invoiceId}`, `/invoices/${draftId}`),
  ...screens('/invoices/create', `/invoices/edit/${draftId}`, `/invoices/edit/${invoiceId}`, '/clients'),
  ...screens(`/clients/${clientId}`, '/clients?q=nothing', '/settings', '/settings?tab=company'),
  ...screens('/settings?tab=bank', '/settings?tab=invoices', '/settings?tab=integrations'),
  ...screens('/settings?tab=invoices&section=design', '/settings?tab=invoices&section=taxes'),
  ...screens('/settings?tab=invoices&section=numbering', '/settings?tab=invoices&section=reminders'),
  ...screens('/settings?tab=invoices&section=language', '/settings?tab=invoices&section=compliance'),
  ...screens('/calendar', '/calendar?month=2020-01'),
  ...screens('/profile', '/invoices/2000000000', '/clients/2000000000', '/invoices/edit/2000000000'),
  { name: 'the command menu', path: '/', open: command('inv', () => 'INV-0001') },
  {
    name: 'the command menu, empty',
    path: '/',
    open: command('zzzz', (t) => t('shell.search.nothingFound', { query: 'zzzz' })),
    only: 'desktop',
  },
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
    async open(page, t) {
      await press(page, startsWith(t('shell.notifications.title')))
      const overdue = t('shell.notifications.text.OVERDUE', { document: '' }).trim()
      await expect(page.getByText(overdue).first()).toBeVisible()
    },
  },
  { name: 'the menu', path: '/', open: opens((t) => t('shell.menu.open')), only: 'phone' },
  ...onInvoice(`/invoices/${invoiceId}`),
  {
    name: 'a series of its own',
    path: `/invoices/${draftId}`,
    async open(page, t) {
      await page.getByRole('link', { name: t('recurring.invoiceCard.view') }).click()
      await expect(page.getByLabel(t('recurrence.nextOn'))).toBeVisible()
      await page.getByText(t('documentForm.placeholders.summary')).first().click()
    },
  },
  { name: 'a row’s menu', path: '/invoices', open: opens(getRowMenuName, 'menu') },
  {
    name: 'deleting an invoice',
    path: '/invoices',
    only: 'desktop',
    async open(page, t) {
      await press(page, getRowMenuName(t))
      await page.getByRole('menuitem', { name: t('common.delete') }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'a client’s dialog, with errors',
    path: '/clients?edit=new',
    async open(page, t) {
      await inDialog(page)
        .getByRole('button', { name: t('clients.editor.new.submit') })
        .click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'deleting a client',
    path: '/clients',
    open: opens((t) => withAnyName(t('clients.list.delete', { client: '*' })), 'alertdialog'),
    only: 'desktop',
  },
  ...inForm,
  { name: 'deleting the account', path: '/profile', open: opens((t) => t('profile.deletion.delete')) },
  {
    name: 'errors in the settings',
    path: '/settings',
    only: 'desktop',
    async open(page, t) {
      await page.getByLabel(t('userFields.fullName')).fill('')
      await submits(page)
    },
  },
  {
    name: 'the key of two-step sign-in',
    path: '/profile',
    async open(page, t) {
      await showKey(page, t)
    },
  },
]

/** Enables two-step sign-in. Last, because it affects later sign-ins. */
export const LAST_STATES: State[] = [
  {
    name: 'the recovery codes',
    path: '/profile',
    async open(page, t) {
      const secret = await showKey(page, t)
      await page.getByLabel(t('twoStep.scan.code'), { exact: true }).fill(new TOTP({ secret }).generate())
      await press(page, t('twoStep.scan.submit'))
      await expect(page.getByRole('list', { name: t('twoStep.codes.list') })).toBeVisible()
    },
  },
  {
    name: 'turning two-step sign-in off',
    path: '/profile',
    open: opens((t) => t('twoStep.card.turnOff')),
    only: 'desktop',
  },
]

const getRowMenuName = (t: Texts) => t('documents.list.row.actions', { number: 'INV-0001' })

async function showKey(page: Page, t: Texts): Promise<string> {
  await opens(() => t('twoStep.card.setUp'))(page, t)
  await inDialog(page).getByLabel(t('reauthentication.password'), { exact: true }).fill(PASSWORD)
  await press(page, t('common.continue'))
  return (await page.getByRole('group', { name: t('twoStep.scan.key') }).innerText()).replace(/\s/g, '')
}

const onInvoice = (path: string): State[] => [
  {
    name: 'sending',
    path,
    async open(page, t) {
      await press(page, t('sending.button.reminder'))
      await expect(page.getByLabel(t('sending.form.subject'))).toBeVisible()
    },
  },
  {
    name: 'sharing',
    path,
    only: 'desktop',
    async open(page, t) {
      await press(page, t('links.share.button'))
      await expect(page.getByLabel(t('links.share.message'))).toHaveValue(/INV-0001/)
    },
  },
  {
    name: 'a payment, with errors',
    path,
    async open(page, t) {
      await opens(() => t('payments.record.title'))(page, t)
      const amount = page.getByLabel(t('common.payment.amount'))
      await amount.fill('')
      await inDialog(page)
        .getByRole('button', { name: t('payments.record.submit') })
        .click()
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'revoking the link',
    path,
    async open(page, t) {
      await opens((t) => t('links.card.options'), 'menu')(page, t)
      await page.getByRole('menuitem', { name: t('links.card.revoke') }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
    only: 'desktop',
  },
  { name: 'the invoice’s menu', path, open: opens((t) => t('documents.detail.actions.more'), 'menu') },
]

const CREATE = '/invoices/create'
const getDescription = (page: Page, t: Texts) =>
  page.getByLabel(t('documentForm.lines.description') + t('documentForm.lines.ofLine', { line: 1 }))
const inForm: State[] = [
  {
    name: 'the form, with errors',
    path: CREATE,
    open: async (page, t) => {
      const names = [t('documentForm.actions.saveDraft'), t('documentForm.actions.save', { kind: 'INVOICE' })]
      await press(page, new RegExp(`^(${names.map(escapeRegExp).join('|')})$`))
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'suggestions',
    path: CREATE,
    async open(page, t) {
      const description = getDescription(page, t)
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
    async open(page, t) {
      await page.getByRole('combobox', { name: t('documentForm.client.label') }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'a line’s menu',
    path: CREATE,
    open: opens((t) => t('documentForm.lines.menu.label', { line: 1 }), 'menu'),
    only: 'desktop',
  },
  { name: 'the preview', path: CREATE, open: opens((t) => t('documentForm.actions.preview')), only: 'phone' },
  {
    name: 'a series',
    path: CREATE,
    async open(page, t) {
      await openDetails(page, t('documentForm.details.title'))
      await choose(page.getByLabel(t('documentForm.details.type')), t('documentForm.types.RECURRING'))
      await expect(page.getByText(t('recurrence.nextDates'))).toBeVisible()
    },
  },
  {
    name: 'leaving the form, and what it kept',
    path: CREATE,
    only: 'desktop',
    async open(page, t) {
      await getDescription(page, t).fill('Half an idea')
      await page.getByRole('link', { name: t('shell.navigation.clients') }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
]
