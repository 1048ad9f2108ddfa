// Two processes behind nginx with the configuration from docs/operations.md.
import assert from 'node:assert/strict'
import http from 'node:http'
import { test } from 'node:test'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { sendRequest } from '../../scripts/http-request.mjs'
import { onTestEnd, waitUntil } from '../../scripts/helpers.mjs'
import { startAppInstances } from '../faults/lib/app-instances.mjs'
import { tryWrongPassword } from '../support/wrong-password.mjs'
import { nginx, startNginx } from '../support/nginx.mjs'

const skip = !nginx && 'nginx is not here. On Debian: sudo apt-get install -y nginx'

/** Starts a server that returns the request's host and body size. */
async function application(t) {
  const server = http.createServer(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    response.end(JSON.stringify({ bytes, ...request.headers }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestEnd(t, () => server.close())
  onTestEnd(t, () => server.closeAllConnections())
  return server.address().port
}

test('nginx allows the product’s upload size, and forwards the host', { skip }, async (t) => {
  const [port, plain] = [await freePort(), await freePort()]
  await startNginx(t, { port, plain, ports: [await application(t)] })
  const body = new Uint8Array(4 * 1024 * 1024)
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const answer = JSON.parse((await sendRequest({ port, method: 'POST', path: '/', headers, body })).text)
  assert.deepEqual([answer.bytes, answer['x-forwarded-for']], [body.length, '127.0.0.1'])
  assert.equal((await sendRequest({ port: plain, path: '/login' })).status, 301)
})

test(
  'two processes serve as one, and one may be stopped under load',
  { skip, timeout: 180_000 },
  async (t) => {
    const account = { password: 'lathe-and-plane' }
    const { apps, owner, stop } = await startAppInstances({ count: 2, account, signal: t.signal })
    onTestEnd(t, stop)
    const [port, plain] = [await freePort(), await freePort()]
    await startNginx(t, { port, plain, ports: apps.map((app) => app.port) })
    const headers = { cookie: owner.cookies[0] }
    const read = async (path) => (await sendRequest({ port, path, headers })).status

    let isOver = false
    const statuses = []
    const load = Array.from({ length: 4 }, async () => {
      while (!isOver) statuses.push(await read('/api/clients').catch(({ code }) => code))
    })
    await waitUntil(() => statuses.length > 100)
    process.kill(apps[0].pid, 'SIGTERM')
    await waitUntil(() =>
      apps[0].call('GET', '/api/health').then(
        () => false,
        ({ code }) => code === 'ECONNREFUSED',
      ),
    )
    const since = statuses.length
    await waitUntil(() => statuses.length > since + 100)
    isOver = true
    await Promise.all(load)
    assert.deepEqual([...new Set(statuses)], [200])
  },
)

test(
  'password attempts are counted across processes, whatever address a client claims',
  { skip, timeout: 180_000 },
  async (t) => {
    const account = { password: 'lathe-and-plane' }
    const { apps, owner, stop } = await startAppInstances({ count: 2, account, signal: t.signal })
    onTestEnd(t, stop)
    const [port, plain] = [await freePort(), await freePort()]
    await startNginx(t, { port, plain, ports: apps.map((app) => app.port) })
    const guesses = []
    for (let count = 0; count < 12; count++)
      guesses.push(await tryWrongPassword({ port }, { email: owner.email, address: `198.51.100.${count}` }))
    assert.deepEqual(
      guesses.map((status) => status === 429),
      guesses.map((_, index) => index >= 10),
    )
  },
)
