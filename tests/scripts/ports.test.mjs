// Ports chosen for servers that start a moment later.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import net from 'node:net'
import { test } from 'node:test'
import { freePort, isPortFree } from '../../scripts/lib/ports.mjs'

/** Start of Linux's ephemeral port range; other systems start higher. */
const CONNECTIONS = 32_768

test('a free port is outside the ephemeral range, so that no connection takes it first', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  for (const port of ports) assert.ok(port > 1024 && port < CONNECTIONS, `${port}`)
})

test('a port with a listener is not free', async () => {
  const port = await freePort()
  const server = net.createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  assert.equal(await isPortFree(port, '127.0.0.1'), false)
  server.close()
  await once(server, 'close')
  assert.equal(await isPortFree(port, '127.0.0.1'), true)
})
