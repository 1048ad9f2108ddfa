// Chromium, and Firefox by WebDriver BiDi.
import puppeteer from 'puppeteer-core'
import { testingLibrary } from './testing-library.mjs'

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param browser `chrome` or `firefox` */
export async function startPuppeteer(browser, executablePath) {
  const instance = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    args: browser === 'chrome' ? CHROMIUM_ARGS : [],
    defaultViewport: { width: 1440, height: 900 },
  })
  const page = await instance.newPage()
  await page.evaluateOnNewDocument(() => {
    window.refusedByPolicy = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.refusedByPolicy.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  return {
    goto: (address) => page.goto(address, { waitUntil: 'load' }),
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    async look(lookFor, steps) {
      if (!(await page.evaluate(() => 'TestingLibraryDom' in window))) await page.evaluate(testingLibrary)
      return (await page.evaluateHandle(lookFor, steps)).asElement()
    },
    click: (element) => element.click(),
    keys: (element, text) => element.type(text, { delay: 15 }),
    press: (key) => page.keyboard.press(key),
    refused: () => page.evaluate(() => window.refusedByPolicy),
    screenshot: () => page.screenshot(),
    close: () => instance.close(),
  }
}
