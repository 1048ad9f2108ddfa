import { expect, test, type Page } from '@playwright/test'
import { createSharedInvoice, signUp, waitForHydration } from '../../../e2e/helpers'

// WCAG 2.2 criteria that axe can't check.

const paths = ({ clientId, invoiceId }: { clientId: number; invoiceId: number }) => [
  ...['/', '/invoices', `/invoices/${invoiceId}`, '/invoices/create', '/clients', `/clients/${clientId}`],
  ...['/profile', '/settings?tab=invoices', '/settings?tab=integrations'],
]

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1').first(), path).toBeVisible()
  // Loading skeletons have the heading too.
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' }), path).toHaveCount(0)
  // A form that waits for its script is inert: Tab passes over it.
  await waitForHydration(page)
}

/** Returns the focused element, and how many of nine points on it are visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const shown = element.closest('label') ?? element
    // Of an element taller than the window, only the part inside counts.
    const { left: x, right, top, bottom } = shown.getBoundingClientRect()
    const [y, end] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)]
    const parts = [0.1, 0.5, 0.9]
    const points = parts.flatMap((across) =>
      parts.map((down) => [x + (right - x) * across, y + (end - y) * down]),
    )
    const seen = points.filter(([left, top]) => shown.contains(document.elementFromPoint(left!, top!)))
    return { seen: seen.length, is: element.outerHTML.slice(0, 120) }
  })

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
])
  test(`nothing covers the focused element, at ${viewport.width} px`, async ({ context, page }) => {
    await signUp(context)
    const made = await createSharedInvoice(context)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths(made)) {
      await open(page, path)
      let stops = 0
      for (; stops < 120; stops++) {
        await page.keyboard.press('Tab')
        const now = await focused(page)
        if (!now) break
        expect.soft(now.seen, `${path}: ${now.is}`).toBeGreaterThan(2)
      }
      expect(stops, `${path} has stops, and an end`).toBeGreaterThan(5)
      expect(stops, `${path} has stops, and an end`).toBeLessThan(120)
    }
  })

test('targets are at least 24 px, and nothing scrolls sideways at 320 px', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  await signUp(context)
  const made = await createSharedInvoice(context)
  const page = await context.newPage()
  for (const path of [...paths(made), '/calendar', '/settings']) {
    await open(page, path)
    const { small, overflow } = await page.evaluate(() => {
      const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
      const small = targets.filter((target) => {
        if (
          !target.checkVisibility({ visibilityProperty: true }) ||
          target.matches('.sr-only, [data-slot=skip-link], [aria-hidden=true]')
        )
          return false
        // A label belongs to its control, and a row's link covers the whole row.
        const whole = target.closest('label') ?? target.closest('tbody tr') ?? target
        const { width, height } = whole.getBoundingClientRect()
        return width < 24 || height < 24
      })
      return {
        small: small.map(({ outerHTML }) => outerHTML.slice(0, 120)),
        overflow: document.documentElement.scrollWidth - window.innerWidth,
      }
    })
    expect.soft(small, path).toEqual([])
    expect.soft(overflow, `${path} is too wide by`).toBeLessThanOrEqual(0)
  }
  await context.close()
})
