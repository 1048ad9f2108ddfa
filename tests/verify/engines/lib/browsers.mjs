// Finds Firefox, and WebKit with its driver, on this machine.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { installPackages } from '../../../../scripts/lib/debian.mjs'
import { step } from '../../../../scripts/lib/log.mjs'

const firstOf = (...files) => files.find((file) => file && existsSync(file))

function findFirefox() {
  return firstOf(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )
}

/** Finds WebKitGTK's MiniBrowser, its WebDriver and a virtual display. */
function findWebKit() {
  const found = {
    driver: firstOf('/usr/bin/WebKitWebDriver'),
    browser: firstOf(...libraryFolders().map((folder) => path.join(folder, 'MiniBrowser'))),
    display: firstOf('/usr/bin/Xvfb'),
  }
  return Object.values(found).every(Boolean) ? found : undefined
}

function libraryFolders() {
  const folders = (folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []
  return folders('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(folders)
    .filter((folder) => /webkit(2)?gtk-/.test(folder))
}

const ENGINES = {
  firefox: { title: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  webkit: { title: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
}

/**
 * Finds an engine, installing it if that needs no password. Returns undefined, with a message, if it isn't available.
 */
export async function findOrInstall(name) {
  const { title, find, packages } = ENGINES[name]
  if (find()) return find()
  step(`Installing ${title}`)
  await installPackages(packages, new AbortController().signal)
  if (!find()) console.log(`${title} is missing. On Debian: sudo apt-get install -y ${packages.join(' ')}`)
  return find()
}
