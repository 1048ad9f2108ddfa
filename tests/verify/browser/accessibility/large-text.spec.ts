import { expect, test, type Page } from '@playwright/test'
import { createSharedInvoice, signUp } from '../../../e2e/helpers'

// Settings of users with low vision: text zoom to 200 %, and page zoom to 400 %.

const paths = ({ clientId, invoiceId }: { clientId: number; invoiceId: number }) => [
  ...['/', '/invoices', `/invoices/${invoiceId}`, '/invoices/create', '/clients', `/clients/${clientId}`],
  ...['/calendar', '/profile', '/settings', '/settings?tab=invoices', '/settings?tab=integrations'],
]

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1').first(), path).toBeVisible()
}

test('every page stays usable with text at 200 % and 1280 px', async ({ context, page }) => {
  await signUp(context)
  const made = await createSharedInvoice(context)
  await page.setViewportSize({ width: 1280, height: 1024 })
  for (const path of [...paths(made), `/invoice/${made.publicToken}`]) {
    await open(page, path)
    await expect(page.locator('[data-slot=skeleton]'), path).toHaveCount(0)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const { overflow, narrow } = await page.evaluate(() => {
      const blocks = [
        ...document.querySelectorAll<HTMLElement>(
          'article, main form, main section:not(article section), main [data-slot=card]',
        ),
      ]
      return {
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        narrow: blocks
          .filter((block) => block.checkVisibility() && block.getBoundingClientRect().width < 300)
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      }
    })
    expect.soft(overflow, `${path} is too wide by`).toBeLessThanOrEqual(0)
    expect.soft(narrow, path).toEqual([])
  }
})

test('at 400 % zoom the bars leave most of the window to the content', async ({ context, page }) => {
  await signUp(context)
  const made = await createSharedInvoice(context)
  // 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of [...paths(made), `/invoice/${made.publicToken}`]) {
    await open(page, path)
    await page.evaluate(() => window.scrollTo(0, 600))
    const covered = await page.evaluate(() => {
      const isBar = (element: Element | null) => {
        for (let one = element; one; one = one.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(one).position))
            return one.getBoundingClientRect().width > 160
        return false
      }
      const rows = Array.from({ length: window.innerHeight }, (_, y) => document.elementFromPoint(160, y))
      return rows.filter(isBar).length
    })
    expect.soft(covered, `rows of 256 under bars at ${path}`).toBeLessThanOrEqual(64)
  }
})
