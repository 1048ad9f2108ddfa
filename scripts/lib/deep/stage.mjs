// The built application on a database, a port and a log of its own, for the length of a part.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { appEnvironment } from '../app-environment.mjs'
import { ensureBuilt } from '../build.mjs'
import { inRoot } from '../paths.mjs'
import { freePort } from '../ports.mjs'
import { startScratch } from '../scratch.mjs'
import { startApp } from '../supervisor.mjs'

/** What pino calls an error. */
const ERROR = 50

/**
 * Starts it all: `{ port, app, query(text, values), cookieOf(user, session), lines(), errors(), stop() }`. `env` is added to its environment.
 */
export async function openStage({ env: more = {}, signal }) {
  await ensureBuilt({ signal })
  const undo = []
  const stop = async () => {
    for (const one of undo.reverse()) await one()
    undo.length = 0
  }
  try {
    const scratch = await startScratch()
    undo.push(scratch.stop)
    const url = await scratch.createDatabase('deep')
    const database = new pg.Client({ connectionString: url })
    await database.connect()
    undo.push(() => database.end())
    const folder = mkdtempSync(path.join(os.tmpdir(), 'sheaf-deep-'))
    undo.push(() => rmSync(folder, { recursive: true, force: true }))
    const port = await freePort()
    const env = { ...appEnvironment(url, port), LOG_LEVEL: 'info', ...more }
    const logFile = path.join(folder, 'app.log')
    const log = openSync(logFile, 'w')
    const app = await startApp({ env, signal, stdio: log })
    closeSync(log)
    undo.push(app.stop)
    const lines = () => readFileSync(logFile, 'utf8').split('\n').filter(Boolean).map(parsed)
    return {
      port,
      app,
      env,
      query: async (text, values) => (await database.query(text, values)).rows,
      cookieOf: (user, session) => cookieOf(env.NEXTAUTH_SECRET, user, session),
      lines,
      errors: () => lines().filter(({ level }) => !(level < ERROR)),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A line of the log; one that is no JSON is an error by itself. */
function parsed(line) {
  try {
    return JSON.parse(line)
  } catch {
    return { level: ERROR, msg: `no JSON: ${line}` }
  }
}

async function cookieOf(secret, { id, email }, session) {
  const { encode } = createRequire(inRoot('package.json'))('next-auth/jwt')
  const token = { sub: String(id), sid: session, onboarded: true, email, name: 'Deep' }
  return `next-auth.session-token=${await encode({ secret, token })}`
}
