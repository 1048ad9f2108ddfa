import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'

export const PASSWORD = 'six-chars-or-more'

interface Mail {
  subject: string
  text: string
}

/** The newest mail to an address, from the local mailbox. */
export async function newestMail(request: APIRequestContext, to: string): Promise<Mail> {
  let mails: Mail[] = []
  await expect
    .poll(async () => {
      const response = await request.get(`/api/dev/mailbox?to=${encodeURIComponent(to)}`)
      mails = (await response.json()) as Mail[]
      return mails.length
    })
    .toBeGreaterThan(0)
  return mails[0]!
}

/** The path of the link in a mail, on whatever origin the server believes it is. */
export function linkIn(mail: Mail, path: string): string {
  const link = new RegExp(`https?://\\S*${path}\\S*`).exec(mail.text)?.[0]
  if (!link) throw new Error(`The mail has no link to ${path}: ${mail.text}`)
  const url = new URL(link)
  return url.pathname + url.search
}

let count = 0
export const newAddress = (name: string): string =>
  `${name}.${process.pid}.${Date.now()}.${++count}@example.com`

/** A new verified, onboarded user, signed in in this context, made by the same calls the screens make. */
export async function signUp(context: BrowserContext, fullName = 'Ada Lovelace'): Promise<string> {
  const { request } = context
  const email = newAddress('e2e')
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data })
    expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true)
  }
  await post('/api/register', { email, fullName, password: PASSWORD })
  const link = linkIn(await newestMail(request, email), '/verify-email')
  await post('/api/auth/verify-email', { token: new URLSearchParams(link.split('?')[1]).get('token') })
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string }
  await request.post('/api/auth/callback/credentials', {
    form: { csrfToken, email, password: PASSWORD, json: 'true' },
  })
  const onboarded = await request.patch('/api/user/onboarding', { data: { isOnboarded: true } })
  expect(onboarded.ok()).toBe(true)
  return email
}

/** A client and a sent invoice of the signed-in user with a public link, made by the API. */
export async function createSharedInvoice({ request }: BrowserContext) {
  const call = async <T>(method: 'post' | 'patch', path: string, data?: object): Promise<T> => {
    const response = await request[method](path, { data })
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
    return (await response.json()) as T
  }
  const client = await call<{ id: number }>('post', '/api/clients', {
    name: 'Grace Brewster Murray Hopper of the Bureau of Ordnance Computation Project',
    companyName: 'Compilers & Sons',
    email: 'grace@example.org',
  })
  const invoice = await call<{ id: number }>('post', '/api/invoices', {
    clientId: client.id,
    currency: 'USD',
    issueDate: '2026-11-02',
    dueDate: '2026-11-16',
    invoiceNumber: 'INV-0001',
    taxRate: 19,
    notes: 'Thank you',
    lineItems: [{ description: 'Compiler, first version', quantity: 3, unitPrice: 138.66 }],
  })
  await call('patch', `/api/invoices/${invoice.id}/status`, { status: 'SENT' })
  const { publicToken } = await call<{ publicToken: string }>(
    'post',
    `/api/invoices/${invoice.id}/public-url`,
  )
  return { clientId: client.id, invoiceId: invoice.id, publicToken }
}
