/** Bytes and milliseconds for which what is left of a refused body is read and dropped. */
const MOST = 64 * 1024 * 1024
const LONGEST = 2000

/**
 * Ends the connection with the answer where it could not go on: the rest of a refused body would be taken for the next
 * request, and an upgrade that is not made leaves nothing to talk about.
 */
export function closeUnfinished(request, response) {
  if (request.headers.upgrade) response.setHeader('Connection', 'close')
  const writeHead = response.writeHead
  response.writeHead = function (status, ...rest) {
    if (status >= 400 && !request.complete) {
      this.setHeader('Connection', 'close')
      linger(request)
    }
    return writeHead.call(this, status, ...rest)
  }
}

/** Closed while the client still writes, the connection would be reset, and the answer lost with it (RFC 9112, 9.6). */
function linger(request) {
  const { socket } = request
  socket.destroySoon = () => {
    socket.end()
    let left = MOST
    request.removeAllListeners('data')
    request.on('data', ({ length }) => (left -= length) < 0 && socket.destroy())
    request.on('end', () => socket.destroy())
    request.resume()
    setTimeout(() => socket.destroy(), LONGEST).unref()
  }
}
