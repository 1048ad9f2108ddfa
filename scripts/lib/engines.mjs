// Where the browsers of the journey through every engine are: Chromium, Firefox, and WebKit with its driver.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { installPackages } from './debian.mjs'
import { step } from './log.mjs'

const firstOf = (...files) => files.find((file) => file && existsSync(file))

function findFirefox() {
  return firstOf(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )
}

/** WebKitGTK's own small browser, its WebDriver, and a display that nobody sees. */
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

const ENGINES = [
  { name: 'firefox', title: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'webkit', title: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
]

/**
 * What the tests of every engine are told: `{ chromium, firefox, webkit }`. Those that are missing are installed where that
 * needs no password; one that can't be had is undefined, and said.
 */
export async function findOrInstallEngines(chromium, signal) {
  const missing = ENGINES.filter(({ find }) => !find())
  if (missing.length) {
    step(`Installing ${missing.map(({ title }) => title).join(' and ')}`)
    await installPackages(
      missing.flatMap(({ packages }) => packages),
      signal,
    )
  }
  for (const { title, find, packages } of missing)
    if (!find())
      console.log(
        `${title} can't be had here, so its journey is left out. On Debian: sudo apt-get install -y ${packages.join(' ')}`,
      )
  return { chromium, ...Object.fromEntries(ENGINES.map(({ name, find }) => [name, find()])) }
}
