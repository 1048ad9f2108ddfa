// The proxy of the bench, by the configuration that it generates.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { test } from 'node:test'
import { findNginx, startNginx } from '../../../scripts/lib/nginx.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { root, temporaryFolder } from '../../scripts/support.mjs'

const program = findNginx()
const NO_NGINX = 'nginx is not here. On Debian: sudo apt-get install -y nginx'

/** An application that answers its name, for whom it was asked and how many bytes came with it. */
async function application(t, name) {
  const server = http.createServer(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    response.end(JSON.stringify({ name, socket: request.socket.remotePort, bytes, ...request.headers }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  t.after(() => server.closeAllConnections())
  return server.address().port
}

test(
  'nginx asks the instances in turn, keeps their connections, and says for whom',
  { skip: !program && NO_NGINX },
  async (t) => {
    const ports = [await application(t, 'one'), await application(t, 'two')]
    const port = await freePort()
    const nginx = await startNginx(program, { folder: temporaryFolder(t), port, ports })
    t.after(nginx.stop)
    const answers = []
    for (let count = 0; count < 6; count++) {
      const answer = await fetch(`http://127.0.0.1:${port}/`, {
        headers: { 'X-Forwarded-For': '203.0.113.9' },
      })
      answers.push(await answer.json())
    }
    const names = answers.map(({ name }) => name)
    assert.deepEqual(names.filter((name) => name === 'one').length, 3)
    assert.equal(new Set(answers.map(({ socket }) => socket)).size, 2, 'a connection for each request')
    for (const answer of answers) {
      assert.equal(answer['x-forwarded-for'], '127.0.0.1', 'somebody else’s word was believed')
      assert.equal(answer.host, `127.0.0.1:${port}`)
    }
  },
)

/** The nginx block of docs/operations.md, on ports of this machine and without its certificate. */
function documented({ port, other, application }) {
  const text = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
  const block = /```nginx\n([^]*?)```/.exec(text)[1]
  return block
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${other};`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${application}`)
}

test(
  'the documented nginx takes as much as the product does, and says for whom',
  { skip: !program && NO_NGINX },
  async (t) => {
    const port = await freePort()
    const other = await freePort()
    const servers = documented({ port, other, application: await application(t, 'one') })
    const nginx = await startNginx(program, { folder: temporaryFolder(t), port, ports: [port], servers })
    t.after(nginx.stop)
    const sent = 4 * 1024 * 1024
    const answer = await fetch(`http://127.0.0.1:${port}/api/user/logo`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': '203.0.113.9' },
      body: new Uint8Array(sent),
    })
    assert.equal(answer.status, 200)
    const { bytes, ...headers } = await answer.json()
    assert.deepEqual([bytes, headers['x-forwarded-for']], [sent, '127.0.0.1'])
    const plain = await fetch(`http://127.0.0.1:${other}/login`, { redirect: 'manual' })
    assert.equal(plain.status, 301)
  },
)
