import { expect, test, type Page } from '@playwright/test'
import { findAxeViolations } from '../../../e2e/axe'
import { register, signIn, signUp } from '../../../e2e/helpers'

const PAGES = ['/landing', '/about', '/contact', '/security', '/terms', '/privacy', '/cookies']

/** Returns the page's links within this origin. */
const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .map(({ href }) => href)
        .filter((href) => href.startsWith(location.origin)),
    )

test.describe('spec 2: /landing', () => {
  test('every link of every public page works', async ({ page, request }) => {
    const links = new Set<string>()
    for (const path of PAGES) {
      const answer = await page.goto(path)
      expect(answer!.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const link of await linksOf(page)) links.add(link)
    }
    expect(links.size).toBeGreaterThan(PAGES.length)
    for (const link of links) {
      const { pathname, hash } = new URL(link)
      const answer = await request.get(pathname, { maxRedirects: 0 })
      expect(answer.status(), link).toBe(200)
      if (hash) expect(await answer.text(), link).toContain(`id="${hash.slice(1)}"`)
    }
    expect([...links].map((link) => new URL(link).pathname)).toEqual(expect.arrayContaining(PAGES))
  })

  test('has metadata, previews and security headers, without a session', async ({
    page,
    request,
    context,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const answer = await page.goto('/landing')
    const policy = answer!.headers()['content-security-policy']
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'/)
    expect(await context.cookies()).toEqual([])
    expect(complaints).toEqual([])

    const content = (selector: string) => page.locator(selector).getAttribute('content')
    const picture = await request.get(new URL((await content('meta[property="og:image"]'))!).pathname)
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/png')
    const bytes = await picture.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)

    const robots = await (await request.get('/robots.txt')).text()
    for (const path of ['/api/', '/invoice/', '/invoices', '/clients', '/settings'])
      expect(robots).toContain(`Disallow: ${path}`)
    const map = await (await request.get('/sitemap.xml')).text()
    const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
    expect(listed).toEqual(PAGES)
    for (const path of listed) {
      await page.goto(path)
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      expect(new URL(canonical!).pathname).toBe(path)
    }
  })

  test('fits every width, and its links work', async ({ page }) => {
    for (const path of ['/landing', '/cookies']) {
      await page.goto(path)
      for (const width of [360, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
    await page.goto('/landing')
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(/\/register$/)
    await page.goto('/landing')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).first().click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('can be navigated by keyboard, and printed', async ({ page }) => {
    await page.goto('/landing')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    // The sample invoices on it are pictures, so the whole page prints.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.invoice-document').first()).toBeHidden()
  })

  test('is the same for a signed-in user', async ({ page, context }) => {
    await signUp(context)
    await page.goto('/landing')
    await expect(page).toHaveURL(/\/landing$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  })

  test('loads the screenshots of the page’s theme only', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/landing', { waitUntil: 'networkidle' })
    const pictures = requested.filter((path) => path.startsWith('/screens/'))
    expect(pictures).toContainEqual(expect.stringMatching(/^\/screens\/create-dark-\d+\.webp$/))
    expect(pictures.filter((path) => path.includes('light'))).toEqual([])
  })

  test('the demo invoice is edited and downloaded without an account, and imported into one', async ({
    context,
    page,
  }) => {
    await page.goto('/landing')
    await page.getByRole('link', { name: 'try it without an account' }).click()
    const sheet = page.getByRole('form', { name: 'Your invoice' })
    await sheet.getByLabel('Your name or business').pressSequentially('Analytical Engines Ltd')
    await sheet.getByLabel('Your client').pressSequentially('Harper & Lowe')
    await sheet.getByLabel('Client address').pressSequentially('1 Quay Street')
    await sheet.getByLabel('Description, line 1').pressSequentially('Compiler, first version')
    await sheet.getByLabel('Quantity, line 1').fill('')
    await sheet.getByLabel('Quantity, line 1').pressSequentially('3')
    await sheet.getByLabel('Unit price, line 1').pressSequentially('138.66')
    await page.keyboard.press('Enter')
    await expect(sheet.getByLabel('Description, line 2')).toBeFocused()
    await sheet.getByRole('button', { name: 'Remove line 2' }).click()
    await sheet.getByLabel('Tax rate (%)').fill('19')
    await expect(sheet.getByText('£495.02')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])

    const download = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Download PDF' }).click()
    expect((await download).suggestedFilename()).toBe('Invoice-INV-0001.pdf')

    await signIn(context, await register(context))
    await page.goto('/onboarding')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Company Name')).toHaveValue('Analytical Engines Ltd')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Bank details' })).toBeVisible()
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.goto('/invoices/create')
    const dialog = page.getByRole('dialog', { name: 'Add New Client' })
    await expect(dialog.getByLabel(/^Name/)).toHaveValue('Harper & Lowe')
    await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('1 Quay Street')
    await dialog.getByRole('button', { name: 'Create client' }).click()
    await expect(page.getByLabel('Description, line 1')).toHaveValue('Compiler, first version')
    await expect(page.getByRole('article').getByText('£495.02').first()).toBeVisible()
  })
})
