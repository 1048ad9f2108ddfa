// `npm run screens [NAME …]`: takes screenshots of every screen (or the named ones) with the demo business, at three
// widths in both themes, into the Git-ignored folder `screens`. Without a name, or with `published`, also takes those of
// the landing page and the README. Builds, starts and stops everything it needs.
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { testMailboxKey } from './lib/app-environment.mjs'
import { findOrInstallChromium } from './lib/chromium.mjs'
import { setUp } from './lib/set-up.mjs'
import { main, step } from './lib/log.mjs'
import { inRoot } from './lib/paths.mjs'
import { freePort } from './lib/ports.mjs'
import { PUBLISHED } from './lib/published-screenshots.mjs'
import { createScreenshotUsers } from './lib/screenshot-users.mjs'
import { SCREENSHOTS } from './lib/screenshots.mjs'
import { startApp, stopSignal } from './lib/app.mjs'

const widths = { 390: 844, 768: 1024, 1440: 900 }
const themes = ['light', 'dark']
const folder = inRoot('screens')
const signal = stopSignal()

await main(async () => {
  await setUp({ signal })
  const { ensureBuilt } = await import('./lib/build.mjs')
  const { runScenarios, seed } = await import('./lib/database.mjs')
  const { startScratch } = await import('./lib/scratch-postgres.mjs')
  const executablePath = await findOrInstallChromium(signal)
  await ensureBuilt({ signal })
  const scratch = await startScratch()
  try {
    const port = await freePort()
    Object.assign(process.env, {
      NODE_ENV: 'production',
      DATABASE_URL: await scratch.createDatabase('screens'),
      NEXTAUTH_SECRET: 'a-secret-for-pictures-that-is-long-enough',
      NEXTAUTH_URL: `http://localhost:${port}`,
      MAILBOX_KEY: testMailboxKey,
      PORT: String(port),
    })
    await seed(process.env.DATABASE_URL)
    const [jpy] = await runScenarios(process.env.DATABASE_URL, ['jpy'])
    const app = await startApp({ env: process.env, signal, stdio: 'ignore' })
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
    try {
      const origin = `http://localhost:${port}`
      const states = await createScreenshotUsers(browser, origin, jpy)
      const wanted = process.argv.slice(2)
      await takeAll(browser, origin, states, wanted)
      if (wanted.length === 0 || wanted.includes('published')) await publish(browser, origin, states)
    } finally {
      await browser.close()
      await app.stop()
    }
  } finally {
    await scratch.stop()
  }
})

async function takeAll(browser, origin, states, wanted) {
  mkdirSync(folder, { recursive: true })
  const chosen = SCREENSHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  if (chosen.length === 0) return
  for (const [width, height] of Object.entries(widths))
    for (const theme of themes) {
      step(`${width} px, ${theme}`)
      const options = { viewport: { width: Number(width), height }, colorScheme: theme, baseURL: origin }
      const contexts = await openContexts(browser, states, options)
      for (const screen of chosen) {
        const page = await open(contexts, screen)
        if (!screen.act) await showWhole(page)
        await save(page, [[null, `${folder}/${screen.name}-${width}-${theme}.webp`]])
      }
      await close(contexts)
    }
}

async function publish(browser, origin, states) {
  step('Screenshots of the landing page and the README')
  for (const { screen, theme, viewport, scale, files } of PUBLISHED) {
    const options = { viewport, colorScheme: theme, baseURL: origin, deviceScaleFactor: scale }
    const contexts = await openContexts(browser, states, options)
    const page = await open(contexts, screen)
    await save(
      page,
      files.map(([width, file]) => [width, inRoot(file)]),
    )
    await close(contexts)
  }
}

async function openContexts(browser, states, options) {
  const contexts = {}
  for (const [who, storageState] of Object.entries(states))
    contexts[who] = await browser.newContext({ ...options, storageState })
  return contexts
}

async function close(contexts) {
  for (const context of Object.values(contexts)) await context.close()
}

/** Opens a screen and performs its actions. */
async function open(contexts, screen) {
  // Pages of a visitor are looked up as the demo's owner.
  const { request } = contexts[screen.who ?? 'owner']
  const page = await contexts[screen.who ?? 'visitor'].newPage()
  await page.goto(await screen.path(request), { waitUntil: 'networkidle' })
  await page.locator('[data-hydrating]').first().waitFor({ state: 'detached' })
  await screen.act?.(page)
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Saves a screenshot in each width (null: as it is), and closes the page. */
async function save(page, files) {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  for (const [width, file] of files) await sharp(picture).resize({ width }).webp({ quality: 70 }).toFile(file)
  await page.close()
}

/** Resizes the viewport to the page's height, so that sticky elements are in place. */
async function showWhole(page) {
  const { width, height } = page.viewportSize()
  const needed = await page.evaluate(() => document.documentElement.scrollHeight)
  if (needed > height) await page.setViewportSize({ width, height: needed })
}
