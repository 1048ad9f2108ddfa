// Built applications on one scratch database, each on a port and with a log of its own, for the length of a part.
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { appEnvironment } from '../app-environment.mjs'
import { ensureBuilt } from '../build.mjs'
import { freePort } from '../ports.mjs'
import { startScratch } from '../scratch.mjs'
import { startApp } from '../supervisor.mjs'
import { callsTo } from './calls.mjs'
import { makeOwner } from './owner.mjs'

export const CRON_SECRET = 'a-secret-for-whoever-calls-the-jobs'

/**
 * Starts `count` of them: `{ url, adminUrl, databasePid, owner, apps: [{ pid, port, call, close }], stop() }`. They share one address and one
 * secret, as instances behind a load balancer do. `account` is for `makeOwner`; the owner is signed in to all of them.
 */
export async function openApps({ count = 1, account = {}, signal }) {
  await ensureBuilt({ signal })
  const undo = []
  const stop = async () => {
    for (const one of undo.splice(0).reverse()) await one()
  }
  try {
    const scratch = await startScratch()
    undo.push(scratch.stop)
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sheaf-deep-'))
    undo.push(() => rmSync(folder, { recursive: true, force: true }))
    const url = await scratch.createDatabase('deep')
    const shared = appEnvironment(url, await freePort())
    const owner = await makeOwner(url, { ...account, secret: shared.NEXTAUTH_SECRET })
    const apps = []
    for (let index = 0; index < count; index++) {
      const port = index === 0 ? Number(shared.PORT) : await freePort()
      const log = openSync(path.join(folder, `app-${index}.log`), 'w')
      // Knowing this secret each runs what is due by a timer of its own, as under the launcher.
      const env = { ...shared, PORT: String(port), CRON_SECRET, LOG_LEVEL: 'warn' }
      const app = await startApp({ env, signal, stdio: log })
      undo.push(app.stop)
      closeSync(log)
      const calls = callsTo({ port, cookie: owner.cookies[0] })
      undo.push(calls.close)
      apps.push({ pid: app.pid, port, ...calls })
    }
    return { url, adminUrl: scratch.url('deep'), databasePid: scratch.pid, owner, apps, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
