import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { slowLine } from './slow-line'
import { createSharedInvoice, finishOnboarding, register, signIn } from './support'

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** A slow line: 150 ms away, 1.6 Mbit/s. Fonts, styles, skeletons and scripts come one after the other. */
const SLOW = { latency: 75, down: 200_000 }

/**
 * So many pages load at a time, each over a slow line and in a browser of its own, since a browser has six connections to share: it is the
 * line they wait for, not the machine.
 */
const AT_A_TIME = 4

interface Shift {
  value: number
  /** What moved. */
  nodes: string[]
}
type Observed = Window & { shifts: Shift[] }

/** Notes every layout shift that no input of the user explains, from the first byte on. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const shifts: Shift[] = ((window as unknown as Observed).shifts = [])
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'removed'),
        )
        if (!hadRecentInput) shifts.push({ value, nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

interface Visit {
  browser: Browser
  baseURL: string
  user: BrowserContext
  viewport: { width: number; height: number }
}

/** Opens each path with nothing in the cache, on a slow line, and answers what moved where. */
async function shiftsOn(
  { browser, baseURL, user, viewport }: Visit,
  paths: string[],
): Promise<Record<string, Shift[]>> {
  const found: Record<string, Shift[]> = {}
  const waiting = [...paths]
  const storageState = await user.storageState()
  const open = async (path: string) => {
    const context = await browser.newContext({ viewport, storageState })
    const page = await context.newPage()
    await observe(page)
    const line = await slowLine(baseURL, SLOW)
    await page.goto(line.origin + path, { waitUntil: 'networkidle' })
    await expect(page.locator('h1').first(), path).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const shifts = await page.evaluate(() => (window as unknown as Observed).shifts)
    if (shifts.length > 0) found[path] = shifts
    await context.close()
    await line.close()
  }
  const openAll = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await open(path)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, openAll))
  return found
}

for (const viewport of VIEWPORTS) {
  test(`nothing moves while a page loads, at ${viewport.width} px`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    const user = await browser.newContext()
    const moved = (paths: string[]) => shiftsOn({ browser, baseURL: baseURL!, user, viewport }, paths)
    const visitor = [
      ...['/landing', '/about', '/cookies', '/login', '/register'],
      ...['/forgot-password', '/reset-password', '/reset-password?token=none', '/verify-email', '/nowhere'],
      `/invoice/${'A'.repeat(43)}`,
    ]
    expect(await moved(visitor)).toEqual({})
    await signIn(user, await register(user))
    const steps = ['/onboarding', '/onboarding?step=2', '/onboarding?step=3']
    expect(await moved(steps)).toEqual({})
    await finishOnboarding(user)
    expect(await moved(['/', '/invoices', '/clients'])).toEqual({})
    const { clientId, invoiceId, publicToken } = await createSharedInvoice(user)
    const paths = [
      ...['/', '/invoices', '/invoices?q=nothing', `/invoices/${invoiceId}`, '/invoices/create'],
      ...[`/invoices/edit/${invoiceId}`, '/invoices/2000000000', '/clients', '/clients?edit=new'],
      ...[`/clients/${clientId}`, '/clients/2000000000', '/calendar', '/profile', '/settings'],
      ...[
        '/settings?tab=company',
        '/settings?tab=bank',
        '/settings?tab=invoices',
        '/settings?tab=integrations',
      ],
      `/invoice/${publicToken}`,
    ]
    expect(await moved(paths)).toEqual({})
    await user.close()
  })
}

test('the onboarding is as wide as it gets before its preview has arrived', async ({ browser }) => {
  const context = await browser.newContext({ viewport: VIEWPORTS[1], javaScriptEnabled: false })
  await signIn(context, await register(context))
  const page = await context.newPage()
  const widthOf = async () => (await page.locator('main').boundingBox())!.width
  await page.goto('/onboarding')
  const width = await widthOf()
  await page.route('**/onboarding', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const at = html.indexOf('<h1')
    expect(at).toBeGreaterThan(0)
    await route.fulfill({ response, body: html.slice(0, at) })
  })
  await page.goto('/onboarding')
  await expect(page.locator('h1')).toHaveCount(0)
  expect(await widthOf()).toBe(width)
  await context.close()
})

test('the observer sees what moves', async ({ page }) => {
  await observe(page)
  await page.goto('/login')
  await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 600))
    const block = document.createElement('div')
    block.style.height = '200px'
    document.body.prepend(block)
  })
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Observed).shifts.length))
    .toBeGreaterThan(0)
})
