// Drives Firefox over WebDriver BiDi, which it supports without a driver.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import BiDi from 'selenium-webdriver/bidi/index.js'
import { testingLibrary } from './testing-library.mjs'

const KEYS = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' }

/** @param file path of the program */
export async function startFirefox(file) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const browser = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(browser, 'exit')
  const connection = new BiDi(`${await addressOf(browser)}/session`)
  const send = async (method, params) => {
    const answer = await connection.send({ method, params })
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }
  await send('session.new', { capabilities: {} })
  const { contexts } = await send('browsingContext.getTree', {})
  const { context } = contexts[0]
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })
  await send('script.addPreloadScript', { functionDeclaration: String(noteRefusals) })

  /** Runs a function in the page; element arguments are those `look` returned. */
  const call = async (functionDeclaration, args) => {
    const { type, result, exceptionDetails } = await send('script.callFunction', {
      target: { context },
      functionDeclaration,
      arguments: args.map((arg) =>
        arg?.sharedId ? { sharedId: arg.sharedId } : { type: 'string', value: JSON.stringify(arg) },
      ),
      awaitPromise: true,
    })
    if (type === 'exception') throw new Error(exceptionDetails.text)
    return result
  }
  const read = "(args) => args.map((arg) => (typeof arg === 'string' ? JSON.parse(arg) : arg))"
  const evaluate = async (run, ...args) => {
    const { value } = await call(`(...args) => JSON.stringify((${run})(...(${read})(args)))`, args)
    return value === undefined ? undefined : JSON.parse(value)
  }
  const press = (...actions) => send('input.performActions', { context, actions })
  const keys = (text) =>
    press({
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })

  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate,
    async look(lookFor, steps) {
      if (!(await evaluate(() => 'TestingLibraryDom' in window)))
        await call(`() => { ${testingLibrary} }`, [])
      const found = await call(`(steps) => (${lookFor})(JSON.parse(steps))`, [steps])
      return found.type === 'node' ? found : null
    },
    click: ({ sharedId }) =>
      press({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    keys: (_field, text) => keys(text),
    press: (key) => keys([KEYS[key] ?? key]),
    refused: () => evaluate(() => window.refusedByPolicy),
    async screenshot() {
      const { data } = await send('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      await connection.close().catch(() => undefined)
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Returns the address the browser listens on. */
async function addressOf(browser) {
  for await (const line of createInterface({ input: browser.stderr })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address) {
      browser.stderr.resume()
      return address
    }
  }
  throw new Error('Firefox ended before it listened')
}

/** Runs before the page's scripts: records content security policy violations. */
function noteRefusals() {
  window.refusedByPolicy = []
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.refusedByPolicy.push(`${violatedDirective} ${blockedURI}`),
  )
}
