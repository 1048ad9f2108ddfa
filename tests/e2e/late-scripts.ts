import { expect, type Page } from '@playwright/test'

export type LateScripts = Awaited<ReturnType<typeof holdScripts>>

/** From now on every script that the page asks for waits until `release` is called, as on a slow line. */
export async function holdScripts(page: Page) {
  let release!: () => void
  const released = new Promise<void>((resolve) => (release = resolve))
  let pending = 0
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    pending++
    await released
    // The page that asked may be gone by now.
    await route
      .continue()
      .then(() => route.request().response())
      .then((response) => response?.finished())
      .catch(() => undefined)
    pending--
  })
  /** Waits until every script that was asked for has been received. */
  const arrived = () => expect.poll(() => pending).toBe(0)
  return { release, arrived }
}
