import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { todayIn } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { getAppOrigin } from '@/lib/platform/env'
import { decimal, formatMoney } from '@/lib/core/money'
import { getUnusedCredit } from '@/lib/documents/client-credit/queries'
import { isAllowed } from '@/lib/documents/lifecycle/document-actions'
import { isInvoice } from '@/lib/documents/lifecycle/kinds'
import { getInvoiceRow } from '@/lib/documents/queries'
import { toInvoice, findLinkToken } from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import { formatAmountToPay, type MailContext } from '@/lib/mail/letters/mail-messages'
import { getPublicUrl } from '@/lib/documents/public-link'
import { createInvoiceMail, LINK_PLACEHOLDER, insertLink } from '@/lib/mail/letters/share-message'
import { renderReminderWithLink } from '@/lib/reminders/reminder-mail'
import { getReminderCopies, getReminderTextSettings, findLastReminderDate } from '@/lib/reminders/queries'
import { isTooSoon } from '@/lib/reminders/reminder-rules'
import { getDocumentMessages } from '@/lib/i18n/get-messages'
import type { MailDraft, UnusedCreditHint } from '@/lib/mail/outbox/mail-response'
import type { MailDraftKind } from '@/lib/mail/outbox/types'
import { renderInvoiceMail, getPendingLink } from '@/lib/mail/letters/invoice-mail'
import { loadMailedView } from '@/lib/mail/worker/prepare-mail'

/**
 * Returns the initial recipients and text of an email about an invoice. If there is no public link yet, the message
 * contains `{link}`, which is replaced on sending, so that reading creates nothing. Throws 404.
 */
export async function getMailDraft(
  actor: Actor,
  invoiceId: number,
  draftKind: MailDraftKind,
): Promise<MailDraft> {
  const row = await getInvoiceRow(db, actor, invoiceId)
  const token = findLinkToken(row)
  const url = token ? getPublicUrl(getAppOrigin(), token) : LINK_PLACEHOLDER
  const invoice = toInvoice(row)
  const { balance, currency } = invoice
  const credit = await findUnusedCredit(actor, invoice)
  if (draftKind === 'invoice') {
    const { email } = invoice.client
    const words = getDocumentMessages(invoice)
    return {
      to: email ? [email] : [],
      cc: [],
      replyTo: null,
      again: false,
      credit,
      unnamedBalance: findUnnamedBalance(invoice, words),
      balance,
      currency,
      ...createInvoiceMail(invoice, url, todayIn(actor.timeZone), words),
    }
  }
  // The client's current address: the one on the document may be outdated.
  const to = row.client.email ? [row.client.email] : []
  const last = await findLastReminderDate(actor, invoiceId)
  return {
    to,
    ...(await getReminderCopies(actor, invoiceId, to)),
    ...renderReminderWithLink(await getReminderTextSettings(actor), invoice, url),
    again: last !== null && isTooSoon(last, new Date()),
    credit,
    unnamedBalance: null,
    balance,
    currency,
  }
}

/** Returns the unused credit of the invoice's client, shown to the sender before they ask for money. */
async function findUnusedCredit(actor: Actor, invoice: Invoice): Promise<UnusedCreditHint | null> {
  if (!isInvoice(invoice) || invoice.balance <= 0) return null
  const { amount } = await getUnusedCredit(actor, invoice.id)
  if (amount <= 0) return null
  return {
    amount: formatMoney(amount, invoice.currency),
    value: amount,
    canApply: isAllowed('pay', invoice),
  }
}

/** Returns the formatted balance of a partly paid invoice if its saved message doesn't mention it; otherwise null. */
function findUnnamedBalance(invoice: Invoice, { document: { formatters } }: MailContext): string | null {
  const { balance, totalAmount, currency, shareMessage } = invoice
  if (!isInvoice(invoice) || !shareMessage || decimal(balance).eq(decimal(totalAmount))) return null
  return shareMessage.includes(formatAmountToPay(invoice, formatters)) ? null : formatMoney(balance, currency)
}

/**
 * Renders the email of a message, with the logo from this origin. A public link that doesn't exist yet is shown as a
 * placeholder without a target. Throws 404.
 */
export async function previewMail(
  actor: Actor,
  invoiceId: number,
  message: string,
  timeZone: string,
): Promise<{ html: string }> {
  const row = await getInvoiceRow(db, actor, invoiceId)
  const token = findLinkToken(row)
  const invoice = toInvoice(row)
  const view = await loadMailedView(actor, invoice, timeZone)
  const { html } = await renderInvoiceMail({
    view,
    words: getDocumentMessages(invoice).mail.letter,
    message: insertLink(message, token ? getPublicUrl(getAppOrigin(), token) : getPendingLink()),
    logoSrc: view.seller.logo?.src ?? null,
  })
  return { html }
}
