// A browser on a slow phone and line, which notes what a person would feel: how long each act takes to show, and what moves by itself.
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../../scripts/lib/chromium.mjs'

/** How much slower the processor is made. */
export const SLOWER = 4
/** Chromium's own "Slow 4G": milliseconds, and bytes a second. */
const SLOW_LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}

export const openBrowser = async () => chromium.launch({ executablePath: await findOrInstallChromium() })

/** A page that is signed in where a `cookie` is given, and slow as said: `{ page, end() }`. */
export async function openPage(
  browser,
  origin,
  { cookie, slower = 1, slowLine = false, width = 412, height = 823 },
) {
  const context = await browser.newContext({ viewport: { width, height }, baseURL: origin })
  if (cookie)
    await context.addCookies(
      cookie.split('; ').map((one) => {
        const at = one.indexOf('=')
        return { name: one.slice(0, at), value: one.slice(at + 1), url: origin }
      }),
    )
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  if (slower > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  if (slowLine) await devTools.send('Network.emulateNetworkConditions', SLOW_LINE)
  await page.addInitScript(note)
  return { page, end: () => context.close() }
}

/** In the page: the slowest act so far, from the press to what shows of it, and how far things moved that nobody touched. */
function note() {
  const felt = { slowest: 0, shift: 0 }
  globalThis.felt = felt
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) felt.slowest = Math.max(felt.slowest, duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) felt.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** `{ slowest, shift }` of a page: milliseconds, and the share of the window that moved (Cumulative Layout Shift, not cut into windows). */
export async function feltOf(page) {
  // Entries come after the frame they are about.
  await page.waitForTimeout(300)
  return page.evaluate(() => globalThis.felt)
}

/**
 * What the main thread works for each key until its letter is painted, in milliseconds: what the page does when it hears of the key, and the
 * frame that shows it. Not the wait for that frame, and nothing that is done later.
 */
export async function workOfKeys(page, text) {
  await page.evaluate(() => {
    const work = []
    const next = (then) => void scheduler.postTask(then, { priority: 'user-blocking' })
    globalThis.workOfKeys = work
    const begin = () => {
      const begun = performance.now()
      let heard = 0
      addEventListener('input', () => next(() => (heard = performance.now() - begun)), { once: true })
      requestAnimationFrame(() => {
        const frame = performance.now()
        next(() => work.push(heard + performance.now() - frame))
      })
    }
    addEventListener('keydown', begin, { capture: true })
  })
  await page.keyboard.type(text, { delay: 100 })
  return page.evaluate(() => globalThis.workOfKeys)
}

/** Milliseconds from the press on a link to the first frame that has the next screen's heading, as the page's own clock has it. */
export async function untilPainted(page, link, heading) {
  await page.evaluate((wanted) => {
    const isThere = () => document.querySelector('main h1')?.textContent === wanted
    globalThis.painted = new Promise((resolve) => {
      const begin = ({ timeStamp }) => {
        const look = () =>
          requestAnimationFrame(() => (isThere() ? resolve(performance.now() - timeStamp) : look()))
        look()
      }
      addEventListener('click', begin, { once: true, capture: true })
    })
  }, heading)
  await link.click()
  return page.evaluate(() => globalThis.painted)
}
