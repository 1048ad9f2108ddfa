// Runs the application with its own database and port, for browser tests.
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { createAppEnvironment, testCronSecret } from '../../scripts/lib/app-environment.mjs'
import { setUp } from '../../scripts/lib/set-up.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startApp } from '../../scripts/lib/app.mjs'

/**
 * Builds the application if needed and starts it on a scratch database; `env` is added to its environment. Logs to
 * test-results/NAME.log. Returns `{ origin, databaseUrl, stop() }`.
 */
export async function startApplication({
  name = 'app',
  env = {},
  signal = new AbortController().signal,
} = {}) {
  await setUp({ signal })
  // Imported here because they need the installed packages.
  const { ensureBuilt } = await import('../../scripts/lib/build.mjs')
  const { startScratch } = await import('../../scripts/lib/scratch-postgres.mjs')
  await ensureBuilt({ signal })
  const scratch = await startScratch()
  try {
    const databaseUrl = await scratch.createDatabase(name)
    const port = await freePort()
    const app = await startLogged(name, {
      env: { ...createAppEnvironment(databaseUrl, port), CRON_SECRET: testCronSecret, ...env },
      signal,
    })
    const stop = async () => {
      await app.stop()
      await scratch.stop()
    }
    return { origin: `http://localhost:${port}`, databaseUrl, stop }
  } catch (error) {
    await scratch.stop()
    throw error
  }
}

async function startLogged(name, options) {
  mkdirSync(inRoot('test-results'), { recursive: true })
  const log = openSync(inRoot(`test-results/${name}.log`), 'w')
  try {
    return await startApp({ ...options, stdio: log })
  } finally {
    closeSync(log)
  }
}
