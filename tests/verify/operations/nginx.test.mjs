// The proxy of the bench, by the configuration that it generates.
import assert from 'node:assert/strict'
import http from 'node:http'
import { test } from 'node:test'
import { findNginx, startNginx } from '../../../scripts/lib/nginx.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { temporaryFolder } from '../../scripts/support.mjs'

const program = findNginx()
const NO_NGINX = 'nginx is not here. On Debian: sudo apt-get install -y nginx'

/** An application that answers its name and for whom it was asked. */
async function application(t, name) {
  const server = http.createServer(({ headers, socket }, response) =>
    response.end(JSON.stringify({ name, socket: socket.remotePort, ...headers })),
  )
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
