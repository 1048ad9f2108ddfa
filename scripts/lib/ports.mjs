import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Below the ephemeral port range, so that an outgoing connection can't occupy the port later. */
const FIRST = 20_000
const BEYOND = 30_000

/** Returns a free TCP port of this machine. */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, BEYOND)
    const isFree = await isPortFree(port, '127.0.0.1').catch((error) => {
      // Windows reserves some ports.
      if (error.code !== 'EACCES') throw error
    })
    if (isFree) return port
  }
}

/** True if a server could listen on this port, on every address or on `host`. */
export async function isPortFree(port, host) {
  try {
    await listenOnce(port, host)
    return true
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false
    throw error
  }
}

function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen({ port, host }, () => server.close(resolve))
  })
}
