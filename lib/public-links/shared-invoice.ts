import 'server-only'
import { createVisitorActor, type Actor, type BusinessId } from '@/lib/core/access/actor'
import { hashToken } from '@/lib/platform/crypto/encryption'
import { db } from '@/lib/platform/db/client'
import { todayIn, type Day } from '@/lib/core/dates'
import { notFound } from '@/lib/i18n/errors'
import { interpolateTexts } from '@/lib/documents/interpolate-texts'
import { isAllowed } from '@/lib/documents/lifecycle/document-actions'
import { isLinkExpired } from '@/lib/documents/public-link'
import { formatSellerAddress } from '@/lib/clients/format-client-address'
import { invoiceSelect, toInvoice } from '@/lib/documents/rows'
import { getDocumentMessages } from '@/lib/i18n/get-messages'
import type { Invoice, PublicInvoice } from '@/lib/documents/types'

const TOKEN = /^[\w-]{43}$/

/** An invoice found by its public link, for rendering on the server. `today` is the seller's day. */
interface SharedInvoice {
  businessId: BusinessId
  invoice: Invoice
  today: Day
}

/**
 * Returns the invoice of a public link. Throws 404 for an unknown, revoked or expired one, without telling them apart.
 */
export async function getSharedInvoice(token: string): Promise<SharedInvoice> {
  if (!TOKEN.test(token)) throw notFound('invoice')
  const row = await db.invoice.findUnique({
    where: { publicTokenHash: hashToken(token) },
    select: invoiceSelect,
    relationLoadStrategy: 'join',
  })
  if (!row || isLinkExpired(row) || !isAllowed('view', row, 'LINK_VISITOR')) throw notFound('invoice')
  const invoice = toInvoice(row)
  // The public page doesn't show the client's email address and phone number.
  invoice.client = { ...invoice.client, email: null, phone: null }
  return { businessId: row.businessId, invoice, today: todayIn(row.business.timeZone) }
}

/** Returns the id of a link's invoice, and a visitor acting for its business. Throws like `getSharedInvoice`. */
export async function getLinkTarget(token: string): Promise<{ id: number; actor: Actor }> {
  if (!TOKEN.test(token)) throw notFound('invoice')
  const found = await db.invoice.findUnique({
    where: { publicTokenHash: hashToken(token) },
    select: {
      id: true,
      businessId: true,
      kind: true,
      status: true,
      linkExpiresOn: true,
      business: { select: { timeZone: true, locale: true } },
    },
    relationLoadStrategy: 'join',
  })
  if (!found || isLinkExpired(found) || !isAllowed('view', found, 'LINK_VISITOR')) throw notFound('invoice')
  return { id: found.id, actor: createVisitorActor(found.businessId, found.business) }
}

/** Returns the public invoice view. Lists every field explicitly, so that no other can leak. */
export async function getPublicInvoice(token: string): Promise<PublicInvoice> {
  const { invoice } = await getSharedInvoice(token)
  const { client, seller } = invoice
  const formatters = getDocumentMessages(invoice).document.formatters
  const { notes, termsAndConditions, lineItems } = interpolateTexts(invoice, invoice, formatters)
  return {
    kind: invoice.kind,
    invoiceNumber: invoice.invoiceNumber,
    status: invoice.status,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    invoiceType: invoice.invoiceType,
    paymentMethod: invoice.paymentMethod,
    currency: invoice.currency,
    pricesIncludeTax: invoice.pricesIncludeTax,
    subtotal: invoice.subtotal,
    discountAmount: invoice.discountAmount,
    taxes: invoice.taxes,
    taxAmount: invoice.taxAmount,
    totalAmount: invoice.totalAmount,
    withheldAmount: invoice.withheldAmount,
    notes,
    termsAndConditions,
    lineItems,
    company: {
      logo: seller.logo?.src ?? null,
      name: seller.name,
      address: formatSellerAddress(seller, client, formatters.country).join('\n') || null,
      regNumber: seller.regNumber,
      vat: seller.vat,
      taxNumber: seller.taxNumber,
      bankName: seller.bankName,
      bankAccountName: seller.bankAccountName,
      bankAccountNumber: seller.bankAccountNumber,
      bankSortCode: seller.bankSortCode,
      bankIban: seller.bankIban,
      bankSwift: seller.bankSwift,
    },
    client: {
      name: client.name,
      companyName: client.companyName,
      address: client.address,
      city: client.city,
      state: client.state,
      postalCode: client.postalCode,
      country: client.country,
      vatNumber: client.vatNumber,
      taxNumber: client.taxNumber,
      companyNumber: client.companyNumber,
    },
    answer: invoice.answer,
  }
}
