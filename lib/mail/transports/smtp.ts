import 'server-only'
import { env, getAppOrigin } from '@/lib/platform/env'
import { requiresSmtpUtf8, toAsciiAddress } from '@/lib/core/validation/email-address'
import { site } from '@/lib/core/site'
import { reason, type Reason } from '@/lib/i18n/reason'
import { MailError } from './mail-error'
import type { OutgoingMail, RejectedRecipient, MailFailure } from './types'
import { toNodemailerMessage, type Sender } from './nodemailer-message'
import { toRefusalFailure, toSmtpFailure, type SentPart, type SmtpError } from './smtp-failure'

/** Milliseconds from connecting to the last byte of an email. */
const TRANSFER_TIMEOUT_MS = 5 * 60_000
/** Milliseconds for the response to the end of the text, when a server may do all its work: RFC 5321, 4.5.3.2.6. */
const RESPONSE_TIMEOUT_MS = 10 * 60_000

/** Milliseconds that sending takes at most. */
export const MAX_SEND_MS = TRANSFER_TIMEOUT_MS + RESPONSE_TIMEOUT_MS

/**
 * Creates a connection for one email: a pool would retry what it believes lost, and an email must never be sent
 * twice.
 */
async function connect(onCommand: (line: string) => void) {
  const { createTransport } = await import('nodemailer')
  const ignore = () => undefined
  const debug = ({ tnx }: { tnx?: string }, line: unknown) => tnx === 'client' && onCommand(String(line))
  return createTransport({
    url: env().SMTP_URL!,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Needed to see the commands; the logger below writes nothing.
    transactionLog: true,
    logger: { level: ignore, trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore },
  })
}

/** Returns `MAIL_FROM`, otherwise no-reply at the product's host. A business's name is put in front. */
export function getInstallationSender(fromName: string | null): Sender {
  const [, name = '', address = ''] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(env().MAIL_FROM ?? '') ?? []
  const installation = {
    name: name || site.name,
    address: address || env().MAIL_FROM?.trim() || `no-reply@${new URL(getAppOrigin()).hostname}`,
  }
  return fromName ? { ...installation, name: `${fromName} via ${installation.name}` } : installation
}

/**
 * Sends an email through the configured server. Returns the refused recipients: all of them if it went to nobody.
 * Throws a `MailError`; an interrupted attempt is classified by how much was sent. `signal` stops the wait.
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
    // The server couldn't handle their addresses in the headers either.
    const plain = (list: string[]) => list.filter((address) => !requiresSmtpUtf8(address))
    const rest = { ...mail, to: plain(mail.to), cc: plain(mail.cc), bcc: plain(mail.bcc), only }
    return [...refused, ...(await transmit(rest, signal))]
  }
}

/** Thrown if the email needs SMTPUTF8 and the server doesn't offer it. */
const NO_SMTPUTF8 = Symbol('no SMTPUTF8')

const createSmtpUtf8Failure = (why: Reason): MailFailure => ({ reason: why, retry: 'never' })

const listEnvelopeRecipients = ({ to, cc, bcc, only }: OutgoingMail): string[] =>
  only?.length ? only : [...to, ...cc, ...bcc]

/** Sends an email. Throws `NO_SMTPUTF8` before anything is sent if the server lacks it. */
async function transmit(mail: OutgoingMail, signal?: AbortSignal): Promise<RejectedRecipient[]> {
  const all = listEnvelopeRecipients(mail)
  const isPlain = ![...all, mail.replyTo ?? ''].some((address) => address && requiresSmtpUtf8(address))
  const timeout = startTimeout(signal)
  // nodemailer requests SMTPUTF8 in MAIL FROM if the server offers it. Without it the attempt is aborted there.
  let isRefused = false
  const mailer = await connect((command) => {
    if (isPlain || !command.startsWith('MAIL FROM:') || / SMTPUTF8\b/.test(command)) return
    isRefused = true
    timeout.giveUp()
  })
  // Once the stream was read to its end, only the final dot is missing.
  mailer.use('stream', ({ message }, done) => {
    message.processFunc((input) => input.once('resume', timeout.isBegun).once('end', timeout.isWhole))
    done()
  })
  const toRefusal = createRefusalMapper(all)
  try {
    const from = getInstallationSender(mail.fromName)
    const envelope = { from: from.address, to: all.map(toAsciiAddress) }
    const message = { ...toNodemailerMessage(mail, from), envelope, signal: timeout.signal }
    const { rejectedErrors = [] } = await mailer.sendMail(message)
    return rejectedErrors.map(toRefusal)
  } catch (error) {
    if (isRefused) throw NO_SMTPUTF8
    const { rejectedErrors } = error as { rejectedErrors?: SmtpError[] }
    if (rejectedErrors) return rejectedErrors.map(toRefusal)
    throw new MailError(toSmtpFailure(error as SmtpError, timeout.sent()), error)
  } finally {
    timeout.end()
    mailer.close()
  }
}

/** Maps refusals to recipients, by the address as we know it. */
function createRefusalMapper(all: string[]) {
  const originals = new Map(all.map((address) => [toAsciiAddress(address).toLowerCase(), address]))
  return (error: SmtpError & { recipient?: string }): RejectedRecipient => ({
    address: originals.get(toAsciiAddress(error.recipient!).toLowerCase()) ?? error.recipient!,
    failure: toRefusalFailure(error),
  })
}

/** Times an attempt out and tracks how much of the email was sent. */
function startTimeout(signal: AbortSignal | undefined) {
  const controller = new AbortController()
  let sent: SentPart = 'none'
  let timer = setTimeout(() => controller.abort(), TRANSFER_TIMEOUT_MS)
  return {
    signal: signal ? AbortSignal.any([controller.signal, signal]) : controller.signal,
    isBegun: () => void (sent = 'some'),
    isWhole: () => {
      sent = 'all'
      clearTimeout(timer)
      timer = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS)
    },
    sent: () => sent,
    giveUp: () => controller.abort(),
    end: () => clearTimeout(timer),
  }
}
