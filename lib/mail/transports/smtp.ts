import 'server-only'
import { appOrigin, env } from '@/lib/platform/env'
import { site } from '@/lib/core/site'
import { requiresSmtpUtf8, toAsciiAddress } from '@/lib/core/validation/email-address'
import { MailError } from './mail-error'
import { toNodemailerMessage, type Sender } from './nodemailer-message'
import { toRefusalFailure, toSmtpFailure, type SentPart, type SmtpError } from './smtp-failure'
import type { OutgoingMail, RejectedRecipient, MailFailure } from './types'
import { reason, type Reason } from '@/lib/i18n/reason'

/** Milliseconds from the first step to the last byte of a mail. */
const TRANSFER_TIMEOUT_MS = 5 * 60_000
/** Milliseconds for the answer to its end, which is when a server may do all its work: RFC 5321, 4.5.3.2.6. */
const RESPONSE_TIMEOUT_MS = 10 * 60_000

/** Milliseconds that handing over takes at most. */
export const MAX_SEND_MS = TRANSFER_TIMEOUT_MS + RESPONSE_TIMEOUT_MS

/**
 * A connection of its own for each mail: a pool would send again by itself what it believes to be lost, and a mail must
 * never go out twice.
 */
async function connect(onCommand: (line: string) => void) {
  const { createTransport } = await import('nodemailer')
  const ignore = () => undefined
  const debug = ({ tnx }: { tnx?: string }, line: unknown) => tnx === 'client' && onCommand(String(line))
  return createTransport({
    url: env().SMTP_URL!,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // The only way to see what is said; it is written nowhere.
    transactionLog: true,
    logger: { level: ignore, trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore },
  })
}

/** `MAIL_FROM` as it is configured, else no-reply at the product's own host; a business is named in front of it. */
export function getInstallationSender(fromName: string | null): Sender {
  const [, name = '', address = ''] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(env().MAIL_FROM ?? '') ?? []
  const own = {
    name: name || site.name,
    address: address || env().MAIL_FROM?.trim() || `no-reply@${new URL(appOrigin()).hostname}`,
  }
  return fromName ? { ...own, name: `${fromName} via ${own.name}` } : own
}

/**
 * Hands a mail to the configured server, or throws a `MailError`: when it breaks off, how far it came says what that means. Answers those
 * of its recipients who were not accepted: all of them where it went to nobody. `signal` says to wait no longer.
 */
export async function sendBySmtp(mail: OutgoingMail, signal?: AbortSignal): Promise<RejectedRecipient[]> {
  try {
    return await transmit(mail, signal)
  } catch (error) {
    if (error !== NO_SMTPUTF8) throw error
    if (mail.replyTo && requiresSmtpUtf8(mail.replyTo))
      throw new MailError(createSmtpUtf8Failure(reason('smtp.letters-reply')))
    const all = listEnvelopeRecipients(mail)
    const refused = all
      .filter(requiresSmtpUtf8)
      .map((address) => ({ address, failure: createSmtpUtf8Failure(reason('smtp.letters', { address })) }))
    const only = all.filter((address) => !requiresSmtpUtf8(address))
    if (only.length === 0) return refused
    // The server could not read their addresses in the head either.
    const plain = (list: string[]) => list.filter((address) => !requiresSmtpUtf8(address))
    const rest = { ...mail, to: plain(mail.to), cc: plain(mail.cc), bcc: plain(mail.bcc), only }
    return [...refused, ...(await transmit(rest, signal))]
  }
}

/** The server offers no SMTPUTF8, which the mail needs. */
const NO_SMTPUTF8 = Symbol('no SMTPUTF8')

const createSmtpUtf8Failure = (why: Reason): MailFailure => ({ reason: why, retry: 'never' })

const listEnvelopeRecipients = ({ to, cc, bcc, only }: OutgoingMail): string[] =>
  only?.length ? only : [...to, ...cc, ...bcc]

/** Does it. Throws `NO_SMTPUTF8` before anything is sent, where that is missing. */
async function transmit(mail: OutgoingMail, signal?: AbortSignal): Promise<RejectedRecipient[]> {
  const all = listEnvelopeRecipients(mail)
  const isPlain = ![...all, mail.replyTo ?? ''].some((address) => address && requiresSmtpUtf8(address))
  const patience = startTimeout(signal)
  // A server that offers SMTPUTF8 is told at the beginning of a mail that it is needed; one that does not gets no mail.
  let isRefused = false
  const mailer = await connect((command) => {
    if (isPlain || !command.startsWith('MAIL FROM:') || / SMTPUTF8\b/.test(command)) return
    isRefused = true
    patience.giveUp()
  })
  // Read to its end, only the dot after the last line is missing.
  mailer.use('stream', ({ message }, done) => {
    message.processFunc((input) => input.once('resume', patience.isBegun).once('end', patience.isWhole))
    done()
  })
  const toRefusal = createRefusalMapper(all)
  try {
    const from = getInstallationSender(mail.fromName)
    const envelope = { from: from.address, to: all.map(toAsciiAddress) }
    const message = { ...toNodemailerMessage(mail, from), envelope, signal: patience.signal }
    const { rejectedErrors = [] } = await mailer.sendMail(message)
    return rejectedErrors.map(toRefusal)
  } catch (error) {
    if (isRefused) throw NO_SMTPUTF8
    const { rejectedErrors } = error as { rejectedErrors?: SmtpError[] }
    if (rejectedErrors) return rejectedErrors.map(toRefusal)
    throw new MailError(toSmtpFailure(error as SmtpError, patience.sent()), error)
  } finally {
    patience.end()
    mailer.close()
  }
}

/** A recipient whom the server refused, by the address as we know it. */
function createRefusalMapper(all: string[]) {
  const own = new Map(all.map((address) => [toAsciiAddress(address).toLowerCase(), address]))
  return (error: SmtpError & { recipient?: string }): RejectedRecipient => ({
    address: own.get(toAsciiAddress(error.recipient!).toLowerCase()) ?? error.recipient!,
    failure: toRefusalFailure(error),
  })
}
/** How long a server is waited for, and how much of the mail it may have got. */
function startTimeout(signal: AbortSignal | undefined) {
  const own = new AbortController()
  let sent: SentPart = 'nothing'
  let timer = setTimeout(() => own.abort(), TRANSFER_TIMEOUT_MS)
  return {
    signal: signal ? AbortSignal.any([own.signal, signal]) : own.signal,
    isBegun: () => void (sent = 'a part'),
    isWhole: () => {
      sent = 'all'
      clearTimeout(timer)
      timer = setTimeout(() => own.abort(), RESPONSE_TIMEOUT_MS)
    },
    sent: () => sent,
    giveUp: () => own.abort(),
    end: () => clearTimeout(timer),
  }
}
