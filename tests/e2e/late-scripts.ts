import { expect, type Page } from '@playwright/test'

export type LateScripts = Awaited<ReturnType<typeof holdScripts>>

/** Holds back all scripts from now on until `release` is called, like a slow connection. */
export async function holdScripts(page: Page) {
  let release!: () => void
  const released = new Promise<void>((resolve) => (release = resolve))
  let pending = 0
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    pending++
    await released
    // The requesting page may have closed.
    await route
      .continue()
      .then(() => route.request().response())
      .then((response) => response?.finished())
      .catch(() => undefined)
    pending--
  })
  /** Waits until every requested script has arrived. */
  const arrived = () => expect.poll(() => pending).toBe(0)
  return { release, arrived }
}
