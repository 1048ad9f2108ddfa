import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { mock, test } from 'node:test'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startTimer } from '../../scripts/lib/job-timer.mjs'

test('the timer calls soon and then every minute, with the secret, until it is stopped', async () => {
  const server = http.createServer((request, response) => {
    calls.push([request.method, request.url, request.headers.authorization])
    response.end('{}')
  })
  const calls = []
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  mock.timers.enable({ apis: ['setTimeout'] })
  const { port } = server.address()
  const stop = startTimer({ url: `http://127.0.0.1:${port}`, secret: 'xyz' })
  const settle = async (count) => {
    while (calls.length < count) await new Promise((resolve) => setImmediate(resolve))
    for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve))
  }
  assert.equal(calls.length, 0)
  mock.timers.tick(5_000)
  await settle(1)
  mock.timers.tick(59_000)
  await settle(1)
  assert.equal(calls.length, 1)
  mock.timers.tick(1_000)
  await settle(2)
  assert.deepEqual(calls[1], ['GET', '/api/cron', 'Bearer xyz'])
  stop()
  mock.timers.tick(600_000)
  await settle(2)
  assert.equal(calls.length, 2)
  mock.timers.reset()
  server.closeAllConnections()
  server.close()
})

test('the timer calls nothing without a secret', () => {
  startTimer({ url: 'http://127.0.0.1:1', secret: '' })()
})

/** Returns what is reported about the first call to `url`. */
async function failureAt(t, url) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const heard = new Promise((resolve) => startTimer({ url, secret: 'xyz', onFailure: resolve }))
  t.mock.timers.tick(5_000)
  return heard
}

test('the timer reports that the application rejects the call', async (t) => {
  const server = http.createServer((_, response) => response.writeHead(401).end())
  t.after(() => server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  assert.deepEqual(await failureAt(t, `http://127.0.0.1:${server.address().port}`), { status: 401 })
})

test('the timer reports that nothing answers', async (t) => {
  const { err } = await failureAt(t, `http://127.0.0.1:${await freePort()}`)
  assert.equal(err.code, 'ECONNREFUSED')
})

test('the timer uses TLS for an https URL', async (t) => {
  const server = net.createServer((socket) =>
    socket.once('data', (data) => socket.destroy() && received.push(data[0])),
  )
  const received = []
  t.after(() => server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await failureAt(t, `https://127.0.0.1:${server.address().port}`)
  // The first byte of a TLS handshake.
  assert.deepEqual(received, [22])
})
