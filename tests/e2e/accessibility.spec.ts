import { expect, test } from '@playwright/test'
import { findAxeViolations } from './axe'
import { createSharedInvoice, signUp } from './helpers'

// `npm run verify -- accessibility` checks all screens, dialogs, themes and widths.
test('ten screens have no accessibility violations', async ({ browser, context }) => {
  await signUp(context)
  const { invoiceId, publicToken } = await createSharedInvoice(context)
  const own = await browser.newContext({
    reducedMotion: 'reduce',
    storageState: await context.storageState(),
  })
  const page = await own.newPage()
  for (const path of [
    '/landing',
    '/',
    '/invoices',
    '/invoices/create',
    `/invoices/${invoiceId}`,
    '/clients',
    '/calendar',
    '/settings?tab=company',
    `/invoice/${publicToken}`,
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('main [role=status] svg, [data-slot=skeleton]')).toHaveCount(0)
      expect.soft(await findAxeViolations(page), path).toEqual([])
    })
  await own.clearCookies()
  await page.goto('/login')
  expect.soft(await findAxeViolations(page), '/login').toEqual([])
  await own.close()
})
