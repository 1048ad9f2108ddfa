import 'server-only'
import { INTERRUPTED_FAILURE } from './mail-error'
import type { MailFailure } from './types'
import { reason, type Reason } from '@/lib/i18n/reason'

/** Part of an email's text that was sent. */
export type SentPart = 'none' | 'some' | 'all'

/** Error thrown by the SMTP client. */
export interface SmtpError extends Error {
  code?: string
  /** Command that was answered, or `CONN`. */
  command?: string
  responseCode?: number
  response?: string
  originalCode?: string
}

/** Commands whose responses concern this email; responses to others concern every email. */
const MAIL_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA']
/** "Bad sequence" and "authentication required": about the connection, whichever command they answer. */
const CONNECTION_CODES = [503, 530]

const toOutage = (why: Reason): MailFailure => ({ reason: why, retry: 'later', isOutage: true })

/**
 * Maps an SMTP error to a failure. A server accepts an email by its response to the end of the text (RFC 5321, 4.2.5
 * and 6.1): before all was sent the email can't have gone out, after that only the response tells.
 * @param sent part of the text; with `all`, the final dot may have been sent too
 */
export function toSmtpFailure(error: SmtpError, sent: SentPart): MailFailure {
  const isWhole = sent === 'all'
  const failure = readFailure(error, isWhole)
  // A connection lost within the text may be caused by this text, so it doesn't count as an outage.
  return sent === 'some' ? { reason: failure.reason, retry: failure.retry } : failure
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

/** Maps a server's response to an email, or to one of its recipients. */
export function toRefusalFailure(error: SmtpError): MailFailure {
  const isFinal = error.responseCode! >= 500
  const said = getServerText(error)
  if (isFinal) return { reason: reason('smtp.refused', { said }), retry: 'never' }
  return { reason: reason('smtp.later', { said }), retry: 'later' }
}

const getServerText = ({ response = '' }: SmtpError): string =>
  response.replace(/\s+/g, ' ').trim().slice(0, 200)

/** OpenSSL's codes for an invalid certificate: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const isCertificate = ({ code = '', originalCode = '' }: SmtpError): boolean =>
  /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_VERIFY/.test(`${code} ${originalCode}`)
