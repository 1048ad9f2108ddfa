// `npm run setup`: installs everything a fresh clone needs for Jest, Playwright and the checks. Does nothing if all is
// in place.
import { setUp } from './lib/set-up.mjs'
import { main } from './lib/log.mjs'

await main(async () => {
  await setUp()
  if (process.argv.includes('--no-browser')) return
  const { findOrInstallChromium } = await import('./lib/chromium.mjs')
  await findOrInstallChromium()
})
