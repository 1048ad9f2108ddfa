import 'server-only'
import { hashToken } from '@/lib/auth/secret-box'
import { db } from '@/lib/db/client'
import { todayIn, type Day } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { invoiceSelect, toInvoice } from './rows'
import type { Invoice, PublicInvoice } from './types'

/** An invoice found by its link, for drawing it on the server. `today` is the seller's day. */
export interface SharedInvoice {
  invoice: Invoice
  today: Day
}

/** Throws 404 for an unknown or revoked link: the two are not told apart. */
export async function getSharedInvoice(token: string): Promise<SharedInvoice> {
  if (!/^[\w-]{43}$/.test(token)) throw notFound('Invoice')
  const row = await db.invoice.findUnique({
    where: { publicTokenHash: hashToken(token) },
    select: invoiceSelect,
    relationLoadStrategy: 'join',
  })
  if (!row) throw notFound('Invoice')
  const invoice = toInvoice(row)
  // The client's own e-mail address and phone number are no part of what a link shows.
  invoice.client = { ...invoice.client, email: null, phone: null }
  return { invoice, today: todayIn(row.user.timeZone) }
}

/** The public invoice view, written out field by field so that nothing else can slip into it. */
export async function getPublicInvoice(token: string): Promise<PublicInvoice> {
  const { invoice } = await getSharedInvoice(token)
  const { seller, client } = invoice
  return {
    invoiceNumber: invoice.invoiceNumber,
    status: invoice.status,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    invoiceType: invoice.invoiceType,
    paymentMethod: invoice.paymentMethod,
    currency: invoice.currency,
    subtotal: invoice.subtotal,
    taxAmount: invoice.taxAmount,
    totalAmount: invoice.totalAmount,
    notes: invoice.notes,
    termsAndConditions: invoice.termsAndConditions,
    lineItems: invoice.lineItems,
    company: { ...seller, logo: seller.logo?.src ?? null },
    client: {
      name: client.name,
      companyName: client.companyName,
      address: client.address,
      city: client.city,
      state: client.state,
      postalCode: client.postalCode,
      country: client.country,
      vatNumber: client.vatNumber,
    },
  }
}
