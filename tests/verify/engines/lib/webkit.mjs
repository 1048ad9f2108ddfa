// Drives WebKit over WebDriver: WebKitGTK's MiniBrowser under a virtual display.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
import { freePort } from '../../../../scripts/lib/ports.mjs'
import { testingLibrary } from './testing-library.mjs'

/** @param paths of the three programs: `{ driver, browser, display }` */
export async function startWebKit(paths) {
  const display = spawn(
    paths.display,
    ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const [number] = await once(display.stdout, 'data')
  const port = await freePort()
  const server = spawn(paths.driver, [`--port=${port}`], {
    // The pages are ours, and containers can't nest the sandbox.
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  })
  const stop = () => [server, display].forEach((child) => child.kill())
  const driver = await connect(port, paths.browser).catch((error) => {
    stop()
    throw error
  })
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 })
  const evaluate = (run, ...args) => driver.executeScript(`return (${run}).apply(null, arguments)`, ...args)
  return {
    goto: (address) => driver.get(address),
    evaluate,
    async look(lookFor, steps) {
      if (!(await evaluate(() => 'TestingLibraryDom' in window))) await driver.executeScript(testingLibrary)
      return evaluate(lookFor, steps)
    },
    click: (element) => element.click(),
    keys: (element, text) => element.sendKeys(text),
    press: (key) =>
      driver
        .actions()
        .sendKeys(Key[key.toUpperCase()] ?? key)
        .perform(),
    // WebKit's driver can't run code before a page's own scripts.
    refused: async () => [],
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit().catch(() => undefined)
      stop()
    },
  }
}

async function connect(port, binary) {
  const options = { binary, args: ['--automation', '--geometry=1440x900'] }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
  for (let tries = 0; ; tries++) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build()
    } catch (error) {
      // The driver takes a moment to start listening.
      if (tries === 20 || !/ECONNREFUSED/.test(String(error))) throw error
      await sleep(250)
    }
  }
}
