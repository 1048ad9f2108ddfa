import 'server-only'
import http from 'node:http'
import https from 'node:https'
import type { PostResponse } from './types'

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
