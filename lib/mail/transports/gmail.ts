import 'server-only'
import http from 'node:http'
import https from 'node:https'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { reason } from '@/lib/i18n/reason'
import { INTERRUPTED_FAILURE, MailError } from './mail-error'
import { toNodemailerMessage } from './nodemailer-message'
import type { GmailAccount, OutgoingMail, PostResponse, MailFailure } from './types'

/** Failure of every email sent through an expired connection. */
export const CONNECTION_EXPIRED: MailFailure = {
  reason: reason('gmail.expired'),
  retry: 'never',
}

/** Google's reason codes: rate limits, missing permission, API not enabled. */
const BUSY = ['rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded', 'quotaExceeded']
const NOT_ALLOWED = ['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']
const NOT_ENABLED = ['accessNotConfigured', 'SERVICE_DISABLED']

interface GoogleError {
  message?: string
  errors?: { reason?: string }[]
  details?: { reason?: string }[]
}

/** Maps Gmail's response to a failure; null if the email was accepted. */
function toGmailFailure({ status, body }: PostResponse): MailFailure | null {
  if (status >= 200 && status < 300) return null
  const { message = `status ${status}`, errors = [], details = [] } = parseGoogleError(body)
  const codes = [...errors, ...details].map((one) => one.reason ?? '')
  const isForbiddenFor = (known: string[]) => status === 403 && known.some((name) => codes.includes(name))
  const said = message.replace(/\s+/g, ' ').trim().slice(0, 200)

  if (status === 401 || isForbiddenFor(NOT_ALLOWED)) return CONNECTION_EXPIRED
  if (isForbiddenFor(NOT_ENABLED)) return { reason: reason('gmail.not-enabled'), retry: 'later' }
  // A gateway timeout doesn't tell whether Gmail got the email.
  if (status === 408 || status === 502 || status === 504) return INTERRUPTED_FAILURE
  if (status === 429 || status >= 500 || isForbiddenFor(BUSY))
    return { reason: reason('gmail.later', { said }), retry: 'later' }
  return { reason: reason('gmail.refused', { said }), retry: 'never' }
}

function parseGoogleError(body: string): GoogleError {
  try {
    const { error } = JSON.parse(body) as { error?: GoogleError }
    return error && typeof error === 'object' ? error : {}
  } catch {
    return {}
  }
}

/** Milliseconds for connection, request and response together. */
const TIMEOUT = 60_000

/** Maximum characters read from a response. */
const MAX_RESPONSE_LENGTH = 64 * 1024

/** The request got no response. */
export class NoResponseError extends Error {
  constructor(
    /** True if the connection failed before anything could be sent. */
    readonly isBeforeSending: boolean,
    cause: unknown,
  ) {
    super('No response', { cause })
  }
}

/**
 * Posts JSON on a new connection, so that a failure tells whether anything was sent: a kept-alive connection may
 * break on the first write. Throws `NoResponseError`.
 */
export function postJson(address: string, token: string, data: object): Promise<PostResponse> {
  const url = new URL(address)
  const isPlain = url.protocol === 'http:'
  const text = JSON.stringify(data)
  return new Promise((resolve, reject) => {
    let isOpen = false
    const fail = (cause: unknown) => reject(new NoResponseError(!isOpen, cause))
    const request = (isPlain ? http : https).request(url, {
      method: 'POST',
      agent: false,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    request.on('socket', (socket) => {
      isOpen = !socket.connecting
      socket.once(isPlain ? 'connect' : 'secureConnect', () => void (isOpen = true))
    })
    request.on('error', fail)
    request.on('response', (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => void (body = (body + chunk).slice(0, MAX_RESPONSE_LENGTH)))
      response.on('end', () => resolve({ status: response.statusCode!, body }))
      response.on('error', fail)
    })
    request.end(text)
  })
}

/**
 * Sends an email through the user's Gmail account, from its address. Throws a `MailError` if it was not accepted.
 * Gmail reports unreachable recipients by email to that user, not here.
 */
export async function sendByGmail(mail: OutgoingMail, account: GmailAccount): Promise<never[]> {
  const raw = (await buildMessage(mail, account.address)).toString('base64url')
  const token = await account.accessToken()
  let response = await post(token, raw)
  // A request refused for its token sent nothing: retry with a new token.
  if (response.status === 401) response = await post(await account.accessToken(token), raw)
  const failure = toGmailFailure(response)
  if (failure === CONNECTION_EXPIRED) await account.expire(reason('gmail.not-allowed'))
  if (failure) throw new MailError(failure)
  return []
}

/** Builds the raw message. Gmail sends it to the recipients in its headers and removes the Bcc header. */
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
    log.warn({ err: error }, 'sending by Gmail got no response')
    const isBeforeSending = error instanceof NoResponseError && error.isBeforeSending
    throw new MailError(
      isBeforeSending ? { reason: reason('gmail.unreachable'), retry: 'later' } : INTERRUPTED_FAILURE,
    )
  }
}
