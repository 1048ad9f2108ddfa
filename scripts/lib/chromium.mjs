// The browser the journeys run in: the system's, else Playwright's own, else installed now.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { step, UserError } from './log.mjs'
import { inRoot, root } from './paths.mjs'
import { run } from './processes.mjs'

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium. Throws the one command to run where none can be had. */
export async function findOrInstallChromium(signal) {
  const found = await find()
  if (found) return found
  step('Installing Chromium')
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], signal }
  const asRoot = process.getuid?.() === 0 && isCommand('apt-get')
  if (asRoot) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const install = ['install', '-y', '--no-install-recommends', 'chromium']
    await run('apt-get', ['update', '-qq'], { ...options, env })
    await run('apt-get', install, { ...options, env })
  }
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

const isCommand = (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0
