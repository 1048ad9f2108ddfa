import { randomUUID } from 'node:crypto'
import { createToken } from '@/lib/auth/credentials/tokens'
import { SILENCEABLE_RULES } from '@/lib/presend-check/rule-registry'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { findBankRequest } from '@/lib/business/bank-request'
import { notificationIds } from '@/lib/activity/email-notifications'
import { createInvitation } from './invitation'
import { type ResourceIds, type SignedIn, today } from './resources'
import { getAppCode, startTwoStepSetup, enableTwoStep } from './two-step'
import { createUser, PASSWORD } from './user'

/** Request data of a call. */
export interface Call {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  /** Form field of a file upload, in place of a body. */
  file?: string
}

const lines = [{ description: 'Consulting', quantity: 1, unitPrice: 100 }]
const content = { currency: 'USD', taxRate: 0, lineItems: lines }
const dated = () => ({ ...content, issueDate: today(), dueDate: addDays(today(), 14) })
const letter = () => ({
  to: ['client@example.org'],
  subject: 'Invoice',
  message: 'Please pay.',
})
const nextDay = async (series: number) => {
  const row = await db.recurringSchedule.findFirst({ where: { id: series }, select: { nextDay: true } })
  return row?.nextDay?.toISOString().slice(0, 10) ?? today()
}
const someEmail = () => `new-${randomUUID()}@example.com`

type Make = (ids: ResourceIds, caller: SignedIn) => Call | Promise<Call>

const of =
  (
    name: 'client' | 'draft' | 'sent' | 'first' | 'series' | 'number' | 'quote',
    more: Omit<Call, 'params'> = {},
  ) =>
  (ids: ResourceIds): Call => ({ params: { id: String(ids[name]) }, ...more })
const sends =
  (body: unknown, more: Omit<Call, 'body'> = {}): Make =>
  () => ({ body, ...more })
const asksOfClient: Make = ({ client }) => ({ query: { clientId: client } })

/** For each route with input, creates a call that succeeds for the owner of the given ids. */
export const CALLS: Record<string, Make> = {
  'GET /api/auth/{nextauth}': () => ({ params: { nextauth: 'providers' } }),
  'POST /api/auth/{nextauth}': () => ({ params: { nextauth: 'signout' } }),
  'POST /api/auth/sync-session': (_, { user }) => ({ body: { userId: user.id, email: user.email } }),
  'POST /api/register': () => ({
    body: { email: someEmail(), fullName: 'Ada Lovelace', password: 'lathe-and-plane' },
  }),
  'POST /api/auth/verify-email': async () => {
    const { id } = await createUser({ emailVerifiedAt: null })
    return { body: { token: await createToken(id, 'VERIFY_EMAIL'), newPassword: 'lathe-and-plane' } }
  },
  'POST /api/auth/resend-verification': () => ({ body: { email: someEmail() } }),
  'POST /api/auth/forgot-password': () => ({ body: { email: someEmail() } }),
  'POST /api/auth/reset-password': async () => {
    const { id } = await createUser()
    return { body: { token: await createToken(id, 'RESET_PASSWORD'), password: 'lathe-and-plane' } }
  },
  'PATCH /api/user/settings': ({ logo }) => ({ body: { companyLogo: `/api/logos/${logo}` } }),
  'PATCH /api/number-series/{kind}': sends({ next: 50 }, { params: { kind: 'INVOICE' } }),
  'PATCH /api/user/onboarding': sends({ isOnboarded: true }),
  'PATCH /api/user/password': sends({ currentPassword: PASSWORD, password: 'lathe-and-plane' }),
  'DELETE /api/user/sessions/{id}': ({ session }) => ({ params: { id: session } }),
  'POST /api/user/two-step': sends({ password: PASSWORD }),
  'POST /api/user/two-step/confirm': async (_, caller) => {
    const { secret = '' } = (await (await startTwoStepSetup(caller)).json()) as { secret?: string }
    return { body: { code: secret && getAppCode(secret) } }
  },
  'POST /api/user/two-step/codes': withTwoStep,
  'POST /api/user/two-step/off': withTwoStep,
  'POST /api/user/proof': sends({ password: PASSWORD }),
  'POST /api/user/proof/mail': async (_, { user }) => {
    await db.user.update({ where: { id: user.id }, data: { passwordHash: null } })
    return {}
  },
  'DELETE /api/user/gmail': async (_, { user }) => {
    const data = { businessId: user.businessId, address: user.email, refreshToken: 'v1.unreadable' }
    await db.gmailConnection.upsert({ where: { businessId: user.businessId }, create: data, update: {} })
    return {}
  },
  'POST /api/upload/logo': () => ({ file: 'logo' }),
  'POST /api/user/avatar': () => ({ file: 'avatar' }),
  'GET /api/user/avatar/{id}': ({ avatar }) => ({ params: { id: avatar } }),
  'POST /api/user/deletion': sends({ password: PASSWORD }),
  // A logo's id is unguessable and grants access.
  'GET /api/logos/{id}': ({ logo }) => ({ params: { id: logo } }),
  'GET /api/invoices': asksOfClient,
  'POST /api/invoices': ({ client }) => ({
    body: { ...dated(), clientId: client, invoiceNumber: randomUUID().slice(0, 8) },
  }),
  'POST /api/invoices/bulk': ({ draft }) => ({ body: { action: 'delete', ids: [draft] } }),
  'GET /api/invoices/pdfs.zip': ({ sent }) => ({ query: { ids: sent } }),
  'GET /api/invoices/export.csv': asksOfClient,
  'GET /api/invoices/numbers/{id}': of('number'),
  'GET /api/invoices/numbers/next': asksOfClient,
  'GET /api/invoices/{id}': of('sent'),
  'PATCH /api/invoices/{id}': ({ draft, client }) => ({
    params: { id: String(draft) },
    body: { ...dated(), clientId: client, invoiceNumber: randomUUID().slice(0, 8) },
  }),
  'DELETE /api/invoices/{id}': of('draft', { body: { reason: '' } }),
  'POST /api/invoices/{id}/duplicate': of('sent'),
  'GET /api/invoices/{id}/credit': of('sent'),
  'POST /api/invoices/{id}/credit': of('sent', { body: {} }),
  'GET /api/invoices/{id}/convert': of('quote'),
  'POST /api/invoices/{id}/convert': of('quote', { body: { to: 'INVOICE', again: true } }),
  'GET /api/invoices/{id}/related': of('quote'),
  'PATCH /api/invoices/{id}/status': of('draft', { body: { status: 'SENT' } }),
  'POST /api/invoices/{id}/public-url': of('draft'),
  'PATCH /api/invoices/{id}/public-url': of('sent', { body: { expiresOn: null } }),
  'DELETE /api/invoices/{id}/public-url': of('sent'),
  'POST /api/invoices/{id}/share-message': of('sent', { body: { message: 'Here it is.' } }),
  'POST /api/invoices/{id}/payments': ({ sent }) => ({
    params: { id: String(sent) },
    body: { paidOn: today(), amount: 5, method: 'CASH', reference: '' },
  }),
  'DELETE /api/invoices/{id}/payments/{paymentId}': ofPayment,
  'PATCH /api/invoices/{id}/payments/{paymentId}': (things) => ({
    ...ofPayment(things),
    body: { amount: 12, method: 'CARD' },
  }),
  'GET /api/invoices/{id}/payments/{paymentId}/receipt': ofPayment,
  'POST /api/invoices/{id}/payments/{paymentId}/receipt': ofPayment,
  'POST /api/invoices/{id}/payments/credit': of('sent', { body: { amount: 5 } }),
  'GET /api/clients/{id}/credit': of('client'),
  'POST /api/clients/{id}/credit/refunds': of('client', {
    body: { currency: 'USD', amount: 5, refundedOn: today(), method: 'CASH', note: '' },
  }),
  'DELETE /api/clients/{id}/credit/refunds/{refundId}': ({ client, refund }) => ({
    params: { id: String(client), refundId: String(refund) },
  }),
  'GET /api/invoices/{id}/mails': of('sent'),
  'POST /api/invoices/{id}/mails': ({ sent }) => ({ params: { id: String(sent) }, body: letter() }),
  'GET /api/invoices/{id}/mails/letter': of('sent'),
  'POST /api/invoices/{id}/mails/{mailId}': ({ sent, failedMail }) => ({
    params: { id: String(sent), mailId: String(failedMail) },
  }),
  'DELETE /api/invoices/{id}/mails/{mailId}': ({ sent, waitingMail }) => ({
    params: { id: String(sent), mailId: String(waitingMail) },
  }),
  'POST /api/invoices/{id}/mails/preview': of('sent', { body: { message: 'Please pay.' } }),
  'GET /api/invoices/{id}/schedule': of('first'),
  'PATCH /api/invoices/{id}/schedule': ({ first }) => ({
    params: { id: String(first) },
    body: { frequency: 'MONTHLY', startsOn: addDays(today(), 40) },
  }),
  'POST /api/invoices/{id}/schedule/{action}': ({ first }) => ({
    params: { id: String(first), action: 'pause' },
  }),
  'GET /api/series/{id}': of('series'),
  'PATCH /api/series/{id}': ({ series, client }) => ({
    params: { id: String(series) },
    body: {
      ...content,
      clientId: client,
      paymentTerms: 14,
      frequency: 'MONTHLY',
      nextOn: addDays(today(), 40),
    },
  }),
  'POST /api/series/{id}/{action}': async ({ series }) => ({
    params: { id: String(series), action: 'skip' },
    body: { day: await nextDay(series) },
  }),
  'POST /api/invoices/{id}/reminders': of('sent', { body: {} }),
  'POST /api/invoices/reminders': ({ sent }) => ({ body: { ids: [sent] } }),
  'POST /api/invoices/reminders/cancel': ({ sent }) => ({ body: { ids: [sent], requestId: randomUUID() } }),
  'PATCH /api/invoices/{id}/reminders': of('sent', { body: { enabled: false } }),
  'PATCH /api/clients/{id}/reminders': of('client', { body: { enabled: false } }),
  'PATCH /api/user/reminders': sends({ days: [7] }),
  'GET /api/invoices/{id}/check': of('draft'),
  'PATCH /api/user/receipts': sends({ isOn: true }),
  'PATCH /api/user/words': sends({ language: 'en', words: { 'sheet.total': 'Sum' } }),
  'PATCH /api/user/texts': sends({ language: 'de', texts: { notes: 'Danke' } }),
  'PATCH /api/user/notices': sends({ notice: notificationIds[0], isOn: false }),
  'PATCH /api/user/checks': sends({ rule: SILENCEABLE_RULES[0], silenced: true }),
  'GET /api/invoices/{id}/pdf': of('sent'),
  'POST /api/invoices/preview-pdf': ({ client }) => ({ body: { clientId: client } }),
  'POST /api/public/preview-pdf': sends({ seller: {}, client: {}, invoice: {} }),
  'GET /api/items': asksOfClient,
  'POST /api/clients': sends({ name: 'Ada Lovelace' }),
  'POST /api/clients/bulk': ({ client }) => ({ body: { action: 'delete', ids: [client] } }),
  'GET /api/clients/{id}': of('client'),
  'PATCH /api/clients/{id}': of('client', { body: { name: 'Ada Lovelace' } }),
  'DELETE /api/clients/{id}': of('client'),
  'GET /api/businesses/elsewhere': ({ sent }) => ({ query: { invoice: sent } }),
  'DELETE /api/businesses/{id}': async (_, { user }) => {
    const { id } = await db.business.create({
      data: { ownerId: user.id, timeZone: 'UTC' },
      select: { id: true },
    })
    return { params: { id: String(id) } }
  },
  'POST /api/businesses/{id}/switch': (_, { user }) => ({ params: { id: String(user.businessId) } }),
  'POST /api/tax-rates': sends({ name: 'Reverse charge', category: 'AE' }),
  'PATCH /api/tax-rates/{id}': ({ tax }) => ({
    params: { id: String(tax) },
    body: { name: 'VAT', category: 'S', rate: 19 },
  }),
  'POST /api/items/saved': sends({ description: 'Retainer', unitPrice: 450, currency: 'USD' }),
  'PATCH /api/items/saved/{id}': ({ item }) => ({
    params: { id: String(item) },
    body: { description: 'Workshop', unitPrice: 95.5, currency: 'USD' },
  }),
  'DELETE /api/items/saved/{id}': ({ item }) => ({ params: { id: String(item) } }),
  'DELETE /api/tax-rates/{id}': ({ tax }) => ({ params: { id: String(tax) } }),
  'PATCH /api/members/{id}': ({ member }) => ({ params: { id: String(member) }, body: { role: 'VIEWER' } }),
  'DELETE /api/members/{id}': ({ member }) => ({ params: { id: String(member) } }),
  'POST /api/members/{id}/hand-over': ({ member }) => ({ params: { id: String(member) } }),
  'POST /api/members/leave': async (_, { user }) => {
    // Leaving requires another owner.
    const other = await createUser()
    await db.membership.create({ data: { businessId: user.businessId, userId: other.id, role: 'OWNER' } })
    return {}
  },
  'POST /api/invitations': () => ({ body: { email: someEmail(), role: 'STAFF' } }),
  'POST /api/invitations/{id}/resend': ({ invitation }) => ({ params: { id: invitation } }),
  'DELETE /api/invitations/{id}': ({ invitation }) => ({ params: { id: invitation } }),
  'POST /api/invitations/accept': async (_, { user }) => ({
    body: { token: await createInvitation(user, user.email, 'STAFF') },
  }),
  'POST /api/register/invited': async () => {
    const token = await createInvitation(await createUser(), someEmail(), 'STAFF')
    return { body: { token, fullName: 'Ada Lovelace', password: 'lathe-and-plane' } }
  },
  'POST /api/bank-request': withBankRequest,
  'DELETE /api/bank-request': withBankRequest,
  'POST /api/notifications': () => ({ body: { at: new Date().toISOString() } }),
  'GET /api/public/invoice/{token}': ofLink,
  'GET /api/public/invoice/{token}/pdf': ofLink,
  'GET /api/public/invoice/{token}/receipt': async (things, { user }) => {
    await setInvoiceStatus(user.actor, things.sent, 'PAID')
    return ofLink(things)
  },
  'POST /api/public/invoice/{token}/view': ofLink,
  'POST /api/public/invoice/{token}/answer': ({ offer }) => ({
    params: { token: offer },
    body: { accept: true, name: 'Ana Gómez', note: 'Thank you' },
  }),
  'GET /api/dev/mailbox/{id}': () => ({ params: { id: '1' } }),
  ...Object.fromEntries(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [
      `${method} /api/{rest}`,
      () => ({ params: { rest: 'nowhere' } }),
    ]),
  ),
}

/** Status codes of routes whose call succeeds with another status than the first one in the definition. */
export const STATUS_EXCEPTIONS: Record<string, number> = {
  'POST /api/auth/{nextauth}': 302,
  // Google isn't configured.
  'POST /api/user/gmail': 409,
  // Only available on this machine, with the key.
  'GET /api/dev/mailbox': 404,
  'GET /api/dev/mailbox/{id}': 404,
  // Only available to the scheduler and the metrics server.
  'GET /api/cron': 401,
  'GET /api/metrics': 401,
  ...Object.fromEntries(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [`${method} /api/{rest}`, 404]),
  ),
}

function ofPayment({ sent, payment }: ResourceIds): Call {
  return { params: { id: String(sent), paymentId: String(payment) } }
}

function ofLink({ token }: ResourceIds): Call {
  return { params: { token } }
}

async function withTwoStep(_: ResourceIds, caller: SignedIn): Promise<Call> {
  await db.twoStep.deleteMany({ where: { userId: caller.user.id } })
  const { secret } = await enableTwoStep(caller)
  return { body: { code: getAppCode(secret) } }
}

async function withBankRequest(_: ResourceIds, { user }: SignedIn): Promise<Call> {
  const { businessId, id: requestedById } = user
  const data = { requestedById, requestedBy: 'Robin Example', details: { iban: 'GB33BUKB20201555555555' } }
  await db.bankRequest.upsert({ where: { businessId }, create: { businessId, ...data }, update: data })
  return { body: { id: (await findBankRequest({ businessId }))!.id } }
}
