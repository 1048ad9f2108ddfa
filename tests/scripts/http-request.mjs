import http from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Sends a request to a local server on a new connection: `{ status, headers, text }`. Rejects if there is no response
 * or it breaks off. `options` are those of `http.request`.
 */
export const sendRequest = ({ body, ...options }) =>
  new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', agent: false, ...options }, (answer) =>
      text(answer).then(
        (body) => resolve({ status: answer.statusCode, headers: answer.headers, text: body }),
        reject,
      ),
    )
    request.on('error', reject)
    request.on('timeout', () => request.destroy(new Error('no answer in time')))
    request.end(body)
  })
