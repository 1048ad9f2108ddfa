import { testMailboxKey } from './app-environment.mjs'

// The screens of `npm run screens`: their paths, and actions to perform first.

const get = async (request, path) => (await request.get(path)).json()
const today = new Date().toISOString().slice(0, 10)
const at = (path) => async () => path
const first = async (request, kind, fits) =>
  (await get(request, `/api/invoices?kind=${kind}`)).find(fits)?.id ?? 0
const ofKind =
  (kind, fits = () => true, path = (id) => `/invoices/${id}`) =>
  async (request) =>
    path(await first(request, kind, fits))
const ofInvoice = (fits, path) => ofKind('invoice', fits, path)

const isAccepted = ({ status }) => status === 'ACCEPTED'
const isOpen = ({ status, dueDate }) => status === 'SENT' && dueDate.slice(0, 10) >= today
const isOpenInPounds = (invoice) => isOpen(invoice) && invoice.currency === 'GBP'
const isPartlyPaid = ({ status, amountPaid }) => status === 'SENT' && amountPaid > 0
const isDraft = ({ status }) => status === 'DRAFT'
const isSeries = ({ invoiceType }) => invoiceType === 'RECURRING'
const isOverdue = ({ status, dueDate }) => status === 'SENT' && dueDate.slice(0, 10) < today
const isPaid = ({ status }) => status === 'PAID'

const publicPath =
  (kind, fits, query = '') =>
  async (request) => {
    const id = await first(request, kind, fits)
    return `/invoice/${(await get(request, `/api/invoices/${id}`)).publicToken}${query}`
  }
const seriesPath = async (request) => {
  const id = await first(request, 'invoice', isSeries)
  return `/invoices/series/${(await get(request, `/api/invoices/${id}/schedule`)).id}`
}

/** Description, quantity and unit price of the lines on the landing page's screenshot. */
const LINES = [
  ['Website, design and build', '1', '3200'],
  ['Product photography, half a day', '2', '420'],
  ['Shop front, first sketches', '1', '1250'],
]

const settle = (page) => page.waitForTimeout(800)
const press = (name) => async (page) => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
  await settle(page)
}
const type =
  (key, ...more) =>
  async (page) => {
    await page.keyboard.press(key)
    await settle(page)
    for (const text of more) await page.keyboard.type(text, { delay: 20 })
    if (more.length > 0) await settle(page)
  }

async function credit(page) {
  await press('More actions')(page)
  await page.getByRole('menuitem', { name: /^Credit/ }).click()
  await settle(page)
}
async function typeInvoice(page) {
  await page.getByRole('combobox', { name: 'Client', exact: true }).press('o')
  await page.keyboard.type('ak')
  await settle(page)
  await page.keyboard.press('Enter')
  await page.getByLabel('Description, line 1').fill('Website')
  await settle(page)
}
async function fillInvoice(page) {
  await typeInvoice(page)
  for (const [index, [description, quantity, price]] of LINES.entries()) {
    if (index > 0) await press('Add Item')(page)
    await page.getByLabel(`Description, line ${index + 1}`).fill(description)
    await page.getByLabel(`Quantity, line ${index + 1}`).fill(quantity)
    await page.getByLabel(`Unit price, line ${index + 1}`, { exact: false }).fill(price)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await settle(page)
}
async function writeSheet(page) {
  await page.getByRole('region', { name: 'Write one now' }).scrollIntoViewIfNeeded()
  await page.getByLabel('Description, line 1').pressSequentially('Shop front, first sketches')
  await page.getByLabel('Unit price, line 1').pressSequentially('1250')
  await settle(page)
}
async function chooseRows(page) {
  const boxes = page.getByRole('checkbox', { name: /^Choose|^Select/ }).filter({ visible: true })
  for (const index of [1, 2, 3]) await boxes.nth(index).check({ force: true })
  await settle(page)
}

const demo = { who: 'owner' }
/** `act`: actions to perform before the screenshot, which then shows the viewport instead of the whole page. */
export const SCREENSHOTS = [
  { name: 'landing', path: at('/landing') },
  { name: 'landing-sheet', path: at('/landing'), act: writeSheet },
  { name: 'terms', path: at('/terms') },
  { name: 'contact', path: at('/contact') },
  { name: 'login', path: at('/login') },
  { name: 'register', path: at('/register') },
  { name: 'register-errors', path: at('/register'), act: press('Create account') },
  { name: 'forgot-password', path: at('/forgot-password') },
  { name: 'verify-email-used', path: at('/verify-email?token=used') },
  { name: 'reset-password', path: at('/reset-password?token=any') },
  { name: 'public-invoice', path: publicPath('invoice', isPartlyPaid) },
  { name: 'public-invoice-open', path: publicPath('invoice', isOpenInPounds) },
  { name: 'public-invoice-paid', path: publicPath('invoice', isPaid) },
  { name: 'public-invoice-unknown', path: at(`/invoice/${'A'.repeat(43)}`) },
  { name: 'not-found', path: at('/nowhere') },

  { name: 'onboarding', who: 'arriving', path: at('/onboarding') },
  { name: 'onboarding-company', who: 'arriving', path: at('/onboarding?step=2') },
  { name: 'dashboard-new', who: 'newcomer', path: at('/') },
  { name: 'invoices-new', who: 'newcomer', path: at('/invoices') },
  { name: 'clients-new', who: 'newcomer', path: at('/clients') },
  { name: 'calendar-new', who: 'newcomer', path: at('/calendar') },

  { name: 'dashboard', ...demo, path: at('/') },
  { name: 'notifications', ...demo, path: at('/'), act: press(/^Notifications/) },
  { name: 'search', ...demo, path: at('/'), act: type('Control+K') },
  { name: 'search-found', ...demo, path: at('/'), act: type('Control+K', 'oak') },
  { name: 'shortcuts', ...demo, path: at('/'), act: type('?') },

  { name: 'invoices', ...demo, path: at('/invoices') },
  { name: 'invoices-chosen', ...demo, path: at('/invoices'), act: chooseRows },
  { name: 'invoices-filter', ...demo, path: at('/invoices'), act: press('Filter and sort') },
  { name: 'invoices-none', ...demo, path: at('/invoices?q=nothing+like+it') },
  { name: 'invoice', ...demo, path: ofInvoice(isPartlyPaid) },
  { name: 'invoice-payment', ...demo, path: ofInvoice(isPartlyPaid), act: press('Record payment') },
  { name: 'invoice-share', ...demo, path: ofInvoice(isPartlyPaid), act: press('Share') },
  { name: 'invoice-series', ...demo, path: ofInvoice(isSeries) },
  { name: 'recurring', ...demo, path: at('/invoices/series') },
  { name: 'recurring-none', ...demo, path: at('/invoices/series?status=ended') },
  { name: 'series', ...demo, path: seriesPath },
  { name: 'invoice-draft', ...demo, path: ofInvoice(isDraft) },
  { name: 'invoice-send', ...demo, path: ofInvoice(isDraft), act: press('Send by email') },
  { name: 'invoice-finding', ...demo, path: ofInvoice(isDraft), act: press(/has an overdue invoice/) },
  { name: 'invoice-overdue', ...demo, path: ofInvoice(isOverdue) },
  { name: 'invoice-remind', ...demo, path: ofInvoice(isOverdue), act: press('Send reminder') },
  { name: 'invoice-missing', ...demo, path: at('/invoices/2000000000') },
  { name: 'invoice-edit', ...demo, path: ofInvoice(isDraft, (id) => `/invoices/edit/${id}`) },
  { name: 'invoice-create', ...demo, path: at('/invoices/create') },
  { name: 'invoice-create-filled', ...demo, path: at('/invoices/create'), act: fillInvoice },
  { name: 'invoice-create-typing', ...demo, path: at('/invoices/create'), act: typeInvoice },

  { name: 'quotes', ...demo, path: at('/invoices?kind=quote') },
  { name: 'quote', ...demo, path: ofKind('quote', isOpen) },
  { name: 'quote-accepted', ...demo, path: ofKind('quote', isAccepted) },
  { name: 'quote-convert', ...demo, path: ofKind('quote', isAccepted), act: press(/^Convert/) },
  { name: 'quote-create', ...demo, path: at('/invoices/create?kind=quote') },
  { name: 'public-quote', path: publicPath('quote', isOpen) },
  { name: 'public-quote-accept', path: publicPath('quote', isOpen, '?answer=accept') },
  { name: 'credit-note', ...demo, path: ofKind('credit-note') },
  { name: 'invoice-credit', ...demo, path: ofInvoice(isPartlyPaid), act: credit },
  { name: 'proforma', ...demo, path: ofKind('proforma') },
  { name: 'invoice-numbers', ...demo, path: at('/invoices/numbers') },

  { name: 'clients', ...demo, path: at('/clients') },
  {
    name: 'client',
    ...demo,
    path: async (request) => `/clients/${(await get(request, '/api/clients'))[0].id}`,
  },
  { name: 'client-new', ...demo, path: at('/clients?edit=new'), act: settle },
  { name: 'calendar', ...demo, path: at('/calendar') },
  { name: 'settings', ...demo, path: at('/settings') },
  { name: 'settings-company', ...demo, path: at('/settings?tab=company') },
  { name: 'settings-bank', ...demo, path: at('/settings?tab=bank') },
  { name: 'settings-invoices', ...demo, path: at('/settings?tab=invoices') },
  { name: 'settings-design', ...demo, path: at('/settings?tab=invoices&section=design') },
  { name: 'settings-taxes', ...demo, path: at('/settings?tab=invoices&section=taxes') },
  { name: 'settings-wording', ...demo, path: at('/settings?tab=invoices&section=language') },
  { name: 'settings-integrations', ...demo, path: at('/settings?tab=integrations') },
  { name: 'profile', ...demo, path: at('/profile') },
  { name: 'two-step', ...demo, path: at('/profile'), act: press('Set up') },
  { name: 'delete-account', ...demo, path: at('/profile'), act: press('Delete account') },
  { name: 'mailbox', ...demo, path: at(`/dev/mailbox?key=${testMailboxKey}`) },
  { name: 'invoice-japanese', who: 'japanese', path: ofInvoice(() => true) },
  { name: 'mailbox-closed', path: at('/dev/mailbox?to=ada@example.com') },
]
