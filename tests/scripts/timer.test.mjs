import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import { mock, test } from 'node:test'
import { startTimer } from '../../scripts/lib/timer.mjs'

test('calls soon and then every minute, with the secret, until it is stopped', async () => {
  const server = http.createServer((request, response) => {
    calls.push([request.method, request.url, request.headers.authorization])
    response.end('{}')
  })
  const calls = []
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  mock.timers.enable({ apis: ['setTimeout'] })
  const { port } = server.address()
  const stop = startTimer({ port, host: '127.0.0.1', secret: 'xyz' })
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

test('calls nobody without a secret', () => {
  startTimer({ port: 1, host: '127.0.0.1', secret: '' })()
})
