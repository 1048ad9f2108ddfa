import http from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Asks a server on this machine over a connection of its own: `{ status, headers, text }`. Rejects where no answer comes, and where one breaks
 * off in the middle. `options` are those of `http.request`.
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
