import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { todayIn } from '@/lib/kernel/dates'
import { db } from '@/lib/platform/db/client'
import { appOrigin } from '@/lib/platform/env'
import { exact, formatMoney } from '@/lib/kernel/money'
import { getUnusedCredit } from '@/lib/documents/credit/unused'
import { may } from '@/lib/documents/lifecycle'
import { isInvoice } from '@/lib/documents/lifecycle/kinds'
import { findInvoiceRow } from '@/lib/documents/queries'
import { toInvoice, workingToken } from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import { amountToPay, type LetterWords } from '@/lib/render/mail/amounts'
import { invoiceLetterText, LINK_PLACEHOLDER, publicUrl } from '@/lib/render/mail/share-message'
import { reminderWords } from '@/lib/reminders/reminder-letter'
import { copiedWith, getReminderClock, remindedAt } from '@/lib/reminders/queries'
import { isTooSoon } from '@/lib/reminders/days'
import { speechOf } from '@/lib/words/speech/speech'
import type { Letter, StartingLetter, UnusedCredit } from '@/lib/platform/queue/types'

/**
 * To whom and with which words a mail about an invoice starts. Where there is no link yet the message holds `{link}`, which
 * sending fills: looking changes nothing. Throws 404.
 */
export async function startingLetter(
  actor: Actor,
  invoiceId: number,
  letter: Letter,
): Promise<StartingLetter> {
  const row = await findInvoiceRow(db, actor, invoiceId)
  const token = workingToken(row)
  const url = token ? publicUrl(appOrigin(), token) : LINK_PLACEHOLDER
  const invoice = toInvoice(row)
  const credit = await unusedCreditOf(actor, invoice)
  if (letter === 'invoice') {
    const { email } = invoice.client
    const words = speechOf(invoice.seller)
    return {
      to: email ? [email] : [],
      cc: [],
      replyTo: null,
      again: false,
      credit,
      unnamedBalance: unnamedBalance(invoice, words),
      ...invoiceLetterText(invoice, url, todayIn(actor.timeZone), words),
    }
  }
  // The address of today: the one on the document may be as old as the invoice.
  const to = row.client.email ? [row.client.email] : []
  const last = await remindedAt(actor, invoiceId)
  return {
    to,
    ...(await copiedWith(actor, invoiceId, to)),
    ...reminderWords(await getReminderClock(actor), invoice, url),
    again: last !== null && isTooSoon(last, new Date()),
    credit,
    unnamedBalance: null,
  }
}

/** The unused credit of an invoice's client, shown before they are asked for money. */
async function unusedCreditOf(actor: Actor, invoice: Invoice): Promise<UnusedCredit | null> {
  if (!isInvoice(invoice) || invoice.balance <= 0) return null
  const { amount } = await getUnusedCredit(actor, invoice.id)
  if (amount <= 0) return null
  return { amount: formatMoney(amount, invoice.currency), canApply: may('pay', invoice) }
}

/** The balance of a partly paid invoice whose saved message does not name it; null otherwise. */
function unnamedBalance(invoice: Invoice, { document: { writing } }: LetterWords): string | null {
  const { balance, totalAmount, currency, shareMessage } = invoice
  if (!isInvoice(invoice) || !shareMessage || exact(balance).eq(exact(totalAmount))) return null
  return shareMessage.includes(amountToPay(invoice, writing)) ? null : formatMoney(balance, currency)
}
