import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { startSlowProxy } from '../lib/slow-proxy'
import { createSharedInvoice, register, signIn, signUp } from '../../../e2e/helpers'

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/**
 * A slow connection: 150 ms round trip, 1.6 Mbit/s. Fonts, styles, skeletons and scripts arrive one after the other.
 */
const SLOW = { latency: 75, down: 200_000 }

/** The document's serif arrives after its fallback of the same size; its figures may then move by a pixel or two. */
const FONT_SHIFT = 0.002

interface Shift {
  value: number
  /** Elements that moved. */
  nodes: string[]
  /** True if all of them are in a document. */
  isInDocument: boolean
}
type Observed = Window & { shifts: Shift[] }

/** Records every layout shift without user input, from the first byte on. */
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
        const isInDocument = sources.every(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return Boolean(element?.closest('.invoice-document'))
        })
        if (!hadRecentInput) shifts.push({ value, nodes, isInDocument })
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

/**
 * Opens a path in a new browser without cache, over the slow connection, and returns its layout shifts, except tiny
 * ones in a document.
 */
async function shiftsOn({ browser, baseURL, user, viewport }: Visit, path: string): Promise<Shift[]> {
  const context = await browser.newContext({ viewport, storageState: await user.storageState() })
  const page = await context.newPage()
  await observe(page)
  const line = await startSlowProxy(baseURL, SLOW)
  await page.goto(line.origin + path, { waitUntil: 'load' })
  await expect(page.locator('h1').first(), path).toBeVisible()
  await expect(page.locator('[data-slot=skeleton]'), path).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const shifts = await page.evaluate(() => (window as unknown as Observed).shifts)
  await context.close()
  await line.close()
  return shifts.filter(({ value, isInDocument }) => !isInDocument || value > FONT_SHIFT)
}

/** Opens each path, two at a time, because each mostly waits for the network, and expects no layout shifts. */
async function expectStill(visit: Visit, paths: string[]): Promise<void> {
  const waiting = [...paths]
  const openAll = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift())
      expect.soft(await shiftsOn(visit, path), path).toEqual([])
  }
  await Promise.all([openAll(), openAll()])
}

/** Paths by kind of user; each is its own test, so that they run in parallel. */
const STAGES: Record<string, (user: BrowserContext) => Promise<string[]>> = {
  'a visitor': async () => ['/landing', '/about', '/cookies', '/nowhere', `/invoice/${'A'.repeat(43)}`],
  'somebody who signs in': async () => [
    ...['/login', '/register', '/forgot-password', '/reset-password', '/reset-password?token=none'],
    '/verify-email',
  ],
  'a newcomer': async (user) => {
    await signIn(user, await register(user))
    return ['/onboarding', '/onboarding?step=2', '/onboarding?step=3']
  },
  'a beginner': async (user) => {
    await signUp(user)
    return ['/', '/invoices', '/clients']
  },
  'an owner of invoices': async (user) => {
    await signUp(user)
    const { invoiceId, publicToken } = await createSharedInvoice(user)
    return [
      ...['/', '/invoices', '/invoices?q=nothing', `/invoices/${invoiceId}`, '/invoices/create'],
      ...[`/invoices/edit/${invoiceId}`, '/invoices/2000000000', `/invoice/${publicToken}`],
    ]
  },
  'an owner of clients': async (user) => {
    await signUp(user)
    const { clientId } = await createSharedInvoice(user)
    return [
      ...['/clients', '/clients?edit=new', `/clients/${clientId}`, '/clients/2000000000'],
      ...['/calendar', '/profile'],
    ]
  },
  'an owner of settings': async (user) => {
    await signUp(user)
    return [
      ...['/settings', '/settings?tab=company', '/settings?tab=bank', '/settings?tab=invoices'],
      '/settings?tab=integrations',
    ]
  },
}

for (const viewport of VIEWPORTS)
  for (const [who, stage] of Object.entries(STAGES))
    test(`nothing moves while a page loads, at ${viewport.width} px, for ${who}`, async ({
      browser,
      baseURL,
      context: user,
    }) => {
      const paths = await stage(user)
      await expectStill({ browser, baseURL: baseURL!, user, viewport }, paths)
    })

/** From now on, truncates the page at `path` before `text`, as a first paint may. */
async function cutBefore(page: Page, path: string, text: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const at = html.indexOf(text)
    expect(at, text).toBeGreaterThan(0)
    await route.fulfill({ response, body: html.slice(0, at) })
  })
}

test('the onboarding has its full width before its preview has loaded', async ({ browser }) => {
  const context = await browser.newContext({ viewport: VIEWPORTS[1], javaScriptEnabled: false })
  await signIn(context, await register(context))
  const page = await context.newPage()
  const widthOf = async () => (await page.locator('main').boundingBox())!.width
  await page.goto('/onboarding')
  const width = await widthOf()
  await cutBefore(page, '/onboarding', '<h1')
  await page.goto('/onboarding')
  await expect(page.locator('h1')).toHaveCount(0)
  expect(await widthOf()).toBe(width)
  await context.close()
})

test('the loading state of a shared invoice is in place before its content has loaded', async ({
  browser,
  context: user,
}) => {
  await signUp(user)
  const { publicToken } = await createSharedInvoice(user)
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const placeOf = async () => (await page.getByRole('status').locator('svg').boundingBox())!.y
  const path = `/invoice/${publicToken}`
  await page.goto(path)
  await expect(page.getByRole('status')).toHaveText('Loading invoice...')
  const place = await placeOf()
  await cutBefore(page, path, 'Loading invoice...')
  await page.goto(path)
  await expect(page.getByRole('status')).toHaveText('')
  expect(await placeOf()).toBe(place)
  await context.close()
})
