// Simulates a user: looks, clicks, types with real keys, and waits as long as a user would.
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { recordNotifications, findElement, getPosition } from './find-element.mjs'

const PATIENCE = 60_000

export class Person {
  /** @param engine the browser's driver: firefox.mjs or webkit.mjs */
  constructor(engine, origin) {
    this.engine = engine
    this.origin = origin
  }

  /**
   * Opens a page; retries if the previous page was just navigating, which takes precedence. Firefox may answer at the end of an
   * earlier load, so the page must have begun to load after it was asked for.
   */
  async goto(path) {
    const { href, pathname } = new URL(path, this.origin)
    await this.until(`to be at ${path}`, async () => {
      const asked = await this.engine.evaluate(() => performance.timeOrigin + performance.now())
      await this.engine.goto(href)
      const found = await this.engine.evaluate(() => [location.pathname, performance.timeOrigin])
      return found[0] === pathname && found[1] >= asked
    })
    await this.engine.evaluate(recordNotifications)
  }

  /** Waits for the element of the steps. */
  find(...steps) {
    const plain = steps.map((step) => ({ ...step, name: plainName(step.name), label: plainName(step.label) }))
    return this.until(JSON.stringify(plain), () => this.engine.look(findElement, plain))
  }

  /** Clicks an element once it has stopped moving, because a driver clicks a fixed position. */
  async click(...steps) {
    let before = null
    await this.until(`to click ${JSON.stringify(steps)}`, async () => {
      const element = await this.find(...steps)
      const place = await this.engine.evaluate(getPosition, element)
      if (place === null || place !== before) {
        before = place
        return false
      }
      await this.engine.click(element)
      return true
    })
  }

  /** Replaces a field's value, key by key. */
  async type(text, ...steps) {
    const field = await this.find(...steps)
    await this.engine.evaluate((element) => (element.focus(), element.select?.()), field)
    await this.engine.keys(field, text)
    const value = await this.engine.evaluate((element) => element.value, field)
    if (value !== text)
      throw new Error(`Typed ${JSON.stringify(text)}, and the field holds ${JSON.stringify(value)}`)
  }

  press(key) {
    return this.engine.press(key)
  }

  sees(pattern) {
    return this.until(`to see ${pattern}`, async () => pattern.test(await this.text()))
  }

  /**
   * Waits for a toast with this text shown since the page was opened, as recorded in the page: a toast is visible for
   * five seconds, which a busy machine may miss.
   */
  hears(pattern) {
    return this.until(`to hear ${pattern}`, async () =>
      (await this.engine.evaluate(() => window.said ?? [])).some((text) => pattern.test(text)),
    )
  }

  text() {
    return this.engine.evaluate(() => document.body.innerText)
  }

  isAt(pattern) {
    return this.until(`to be at ${pattern}`, async () =>
      pattern.test(await this.engine.evaluate(() => location.pathname)),
    )
  }

  value(...steps) {
    return this.find(...steps).then((field) => this.engine.evaluate((element) => element.value, field))
  }

  /** Takes a screenshot of an element, cropped from the window's: WebKit's driver renders small ones black. */
  async picture(...steps) {
    const element = await this.find(...steps)
    const box = await this.engine.evaluate((one) => {
      one.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = one.getBoundingClientRect()
      return { left, top, width, height: Math.min(height, innerHeight - top) }
    }, element)
    const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((key) => Math.round(box[key]))
    return sharp(await this.engine.screenshot())
      .extract({ left, top, width, height })
      .png()
      .toBuffer()
  }

  async until(what, look) {
    let last
    for (const start = Date.now(); Date.now() - start < PATIENCE; await sleep(100)) {
      try {
        const found = await look()
        if (found) return found
      } catch (error) {
        // A page that is being left doesn't respond.
        last = error
      }
    }
    throw new Error(`Waited in vain for ${what}`, { cause: last })
  }
}

const plainName = (name) => (name instanceof RegExp ? { source: name.source, flags: name.flags } : name)
