// Changes whose connection ends before the response, on the current build: retried with the same key, each happens
// once.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import net from 'node:net'
import { after, before, test } from 'node:test'
import { createAppEnvironment } from '../../../scripts/lib/app-environment.mjs'
import { withConnection } from '../../../scripts/lib/with-connection.mjs'
import { runStatements } from '../../../scripts/lib/embedded-postgres.mjs'
import { insertBusinesses } from '../support/insert-businesses.mjs'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import { startApp } from '../../../scripts/lib/app.mjs'

const { encode } = createRequire(inRoot('package.json'))('next-auth/jwt')

let scratch
let url
let app
let env
let port
let cookie
before(async () => {
  scratch = await startScratch()
  url = await scratch.createDatabase('cut_off')
  port = await freePort()
  env = createAppEnvironment(url, port)
  await runStatements(url, [
    `INSERT INTO "User" (id, email, username, "fullName", "emailVerifiedAt", "updatedAt")
     VALUES (1, 'ada@example.com', 'ada', 'Ada', now(), now())`,
  ])
  await withConnection(url, insertBusinesses)
  await runStatements(url, [
    `INSERT INTO "Session" (id, "userId", "businessId", "expiresAt") VALUES ('one', 1, 1, now() + interval '1 day')`,
  ])
  const token = { sub: '1', sid: 'one', onboarded: true, email: 'ada@example.com', name: 'Ada' }
  cookie = `next-auth.session-token=${await encode({ secret: env.NEXTAUTH_SECRET, token })}`
  await start()
})
after(async () => {
  await app?.stop()
  await scratch?.stop()
})

async function start() {
  app = await startApp({ env, signal: new AbortController().signal, stdio: 'ignore' })
}

const headersOf = (key) => ({ cookie, 'content-type': 'application/json', 'idempotency-key': key })
const bodyOf = (name) => JSON.stringify({ name })

/** Sends the request and disconnects after some milliseconds, without reading the response. */
const cutOff = ({ key, name, after: patience }) =>
  new Promise((resolve) => {
    const body = bodyOf(name)
    const head = Object.entries({ ...headersOf(key), host: 'localhost', 'content-length': body.length })
    const lines = ['POST /api/clients HTTP/1.1', ...head.map(([field, value]) => `${field}: ${value}`)]
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
      setTimeout(() => socket.destroy(), patience).unref()
    })
    // Discards a response that came earlier: unread, it would keep the socket open.
    socket.on('close', resolve).on('error', resolve).resume()
  })

/** Retries while the first attempt is in progress, like a browser. */
async function send({ key, name }) {
  for (let tries = 0; tries < 40; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/clients`, {
      method: 'POST',
      headers: headersOf(key),
      body: bodyOf(name),
    })
    if (answer.status !== 409) return { status: answer.status, id: (await answer.json()).id }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('It stayed under way')
}

const clients = async () => {
  const [{ rows }] = await runStatements(url, ['SELECT name, id FROM "Client" ORDER BY id'])
  return rows
}

test(
  'sixty interrupted and repeated create requests create sixty invoices',
  { timeout: 120_000 },
  async () => {
    await send({ key: randomUUID(), name: 'The first one' })
    const creates = Array.from({ length: 60 }, (_, index) => ({
      key: randomUUID(),
      name: `Client ${index}`,
      after: index,
    }))
    const answers = []
    for (const create of creates) {
      await cutOff(create)
      answers.push(await send(create))
    }
    assert.ok(answers.every(({ status }) => status === 201))
    const stored = (await clients()).filter(({ name }) => name.startsWith('Client '))
    assert.deepEqual(
      stored.map(({ name }) => name),
      creates.map(({ name }) => name),
    )
    assert.deepEqual(
      answers.map(({ id }) => id),
      stored.map(({ id }) => id),
    )
  },
)

test('the work of a killed process is completed once by the next process', { timeout: 120_000 }, async () => {
  await send({ key: randomUUID(), name: 'The first one' })
  const creates = Array.from({ length: 20 }, (_, index) => ({
    key: randomUUID(),
    name: `Killed ${index}`,
    after: 60_000,
  }))
  const made = async () => (await clients()).filter(({ name }) => name.startsWith('Killed '))
  const sent = Promise.all(creates.map(cutOff))
  // By now some changes are made and some are not, and no response has been read.
  for (let tries = 0; (await made()).length === 0; tries++) {
    assert.ok(tries < 400, 'Nothing was made')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  process.kill(app.pid, 'SIGKILL')
  await Promise.all([app.ended, sent])
  await start()
  const answers = await Promise.all(creates.map(send))
  assert.ok(answers.every(({ status }) => status === 201))
  const stored = await made()
  assert.equal(stored.length, 20)
  assert.deepEqual(new Set(answers.map(({ id }) => id)), new Set(stored.map(({ id }) => id)))
})
