import { expect, type Page } from '@playwright/test'

/** From now on every script waits: until they are let go, or for as long as is said. */
export async function holdScripts(page: Page, until?: () => Promise<void>) {
  let letGo!: () => void
  const held = new Promise<void>((done) => (letGo = done))
  let underWay = 0
  // Style sheets lie in the same folder.
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    underWay++
    await (until?.() ?? held)
    await route.continue().catch(() => undefined)
    const finished = async () => (await route.request().response())?.finished()
    await finished().catch(() => undefined)
    underWay--
  })
  const arrived = async () => {
    await expect.poll(() => underWay).toBe(0)
    // What was fetched is drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  }
  return { letGo, arrived }
}
