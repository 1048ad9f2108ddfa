import 'server-only'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { INTERRUPTED_FAILURE, MailError } from './mail-error'
import { CONNECTION_EXPIRED, toGmailFailure } from './gmail-failure'
import { toNodemailerMessage } from './nodemailer-message'
import { NoResponseError, postJson } from './post-json'
import type { GmailAccount, OutgoingMail, PostResponse } from './types'
import { reason } from '@/lib/i18n/reason'

/**
 * Sends a mail as the account's own user, from its own address. Throws a `MailError` when it was not accepted; whom Gmail cannot
 * reach it says by a mail to that user, not here.
 */
export async function sendByGmail(mail: OutgoingMail, account: GmailAccount): Promise<never[]> {
  const raw = (await buildMessage(mail, account.address)).toString('base64url')
  const token = await account.accessToken()
  let answer = await post(token, raw)
  // What was refused for its token was not sent: a new token may do.
  if (answer.status === 401) answer = await post(await account.accessToken(token), raw)
  const failure = toGmailFailure(answer)
  if (failure === CONNECTION_EXPIRED) await account.expire(reason('gmail.not-allowed'))
  if (failure) throw new MailError(failure)
  return []
}

/** The mail as it travels. Gmail sends it to whom its headers name, and takes the Bcc header off. */
async function buildMessage(mail: OutgoingMail, address: string): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const message = new MailComposer(
    toNodemailerMessage(mail, { name: mail.fromName ?? '', address }),
  ).compile()
  message.keepBcc = true
  return message.build()
}

async function post(token: string, raw: string): Promise<PostResponse> {
  const origin = env().GOOGLE_API_URL?.replace(/\/$/, '') ?? 'https://gmail.googleapis.com'
  try {
    return await postJson(`${origin}/gmail/v1/users/me/messages/send`, token, { raw })
  } catch (error) {
    log.warn({ err: error }, 'Gmail not reached')
    const isBefore = error instanceof NoResponseError && error.isBeforeSending
    throw new MailError(
      isBefore ? { reason: reason('gmail.unreachable'), retry: 'later' } : INTERRUPTED_FAILURE,
    )
  }
}
