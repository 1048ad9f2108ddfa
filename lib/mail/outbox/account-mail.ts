import 'server-only'
import { randomUUID } from 'node:crypto'
import { decrypt, encrypt } from '@/lib/platform/crypto/encryption'
import type { Db } from '@/lib/platform/db/client'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { getAppOrigin } from '@/lib/platform/env'
import { createAccountDeletedMail } from '@/lib/mail/templates/account-mails'
import { renderForUser } from '@/lib/mail/templates/render-for-user'
import type { AccountMail } from '@/lib/mail/templates/render-mail'
import type { Mail, OutgoingMail } from '@/lib/mail/transports/types'
import { reason, type Reason } from '@/lib/i18n/reason'
import { scheduleMailFlush } from './request-scope'
import { TRANSACTIONAL_KIND, ACCOUNT_DELETED_KIND } from './types'
import { listProductImages } from '@/lib/mail/transports/product-mark'

/**
 * Returns the local part of the Message-ID header. It is the same for every attempt and recipient, so that a mailbox
 * can detect duplicates, and doesn't reveal how many emails there are.
 */
export const getMessageId = ({ ref, splitFrom }: { ref: string; splitFrom: string | null }): string =>
  `mail-${splitFrom ?? ref}`

const ENCRYPTION_PURPOSE = 'account mail'
/** Stored as `businessId` if the recipient's address belongs to no account. */
const NO_ACCOUNT = 0

/**
 * Queues an email of the product, in its recipient's language, in the caller's transaction; it is sent after the
 * commit, but not after `expiresAt`. Its text may contain a sign-in link, so it is stored encrypted, and only until it
 * was sent or has expired. A second email with the same `cause` is not queued. Returns the id of the queued one.
 */
export async function queueAccountMail(
  tx: Db,
  mail: AccountMail,
  cause = `account ${randomUUID()}`,
): Promise<number> {
  const select = { id: true, interfaceLanguage: true } as const
  const user = await tx.user.findUnique({ where: { email: mail.to }, select })
  const { to, subject, text, html, expiresAt } = await renderForUser(mail, user?.interfaceLanguage ?? null)
  // User ids and business ids share one id space, so a user id stored as `businessId` can't collide.
  const businessId = user?.id ?? NO_ACCOUNT
  const sealed = encrypt(ENCRYPTION_PURPOSE, JSON.stringify({ text, html }))
  const row = { businessId, kind: TRANSACTIONAL_KIND, cause, to: [to], subject, message: '', sealed }
  await tx.outboxMail.createMany({ data: [{ ...row, expiresAt: expiresAt ?? null }], skipDuplicates: true })
  const where = { businessId_cause: { businessId, cause } }
  const { id } = await tx.outboxMail.findUniqueOrThrow({ where, select: { id: true } })
  scheduleMailFlush(id)
  return id
}

/** Returns the product email to send, or the reason not to send it. */
export async function prepareAccountMail(mail: OutboxMail): Promise<OutgoingMail | Reason> {
  // Of a deleted account only the address is stored, and the language as `message`.
  if (mail.kind === ACCOUNT_DELETED_KIND) {
    const farewell = createAccountDeletedMail({ to: mail.to[0] ?? '', link: `${getAppOrigin()}/register` })
    return toOutgoingMail(mail, await renderForUser(farewell, mail.message))
  }
  if (mail.expiresAt && mail.expiresAt <= new Date()) return reason('mail.expired')
  const text = mail.sealed && decrypt(ENCRYPTION_PURPOSE, mail.sealed)
  if (!text) return reason('key.lost')
  return toOutgoingMail(mail, { subject: mail.subject, ...(JSON.parse(text) as Pick<Mail, 'text' | 'html'>) })
}

const toOutgoingMail = (
  mail: OutboxMail,
  { subject, text, html }: Pick<Mail, 'subject' | 'text' | 'html'>,
): OutgoingMail => ({
  to: mail.to,
  cc: [],
  bcc: [],
  replyTo: null,
  fromName: null,
  subject,
  text,
  html,
  attachments: listProductImages(html),
  messageId: getMessageId(mail),
})
