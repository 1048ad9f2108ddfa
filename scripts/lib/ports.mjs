import net from 'node:net'

/** A TCP port of this machine that nothing listens on. */
export const freePort = () => listenOnce(0, '127.0.0.1')

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
    server.listen({ port, host }, () => {
      const { port: taken } = server.address()
      server.close(() => resolve(taken))
    })
  })
}
