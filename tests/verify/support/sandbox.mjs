// Provides a scratch database, a folder and applications for a part.
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../../../scripts/lib/build.mjs'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import { startApp } from '../../../scripts/lib/app.mjs'

/**
 * Calls `open` with `{ scratch, url, start(name, env), undo }` and adds `stop()` to its result, which ends everything;
 * errors do so too. `start` starts an application and returns `{ app, logFile }`; add further clean-up to `undo`.
 */
export async function openSandbox({ signal }, open) {
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
    const start = async (name, env) => {
      const logFile = path.join(folder, `${name}.log`)
      const log = openSync(logFile, 'w')
      const app = await startApp({ env, signal, stdio: log }).finally(() => closeSync(log))
      undo.push(app.stop)
      return { app, logFile }
    }
    return { ...(await open({ scratch, url, start, undo })), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns a session's cookie, signed with `secret` (NEXTAUTH_SECRET). */
export async function createSessionCookie(secret, { id, email }, session) {
  const { encode } = createRequire(inRoot('package.json'))('next-auth/jwt')
  const token = { sub: String(id), sid: session, onboarded: true, email, name: 'Deep' }
  return `next-auth.session-token=${await encode({ secret, token })}`
}
