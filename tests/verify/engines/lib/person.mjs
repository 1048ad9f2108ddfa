// A person at a browser: looks, clicks and types with real keys, and waits as long as somebody would.
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { recordNotifications, findElement, getPosition } from './find-element.mjs'

const PATIENCE = 60_000

export class Person {
  /** @param engine what drives the browser: firefox.mjs or webkit.mjs */
  constructor(engine, origin) {
    this.engine = engine
    this.origin = origin
  }

  /**
   * Opens a page, and once more where the page before was just leading somewhere itself: its own way then won. Firefox may answer at
   * the end of an earlier load, so the page must have begun after it was asked for: another would be replaced under way.
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

  /** The element that the steps lead to, once it is there. */
  find(...steps) {
    const plain = steps.map((step) => ({ ...step, name: plainName(step.name), label: plainName(step.label) }))
    return this.until(JSON.stringify(plain), () => this.engine.look(findElement, plain))
  }

  /** Presses what the steps lead to, once it stays where it is: a driver presses where it stood. */
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

  /** Replaces what a field holds, key by key. */
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

  /** Waits until the page shows a text. */
  sees(pattern) {
    return this.until(`to see ${pattern}`, async () => pattern.test(await this.text()))
  }

  /** Waits until a notification has said it since the page was opened: one is there for five seconds, in which a busy machine may not come to look. */
  hears(pattern) {
    return this.until(`to hear ${pattern}`, async () =>
      (await this.engine.evaluate(() => window.said ?? [])).some((text) => pattern.test(text)),
    )
  }

  text() {
    return this.engine.evaluate(() => document.body.innerText)
  }

  /** Waits until the address fits. */
  isAt(pattern) {
    return this.until(`to be at ${pattern}`, async () =>
      pattern.test(await this.engine.evaluate(() => location.pathname)),
    )
  }

  value(...steps) {
    return this.find(...steps).then((field) => this.engine.evaluate((element) => element.value, field))
  }

  /** A picture of one element, cut out of the window's: WebKit's driver draws small ones black. */
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
        // A page that is just being left answers nothing.
        last = error
      }
    }
    throw new Error(`Waited in vain for ${what}`, { cause: last })
  }
}

const plainName = (name) => (name instanceof RegExp ? { source: name.source, flags: name.flags } : name)
