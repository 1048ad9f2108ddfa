import { randomUUID } from 'node:crypto'
import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { choose } from '../../../e2e/choose'
import { FIELDS } from '../../../e2e/form-fields'
import {
  createInvoice,
  createSharedInvoice,
  finishOnboarding,
  openDetails,
  PASSWORD,
  pressShortcut,
  register,
  signIn,
  waitForHydration,
} from '../../../e2e/helpers'

/** Kinds of users; each is created once per worker. */
export type Person = 'visitor' | 'newcomer' | 'owner'

/** Resources of the owner. */
export interface OwnerData {
  clientId: number
  /** Sent and shared. */
  invoiceId: number
  /** An unshared draft that can be made recurring. */
  draftId: number
  /** A RECURRING invoice without a schedule. */
  singleId: number
}

/** A form with text fields; tests type into each of them. To cover a new form, add it to the list. */
export interface Form {
  name: string
  who?: Person
  path: string | ((made: OwnerData) => string)
  /** Opens the form if the page doesn't show it at once. */
  open?: (page: Page) => Promise<unknown>
  /** Locates the form's container; defaults to the page. */
  within?: (page: Page) => Locator
  /** True if its values don't count as unsaved: a search, or a reauthentication. */
  isPassing?: true
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog')
const draft = ({ draftId }: OwnerData) => `/invoices/${draftId}`
const sent = ({ invoiceId }: OwnerData) => `/invoices/${invoiceId}`
const inDialog = (name: string, path: Form['path'], open?: Form['open']): Form => ({
  name,
  path,
  open,
  within: dialog,
})
const visitor = (path: string): Form => ({ name: path, who: 'visitor', path, isPassing: true })
const passing = (form: Form): Form => ({ ...form, isPassing: true })

async function openKey(page: Page) {
  await press('Set up')(page)
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press('Continue')(page)
  await expect(dialog(page).getByLabel('Code', { exact: true })).toBeVisible()
}

/** Makes requests ask for reauthentication, as if the user had signed in long ago. */
async function wantProof(page: Page) {
  const message = 'Please confirm that it’s you'
  await page.route('**/api/user/settings', (route) =>
    route.fulfill({ status: 403, json: { message, errors: { proof: [message] } } }),
  )
  await page.getByLabel('Bank Name').fill('Barclays')
  await press('Save Changes')(page)
}

/** Creates an invoice of 10.00 with a payment; the excess becomes credit. */
async function paidInvoice(page: Page, amount: number): Promise<number> {
  const clients = await page.request.get('/api/clients')
  const [{ id: clientId }] = (await clients.json()) as [{ id: number }]
  const invoiceNumber = `P-${randomUUID().slice(0, 8)}`
  const lineItems = [{ description: 'Work', quantity: 1, unitPrice: 10 }]
  const id = await createInvoice(page.context(), { clientId, invoiceNumber, lineItems, taxRate: 0 })
  await page.request.patch(`/api/invoices/${id}/status`, { data: { status: 'SENT' } })
  const data = { paidOn: '2026-11-20', amount, method: 'CASH', reference: '', creditExcess: true }
  const recorded = await page.request.post(`/api/invoices/${id}/payments`, { data })
  expect(recorded.ok()).toBe(true)
  return id
}

export const FORMS: Form[] = [
  ...['/login', '/register', '/forgot-password', '/reset-password?token=none', '/verify-email'].map(visitor),
  visitor('/verify-email?token=none'),
  {
    ...visitor('/verify-email?token=none'),
    name: 'a new password at the link',
    open: press('I don’t know the password, or didn’t register'),
  },
  ...[1, 2, 3].map((step): Form => {
    const path = `/onboarding?step=${step}`
    return { name: path, who: 'newcomer', path }
  }),
  ...[
    'profile',
    'company',
    'bank',
    'invoices',
    'invoices&section=numbering',
    'invoices&section=reminders',
  ].map((tab): Form => {
    const path = `/settings?tab=${tab}`
    return { name: path, path }
  }),
  { name: 'the profile', path: '/profile' },
  { name: 'a new invoice', path: '/invoices/create', open: openDetails },
  {
    name: 'a new series',
    path: '/invoices/create',
    open: async (page) => {
      await openDetails(page)
      await choose(page.getByLabel('Invoice Type'), 'Recurring')
    },
  },
  { name: 'a draft', path: ({ draftId }) => `/invoices/edit/${draftId}` },
  passing({ name: 'the search of the invoices', path: '/invoices' }),
  passing({ name: 'the search of the clients', path: '/clients' }),
  inDialog('a new client by its address', '/clients?edit=new'),
  inDialog('a new client', '/clients', press('New Client')),
  inDialog('a client', ({ clientId }) => `/clients?edit=${clientId}`),
  inDialog('a new client in the invoice', '/invoices/create', async (page) => {
    await page.getByRole('combobox', { name: 'Client', exact: true }).pressSequentially('Hedy')
    await page.getByRole('option', { name: /^Add “Hedy”/ }).click()
  }),
  inDialog('the mail of a draft', draft, press('Send by email')),
  inDialog('the field of a finding', draft, async (page) => {
    await press('Send by email')(page)
    await dialog(page)
      .getByRole('button', { name: /Add your address/ })
      .click()
    await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeVisible()
  }),
  inDialog('the reminder and its copies', sent, async (page) => {
    await press('Send reminder')(page)
    await press('Cc, Bcc, Reply-To')(page)
  }),
  inDialog('the message that goes with the link', sent, async (page) => {
    await press('Share')(page)
    await expect(page.getByLabel('Message to include')).toHaveValue(/INV-/)
  }),
  inDialog('the mail from the share dialog', sent, async (page) => {
    await press('Share')(page)
    await dialog(page).getByRole('button', { name: 'Send by email' }).click()
    await expect(page.getByLabel('Subject')).toBeVisible()
  }),
  inDialog('a payment', sent, press('Record payment')),
  inDialog('a payment that is edited', '/invoices', async (page) => {
    await page.goto(`/invoices/${await paidInvoice(page, 10)}`)
    await press('Actions for the payment of $10.00')(page)
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  }),
  inDialog(
    'credit that is paid back',
    ({ clientId }) => `/clients/${clientId}`,
    async (page) => {
      await paidInvoice(page, 1000)
      await page.reload()
      await press('Refund credit in USD')(page)
    },
  ),
  inDialog('a schedule', ({ singleId }) => `/invoices/${singleId}`, press('Set up')),
  {
    name: 'a series of its own',
    path: draft,
    open: async (page) => {
      await page.getByRole('link', { name: 'View series' }).click()
      await expect(page.getByLabel('Next invoice on')).toBeVisible()
    },
  },
  inDialog('an invitation', '/settings?tab=members', press('Invite')),
  inDialog('a new business', '/businesses?new=1'),
  inDialog('a tax', '/settings?tab=invoices&section=taxes', press('Add tax')),
  inDialog('a saved item', '/settings?tab=invoices&section=taxes', press('Add item')),
  passing(inDialog('who somebody is', '/settings?tab=bank', wantProof)),
  passing(inDialog('the filter', '/invoices', press(/^Filter/))),
  passing(inDialog('the command menu', '/', (page) => pressShortcut(page, 'Control+k', dialog(page)))),
  passing(inDialog('leaving for good', '/profile', press('Delete account'))),
  passing(inDialog('beginning two-step sign-in', '/profile', press('Set up'))),
  passing(inDialog('the key of two-step sign-in', '/profile', openKey)),
]

/** Signs a user of this kind in and creates their resources. */
async function become(context: BrowserContext, who: Person): Promise<OwnerData> {
  const nothing = { clientId: 0, invoiceId: 0, draftId: 0, singleId: 0 }
  if (who === 'visitor') return nothing
  await signIn(context, await register(context))
  if (who === 'newcomer') return nothing
  await finishOnboarding(context)
  const { clientId, invoiceId } = await createSharedInvoice(context)
  const repeating = { invoiceType: 'RECURRING', paymentMethod: 'AUTOCHARGE', recurringDate: '2030-01-31' }
  const draftId = await createInvoice(context, { clientId, invoiceNumber: 'INV-0002', ...repeating })
  // RECURRING, but without a schedule yet.
  const single = { clientId, invoiceNumber: 'INV-0003', invoiceType: 'RECURRING' }
  return { clientId, invoiceId, draftId, singleId: await createInvoice(context, single) }
}

const people = new Map<Person, Promise<Session>>()
type Session = { made: OwnerData; state: Awaited<ReturnType<BrowserContext['storageState']>> }

function sessionOf(browser: Browser, who: Person): Promise<Session> {
  const make = async () => {
    const context = await browser.newContext()
    const made = await become(context, who)
    const state = await context.storageState()
    await context.close()
    return { made, state }
  }
  if (!people.has(who)) people.set(who, make())
  return people.get(who)!
}

/** Opens a window for a form's user and returns its path. */
export async function openWindow(browser: Browser, { who = 'owner', path }: Pick<Form, 'who' | 'path'>) {
  const { made, state } = await sessionOf(browser, who)
  const context = await browser.newContext({ storageState: state })
  const page = await context.newPage()
  return { page, address: typeof path === 'string' ? path : path(made) }
}

/** Opens a form as its user, in a new window. `scope` contains its fields. */
export async function openForm(browser: Browser, form: Form) {
  const { open, within } = form
  const { page, address } = await openWindow(browser, form)
  await page.goto(address)
  await waitForHydration(page)
  await open?.(page)
  const scope = within?.(page) ?? page.locator('body')
  await expect(scope.locator(FIELDS).first()).toBeVisible()
  return { page, scope }
}
