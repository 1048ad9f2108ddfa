// Applications on one database, each with its own port and log.
import { createAppEnvironment } from '../../../../scripts/lib/app-environment.mjs'
import { freePort } from '../../../../scripts/lib/ports.mjs'
import { createApiClient } from './calls.mjs'
import { makeOwner } from './owner.mjs'
import { openSandbox } from '../../support/sandbox.mjs'

export const CRON_SECRET = 'a-secret-for-whoever-calls-the-jobs'

/**
 * Starts `count` instances: `{ url, adminUrl, databasePid, owner, apps: [{ pid, port, call, close }], stop() }`. They
 * share a public URL and a secret, like instances behind a load balancer. `account` is passed to `makeOwner`; the
 * owner is signed in to all of them.
 */
export const startAppInstances = ({ count = 1, account = {}, signal }) =>
  openSandbox({ signal }, async ({ scratch, url, start, undo }) => {
    const shared = createAppEnvironment(url, await freePort())
    const owner = await makeOwner(url, { ...account, secret: shared.NEXTAUTH_SECRET })
    const apps = []
    for (let index = 0; index < count; index++) {
      const port = index === 0 ? Number(shared.PORT) : await freePort()
      const env = { ...shared, PORT: String(port), CRON_SECRET, LOG_LEVEL: 'warn' }
      const { app } = await start(`app-${index}`, env)
      const calls = createApiClient({ port, cookie: owner.cookies[0] })
      undo.push(calls.close)
      apps.push({ pid: app.pid, port, ...calls })
    }
    return { url, adminUrl: scratch.url('deep'), databasePid: scratch.pid, owner, apps }
  })
