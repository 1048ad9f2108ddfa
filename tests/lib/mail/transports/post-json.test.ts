import { createServer, type AddressInfo } from 'node:net'
import { NoResponseError, postJson } from '@/lib/mail/transports/gmail'

/** Starts a server that treats every connection the same way. */
async function serverThat(does: (socket: import('node:net').Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    does(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() }
}
const failure = async (address: string) => {
  const error = await postJson(address, 'token', { raw: 'x' }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NoResponseError)
  return (error as NoResponseError).isBeforeSending
}

it('a JSON request reports that nothing was sent if the server is unreachable', async () => {
  const { port, stop } = await serverThat(() => undefined)
  stop()
  expect(await failure(`http://127.0.0.1:${port}/`)).toBe(true)
  expect(await failure('http://nowhere.invalid/')).toBe(true)
})

it('a JSON request reports that nothing was sent without an encrypted connection', async () => {
  const { port, stop } = await serverThat((socket) => socket.end('no encryption here\r\n'))
  expect(await failure(`https://127.0.0.1:${port}/`)).toBe(true)
  stop()
})

it('a JSON request reports an unknown result if the connection breaks later', async () => {
  const { port, stop } = await serverThat((socket) => socket.once('data', () => socket.destroy()))
  expect(await failure(`http://127.0.0.1:${port}/`)).toBe(false)
  stop()
})

it('a JSON request returns status and text, and limits the response size', async () => {
  const { port, stop } = await serverThat((socket) =>
    socket.once('data', () =>
      socket.end(`HTTP/1.1 500 Oops\r\nConnection: close\r\n\r\n${'x'.repeat(200_000)}`),
    ),
  )
  const { status, body } = await postJson(`http://127.0.0.1:${port}/`, 'token', {})
  expect([status, body.length]).toEqual([500, 64 * 1024])
  stop()
})
