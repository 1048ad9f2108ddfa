// `npm run setup`: everything a fresh clone needs before Jest, Playwright or the checks can run. Does nothing when all is in place.
import { setUp } from './lib/set-up.mjs'
import { main } from './lib/log.mjs'

await main(async () => {
  await setUp()
  if (process.argv.includes('--no-browser')) return
  const { findOrInstallChromium } = await import('./lib/chromium.mjs')
  await findOrInstallChromium()
})
