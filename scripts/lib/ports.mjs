import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Below those that systems give to connections out: one of them would be in the way of whoever listens here later. */
const FIRST = 20_000
const BEYOND = 30_000

/** A TCP port of this machine that nothing listens on. */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, BEYOND)
    const isFree = await isPortFree(port, '127.0.0.1').catch((error) => {
      // Windows keeps some for itself.
      if (error.code !== 'EACCES') throw error
    })
    if (isFree) return port
  }
}

/** Whether a server could listen on this port, on every address or on the one given. */
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
