// The browser for end-to-end tests: the system's, else Playwright's own, else one installed now.
import { existsSync } from 'node:fs'
import { installPackages, isCommand } from './debian.mjs'
import { step, UserError } from './log.mjs'
import { inRoot, root } from './paths.mjs'
import { run } from './processes.mjs'

// The headless shell is the same engine without windows and tabs, which would take a fifth of a test's time.
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Returns the path of a Chromium. If none can be installed, throws with the one command to run. */
export async function findOrInstallChromium(signal) {
  const found = await find()
  if (found) return found
  step('Installing Chromium')
  for (const name of ['chromium-headless-shell', 'chromium']) if (await installPackages([name], signal)) break
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], signal }
  if (!(await find()))
    await run(process.execPath, [playwright, 'install', 'chromium'], options).catch(() => 1)
  const installed = await find()
  if (installed) return installed
  const byHand = isCommand('apt-get')
    ? 'sudo apt-get install -y chromium'
    : 'npx playwright install --with-deps chromium'
  throw new UserError(`Chromium is missing and could not be installed. Run: ${byHand}`)
}

const playwright = inRoot('node_modules/@playwright/test/cli.js')

async function find() {
  const { chromium } = await import('@playwright/test')
  return [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  )
}
