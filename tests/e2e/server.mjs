// Playwright's web server: starts the application, prints its URL, and stops everything on SIGTERM or Ctrl-C.
// `node tests/e2e/server.mjs '{"name":"…","env":{…}}'` starts one with its own name and settings (startApplication).
import { main } from '../../scripts/lib/log.mjs'
import { stopSignal } from '../../scripts/lib/app.mjs'
import { startApplication } from './application.mjs'

const signal = stopSignal()

await main(async () => {
  const application = await startApplication({ ...JSON.parse(process.argv[2] ?? '{}'), signal })
  console.log(`Ready on ${application.origin} with ${application.databaseUrl}`)
  process.send?.({ origin: application.origin, databaseUrl: application.databaseUrl })
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
  await application.stop()
})
process.exit()
