import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Browser } from '@playwright/test'
import { createSharedInvoice, signUp } from './support'

const LOOKS = [
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { name: 'phone, light', viewport: { width: 360, height: 780 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
] as const

/** Opens each path and expects no violation of WCAG, nothing wider than the window, and nothing in the console. */
async function inspect(browser: Browser, look: (typeof LOOKS)[number], paths: string[], state?: State) {
  const context = await browser.newContext({ ...look, storageState: state, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  for (const path of paths) {
    await page.goto(path)
    // An open dialog hides what lies beneath it from roles.
    await expect(page.locator('h1').first(), path).toBeVisible()
    if (path.includes('edit=')) await expect(page.getByRole('dialog'), path).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      `${path} on ${look.name}`,
    ).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${path} on ${look.name} is too wide by`).toBeLessThanOrEqual(0)
  }
  expect(complaints, look.name).toEqual([])
  await context.close()
}
type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

for (const look of LOOKS) {
  test(`every screen is accessible and fits: ${look.name}`, async ({ browser, context }) => {
    await signUp(context)
    const { clientId, invoiceId, publicToken } = await createSharedInvoice(context)
    await inspect(browser, look, ['/login', '/register', '/forgot-password', `/invoice/${publicToken}`])
    await inspect(
      browser,
      look,
      [
        ...['/', '/invoices', '/invoices?q=nothing', `/invoices/${invoiceId}`, `/invoices/edit/${invoiceId}`],
        ...['/invoices/create', '/clients', '/clients?edit=new', `/clients/${clientId}`],
        ...['/settings', '/settings?tab=company', '/settings?tab=bank', '/settings?tab=integrations'],
        ...['/calendar', '/profile'],
      ],
      await context.storageState(),
    )
  })
}
