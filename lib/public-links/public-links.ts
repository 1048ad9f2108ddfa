import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { reason } from '@/lib/i18n/reason'
import { recordEvent } from '@/lib/activity/record-event'
import { getActionEvent } from '@/lib/documents/lifecycle/document-actions'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import {
  invoiceSelect,
  LINK_ENCRYPTION_PURPOSE,
  toInvoice,
  findLinkToken,
  type InvoiceRow,
} from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import { toDateColumn, todayIn, type Day } from '@/lib/core/dates'
import { conflict, invalid } from '@/lib/i18n/errors'
import { hashToken, generateToken, encrypt } from '@/lib/platform/crypto/encryption'
import { db, type Transaction } from '@/lib/platform/db/client'

/** Creates the invoice's public link, or keeps a working one. Returns the invoice with its token. */
export async function createPublicLink(actor: Actor, id: number): Promise<Invoice> {
  return db.$transaction(async (tx) => ensurePublicLink(tx, actor, await lockInvoice(tx, actor, id)))
}

/** Creates the link of an invoice that the caller's transaction has locked. */
export async function ensurePublicLink(tx: Transaction, actor: Actor, current: InvoiceRow): Promise<Invoice> {
  const { id, businessId } = current
  assertAllowed('share', current)
  // An expired link is replaced.
  if (findLinkToken(current)) return toInvoice(current)
  const token = generateToken()
  const row = await tx.invoice.update({
    where: { own: { businessId, id } },
    data: {
      publicTokenHash: hashToken(token),
      publicTokenCipher: encrypt(LINK_ENCRYPTION_PURPOSE, token),
      linkExpiresOn: null,
    },
    select: invoiceSelect,
  })
  await recordEvent(tx, actor, getActionEvent('share', current), { invoiceId: id })
  return toInvoice(row)
}

/** Revokes the link, which is 404 from then on. A later link has a new token. */
export async function revokePublicLink(actor: Actor, id: number): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, id)
    if (!current.publicTokenCipher) return toInvoice(current)
    const row = await tx.invoice.update({
      where: { own: { businessId: actor.businessId, id } },
      data: { publicTokenHash: null, publicTokenCipher: null, linkExpiresOn: null },
      select: invoiceSelect,
    })
    await recordEvent(tx, actor, 'LINK_REVOKED', { invoiceId: id })
    return toInvoice(row)
  })
}

/**
 * Sets the last day of the link in the business's time zone; null for no limit. Throws 409 without a link, 422 for a
 * past day.
 */
export async function setLinkExpiry(actor: Actor, id: number, expiresOn: Day | null): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, id)
    if (!current.publicTokenCipher) throw conflict('link.none')
    if (expiresOn && expiresOn < todayIn(current.business.timeZone))
      throw invalid(reason('link.day-past', { day: { day: expiresOn } }), 'expiresOn')
    await tx.invoice.update({
      where: { own: { businessId: actor.businessId, id } },
      data: { linkExpiresOn: expiresOn && toDateColumn(expiresOn) },
    })
    await recordEvent(tx, actor, 'LINK_EXPIRY_SET', { invoiceId: id, data: { expiresOn } })
    return toInvoice(current)
  })
}

/** Saves the message to send with the link; null restores the default. */
export async function saveShareMessage(actor: Actor, id: number, message: string | null): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    await lockInvoice(tx, actor, id)
    const row = await tx.invoice.update({
      where: { own: { businessId: actor.businessId, id } },
      data: { shareMessage: message },
      select: invoiceSelect,
    })
    await recordEvent(tx, actor, 'MESSAGE_SAVED', { invoiceId: id })
    return toInvoice(row)
  })
}
