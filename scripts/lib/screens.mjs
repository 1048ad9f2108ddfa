// The screens that `npm run screens` takes pictures of: where each is, and what is pressed first.

const at = (path) => async () => path
const get = async (request, path) => (await request.get(path)).json()

/** The demo's first invoice, newest first, that fits. */
const invoice = (fits) => async (request) =>
  (await get(request, '/api/invoices')).find((one) => fits(one)) ?? { id: 0 }
const ofInvoice =
  (fits, path = (id) => `/invoices/${id}`) =>
  async (request) =>
    path((await invoice(fits)(request)).id)

const isPartlyPaid = ({ status, amountPaid }) => status === 'SENT' && amountPaid > 0
const isDraft = ({ status }) => status === 'DRAFT'
const isSeries = ({ invoiceType }) => invoiceType === 'RECURRING'
const isPaid = ({ status }) => status === 'PAID'

const publicPath = (fits) => async (request) => {
  const { id } = await invoice(fits)(request)
  return `/invoice/${(await get(request, `/api/invoices/${id}`)).publicToken}`
}
const press = (name) => async (page) => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
  await page.waitForTimeout(800)
}

/** `act`: what is done before the picture, which then shows the window and not the whole page. */
export const screens = [
  { name: 'landing', path: at('/landing') },
  { name: 'login', path: at('/login') },
  { name: 'register', path: at('/register') },
  { name: 'forgot-password', path: at('/forgot-password') },
  { name: 'public-invoice', path: publicPath(isPartlyPaid) },
  { name: 'public-invoice-paid', path: publicPath(isPaid) },
  { name: 'public-invoice-unknown', path: at(`/invoice/${'A'.repeat(43)}`) },
  { name: 'not-found', path: at('/nowhere') },
  { name: 'dashboard', signedIn: true, path: at('/') },
  { name: 'invoices', signedIn: true, path: at('/invoices') },
  { name: 'invoice', signedIn: true, path: ofInvoice(isPartlyPaid) },
  { name: 'invoice-series', signedIn: true, path: ofInvoice(isSeries) },
  { name: 'invoice-draft', signedIn: true, path: ofInvoice(isDraft) },
  { name: 'invoice-send', signedIn: true, path: ofInvoice(isDraft), act: press('Send by e-mail') },
  { name: 'invoice-edit', signedIn: true, path: ofInvoice(isDraft, (id) => `/invoices/edit/${id}`) },
  { name: 'invoice-create', signedIn: true, path: at('/invoices/create') },
  { name: 'clients', signedIn: true, path: at('/clients') },
  {
    name: 'client',
    signedIn: true,
    path: async (request) => `/clients/${(await get(request, '/api/clients'))[0].id}`,
  },
  {
    name: 'client-new',
    signedIn: true,
    path: at('/clients?edit=new'),
    act: (page) => page.waitForTimeout(800),
  },
  { name: 'calendar', signedIn: true, path: at('/calendar') },
  { name: 'settings', signedIn: true, path: at('/settings') },
  { name: 'settings-company', signedIn: true, path: at('/settings?tab=company') },
  { name: 'settings-integrations', signedIn: true, path: at('/settings?tab=integrations') },
  { name: 'profile', signedIn: true, path: at('/profile') },
  { name: 'notifications', signedIn: true, path: at('/'), act: press(/^Notifications/) },
  { name: 'search', signedIn: true, path: at('/'), act: press('Search') },
]
