import 'server-only'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { INTERRUPTED_FAILURE, MailError } from './mail-error'
import { CONNECTION_EXPIRED, toGmailFailure } from './gmail-failure'
import { toNodemailerMessage } from './nodemailer-message'
import type { GmailAccount, OutgoingMail, PostResponse } from './types'
import { reason } from '@/lib/i18n/reason'
import http from 'node:http'
import https from 'node:https'

/** Milliseconds for connecting, handing over and the answer together. */
const TIMEOUT = 60_000

/** Characters of an answer that are read. */
const MAX_ANSWER = 64 * 1024

/** There was no answer. */
export class NoResponseError extends Error {
  constructor(
    /** Whether it broke before anything could have been sent. */
    readonly isBeforeSending: boolean,
    cause: unknown,
  ) {
    super('No answer', { cause })
  }
}

/**
 * Posts JSON on a connection of its own, so that it is known whether anything was sent when it breaks: a connection kept
 * from an earlier call breaks on the first write. Throws `NoResponseError`.
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
      response.on('data', (chunk: string) => void (body = (body + chunk).slice(0, MAX_ANSWER)))
      response.on('end', () => resolve({ status: response.statusCode!, body }))
      response.on('error', fail)
    })
    request.end(text)
  })
}

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
