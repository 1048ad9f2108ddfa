// One application with its log and a database connection.
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { createAppEnvironment } from '../../../../scripts/lib/app-environment.mjs'
import { freePort } from '../../../../scripts/lib/ports.mjs'
import { createSessionCookie, openSandbox } from '../../support/sandbox.mjs'

/** pino's level for errors. */
const ERROR = 50

/**
 * Starts it: `{ port, app, env, query(text, values), cookieOf(user, session), lines(), errors(), stop() }`. `env` is
 * added to its environment.
 */
export const startAppUnderTest = ({ env: more = {}, signal }) =>
  openSandbox({ signal }, async ({ url, start, undo }) => {
    const database = new pg.Client({ connectionString: url })
    await database.connect()
    undo.push(() => database.end())
    const port = await freePort()
    const env = { ...createAppEnvironment(url, port), LOG_LEVEL: 'info', ...more }
    const { app, logFile } = await start('app', env)
    const lines = () => readFileSync(logFile, 'utf8').split('\n').filter(Boolean).map(parsed)
    return {
      port,
      app,
      env,
      query: async (text, values) => (await database.query(text, values)).rows,
      cookieOf: (user, session) => createSessionCookie(env.NEXTAUTH_SECRET, user, session),
      lines,
      errors: () => lines().filter(({ level }) => !(level < ERROR)),
    }
  })

/** Parses a log line; one that isn't JSON counts as an error. */
function parsed(line) {
  try {
    return JSON.parse(line)
  } catch {
    return { level: ERROR, msg: `no JSON: ${line}` }
  }
}
