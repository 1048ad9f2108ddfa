import 'server-only'
import { randomUUID } from 'node:crypto'
import { decrypt, encrypt } from '@/lib/platform/crypto/encryption'
import type { Db } from '@/lib/platform/db/client'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { appOrigin } from '@/lib/platform/env'
import { accountDeletedMail } from '@/lib/mail/templates/account-mails'
import type { Mail, OutgoingMail } from '@/lib/mail/transports/types'
import { getMessageId } from './message-id'
import { scheduleMailFlush } from './request-scope'
import { TRANSACTIONAL_KIND, ACCOUNT_DELETED_KIND } from './types'
import { reason, type Reason } from '@/lib/i18n/reason'

const ENCRYPTION_PURPOSE = 'account mail'
/** Whose a mail is that went to no account's address. */
const NO_ACCOUNT = 0

/**
 * Writes a mail of the product itself into the outbox, in the caller's transaction: it goes out when that is committed, and not after
 * `expiresAt`. What it says may hold a link that signs in, so it is kept sealed, and only until it was handed over or has expired. Of one
 * `cause` there is one mail. Answers its id.
 */
export async function queueAccountMail(
  tx: Db,
  { to, subject, text, html, expiresAt }: Mail,
  cause = `account ${randomUUID()}`,
): Promise<number> {
  const user = await tx.user.findUnique({ where: { email: to }, select: { id: true } })
  // An account has no other business's id, so what is known by it is of nobody else.
  const businessId = user?.id ?? NO_ACCOUNT
  const sealed = encrypt(ENCRYPTION_PURPOSE, JSON.stringify({ text, html }))
  const row = { businessId, kind: TRANSACTIONAL_KIND, cause, to: [to], subject, message: '', sealed }
  await tx.outboxMail.createMany({ data: [{ ...row, expiresAt: expiresAt ?? null }], skipDuplicates: true })
  const where = { businessId_cause: { businessId, cause } }
  const { id } = await tx.outboxMail.findUniqueOrThrow({ where, select: { id: true } })
  scheduleMailFlush(id)
  return id
}

/** A mail of the product itself as it goes out, or why it does not. */
export function prepareAccountMail(mail: OutboxMail): OutgoingMail | Reason {
  // What is left of a deleted account is its address, and nothing else.
  if (mail.kind === ACCOUNT_DELETED_KIND)
    return toOutgoingMail(mail, accountDeletedMail({ to: mail.to[0] ?? '', link: `${appOrigin()}/register` }))
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
  attachments: [],
  messageId: getMessageId(mail),
})
