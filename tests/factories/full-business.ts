import { randomUUID } from 'node:crypto'
import { updateCustomLabels } from '@/lib/business/custom-labels'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { addDays } from '@/lib/core/dates'
import { deleteClient } from '@/lib/invoicing/delete-client'
import { db } from '@/lib/platform/db/client'
import { updateReminders } from '@/lib/reminders/mutations'
import { recordView } from '@/lib/public-links/link-views'
import { Browser } from './browser'
import { createClient } from './client'
import { createInvoice } from './invoice'
import { createResources, today } from './resources'
import { createUser } from './user'

export type FullBusiness = Awaited<ReturnType<typeof createFullBusiness>>

/**
 * Creates a business with every kind of resource in every state, in two currencies. Every text contains its name, and
 * all its invoices have the same amount. Ids count from 1, so two such businesses have the same ids.
 * @param unitPrice of each invoice's ten units
 */
export async function createFullBusiness(name: string, unitPrice: number) {
  const user = await createUser({
    fullName: `${name} Owner`,
    companyName: `${name} Ltd`,
    companyAddress: `1 ${name} Street`,
    bankName: `${name} Bank`,
    accountNumber: '12345678',
    sortCode: '12-34-56',
    email: `${name.toLowerCase()}-${randomUUID()}@example.com`,
    currency: 'USD',
    counters: { create: [] },
    notificationsSeenAt: new Date(0),
  })
  const { actor, businessId } = user
  const lineItems = [{ description: `${name} work`, quantity: 10, unitPrice }]
  const first = await createClient(actor, { name: `${name} First`, notes: `${name} notes` })
  await createInvoice(actor, first.id, { invoiceNumber: `${name}-0001`, lineItems })
  const things = await createResources(user, { mark: name, lineItems })

  const issueDate = addDays(today(), -45)
  for (const currency of ['USD', 'EUR'] as const)
    for (const status of ['DRAFT', 'SENT', 'PAID', 'CANCELLED'] as const)
      for (const clientId of [things.client, first.id])
        await createInvoice(actor, clientId, { currency, status, lineItems, issueDate })
  const { id: gone } = await createInvoice(actor, first.id, { status: 'SENT', lineItems, issueDate })
  await deleteInvoice(actor, gone, `${name} sent it twice`)
  await deleteClient(actor, (await createClient(actor, { name: `${name} Former` })).id)

  await updateCustomLabels(actor, { language: 'en', words: { 'sheet.footer': `Thanks, ${name}` } })
  await updateReminders(actor, { days: [7], after: { subject: `${name} reminds you` } })
  const gmail = { address: `${name}@gmail.example.org`, refreshToken: 'sealed' }
  await db.gmailConnection.create({ data: { businessId, ...gmail } })
  // The requester must still have the permission.
  const request = { requestedById: user.id, requestedBy: `${name} Member` }
  await db.bankRequest.create({ data: { businessId, ...request, details: { bankName: `${name} Savings` } } })
  await recordView(things.token, null)
  const failed = { kind: 'INVOICE', to: [`${name}@example.org`] }
  const stopped = { seriesId: things.series, client: `${name} Traders` }
  await db.event.createMany({
    data: [
      { businessId, invoiceId: things.sent, type: 'MAIL_FAILED', data: failed },
      { businessId, type: 'MEMBER_INVITED', data: { email: `${name}@example.org`, role: 'VIEWER' } },
      { businessId, invoiceId: things.first, type: 'SERIES_STOPPED', data: stopped },
    ],
  })
  const mail = { businessId, kind: 'REMINDER', to: [`${name}@example.org`], status: 'SENT', message: name }
  for (const invoiceId of [things.sent, gone])
    await db.outboxMail.create({
      data: { ...mail, invoiceId, cause: `remind ${randomUUID()}`, subject: name },
    })
  return {
    name,
    amount: (10 * unitPrice).toFixed(2),
    user,
    actor,
    things,
    gone,
    browser: await Browser.signedIn(user),
  }
}
