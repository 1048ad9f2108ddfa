/** Why a mail was not accepted, and what that means for another attempt. */
export interface MailFailure {
  /** In words for the user. */
  reason: string
  /**
   * `later`: it certainly did not go out, and may another time. `never`: it was refused for good. `unknown`: it may have gone
   * out, so nobody tries again without being asked.
   */
  retry: 'later' | 'never' | 'unknown'
}

/** Nobody knows whether it was taken. */
export const BROKEN: MailFailure = {
  reason: 'The connection broke while the mail was being handed over, so it may have gone out.',
  retry: 'unknown',
}

/** Thrown by a driver that knows what a failure means. */
export class MailError extends Error {
  constructor(readonly failure: MailFailure) {
    super(failure.reason)
    this.name = 'MailError'
  }
}

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
  response?: string
  syscall?: string
  timeoutType?: string
}

/** Reads a mail server's refusal, or why it was not reached at all. */
export function mailFailure(thrown: unknown): MailFailure {
  if (thrown instanceof MailError) return thrown.failure
  const error = thrown as SmtpError
  const { code, responseCode, response = '' } = error
  if (code === 'EAUTH')
    return { reason: 'The mail server did not accept the sign-in of this installation.', retry: 'later' }
  if (responseCode) {
    const said = response.replace(/\s+/g, ' ').trim().slice(0, 200)
    if (responseCode < 500) return { reason: `The mail server asked to try later: ${said}`, retry: 'later' }
    return { reason: `The mail server refused it: ${said}`, retry: 'never' }
  }
  if (isBeforeSending(error))
    return { reason: 'The mail server cannot be reached right now.', retry: 'later' }
  return BROKEN
}

/** Whether it failed before any mail could have been handed over. */
function isBeforeSending({ code, syscall, timeoutType }: SmtpError): boolean {
  if (code === 'EDNS' || code === 'ETLS') return true
  if (syscall === 'connect' || syscall === 'getaddrinfo') return true
  return code === 'ETIMEDOUT' && timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT'
}
