import { expect, test, type Browser, type BrowserContext } from '@playwright/test'
import { createSharedInvoice, register, signIn, signUp } from '../../../e2e/helpers'

const SERIF = 'Source Serif 4'

/** Opens a path in a new browser without cache, and returns the fonts that draw the document's amount. */
async function getFonts(browser: Browser, user: BrowserContext | null, path: string): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: await user?.storageState(),
  })
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('.invoice-figure').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  const devTools = await context.newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '.invoice-figure',
  })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  // Preloaded where the document is in the first view.
  const preloaded = page.locator('link[rel=preload][as=font][href*=SourceSerif]')
  if (path !== '/landing') expect(await preloaded.count(), path).toBeGreaterThanOrEqual(2)
  await context.close()
  return fonts.map(({ familyName }) => familyName)
}

test('the first visit of a page already shows the classic sheet in its own font', async ({
  browser,
  context: user,
}) => {
  await signUp(user)
  const { invoiceId, publicToken } = await createSharedInvoice(user)
  for (const path of ['/landing', `/invoice/${publicToken}`])
    expect(await getFonts(browser, null, path), path).toEqual([SERIF])
  for (const path of [`/invoices/${invoiceId}`, '/invoices/create'])
    expect(await getFonts(browser, user, path), path).toEqual([SERIF])
})

test('the onboarding already shows the classic sheet in its own font', async ({ browser, context: user }) => {
  await signIn(user, await register(user))
  expect(await getFonts(browser, user, '/onboarding')).toEqual([SERIF])
})
