import 'server-only'
import { INTERRUPTED_FAILURE } from './mail-error'
import type { MailFailure } from './types'
import { reason, type Reason } from '@/lib/i18n/reason'

/** How much of a mail's text was sent. */
export type SentPart = 'nothing' | 'a part' | 'all'

/** An error as the SMTP client throws it. */
export interface SmtpError extends Error {
  code?: string
  /** The command that was answered, or `CONN`. */
  command?: string
  responseCode?: number
  response?: string
  originalCode?: string
}

/** Commands whose answers are about this one mail. What the server says to others is about everybody's. */
const MAIL_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA']
/** "Sign in first" and "not in this order": of the way here, whatever they answer. */
const CONNECTION_CODES = [503, 530]

const toOutage = (why: Reason): MailFailure => ({ reason: why, retry: 'later', isOutage: true })

/**
 * Reads a mail server's refusal, or why there was none. A server takes a mail over with its answer to the end of the text
 * (RFC 5321, 4.2.5 and 6.1): before `isWhole` nothing can have gone out, after it only an answer tells.
 * @param sent how much of the text; with `all`, the dot after the last line may have been sent too
 */
export function toSmtpFailure(error: SmtpError, sent: SentPart): MailFailure {
  const isWhole = sent === 'all'
  const failure = readFailure(error, isWhole)
  // What breaks off within a text may be about this text.
  return sent === 'a part' ? { reason: failure.reason, retry: failure.retry } : failure
}

function readFailure(error: SmtpError, isWhole: boolean): MailFailure {
  const { code, responseCode, command = '' } = error
  if (code === 'EAUTH') return toOutage(reason('smtp.sign-in'))
  if (responseCode) {
    const isAboutTheMail =
      (isWhole || MAIL_COMMANDS.includes(command)) && !CONNECTION_CODES.includes(responseCode)
    if (isAboutTheMail) return toRefusalFailure(error)
    return toOutage(reason('smtp.not-taking', { said: getServerText(error) }))
  }
  if (isWhole) return INTERRUPTED_FAILURE
  if (code === 'EABORT' || code === 'ETIMEDOUT') return toOutage(reason('smtp.slow'))
  if (isCertificate(error)) return toOutage(reason('smtp.certificate'))
  return toOutage(reason('smtp.unreachable'))
}

/** What a server's answer to a mail, or to one of its recipients, means. */
export function toRefusalFailure(error: SmtpError): MailFailure {
  const isFinal = error.responseCode! >= 500
  const said = getServerText(error)
  if (isFinal) return { reason: reason('smtp.refused', { said }), retry: 'never' }
  return { reason: reason('smtp.later', { said }), retry: 'later' }
}

const getServerText = ({ response = '' }: SmtpError): string =>
  response.replace(/\s+/g, ' ').trim().slice(0, 200)

/** OpenSSL's names for a certificate that does not hold: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const isCertificate = ({ code = '', originalCode = '' }: SmtpError): boolean =>
  /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_VERIFY/.test(`${code} ${originalCode}`)
